/**
 * The PDF of an invoice. Loaded when one is made, as a module beside the worker: import nothing from
 * here that the worker has as well (decisions/receipt-pdf.md).
 */
import type { InvoiceFacts } from '#edge/contract/orders/invoice.ts';
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
} from '#edge/domains/orders/receipt/paper.ts';
import { newSheet, type Sheet } from '#edge/platform/pdf/document.ts';

interface Invoice {
  readonly facts: InvoiceFacts;
  readonly number: string;
  /** Number of the one that this one replaces; null for the first. */
  readonly replaces: string | null;
  /** NPWP of the buyer, 15 or 16 digits. */
  readonly taxNumber: string;
  readonly code: string;
  /** Epoch ms. */
  readonly issuedAt: number;
  /** Address of the page where the code is checked. */
  readonly url: string;
}

const parties = (sheet: Sheet, from: number, invoice: Invoice): number => {
  const { facts, taxNumber, issuedAt, replaces } = invoice;
  const { buyer } = facts;
  let y = row(sheet, from, 'Ditagihkan kepada / Invoiced to', buyer.name, STRONG);
  y = row(sheet, y, 'NPWP / Tax number', taxNumber);
  y = row(sheet, y, 'Alamat / Address', buyer.address);
  if (buyer.pic !== null) y = row(sheet, y, 'Penanggung jawab / PIC', buyer.pic);
  const note = lettersNote(sheet, `${buyer.name} ${buyer.address} ${buyer.pic ?? ''}`);
  if (note !== null) y = row(sheet, y, '', note, SMALL);
  y = itemRows(sheet, y, { ...facts, numbers: [facts.orderCode] });
  if (facts.receipts.length > 0)
    y = row(sheet, y, 'Kwitansi / Receipts', facts.receipts.join(' · '));
  y = row(sheet, y, 'Tanggal faktur / Invoice date', dateOf(issuedAt));
  return replaces === null ? y : row(sheet, y, 'Pengganti / Replaces', replaces);
};

/** One page. What it says are the stored facts, the tax number, and nothing else. */
export const drawInvoice = async (invoice: Invoice): Promise<Uint8Array<ArrayBuffer>> => {
  const { facts, number, code, url, issuedAt } = invoice;
  const sheet = await newSheet({
    title: `Faktur ${number}`,
    author: facts.seller.name,
    language: 'id',
    madeAt: issuedAt,
  });
  let y = headingOf(sheet, facts.seller, { title: 'FAKTUR', number: `Invoice ${number}` });
  y = parties(sheet, y, invoice);
  y = rule(sheet, y);
  y = priceRows(sheet, y, facts);
  if (facts.financed > 0)
    y = amountRow(
      sheet,
      y,
      'Dibayar perusahaan pembiayaan / Paid by the financing company',
      facts.financed,
    );
  y = sumBox(sheet, y + 6, {
    label: 'Jumlah faktur / Invoice total',
    amount: facts.total,
    inWords: facts.inWords,
  });
  proofBox(sheet, y + 24, {
    title: 'Periksa keaslian / Check this invoice',
    code,
    url,
    note: {
      title: 'Faktur pajak / Tax invoice',
      text: 'Diterbitkan tersendiri di Coretax DJP dengan NPWP di atas. / Issued apart, at the tax office.',
    },
  });
  footOf(sheet, number, facts.seller);
  return sheet.bytes();
};
