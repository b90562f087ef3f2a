import * as v from 'valibot';
import { JAKARTA_MS } from '#edge/contract/time.ts';
import { required } from '#edge/contract/validators/index.ts';
import type { ReceiptFacts } from './receipt.ts';

/** The last day of a month on which the address of an invoice of the month before may be changed. */
const INVOICE_ADDRESS_DAY = 15;

/**
 * Until when (epoch ms, exclusive) the address of an invoice may be changed: the end of the 15th, in
 * Jakarta, of the month after its first issue (decisions/invoices.md).
 */
export const invoiceAddressUntil = (issuedAt: number): number => {
  const issued = new Date(issuedAt + JAKARTA_MS);
  return (
    Date.UTC(issued.getUTCFullYear(), issued.getUTCMonth() + 1, INVOICE_ADDRESS_DAY + 1) -
    JAKARTA_MS
  );
};

/** What has become of an invoice since: another one took its place, or its order ended. */
export const INVOICE_STATES = ['VALID', 'REPLACED', 'CANCELLED'] as const;
export type InvoiceState = (typeof INVOICE_STATES)[number];

/** What an invoice says, as it was on the day; whole rupiah. Numbers of the tax office are in the file alone. */
export interface InvoiceFacts
  extends Pick<
    ReceiptFacts,
    | 'seller'
    | 'orderCode'
    | 'product'
    | 'vin'
    | 'motorNumber'
    | 'lines'
    | 'total'
    | 'taxBase'
    | 'vat'
  > {
  readonly buyer: {
    readonly name: string;
    readonly address: string;
    /** Person in charge. */
    readonly pic: string | null;
  };
  /** How the tax was counted, in basis points. */
  readonly taxRate: NonNullable<ReceiptFacts['taxRate']>;
  /** The total in Indonesian words. */
  readonly inWords: string;
  /** Numbers of the receipts for what was paid of it. */
  readonly receipts: readonly string[];
  /** What a financing company pays for the buyer. */
  readonly financed: number;
}

/** `INV-2026-000042`, a later revision `INV-2026-000042-R1`; the year is that of the first issue in Jakarta. */
export const invoiceNumber = (
  sequence: number,
  firstIssuedAt: number,
  revision: number,
): string => {
  const year = new Date(firstIssuedAt + JAKARTA_MS).getUTCFullYear();
  const number = `INV-${year}-${String(sequence).padStart(6, '0')}`;
  return revision === 0 ? number : `${number}-R${revision}`;
};

/** Another address for an invoice, as it is printed; the desk's form and the server check by this. */
export const invoiceAddressInput = v.object({
  address: v.pipe(required(), v.maxLength(300, 'address.too-long')),
});
