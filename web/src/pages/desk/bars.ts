// Where the bars of a chart stand: one for each number, the highest as high as the chart.
export interface Bar {
  x: number;
  y: number;
  width: number;
  height: number;
}

export function bars(numbers: readonly number[], width: number, height: number, gap = 2): Bar[] {
  const most = Math.max(1, ...numbers);
  const step = width / Math.max(1, numbers.length);
  return numbers.map((number, place) => {
    const tall = (number / most) * height;
    return { x: place * step + gap / 2, y: height - tall, width: Math.max(1, step - gap), height: tall };
  });
}
