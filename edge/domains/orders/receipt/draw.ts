/**
 * The PDF of a receipt. Loaded when one is made, as a module beside the worker: import nothing from
 * here that the worker has as well, or the two would share a third (decisions/receipt-pdf.md).
 */
import type { ReceiptFacts } from '#edge/contract/orders/receipt.ts';
import { newSheet, type Sheet } from '#edge/platform/pdf/document.ts';
import {
  amountRow,
  dateOf,
  footOf,
  headingOf,
  itemRows,
  lettersNote,
  priceRows,
  proofBox,
  row,
  rule,
  SMALL,
  STRONG,
  sumBox,
} from './paper.ts';

interface Receipt {
  readonly facts: ReceiptFacts;
  readonly number: string;
  readonly code: string;
  /** Epoch ms. */
  readonly issuedAt: number;
  /** Address of the page where the code is checked. */
  readonly url: string;
}

const METHODS: Readonly<Record<string, string>> = {
  credit_card: 'Kartu / Card',
  echannel: 'Mandiri Bill Payment',
  other_qris: 'QRIS',
  gopay: 'GoPay',
  shopeepay: 'ShopeePay',
  dana: 'DANA',
  ovo: 'OVO',
  alfamart: 'Alfamart',
  indomaret: 'Indomaret',
};

const methodOf = (method: string | null): string => {
  if (method === null) return '–';
  if (method.endsWith('_va')) return `${method.slice(0, -3).toUpperCase()} Virtual Account`;
  return METHODS[method] ?? method;
};

const parties = (sheet: Sheet, from: number, { facts, issuedAt }: Receipt): number => {
  const { payer } = facts;
  let y = row(sheet, from, 'Telah terima dari / Received from', payer.name, STRONG);
  if (payer.address !== null) y = row(sheet, y, 'Alamat / Address', payer.address);
  const note = lettersNote(sheet, `${payer.name} ${payer.address ?? ''}`);
  if (note !== null) y = row(sheet, y, '', note, SMALL);
  y = row(
    sheet,
    y,
    'Untuk pembayaran / In payment of',
    facts.purpose === 'BOOKING'
      ? 'Uang tanda jadi / Booking fee'
      : 'Pembayaran pesanan / Payment of the order',
  );
  y = itemRows(sheet, y, { ...facts, numbers: [facts.orderCode, facts.bookingNumber] });
  y = row(sheet, y, 'Cara bayar / Paid by', `${methodOf(facts.method)} · ${facts.reference}`);
  y = row(sheet, y, 'Dibayar pada / Paid on', dateOf(facts.paidAt));
  return row(sheet, y, 'Diterbitkan / Issued', dateOf(issuedAt));
};

/** One page. What it says are the stored facts and nothing else. */
export const drawReceipt = async (receipt: Receipt): Promise<Uint8Array<ArrayBuffer>> => {
  const { facts, number, code, url, issuedAt } = receipt;
  const sheet = await newSheet({
    title: `Kwitansi ${number}`,
    author: facts.seller.name,
    language: 'id',
    madeAt: issuedAt,
  });
  let y = headingOf(sheet, facts.seller, { title: 'KWITANSI', number: `Receipt ${number}` });
  y = parties(sheet, y, receipt);
  y = rule(sheet, y);
  y = priceRows(sheet, y, facts);
  y = amountRow(sheet, y, 'Sisa setelah pembayaran ini / Left after this payment', facts.remaining);
  y = sumBox(sheet, y + 6, { ...facts, label: 'Jumlah diterima / Amount received' });
  proofBox(sheet, y + 24, {
    title: 'Periksa keaslian / Check this receipt',
    code,
    url,
    note: {
      title: 'Meterai / Stamp duty',
      text:
        facts.meterai === 'REQUIRED'
          ? 'Terutang Rp10.000; e-meterai dibubuhkan oleh penerbit. / Rp10,000 due; affixed by the issuer.'
          : 'Tidak terutang. / Not due.',
    },
  });
  footOf(sheet, number, facts.seller);
  return sheet.bytes();
};
