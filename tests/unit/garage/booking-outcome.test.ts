import { describe, expect, it } from 'vitest';
import type { PlaceRecord } from '#edge/contract/places/place-record.ts';
import { missingOf } from '#web/domains/garage/service/missing.ts';
import { type Outcome, outcomeNow } from '#web/domains/garage/service/outcome.ts';

const at = Date.parse('2026-12-03T03:00:00.000Z');
const outcome: Outcome = {
  id: 'sbk_1',
  at,
  place: {} as PlaceRecord,
  productName: 'ALVA CERVO',
  description: 'Tyres',
  waits: false,
  sequence: 0,
};
const date = '2026-12-04T04:00:00.000Z';

describe('what an appointment still needs', () => {
  it('is said of each field, the first of the form first', () => {
    expect(missingOf({ slug: '', day: '', at: undefined })).toEqual(['place', 'day']);
    expect(missingOf({ slug: 'aec-scbd', day: '', at: undefined })).toEqual(['day']);
    expect(missingOf({ slug: 'aec-scbd', day: '2026-12-03', at: undefined })).toEqual(['time']);
    expect(missingOf({ slug: 'aec-scbd', day: '2026-12-03', at })).toEqual([]);
  });
});

describe('what the form has led to', () => {
  it('stands before the device has the appointment', () => {
    expect(outcomeNow(outcome, undefined, undefined)).toEqual(outcome);
    expect(outcomeNow(outcome, undefined, { state: 'sent' })).toEqual(outcome);
  });

  it('follows the appointment, and goes when it is cancelled', () => {
    const moved = outcomeNow(outcome, { status: 'confirm', date, sequence: 1 }, undefined);
    expect(moved).toMatchObject({ at: Date.parse(date), sequence: 1 });
    expect(outcomeNow(outcome, { status: 'cancel', date, sequence: 1 }, undefined)).toBeUndefined();
  });

  it('says of a request that waits what became of it', () => {
    const waiting = { ...outcome, waits: true };
    expect(outcomeNow(waiting, undefined, { state: 'waiting' })).toMatchObject({ waits: true });
    expect(outcomeNow(waiting, undefined, { state: 'sent' })).toMatchObject({ waits: false });
    expect(outcomeNow(waiting, undefined, { state: 'refused' })).toBeUndefined();
    expect(outcomeNow(waiting, undefined, undefined)).toBeUndefined();
  });
});
