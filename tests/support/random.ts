/** Seeded randomness for simulations: the same seed plays the same story (mulberry32). */
export interface Dice {
  /** 0 ≤ n < `sides`. */
  roll(sides: number): number;
  chance(probability: number): boolean;
  pick<T>(from: readonly T[]): T;
}

export const dice = (seed: number): Dice => {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
  const roll = (sides: number): number => Math.floor(next() * sides);
  return {
    roll,
    chance: (probability) => next() < probability,
    pick: (from) => from[roll(from.length)] as (typeof from)[number],
  };
};
