import { describe, expect, it } from 'vitest';
import { refundPromise, refundWay } from '#web/domains/orders/detail/refund-way.ts';

type Refund = Parameters<typeof refundWay>[0];

const refund = (more: Partial<Refund>): Refund => ({
  id: 'rfd_1',
  state: 'REQUESTED',
  amount: 500_000,
  needsBank: false,
  requestedAt: '2026-11-24T03:00:00.000Z',
  updatedAt: '2026-11-24T03:00:00.000Z',
  route: 'BANK',
  approvedAt: null,
  sentAt: null,
  confirmedAt: null,
  dueAt: '2026-12-01T16:59:59.999Z',
  ...more,
});
const stagesOf = (more: Partial<Refund>) => {
  const way = refundWay(refund(more));
  return way && [way.stages[way.current]?.stage ?? 'over', way.stages.length];
};

describe('the steps of a refund on the page of its order', () => {
  it.each([
    [{ needsBank: true }, ['account', 4]],
    [{}, ['approved', 4]],
    [{ state: 'APPROVED' }, ['paid', 4]],
    [{ state: 'CONFIRMED' }, ['over', 4]],
    [{ route: 'PROVIDER' }, ['approved', 4]],
    [{ route: 'PROVIDER', state: 'APPROVED' }, ['sent', 4]],
    [{ route: 'PROVIDER', state: 'SENT' }, ['paid', 4]],
    [{ route: 'PROVIDER', state: 'CONFIRMED' }, ['over', 4]],
    [{ state: 'FAILED' }, null],
  ] as const)('%j stands at %j', (more, expected) => {
    expect(stagesOf(more)).toEqual(expected);
  });

  it('of a record from before the steps were noted are still shown', () => {
    const {
      route: _,
      approvedAt: __,
      sentAt: ___,
      confirmedAt: ____,
      dueAt: _____,
      ...old
    } = refund({ state: 'SENT' });
    expect(refundWay(old)?.current).toBe(3);
    expect(refundPromise(old, Date.now())).toBeNull();
  });
});

describe('what was promised of a refund', () => {
  const before = Date.parse('2026-12-01T16:00:00Z');
  const after = Date.parse('2026-12-01T17:00:00Z');
  it.each([
    [{}, before, 'awaited'],
    [{}, after, 'late'],
    [{ state: 'CONFIRMED', confirmedAt: '2026-12-01T10:00:00.000Z' }, after, 'kept'],
    [{ state: 'CONFIRMED', confirmedAt: '2026-12-02T10:00:00.000Z' }, after, 'missed'],
    [{ needsBank: true, dueAt: null }, after, undefined],
    [{ state: 'FAILED' }, after, undefined],
  ] as const)('%j at %d is %s', (more, now, is) => {
    expect(refundPromise(refund(more), now)?.is).toBe(is);
  });
});
