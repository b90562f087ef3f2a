/** Seeded numbers in [0, 1): mulberry32, so that the same seed makes the same register everywhere. */
export const seeded = (seed: number): (() => number) => {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
};

export const pick = <T>(random: () => number, values: readonly [T, ...T[]]): T =>
  values[Math.floor(random() * values.length)] ?? values[0];

/** One of the values, each as likely as its weight says. */
export const weighted = <T extends { readonly weight: number }>(
  random: () => number,
  values: readonly T[],
): T => {
  let left = random() * values.reduce((sum, value) => sum + value.weight, 0);
  for (const value of values) {
    left -= value.weight;
    if (left < 0) return value;
  }
  throw new Error('nothing to choose from');
};
