import type { LineKey } from '#edge/contract/orders/price-lines.ts';

/** In both languages, as on a receipt; the provider's page says the same. */
export const LINE_NAMES: Readonly<Record<LineKey, string>> = {
  base: 'Kendaraan, sebelum PPN / Vehicle before VAT',
  battery: 'Baterai, sebelum PPN / Battery before VAT',
  goods: 'Barang, sebelum PPN / Goods before VAT',
  vat: 'PPN 12% × 11/12 / VAT, 11% effective',
  bbnkb: 'BBNKB / Transfer of title fee',
  pkb: 'PKB / Vehicle tax',
  stnk: 'STNK / Registration certificate',
  tnkb: 'TNKB / Number plate',
  bpkb: 'BPKB / Vehicle title',
  delivery: 'Ongkos kirim / Delivery fee',
  'payment-fee': 'Biaya pembayaran / Payment fee',
  coupon: 'Kode promo / Promo code',
  referral: 'Referral',
  help: 'Bantuan pemerintah / Government help',
  financed: 'Dibayar perusahaan pembiayaan / Paid by the financing company',
};
