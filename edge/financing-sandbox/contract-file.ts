import PDFDocument from 'pdfkit';
import { rupiah } from '#edge/contract/money.ts';
import type { Application } from './model.ts';

/** The file that is signed: what was agreed, on a page. */
export const contractFile = (
  application: Application,
  reference: string,
  signedAt: string,
): Promise<Buffer> => {
  const { provider, applicant, product, price, downPayment, months, monthly, total } = application;
  const document = new PDFDocument({ size: 'A4', margin: 56 });
  const parts: Buffer[] = [];
  const done = new Promise<Buffer>((resolve, reject) => {
    document.on('data', (part: Buffer) => parts.push(part));
    document.on('end', () => resolve(Buffer.concat(parts)));
    document.on('error', reject);
  });
  document.fontSize(18).text(`${provider}: ${reference}`).moveDown();
  document.fontSize(11);
  for (const line of [
    'Local financing company. No money is lent.',
    applicant,
    product,
    `Harga / price: ${rupiah(price)}`,
    `Uang muka / down payment: ${rupiah(downPayment)}`,
    `${months} x ${rupiah(monthly)}`,
    `Total: ${rupiah(total)}`,
    `Ditandatangani / signed: ${signedAt}`,
  ])
    document.text(line);
  document.end();
  return done;
};
