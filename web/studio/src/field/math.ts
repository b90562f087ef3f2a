export const clamp = (v: number, low: number, high: number): number =>
  v < low ? low : v > high ? high : v;

export const mix = (a: number, b: number, t: number): number => a + (b - a) * t;

/** 0 below `from`, 1 above `to`, smooth in between. */
export const ease = (from: number, to: number, v: number): number => {
  const t = clamp((v - from) / (to - from), 0, 1);
  return t * t * (3 - 2 * t);
};

/** Union of two fields with a blend of width k (m). */
export const blendMin = (a: number, b: number, k: number): number => {
  const h = Math.max(k - Math.abs(a - b), 0) / k;
  return Math.min(a, b) - (h * h * k) / 4;
};

/** Intersection of two fields with a blend of width k (m). */
export const blendMax = (a: number, b: number, k: number): number => -blendMin(-a, -b, k);

/** Intersection of two fields whose edge is rounded with radius r (m). */
export const roundMax = (a: number, b: number, r: number): number => {
  if (r <= 0) return Math.max(a, b);
  const u = Math.max(r + a, 0);
  const v = Math.max(r + b, 0);
  return Math.min(-r, Math.max(a, b)) + Math.sqrt(u * u + v * v);
};
