/**
 * The PDF of a payout's slip. Loaded when one is made, as that of a receipt: import nothing from here that the
 * worker has as well (edge/domains/orders/decisions/receipt-pdf.md).
 */
import { type Colour, newSheet, PAGE, type TextStyle } from '#edge/platform/pdf/document.ts';

export interface SlipFacts {
  readonly slip: string;
  readonly company: { readonly name: string; readonly address: string; readonly taxNumber: string };
  /** Epoch ms. */
  readonly paidAt: number;
  readonly reference: string;
  readonly name: string;
  /** NPWP or NIK, its last digits. */
  readonly taxNumber: string;
  readonly bank: string;
  readonly rule: 'PPH21' | 'PPH23';
  readonly surcharged: boolean;
  readonly grossIdr: number;
  readonly basisIdr: number;
  readonly taxIdr: number;
  readonly netIdr: number;
  /** The bank sent it back; it is owed again, and its tax with it. */
  readonly returned: { readonly returnedAt: number; readonly reference: string } | null;
}

const LEFT = 48;
const RIGHT = PAGE.width - LEFT;
const MUTED: Colour = [0.275, 0.318, 0.373];
const RULE: Colour = [0.863, 0.882, 0.902];
const SMALL: TextStyle = { size: 8, colour: MUTED };
const BODY: TextStyle = { size: 10 };
const STRONG: TextStyle = { size: 10, weight: 'bold' };

const THOUSANDS = new Intl.NumberFormat('id-ID');
const rupiah = (amount: number): string => `Rp${THOUSANDS.format(amount)}`;
const DAY = new Intl.DateTimeFormat('id-ID', { dateStyle: 'long', timeZone: 'Asia/Jakarta' });

const RULES = { PPH21: 'PPh 21 (pasal 17)', PPH23: 'PPh 23' } as const;

/** One page. What it says are the facts and nothing else. */
export const drawSlip = async (facts: SlipFacts): Promise<Uint8Array<ArrayBuffer>> => {
  const { slip, company, paidAt, returned } = facts;
  const sheet = await newSheet({
    title: `Bukti potong ${slip}`,
    author: company.name,
    language: 'id',
    madeAt: returned?.returnedAt ?? paidAt,
  });
  sheet.text('ALVA', LEFT, 70, { size: 24, weight: 'bold' });
  sheet.text('BUKTI PEMBAYARAN KOMISI', RIGHT, 62, { size: 14, weight: 'bold', isRight: true });
  sheet.text(`Commission slip ${slip}`, RIGHT, 78, { ...BODY, colour: MUTED, isRight: true });
  sheet.text(company.name, LEFT, 98, STRONG);
  sheet.text(company.address, LEFT, 111, SMALL);
  sheet.text(`NPWP ${company.taxNumber}`, LEFT, 123, SMALL);
  let y = 150;
  const line = (label: string, value: string, style = BODY): void => {
    sheet.text(label, LEFT, y, SMALL);
    sheet.text(value, RIGHT, y, { ...style, isRight: true });
    y += 18;
  };
  const rule = (): void => {
    sheet.box(LEFT, y - 6, RIGHT - LEFT, 0.75, RULE);
    y += 12;
  };
  rule();
  line('Dibayarkan kepada / Paid to', facts.name, STRONG);
  line('Nomor pajak / Tax number', facts.taxNumber);
  line('Rekening / Account', facts.bank);
  line('Tanggal / Date', DAY.format(paidAt));
  line('Referensi bank / Bank reference', facts.reference);
  rule();
  line('Komisi bruto / Gross commission', rupiah(facts.grossIdr));
  line('Dasar pengenaan / Tax base', rupiah(facts.basisIdr));
  line(`Dipotong / Withheld, ${RULES[facts.rule]}`, `-${rupiah(facts.taxIdr)}`);
  if (facts.surcharged) line('Tanpa NPWP, tarif lebih tinggi / Without NPWP, at a higher rate', '');
  line('Ditransfer / Transferred', rupiah(facts.netIdr), STRONG);
  if (returned !== null) {
    rule();
    line('Dikembalikan bank / Sent back by the bank', DAY.format(returned.returnedAt), STRONG);
    line('Referensi bank / Bank reference', returned.reference);
    line('Kembali ke saldo komisi / Owed again', rupiah(facts.grossIdr), STRONG);
    line('Pajak yang tetap dipotong / Tax that stays withheld', rupiah(0));
  }
  sheet.text(
    `${slip} · ${company.name} · dokumen elektronik / electronic document`,
    LEFT,
    PAGE.height - 36,
    { size: 7, colour: MUTED },
  );
  return sheet.bytes();
};
