import type { BasisPoints } from '#edge/contract/financing/plan.ts';
import type { Locale } from '../../../../platform/i18n/locales.ts';

const TAGS: Readonly<Record<Locale, string>> = { en: 'en-US', id: 'id-ID' };

/** `21.46%` in English, `21,46%` in Indonesian. */
export const percent = (rate: BasisPoints, locale: Locale): string =>
  new Intl.NumberFormat(TAGS[locale], {
    style: 'percent',
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  }).format(rate / 10_000);
