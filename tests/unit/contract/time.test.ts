import { describe, expect, it } from 'vitest';
import { DAY_MS, iso } from '#edge/contract/time.ts';
import { dice } from '#tests/support/random.ts';

const EDGES = [
  0,
  -1,
  1,
  DAY_MS - 1,
  DAY_MS,
  -62_135_596_800_000,
  -62_167_219_200_001,
  253_402_300_799_999,
  253_402_300_800_000,
  8_640_000_000_000_000,
  -8_640_000_000_000_000,
  1_700_000_000_000.7,
  -0.5,
];

describe('a moment on the wire', () => {
  it('is written as toISOString writes it: at the edges, and 20,000 by chance', () => {
    const seed = Number(process.env.SEED ?? Date.now());
    const { roll } = dice(seed);
    const chosen = Array.from(
      { length: 20_000 },
      () => (roll(2 ** 31) - 2 ** 30) * 1_000 + roll(2_000),
    );
    for (const at of [...EDGES, ...chosen])
      expect(iso(at), `${at}, SEED=${seed}`).toBe(new Date(at).toISOString());
  });

  it('is refused when it is none', () => {
    for (const at of [Number.NaN, Number.POSITIVE_INFINITY, 9e15])
      expect(() => iso(at)).toThrow(RangeError);
  });
});
