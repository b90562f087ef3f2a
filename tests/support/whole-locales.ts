import type { WholeLocale } from '#edge/contract/locale.ts';

const WHOLE: Readonly<Record<WholeLocale, true>> = { en: true, id: true };

/** The languages that every text must exist in. */
export const WHOLE_LOCALES = Object.keys(WHOLE) as readonly WholeLocale[];
