import type { Written } from '#edge/contract/locale.ts';

interface Words {
  readonly line: string;
  readonly code: (key: string) => string;
}

/** What stands on a picture: it is in its own language, which is not always the page's. */
export const PICTURE_WORDS: Written<Words> = {
  en: { line: 'Scan and ride electric', code: (key) => `Referral code ${key}` },
  id: { line: 'Pindai dan berkendara listrik', code: (key) => `Kode referral ${key}` },
};
