import type { Locale } from '#edge/contract/locale.ts';

/** The address that credits whoever it is of. @param origin of the site */
export const referralLink = (origin: string, locale: Locale, key: string): string =>
  `${origin}/${locale}?referralCode=${encodeURIComponent(key)}`;
