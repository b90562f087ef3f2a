import * as v from 'valibot';
import { HOUR_MS } from '#edge/contract/time.ts';
import { nik, personName, phone } from '#edge/contract/validators/index.ts';
import { CANCELLATION_REASONS } from './history.ts';
import { orderCode, orderId } from './ids.ts';

export const ORDER_LIMITS = {
  note: 200,
  /** Orders of one customer that may wait for payment at once. */
  open: 5,
  /** Applications for financing that one order may have had, whatever came of them. */
  applications: 5,
  /** Tries to track an order without an account, by one address in an hour. */
  trackingTries: 10,
  trackingWindowMs: HOUR_MS,
  /** Wrong passkeys of one work order in an hour. */
  passkeyTries: 5,
} as const;

const note = v.pipe(
  v.nullish(v.string(), ''),
  v.trim(),
  v.maxLength(ORDER_LIMITS.note, 'note.too-long'),
);

/** Where money goes back to that cannot go the way it came (virtual account, shop counter). */
export const bankDetails = v.object({
  bankName: v.pipe(
    v.string('bank-name'),
    v.trim(),
    v.nonEmpty('bank-name'),
    v.maxLength(60, 'name.too-long'),
  ),
  accountNumber: v.pipe(
    v.string('bank-account'),
    v.transform((typed) => typed.replace(/[\s.-]/g, '')),
    v.regex(/^\d{6,20}$/, 'bank-account.digits'),
  ),
  fullName: personName(),
  identityNumber: nik(),
});

export type BankDetails = v.InferOutput<typeof bankDetails>;

/** The account that refunds wait for. */
export const requestRefundInput = v.object({ orderId, bank: bankDetails });

const refund = v.pipe(v.number('required'), v.integer('required'), v.minValue(0, 'required'));

export const cancelOrderInput = v.pipe(
  v.object({
    orderId,
    reason: v.picklist(CANCELLATION_REASONS, 'required'),
    note,
    /** What the customer saw would come back; refused with the new figure when it differs. */
    refund,
    bank: v.nullish(bankDetails, null),
  }),
  v.forward(
    v.partialCheck(
      [['reason'], ['note']],
      ({ reason, note: text }) => reason !== 'OTHER' || text !== '',
      'required',
    ),
    ['note'],
  ),
);

export type CancelOrderInput = v.InferOutput<typeof cancelOrderInput>;

/** Tracking without an account. */
export const trackOrderInput = v.object({ code: orderCode(), phoneNumber: phone() });
