import { describe, expect, it } from 'vitest';
import { HOUR_MS, MINUTE_MS } from '#edge/contract/time.ts';
import { LONGEST_LAG_MS, type Walked } from './regions/lagging-region.ts';
import { walkAsPeople } from './regions/people.ts';
import { walkAsVisitors } from './regions/visitors.ts';

const RUN_MS = process.env.TEST_FULL === '1' ? HOUR_MS : MINUTE_MS;
const SEED = Number(process.env.TEST_SEED_FROM ?? 25);

/** A line of the run beside its result. */
const tellCounts = (who: string, { counts }: Walked): void =>
  void process.stdout.write(`${who}: ${JSON.stringify(counts)}\n`);

// Both at once: each waits most of the time.
describe.concurrent(`behind up to ${LONGEST_LAG_MS / 1_000} s of lag, for ${RUN_MS / MINUTE_MS} min (seed ${SEED})`, {
  timeout: RUN_MS + 180_000,
}, () => {
  it('visitors who go from region to region never see less than before, and always what they wrote, while regions die', async () => {
    const walked = await walkAsVisitors(SEED, RUN_MS);
    tellCounts('Visitors', walked);
    expect(walked.faults).toEqual([]);
  });

  it('people who are answered by the workers of several regions read what they wrote, and never less than before, while regions die and are deployed', async () => {
    const walked = await walkAsPeople(SEED, RUN_MS);
    tellCounts('People', walked);
    expect(walked.faults).toEqual([]);
    expect(walked.counts.refused).toBeLessThan(walked.counts.reads);
  });
});
