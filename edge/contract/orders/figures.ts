import * as v from 'valibot';
import type { TransferCode } from '#edge/contract/payments/ledger.ts';
import { DAY_MS, dayInJakarta, HOUR_MS, startOfDayInJakarta } from '#edge/contract/time.ts';
import { deskReason } from '#edge/contract/validators/desk-reason.ts';

export const FIGURES = {
  /** Lengths of the time they are of, in days, today included. */
  spans: [7, 30, 90, 365],
  /** Exports that one of the staff may ask for in an hour. */
  exports: 20,
  windowMs: HOUR_MS,
  places: 200,
} as const;

/** Transfers by which money comes to us from outside. */
export const MONEY_IN = [
  'payment',
  'financing_received',
  'help_received',
  'chargeback_returned',
  'chargeback_returned_lost',
  'refund_returned',
  'commission_returned',
  'provider_fee_returned',
] as const satisfies readonly TransferCode[];

/** Transfers by which it leaves. */
export const MONEY_OUT = [
  'refund_paid_by_provider',
  'refund_paid_by_bank',
  'refund_paid_by_hand',
  'reversal',
  'reversal_lost',
  'chargeback',
  'chargeback_lost',
  'provider_fee',
  'commission_paid',
] as const satisfies readonly TransferCode[];

export const exportFiguresInput = v.object({
  days: v.picklist(FIGURES.spans, 'required'),
  reason: deskReason,
});

/** The offered span, or the usual one for what is none. */
export const spanOf = (days: number | null | undefined): (typeof FIGURES.spans)[number] =>
  FIGURES.spans.find((span) => span === days) ?? FIGURES.spans[1];

/** From the first moment of the first of so many days in Jakarta until the end of today, epoch ms. */
export const figuresWindow = (days: number, now: number) => {
  const today = startOfDayInJakarta(now);
  return { from: today - (days - 1) * DAY_MS, until: today + DAY_MS };
};

/** Every day of a window, `YYYY-MM-DD`, the first one first. */
export const daysOf = ({ from, until }: { readonly from: number; readonly until: number }) =>
  Array.from({ length: Math.round((until - from) / DAY_MS) }, (_, at) =>
    dayInJakarta(from + at * DAY_MS),
  );
