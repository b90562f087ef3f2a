import * as v from 'valibot';
import type { Text } from '#edge/contract/locale.ts';
import { HOUR_MS, JAKARTA_MS } from '#edge/contract/time.ts';
import { ORDER_CODE_LETTERS } from './ids.ts';
import type { PriceLine } from './price-lines.ts';
import type { VatRate } from './vat.ts';

export const RECEIPT_LIMITS = {
  /** Looking receipts up by their code, by one person or address in an hour. */
  tries: 30,
  windowMs: HOUR_MS,
} as const;

/** A receipt of more than this needs stamp duty of Rp10,000 (UU 10/2020); whole rupiah. */
export const STAMP_DUTY_FREE = 5_000_000;

/** Stamp duty of a receipt: not due, due, or affixed with a serial number. */
export const METERAI_STATES = ['NONE', 'REQUIRED', 'AFFIXED'] as const;
export type MeteraiState = (typeof METERAI_STATES)[number];

/** Whether a receipt of this sum needs stamp duty. */
export const meteraiOf = (amount: number): Exclude<MeteraiState, 'AFFIXED'> =>
  amount > STAMP_DUTY_FREE ? 'REQUIRED' : 'NONE';

/** The serial number of an electronic stamp, as staff copy it; output: as it is stored. */
const meteraiSerial = v.pipe(
  v.string('required'),
  v.trim(),
  v.maxLength(60, 'meterai'),
  v.transform((typed) => typed.toUpperCase().replace(/[ -]/g, '')),
  v.nonEmpty('required'),
  v.regex(/^[0-9A-Z]{8,40}$/, 'meterai'),
);

/** What has become of the money of a receipt since. */
export const RECEIPT_STATES = ['VALID', 'PARTLY_REFUNDED', 'REFUNDED', 'REVERSED'] as const;
export type ReceiptState = (typeof RECEIPT_STATES)[number];

/** One thing of an order of goods or of a service, as it was named and priced on its day. */
export interface ReceiptItem {
  readonly name: Text;
  /** `-` where there is only one. */
  readonly size: string;
  readonly quantity: number;
  /** Of one, with tax; whole rupiah. */
  readonly unit: number;
  /** The motorcycle it is for. */
  readonly vin: string | null;
}

/** What a receipt says, as it was on the day; whole rupiah, times in epoch ms. */
export interface ReceiptFacts {
  readonly seller: {
    readonly name: string;
    readonly address: string;
    readonly taxNumber: string;
    readonly contact: string;
  };
  readonly payer: { readonly name: string; readonly address: string | null };
  readonly orderCode: string;
  /** NUP; null for a direct order. */
  readonly bookingNumber: string | null;
  readonly purpose: 'BOOKING' | 'FINAL';
  readonly product: { readonly name: string; readonly colorName: Text; readonly batteryName: Text };
  /** Of goods or a service; absent of a motorcycle. */
  readonly items?: readonly ReceiptItem[];
  /** Once a motorcycle is allotted. */
  readonly vin: string | null;
  readonly motorNumber: string | null;
  readonly lines: readonly PriceLine[];
  readonly total: number;
  /** The price before tax, or the part of it on which tax is counted. */
  readonly taxBase: number;
  /** How it was counted, in basis points; absent in receipts from before there were other rates. */
  readonly taxRate?: Omit<VatRate, 'from'>;
  readonly vat: number;
  readonly amount: number;
  /** The amount in Indonesian words. */
  readonly inWords: string;
  /** Of the total, after this payment. */
  readonly remaining: number;
  /** As the payment provider names it. */
  readonly method: string | null;
  /** Of the payment, at the provider. */
  readonly reference: string;
  readonly paidAt: number;
  /** On the day of issue. */
  readonly meterai: Exclude<MeteraiState, 'AFFIXED'>;
}

/** `KW-2026-000042`; the sequence has no gaps, and the year is that of issue in Jakarta. */
export const receiptNumber = (sequence: number, issuedAt: number): string =>
  `KW-${new Date(issuedAt + JAKARTA_MS).getUTCFullYear()}-${String(sequence).padStart(6, '0')}`;

export const RECEIPT_CODE_LENGTH = 16;

/** `K7Q2-M9XH-4DPA-3W0R`: how people read the code of a receipt. */
export const readableReceiptCode = (code: string): string => code.replace(/.{4}(?=.)/g, '$&-');

/** The code of a receipt as people type it, eighty random bits; output: as it is stored. */
export const receiptCode = () =>
  v.pipe(
    v.string('required'),
    v.maxLength(40, 'receipt-code'),
    v.transform((typed) =>
      typed
        .toUpperCase()
        .replace(/[^0-9A-Z]/g, '')
        .replaceAll('O', '0')
        .replace(/[IL]/g, '1'),
    ),
    v.nonEmpty('required'),
    v.length(RECEIPT_CODE_LENGTH, 'receipt-code'),
    v.check(
      (code) => [...code].every((letter) => ORDER_CODE_LETTERS.includes(letter)),
      'receipt-code',
    ),
  );

/** A stamp for a receipt; the desk's form and the server check by this. */
export const meteraiInput = v.object({ code: receiptCode(), serial: meteraiSerial });

/** Page that shows whether a receipt is genuine, without a language: the site chooses that. */
export const receiptPath = (code: string): string => `/receipt/${code}`;
