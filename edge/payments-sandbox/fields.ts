import { createHash } from 'node:crypto';
import type { PaymentMethod } from '#edge/contract/payments/methods.ts';
import { JAKARTA_MS } from '#edge/contract/time.ts';
import type { Refund, Transaction } from './model.ts';

const MERCHANT = 'G000000001';

/** GMT+7 without a zone, as all the provider's times are. */
const wallTime = (at: number): string =>
  new Date(at + JAKARTA_MS).toISOString().slice(0, 19).replace('T', ' ');

export const decimal = (amount: number): string => `${amount}.00`;

type Fields = Readonly<Record<string, unknown>>;

const bankOf = (method: PaymentMethod): string => method.replace('_va', '');

const virtualAccount = (t: Transaction): Fields => ({
  va_numbers: [{ va_number: t.number, bank: t.method === undefined ? '' : bankOf(t.method) }],
  payment_amounts:
    t.method === 'bni_va' && t.settledAt !== undefined
      ? [{ paid_at: wallTime(t.settledAt), amount: decimal(t.amount) }]
      : [],
});

/** What a payment of each method tells beyond the common fields. */
const ofMethod = (t: Transaction, origin: string): Fields => {
  switch (t.method) {
    case 'credit_card':
      return {
        payment_type: 'credit_card',
        masked_card: t.card?.masked,
        bank: 'bni',
        eci: '05',
        card_type: 'credit',
        approval_code: `${t.startedAt}`.slice(-6),
        channel_response_code: t.card?.code,
        channel_response_message: t.card?.message,
      };
    case 'permata_va':
      return { payment_type: 'bank_transfer', permata_va_number: t.number };
    case 'echannel':
      return { payment_type: 'echannel', biller_code: '70012', bill_key: t.number };
    case 'alfamart':
    case 'indomaret':
      return {
        payment_type: 'cstore',
        store: t.method,
        payment_code: t.number,
        ...(t.method === 'indomaret' && { approval_code: `${t.number}`.slice(-8) }),
      };
    case 'other_qris':
      return {
        payment_type: 'qris',
        transaction_type: 'off-us',
        issuer: 'dana',
        acquirer: 'gopay',
        merchant_cross_reference_id: t.transactionId,
        ...(t.status === 'pending' && {
          qr_string: t.number,
          actions: [
            {
              name: 'generate-qr-code',
              method: 'GET',
              url: `${origin}/v2/qris/${t.transactionId}/qr-code`,
            },
          ],
        }),
      };
    case 'gopay':
    case 'shopeepay':
    case 'dana':
    case 'ovo':
      return {
        payment_type: t.method,
        ...(t.status === 'pending' && {
          actions: [
            {
              name: 'deeplink-redirect',
              method: 'GET',
              url: `${origin}/snap/v2/vtweb/${t.token}`,
            },
          ],
        }),
      };
    default:
      return { payment_type: 'bank_transfer', ...virtualAccount(t) };
  }
};

const refundFields = (refund: Refund): Fields => ({
  refund_chargeback_id: refund.id,
  refund_amount: decimal(refund.amount),
  created_at: wallTime(refund.at),
  reason: refund.reason,
  refund_key: refund.key,
  refund_method: 'online',
  ...(refund.confirmedAt !== undefined && { bank_confirmed_at: wallTime(refund.confirmedAt) }),
});

const statusCode = ({ status, fraud }: Transaction): string => {
  if (status === 'pending' || fraud === 'challenge') return '201';
  if (status === 'expire') return '407';
  return status === 'deny' ? '202' : '200';
};

export const refundedOf = ({ refunds }: Transaction): number =>
  refunds.reduce((sum, { amount }) => sum + amount, 0);

/** A transaction as notifications and status answers show it: the documented fields of its method. */
export const fieldsOf = (t: Transaction, origin: string, key: string): Fields => {
  const code = statusCode(t);
  const amount = decimal(t.amount);
  const signed = `${t.orderId}${code}${amount}${key}`;
  const refunds = t.refunds.length > 0;
  return {
    transaction_time: wallTime(t.startedAt ?? t.createdAt),
    transaction_status: t.status,
    transaction_id: t.transactionId,
    status_message: 'midtrans payment notification',
    status_code: code,
    signature_key: createHash('sha512').update(signed).digest('hex'),
    order_id: t.orderId,
    merchant_id: MERCHANT,
    gross_amount: amount,
    currency: 'IDR',
    ...(t.method !== 'indomaret' && { fraud_status: t.fraud ?? 'accept' }),
    ...(t.settledAt !== undefined && { settlement_time: wallTime(t.settledAt) }),
    ...(t.status === 'pending' && { expiry_time: wallTime(t.expiresAt) }),
    ...ofMethod(t, origin),
    ...((refunds || t.chargedBack !== undefined) && {
      refund_amount: decimal(refundedOf(t) + (t.chargedBack ?? 0)),
    }),
    ...(refunds && { refunds: t.refunds.map(refundFields) }),
  };
};
