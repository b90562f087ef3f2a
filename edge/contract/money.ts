import { INTL_TAG, type Locale } from './locale.ts';

const formats = new Map<Locale, Intl.NumberFormat>();

/** A formatter costs a phone more than all a page formats with it: made when the first price is. */
const formatOf = (locale: Locale): Intl.NumberFormat => {
  const format =
    formats.get(locale) ??
    new Intl.NumberFormat(INTL_TAG[locale], {
      style: 'currency',
      currency: 'IDR',
      currencyDisplay: 'narrowSymbol',
      maximumFractionDigits: 0,
    });
  formats.set(locale, format);
  return format;
};

/**
 * Whole rupiah as people read it: `Rp29.490.000` (id), `Rp29,490,000` (en).
 * Indonesian spelling joins symbol and figure; ICU puts a no-break space between them, which
 * goes, and with it the only place where a line could break inside a price.
 */
export const formatRupiah = (amount: number, locale: Locale): string =>
  formatOf(locale)
    .formatToParts(amount)
    .filter((part) => part.type !== 'literal')
    .map((part) => part.value)
    .join('');
