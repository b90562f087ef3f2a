import { number } from '../../../platform/i18n/format.ts';
import type { Locale } from '../../../platform/i18n/locales.ts';

/** `1,2 MB`; small things in whole kB, what a browser grants in GB. */
export const megabytes = (locale: Locale, bytes: number): string =>
  bytes < 100_000
    ? `${number(locale, Math.ceil(bytes / 1_000))} kB`
    : bytes < 1_000_000_000
      ? `${number(locale, bytes / 1_000_000)} MB`
      : `${number(locale, bytes / 1_000_000_000)} GB`;
