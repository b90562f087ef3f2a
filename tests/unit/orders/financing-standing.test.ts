import { expect, it } from 'vitest';
import { APPLICATION_STEPS } from '#edge/contract/financing/application.ts';
import { DAY_MS, HOUR_MS } from '#edge/contract/time.ts';
import { isLate, stagesOf } from '#web/domains/orders/financing/standing.ts';

const MONDAY = Date.UTC(2026, 10, 23, 3);
const after = (ms: number) => isLate({ submittedAt: new Date(MONDAY).toISOString() }, MONDAY + ms);

it('a decision is late after three working days, which the weekend does not count among', () => {
  expect(after(3 * DAY_MS)).toBe(false);
  expect(after(3 * DAY_MS + HOUR_MS)).toBe(true);
  const friday = new Date(MONDAY + 4 * DAY_MS).toISOString();
  expect(isLate({ submittedAt: friday }, MONDAY + 7 * DAY_MS)).toBe(false);
  expect(isLate({ submittedAt: friday }, MONDAY + 10 * DAY_MS)).toBe(true);
  expect(isLate({ submittedAt: null }, MONDAY)).toBe(false);
});

it('the way of an application has one stage under way at most, and none once it came to nothing', () => {
  for (const step of APPLICATION_STEPS) {
    const stages = stagesOf(step);
    const current = stages.filter(({ is }) => is === 'current').length;
    expect(current, step).toBe(step === 'ENDED' || step === 'SIGNED' ? 0 : 1);
  }
  expect(stagesOf('ENDED')).toEqual([]);
});
