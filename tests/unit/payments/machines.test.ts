import { describe, expect, it } from 'vitest';
import { attemptMachine, isOpen, moveOf } from '#edge/contract/payments/attempt-machine.ts';
import { PAYMENT_STANDINGS } from '#edge/contract/payments/ledger.ts';
import {
  isEligible,
  isPaymentMethod,
  METHOD_REASONS,
  methodsFor,
  paymentMethods,
  refundRoute,
  reversibleUntil,
} from '#edge/contract/payments/methods.ts';
import { refundMachine } from '#edge/contract/payments/refund-machine.ts';
import { DAY_MS } from '#edge/contract/time.ts';
import en from '#web/platform/i18n/messages/en/index.ts';
import id from '#web/platform/i18n/messages/id/index.ts';

const NOW = Date.parse('2026-11-20T03:00:00Z');
const at = (state: (typeof attemptMachine.states)[number], settledAt: number | null = null) => ({
  state,
  settledAt,
  transactionId: 'first',
  amountIdr: 1_000_000,
  paidIdr: 1_000_000,
  chargedBackIdr: 0,
  captured: false,
});
const BY_THE_SAME = { now: NOW, transactionId: 'first' };

describe('what a provider says of an attempt', () => {
  it.each([
    ['pend', 'CREATED', 'pend'],
    ['settle', 'CREATED', 'settle'],
    ['settle', 'REVIEW', 'settle'],
    ['settle', 'SETTLED', 'duplicate'],
    ['pend', 'SETTLED', 'old'],
    ['expire', 'SETTLED', 'old'],
    ['cancel', 'SETTLED', 'old'],
    ['pend', 'EXPIRED', 'old'],
    ['expire', 'EXPIRED', 'duplicate'],
    ['settle', 'EXPIRED', 'settleLate'],
    ['settle', 'CANCELLED', 'settleLate'],
    ['settle', 'DENIED', 'settleLate'],
    ['settle', 'REVERSED', 'old'],
    ['chargeBack', 'SETTLED', 'chargeBack'],
  ] as const)('%s at %s comes to %s', (event, state, move) => {
    expect(moveOf(event, at(state), BY_THE_SAME)).toBe(move);
  });

  it('takes another transaction that waits for another method, while none is paid', () => {
    const another = { now: NOW, transactionId: 'second' };
    expect(moveOf('pend', at('PENDING'), BY_THE_SAME)).toBe('duplicate');
    expect(moveOf('pend', at('PENDING'), another)).toBe('switch');
    expect(moveOf('pend', at('SETTLED'), another)).toBe('old');
  });

  it('takes a settlement back for a day, and never again', () => {
    expect(moveOf('deny', at('SETTLED', NOW - 3 * 60_000), BY_THE_SAME)).toBe('reverse');
    expect(moveOf('deny', at('SETTLED', NOW - DAY_MS), BY_THE_SAME)).toBe('reverse');
    expect(moveOf('deny', at('SETTLED', NOW - DAY_MS - 1), BY_THE_SAME)).toBe('old');
    expect(moveOf('deny', at('REVERSED', NOW), BY_THE_SAME)).toBe('duplicate');
  });

  it('finds an attempt closed from the moment its window is over', () => {
    expect(isOpen({ state: 'PENDING', expiresAt: NOW + 1 }, NOW)).toBe(true);
    expect(isOpen({ state: 'PENDING', expiresAt: NOW }, NOW)).toBe(false);
    expect(isOpen({ state: 'SETTLED', expiresAt: NOW + 1 }, NOW)).toBe(false);
  });
});

describe('methods for an amount', () => {
  const offered = (amountIdr: number) =>
    methodsFor({ amountIdr })
      .filter(({ eligible }) => eligible)
      .map(({ method }) => method);

  it('leave cards, banks and the wallet with a high limit for a motorcycle', () => {
    const beyond = ['other_qris', 'gopay', 'shopeepay', 'dana', 'alfamart', 'indomaret'];
    expect(offered(29_490_000)).toEqual(paymentMethods.filter((each) => !beyond.includes(each)));
    expect(offered(29_490_000)).toHaveLength(11);
  });

  it('are all of them for a booking fee', () => {
    expect(offered(500_000)).toEqual(paymentMethods);
  });

  it('say why one is missing, and by which limit', () => {
    const of = (amountIdr: number, method: string) =>
      methodsFor({ amountIdr }).find((each) => each.method === method);
    expect(of(10_000_000, 'other_qris')).toMatchObject({ eligible: true });
    expect(of(10_000_001, 'other_qris')).toMatchObject({
      eligible: false,
      reason: 'AMOUNT_TOO_HIGH',
      limitIdr: 10_000_000,
    });
    expect(of(9_999, 'credit_card')).toMatchObject({ reason: 'AMOUNT_TOO_LOW', limitIdr: 10_000 });
    expect(of(2_000_001, 'gopay')).toMatchObject({ eligible: true, needsVerifiedAccount: true });
    expect(of(2_000_000, 'gopay')).toMatchObject({ needsVerifiedAccount: false });
  });

  it('leave out what cannot be paid back to its source where the terms promise that', () => {
    const request = { amountIdr: 500_000, refundToSource: true };
    expect(isEligible('bca_va', request)).toBe(false);
    expect(isEligible('gopay', request)).toBe(true);
    expect(methodsFor(request).find(({ method }) => method === 'alfamart')?.reason).toBe(
      'NOT_REFUNDABLE',
    );
  });

  it('are asked by the same rules where a payment is created', () => {
    expect(isEligible('other_qris', { amountIdr: 29_490_000 })).toBe(false);
    expect(isEligible('constructor', { amountIdr: 500_000 })).toBe(false);
    expect(isPaymentMethod('toString')).toBe(false);
  });

  it('say for how long a bank may take a payment back', () => {
    expect(reversibleUntil('permata_va', NOW)).toBe(NOW + 15 * 60_000);
    expect(reversibleUntil('bca_va', NOW)).toBeNull();
    expect(reversibleUntil(null, NOW)).toBeNull();
  });
});

describe('the way money goes back', () => {
  const question = {
    method: 'ovo',
    paidIdr: 500_000,
    settledAt: NOW,
    amountIdr: 500_000,
    now: NOW,
  };
  it.each([
    ['by the method', { method: 'bca_va' }, 'BANK'],
    ['by a card', { method: 'credit_card' }, 'PROVIDER'],
    ['by a method that is not in the table', { method: 'new_wallet' }, 'BANK'],
    ['whole, on the last day', { now: NOW + 7 * DAY_MS }, 'PROVIDER'],
    ['a day too late', { now: NOW + 7 * DAY_MS + 1 }, 'BANK'],
    ['in part, where only the whole can', { amountIdr: 499_999 }, 'BANK'],
    ['in part, where that can be done', { method: 'gopay', amountIdr: 1 }, 'PROVIDER'],
  ] as const)('is found %s', (_, change, route) => {
    expect(refundRoute({ ...question, ...change })).toBe(route);
  });
});

describe('words of payments', () => {
  it.each(['en', 'id'] as const)('are all there (%s)', (locale) => {
    const payments: Readonly<Record<string, string>> = (locale === 'en' ? en : id).payments;
    const keys = [
      ...attemptMachine.states.map(attemptMachine.labelKey),
      ...refundMachine.states.map(refundMachine.labelKey),
      ...paymentMethods.map((method) => `payments.method.${method}`),
      ...METHOD_REASONS.map((reason) => `payments.reason.${reason}`),
      ...PAYMENT_STANDINGS.map((standing) => `payments.standing.${standing}`),
    ];
    const missing = keys.filter((key) => !payments[key.replace(/^payments\./, '')]);
    expect(missing).toEqual([]);
  });
});
