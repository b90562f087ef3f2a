import type { BasisPoints } from '#edge/contract/financing/plan.ts';
import type { Locale } from '#edge/contract/locale.ts';
import { decimal } from '#web/platform/i18n/format.ts';

/** `21.46%` in English, `21,46%` in Indonesian. */
export const percent = (rate: BasisPoints, locale: Locale): string =>
  `${decimal(locale, rate / 100, 2)}%`;
