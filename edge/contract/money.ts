import type { Locale } from './locale.ts';

const formats: Record<Locale, Intl.NumberFormat> = {
  id: rupiahFormat('id-ID'),
  en: rupiahFormat('en-US'),
};

function rupiahFormat(tag: string): Intl.NumberFormat {
  return new Intl.NumberFormat(tag, {
    style: 'currency',
    currency: 'IDR',
    currencyDisplay: 'narrowSymbol',
    maximumFractionDigits: 0,
  });
}

/**
 * Whole rupiah as people read it: `Rp29.490.000` (id), `Rp29,490,000` (en).
 * Indonesian spelling joins symbol and figure; ICU puts a no-break space between them, which
 * goes, and with it the only place where a line could break inside a price.
 */
export const formatRupiah = (amount: number, locale: Locale): string =>
  formats[locale]
    .formatToParts(amount)
    .filter((part) => part.type !== 'literal')
    .map((part) => part.value)
    .join('');
