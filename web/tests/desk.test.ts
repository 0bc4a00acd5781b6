import { describe, expect, it } from "vitest";
import { bars } from "../src/pages/desk/bars";

describe("the charts of the desk", () => {
  it("make the highest number as high as the chart, and nothing of nothing", () => {
    const [none, half, full] = bars([0, 2, 4], 300, 60);
    expect([none?.height, half?.height, full?.height]).toEqual([0, 30, 60]);
    expect([none?.y, half?.y, full?.y]).toEqual([60, 30, 0]);
    expect(full!.x + full!.width).toBeLessThanOrEqual(300);
  });

  it("stand where there is nothing to show", () => {
    expect(bars([], 300, 60)).toEqual([]);
    expect(bars([0, 0], 300, 60).every((bar) => bar.height === 0)).toBe(true);
  });
});
