import { describe, expect, it } from 'vitest';
import { HOUR_MS } from '#edge/contract/time.ts';
import { clockOf } from '#web/domains/orders/detail/countdown.tsx';
import { isWindowOver, shownPosition } from '#web/domains/orders/standing.ts';

const END = Date.parse('2026-11-24T10:00:00Z');
const waiting = {
  state: 'WAITING_PAYMENT',
  phase: 'BOOKING',
  orderType: 'BOOKING',
  expiresAt: '2026-11-24T10:00:00Z',
} as const;

describe('an order on a device without signal', () => {
  it('counts as over from the very moment its time to pay ends', () => {
    expect(isWindowOver(waiting, END - 1)).toBe(false);
    expect(isWindowOver(waiting, END)).toBe(true);
    expect(shownPosition(waiting, END - 1)).toBe('WAITING_PAYMENT.BOOKING');
    expect(shownPosition(waiting, END)).toBe('CANCELLED.BOOKING');
  });

  it('that was booked goes back to its motorcycle when the rest is not paid in time', () => {
    expect(shownPosition({ ...waiting, phase: 'FINAL' }, END)).toBe('ALLOCATED.BOOKING');
    const direct = { ...waiting, phase: 'FINAL', orderType: 'FULL_PURCHASE' } as const;
    expect(shownPosition(direct, END)).toBe('CANCELLED.FINAL');
  });

  it('waits no longer than its deadline after a financing company’s answer', () => {
    const approved = { ...waiting, state: 'INSTALLMENT_APPROVED', phase: 'FINAL' } as const;
    const direct = { ...approved, orderType: 'FULL_PURCHASE' } as const;
    expect(shownPosition(approved, END - 1)).toBe('INSTALLMENT_APPROVED.FINAL');
    expect(shownPosition(approved, END)).toBe('ALLOCATED.BOOKING');
    expect(shownPosition(direct, END)).toBe('CANCELLED.FINAL');
    const undecided = { ...direct, state: 'INSTALLMENT_REQUESTED' } as const;
    expect(shownPosition(undecided, END)).toBe('INSTALLMENT_REQUESTED.FINAL');
  });

  it('stays where it is in every other state', () => {
    expect(shownPosition({ ...waiting, state: 'PAYMENT_SETTLED' }, END)).toBe(
      'PAYMENT_SETTLED.BOOKING',
    );
  });
});

describe('the time that is left', () => {
  it('is shown in hours, minutes and seconds, and never below zero', () => {
    expect(clockOf(23 * HOUR_MS + 4 * 60_000 + 9_500)).toBe('23:04:09');
    expect(clockOf(-5)).toBe('00:00:00');
  });
});
