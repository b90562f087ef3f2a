import { expect, it } from 'vitest';
import { APPLICATION_STEPS, isDecisionLate } from '#edge/contract/financing/application.ts';
import { DAY_MS, HOUR_MS } from '#edge/contract/time.ts';
import { sentences } from '#web/domains/orders/financing/sentences.ts';
import { stagesOf } from '#web/domains/orders/financing/standing.ts';

const MONDAY = Date.UTC(2026, 10, 23, 3);
const after = (ms: number) => isDecisionLate(MONDAY, MONDAY + ms);

it('a decision is late after three working days, which the weekend does not count among', () => {
  expect(after(3 * DAY_MS)).toBe(false);
  expect(after(3 * DAY_MS + HOUR_MS)).toBe(true);
  const friday = MONDAY + 4 * DAY_MS;
  expect(isDecisionLate(friday, MONDAY + 7 * DAY_MS)).toBe(false);
  expect(isDecisionLate(friday, MONDAY + 10 * DAY_MS)).toBe(true);
});

it('working days are those of Jakarta, without the holidays of the government', () => {
  const lateAt = (from: string, to: string) => isDecisionLate(Date.parse(from), Date.parse(to));
  // Christmas and the day before it, then a weekend.
  expect(lateAt('2026-12-22T03:00:00Z', '2026-12-28T03:00:00Z')).toBe(false);
  expect(lateAt('2026-12-22T03:00:00Z', '2026-12-29T04:00:00Z')).toBe(true);
  // A Monday there that is a Sunday elsewhere.
  expect(lateAt('2026-11-22T18:00:00Z', '2026-11-25T19:00:00Z')).toBe(true);
});

it('a sentence begins with a capital letter, whatever a company is called', () => {
  expect(sentences('the financing company is deciding')).toBe('The financing company is deciding');
  expect(sentences('Semua dokumen lengkap. perusahaan pembiayaan memutuskan.')).toBe(
    'Semua dokumen lengkap. Perusahaan pembiayaan memutuskan.',
  );
  expect(sentences('The application goes to adira once all papers are here.')).toBe(
    'The application goes to adira once all papers are here.',
  );
  expect(sentences('Usually 1.5 to 3 working days.')).toBe('Usually 1.5 to 3 working days.');
});

it('the way of an application has one stage under way at most, and none once it came to nothing', () => {
  for (const step of APPLICATION_STEPS) {
    const stages = stagesOf(step);
    const current = stages.filter(({ is }) => is === 'current').length;
    expect(current, step).toBe(step === 'ENDED' || step === 'SIGNED' ? 0 : 1);
  }
  expect(stagesOf('ENDED')).toEqual([]);
});
