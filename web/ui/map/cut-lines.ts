/** What the scripts share that cut the map's lines out of Natural Earth; no page imports it. */
export type Point = readonly [lon: number, lat: number];

const cross = (a: Point, b: Point, axis: 0 | 1, at: number): Point => {
  const share = (at - a[axis]) / (b[axis] - a[axis]);
  const other = axis === 0 ? 1 : 0;
  const value = a[other] + share * (b[other] - a[other]);
  return axis === 0 ? [at, value] : [value, at];
};

/** Sutherland-Hodgman, one edge of the box at a time. */
export const clipped = (
  ring: readonly Point[],
  axis: 0 | 1,
  at: number,
  above: boolean,
): Point[] => {
  const inside = (p: Point): boolean => (above ? p[axis] >= at : p[axis] <= at);
  return ring.flatMap((point, index) => {
    const before = ring.at(index - 1) ?? point;
    const crossing = inside(before) === inside(point) ? [] : [cross(before, point, axis, at)];
    return inside(point) ? [...crossing, point] : crossing;
  });
};

/** The point of a straight line that is nearest to another. */
export const nearestOn = (p: Point, a: Point, b: Point): Point => {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const length = dx * dx + dy * dy;
  const share = length === 0 ? 0 : ((p[0] - a[0]) * dx + (p[1] - a[1]) * dy) / length;
  const t = Math.min(1, Math.max(0, share));
  return [a[0] + t * dx, a[1] + t * dy];
};

/** Degrees. */
export const distance = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1]);

/** Douglas-Peucker. */
const simplified = (line: readonly Point[], tolerance: number): Point[] => {
  const [first, last] = [line[0], line.at(-1)];
  if (first === undefined || last === undefined || line.length < 3) return [...line];
  let farthest = 0;
  let most = 0;
  for (const [index, point] of line.entries()) {
    const off = distance(point, nearestOn(point, first, last));
    if (off > most) [farthest, most] = [index, off];
  }
  if (most <= tolerance) return [first, last];
  return [
    ...simplified(line.slice(0, farthest + 1), tolerance).slice(0, -1),
    ...simplified(line.slice(farthest), tolerance),
  ];
};

/** @param tolerance degrees that the line may be off */
export const simplifiedRing = (ring: readonly Point[], tolerance: number): Point[] => {
  // A closed line has no ends to simplify between; its farthest point makes two of it.
  const half = Math.floor(ring.length / 2);
  const [start] = ring;
  const line = [
    ...simplified(ring.slice(0, half + 1), tolerance).slice(0, -1),
    ...simplified([...ring.slice(half), ...(start ? [start] : [])], tolerance),
  ];
  return line.slice(0, -1);
};

/** Square degrees. */
export const areaOf = (ring: readonly Point[]): number =>
  Math.abs(
    ring.reduce((sum, [x, y], index) => {
      const [px, py] = ring.at(index - 1) ?? [x, y];
      return sum + px * y - x * py;
    }, 0) / 2,
  );

/** Whole steps on a grid, each relative to the one before: half the digits. @param grid steps a degree */
export const packed = (ring: readonly Point[], grid: number): number[] => {
  let [x, y] = [0, 0];
  return ring.flatMap((point) => {
    const [nx, ny] = [Math.round(point[0] * grid), Math.round(point[1] * grid)];
    const step = [nx - x, ny - y];
    [x, y] = [nx, ny];
    return step;
  });
};
