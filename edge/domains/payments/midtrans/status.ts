import * as v from 'valibot';
import type { AttemptEvent } from '#edge/contract/payments/events.ts';
import { timeOf } from './time.ts';

const text = v.pipe(v.string(), v.maxLength(255));

const Refund = v.looseObject({
  refund_chargeback_id: v.optional(v.union([v.number(), text])),
  refund_key: v.optional(text),
  refund_amount: v.optional(text),
  bank_confirmed_at: v.optional(text),
});

/** What notifications and answers about a transaction have in common; methods add fields of their own. */
export const TransactionBody = v.looseObject({
  order_id: text,
  transaction_id: text,
  transaction_status: v.pipe(text, v.toLowerCase()),
  status_code: text,
  gross_amount: v.pipe(text, v.regex(/^\d{1,12}(\.\d{1,2})?$/)),
  payment_type: text,
  fraud_status: v.optional(v.pipe(text, v.toLowerCase())),
  transaction_time: v.optional(text),
  settlement_time: v.optional(text),
  expiry_time: v.optional(text),
  va_numbers: v.optional(v.array(v.looseObject({ bank: text, va_number: text }))),
  permata_va_number: v.optional(text),
  biller_code: v.optional(text),
  bill_key: v.optional(text),
  store: v.optional(text),
  payment_code: v.optional(text),
  qr_string: v.optional(v.pipe(v.string(), v.maxLength(1_000))),
  actions: v.optional(
    v.array(v.looseObject({ name: text, url: v.pipe(v.string(), v.maxLength(2_000)) })),
  ),
  /** All that went back so far, by refunds and by chargebacks. */
  refund_amount: v.optional(text),
  refunds: v.optional(v.pipe(v.array(Refund), v.maxLength(100))),
});

export type Transaction = v.InferOutput<typeof TransactionBody>;

/** Whole rupiah; the provider writes two decimals that are always nothing. */
export const rupiahOf = (amount: string): number => Math.round(Number(amount));

/** What a transaction's state says of its attempt; `undefined` for a state that says nothing. */
export const eventOf = (transaction: Transaction): AttemptEvent | undefined => {
  const { transaction_status: status, fraud_status: fraud, status_code: code } = transaction;
  switch (status) {
    case 'pending':
    case 'authorize':
      return 'pend';
    case 'capture':
    case 'settlement':
      if (fraud === 'challenge') return 'review';
      if (fraud === 'deny') return 'deny';
      return code === '200' ? 'settle' : undefined;
    // Only what was paid can be paid back.
    case 'refund':
    case 'partial_refund':
      return 'settle';
    case 'deny':
    case 'failure':
      return 'deny';
    case 'cancel':
      return 'cancel';
    case 'expire':
      return 'expire';
    case 'chargeback':
    case 'partial_chargeback':
      return 'chargeBack';
    default:
      return undefined;
  }
};

/** The method by the name it has among those a page offers. */
export const methodOf = (transaction: Transaction): string => {
  const { payment_type: type, va_numbers, permata_va_number, store } = transaction;
  if (type === 'bank_transfer')
    return permata_va_number === undefined
      ? `${va_numbers?.[0]?.bank ?? 'other'}_va`
      : 'permata_va';
  if (type === 'qris') return 'other_qris';
  return type === 'cstore' ? (store ?? type).toLowerCase() : type;
};

/** How to pay, for the order's page; `null` when the transaction has nothing to tell. */
export const instructionsOf = (
  transaction: Transaction,
): Readonly<Record<string, string>> | null => {
  const { va_numbers, permata_va_number, biller_code, bill_key, payment_code } = transaction;
  const { qr_string, actions = [], expiry_time } = transaction;
  const urlOf = (name: string) => actions.find((action) => action.name === name)?.url;
  const all: Readonly<Record<string, string | undefined>> = {
    vaNumber: va_numbers?.[0]?.va_number ?? permata_va_number,
    billerCode: biller_code,
    billKey: bill_key,
    paymentCode: payment_code,
    qrString: qr_string,
    qrUrl: urlOf('generate-qr-code'),
    appUrl: urlOf('deeplink-redirect'),
  };
  const given = Object.entries(all).filter(
    (each): each is [string, string] => each[1] !== undefined,
  );
  if (given.length === 0) return null;
  const expiresAt = timeOf(expiry_time);
  return Object.fromEntries(
    expiresAt === undefined ? given : [...given, ['expiresAt', String(expiresAt)]],
  );
};

/** When it happened: settled, where it was; else when it began. */
export const eventTimeOf = (transaction: Transaction): number | undefined =>
  timeOf(transaction.settlement_time) ?? timeOf(transaction.transaction_time);

/** Money that the provider has been asked to pay back. */
export interface RefundAtProvider {
  /** Ours, or one the provider made up for a refund of its dashboard. */
  readonly key: string;
  readonly amountIdr: number;
  /** When the bank confirmed it, as the provider writes times. */
  readonly confirmedAt: string | undefined;
}

const isChargeback = ({ transaction_status: status }: Transaction): boolean =>
  status === 'chargeback' || status === 'partial_chargeback';

const AMOUNT = /^\d{1,12}(\.\d{1,2})?$/;

/** Refunds the provider lists, in its order; a chargeback in the same list has no key. */
export const refundsIn = (transaction: Transaction): readonly RefundAtProvider[] =>
  (transaction.refunds ?? []).flatMap((each) => {
    const { refund_key: given, refund_chargeback_id: id, refund_amount, bank_confirmed_at } = each;
    const key = given ?? (isChargeback(transaction) || id === undefined ? undefined : String(id));
    if (key === undefined || refund_amount === undefined || !AMOUNT.test(refund_amount)) return [];
    const amountIdr = rupiahOf(refund_amount);
    return amountIdr > 0 ? [{ key, amountIdr, confirmedAt: bank_confirmed_at }] : [];
  });

const sumOf = (refunds: readonly RefundAtProvider[]): number =>
  refunds.reduce((sum, { amountIdr }) => sum + amountIdr, 0);

/** What the provider has paid back, or was asked to. */
export const refundedIn = (transaction: Transaction): number => sumOf(refundsIn(transaction));

/**
 * What banks have charged back so far; `undefined` where it is everything, or the amount cannot be
 * read: then it counts as everything, so that nothing leaves before a person has looked.
 */
export const chargedBackIn = (transaction: Transaction): number | undefined => {
  const { transaction_status: status, refund_amount: all } = transaction;
  if (status !== 'partial_chargeback' || all === undefined || !AMOUNT.test(all)) return undefined;
  const amountIdr = rupiahOf(all) - sumOf(refundsIn(transaction));
  return amountIdr > 0 ? amountIdr : undefined;
};

/**
 * The provider holds all that was paid, less the refunds it lists by their keys: nothing is charged back.
 * Something without a key may be a chargeback that still stands.
 */
export const isFreeOfChargebacks = (transaction: Transaction): boolean => {
  const { transaction_status: status, refund_amount: all, refunds = [] } = transaction;
  if (status === 'settlement') return true;
  if (status !== 'partial_refund' && status !== 'refund') return false;
  const isNamed = refunds.every(({ refund_key }) => refund_key !== undefined);
  return (
    isNamed && all !== undefined && AMOUNT.test(all) && rupiahOf(all) === refundedIn(transaction)
  );
};

/** A card is charged, and its bank has not settled it: it can still be voided. */
export const isCaptured = ({ transaction_status: status }: Transaction): boolean =>
  status === 'capture';
