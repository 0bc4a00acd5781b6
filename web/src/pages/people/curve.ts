// Where the points of a rating's curve lie in a picture: the whole width, and some room above and below.

/** The least difference that fills the height: small changes shall look small. */
const LEAST_SPAN = 100;
/** The part of the height that is used. */
const USED = 0.8;

export function curvePoints(values: readonly number[], width: number, height: number): [number, number][] {
  const from = [1500, ...values]; // everybody begins there
  const middle = (Math.max(...from) + Math.min(...from)) / 2;
  const span = Math.max(LEAST_SPAN, Math.max(...from) - Math.min(...from));
  return from.map((value, place) => [(place / (from.length - 1 || 1)) * width, height / 2 - ((value - middle) / span) * height * USED]);
}
