import type { BasisPoints } from '#edge/contract/financing/plan.ts';
import { INTL_TAG, type Locale } from '#edge/contract/locale.ts';

/** `21.46%` in English, `21,46%` in Indonesian. */
export const percent = (rate: BasisPoints, locale: Locale): string =>
  new Intl.NumberFormat(INTL_TAG[locale], {
    style: 'percent',
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  }).format(rate / 10_000);
