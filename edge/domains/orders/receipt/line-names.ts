import type { LineKey } from '#edge/contract/orders/price-lines.ts';
import type { VatRate } from '#edge/contract/orders/vat.ts';

const LINE_NAMES: Readonly<Record<Exclude<LineKey, 'vat'>, string>> = {
  base: 'Kendaraan, sebelum PPN / Vehicle before VAT',
  battery: 'Baterai, sebelum PPN / Battery before VAT',
  goods: 'Barang, sebelum PPN / Goods before VAT',
  service: 'Layanan, sebelum PPN / Service before VAT',
  bbnkb: 'BBNKB / Transfer of title fee',
  pkb: 'PKB / Vehicle tax',
  stnk: 'STNK / Registration certificate',
  tnkb: 'TNKB / Number plate',
  bpkb: 'BPKB / Vehicle title',
  delivery: 'Ongkos kirim / Delivery fee',
  coupon: 'Kode promo / Promo code',
  referral: 'Referral',
  help: 'Bantuan pemerintah / Government help',
};

const percent = (basisPoints: number): string =>
  `${(basisPoints / 100).toLocaleString('id-ID', { maximumFractionDigits: 2 })}%`;

/** A tax as it was counted, without the day from which on. */
export type CountedVat = Omit<VatRate, 'from'>;

const vatName = (rate: CountedVat): string => {
  const [over, under] = rate.base;
  return over === under
    ? `PPN ${percent(rate.statutory)} / VAT`
    : `PPN ${percent(rate.statutory)} × ${over}/${under} / VAT, ${percent(rate.basisPoints)} effective`;
};

/** What a line is for in both languages, as on a receipt; the provider's page says the same. */
export const lineName = (key: LineKey, vat: CountedVat): string =>
  key === 'vat' ? vatName(vat) : LINE_NAMES[key];
