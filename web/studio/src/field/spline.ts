/** A smooth curve through [x, value] points, flattening out beyond both ends. */
export function spline(points: readonly (readonly [number, number])[]): (x: number) => number {
  const p = [...points].sort((a, b) => a[0] - b[0]);
  const last = p.length - 1;
  const slope = p.map((_, i) => {
    const a = p[Math.max(0, i - 1)]!;
    const b = p[Math.min(last, i + 1)]!;
    return (b[1] - a[1]) / (b[0] - a[0]);
  });
  return (x) => {
    const first = p[0]!;
    const end = p[last]!;
    if (x <= first[0]) return first[1] + slope[0]! * (x - first[0]) * 0.5;
    if (x >= end[0]) return end[1] + slope[last]! * (x - end[0]) * 0.5;
    let i = 0;
    while (x > p[i + 1]![0]) i++;
    const [x0, y0] = p[i]!;
    const [x1, y1] = p[i + 1]!;
    const h = x1 - x0;
    const t = (x - x0) / h;
    const s = 1 - t;
    return (
      s * s * (1 + 2 * t) * y0 +
      t * s * s * h * slope[i]! +
      t * t * (3 - 2 * t) * y1 -
      t * t * s * h * slope[i + 1]!
    );
  };
}
