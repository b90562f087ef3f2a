import type { Locale } from '#edge/contract/locale.ts';
import { number } from './format.ts';

/** `1,2 MB`; small things in whole kB, what a browser grants in GB. */
export const megabytes = (locale: Locale, bytes: number): string =>
  bytes < 100_000
    ? `${number(locale, Math.ceil(bytes / 1_000))} kB`
    : bytes < 1_000_000_000
      ? `${number(locale, bytes / 1_000_000)} MB`
      : `${number(locale, bytes / 1_000_000_000)} GB`;
