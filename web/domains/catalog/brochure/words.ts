import type { Written } from '#edge/contract/locale.ts';

interface Words {
  readonly brochure: string;
  readonly from: string;
  readonly road: (area: string) => string;
  readonly subsidised: (area: string, amount: string) => string;
  readonly otr: string;
  readonly discount: string;
  readonly total: string;
  readonly fee: string;
  readonly foot: (date: string, site: string) => string;
}

/** The brochure's own few words; all else is the content of the product page. */
export const WORDS: Written<Words> = {
  en: {
    brochure: 'Brochure',
    from: 'From',
    road: (area) => `On the road in ${area}, with the standard battery.`,
    subsidised: (area, amount) =>
      `On the road in ${area}, with the standard battery, after the government subsidy of ${amount}.`,
    otr: 'On the road',
    discount: 'Subsidy',
    total: 'You pay',
    fee: 'A month',
    foot: (date, site) =>
      `Pictures are illustrations. Prices as of ${date}; other provinces and the latest prices: ${site}`,
  },
  id: {
    brochure: 'Brosur',
    from: 'Mulai',
    road: (area) => `OTR ${area}, dengan baterai standar.`,
    subsidised: (area, amount) =>
      `OTR ${area}, dengan baterai standar, setelah subsidi pemerintah ${amount}.`,
    otr: 'Harga OTR',
    discount: 'Subsidi',
    total: 'Anda bayar',
    fee: 'Per bulan',
    foot: (date, site) =>
      `Gambar adalah ilustrasi. Harga per ${date}; harga provinsi lain dan yang terbaru: ${site}`,
  },
};
