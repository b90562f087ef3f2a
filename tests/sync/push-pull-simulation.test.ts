import { afterAll, describe, it } from 'vitest';
import { HOUR_MS } from '#edge/contract/time.ts';
import { play } from './garage/story.ts';
import { cleanUp } from './world.ts';

afterAll(cleanUp);

/** `TEST_SEEDS=200` plays as many, `TEST_SEEDS=201-400` those. */
const [FIRST, LAST] = (([first, last]) => (last === undefined ? [1, first] : [first, last]))(
  (process.env.TEST_SEEDS ?? (process.env.TEST_FULL === '1' ? '1000' : '25'))
    .split('-')
    .map(Number),
) as [number, number];
const STEPS = 40;

/** Seeds that failed once, under the name of what was wrong. */
const FOUND: readonly (readonly [what: string, seed: number])[] = [];

describe('push and pull together on a bad network', () => {
  it(`keeps every promise after every step (seeds ${FIRST} to ${LAST})`, {
    timeout: HOUR_MS,
  }, async () => {
    for (let seed = FIRST; seed <= LAST; seed++) await play(seed, STEPS);
  });

  it.each(FOUND)('%s (seed %i)', async (_, seed) => play(seed, STEPS));
});
