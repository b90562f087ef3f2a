import { BASE, MOMENT, NOT_YOU, OPEN } from './account-parts.ts';
import { defineTemplates } from './template.ts';

/** A second factor comes and goes. */
export const secondFactorTemplates = defineTemplates({
  'second-factor-added': {
    ...BASE,
    facts: MOMENT,
    words: {
      en: {
        subject: 'Your account now asks for a second factor',
        preheader: 'A code to your phone, besides the first way in',
        paragraphs: [
          'Since {at} signing in to your account asks for a code that we send to your phone as well.',
          NOT_YOU.en,
        ],
        action: OPEN.en,
        short: 'Signing in to your account asks for a code to your phone as well.',
      },
      id: {
        subject: 'Akun Anda kini meminta faktor kedua',
        preheader: 'Kode ke ponsel Anda, selain cara masuk pertama',
        paragraphs: [
          'Sejak {at} masuk ke akun Anda juga meminta kode yang dikirim ke ponsel Anda.',
          NOT_YOU.id,
        ],
        action: OPEN.id,
        short: 'Masuk ke akun Anda kini juga meminta kode ke ponsel Anda.',
      },
    },
  },
  'second-factor-removed': {
    ...BASE,
    facts: MOMENT,
    words: {
      en: {
        subject: 'A second factor was removed from your account',
        preheader: 'Codes to that phone are no longer asked for',
        paragraphs: [
          'Since {at} signing in to your account no longer asks for a code to that phone.',
          NOT_YOU.en,
        ],
        action: OPEN.en,
        short: 'Signing in to your account no longer asks for a code to that phone.',
      },
      id: {
        subject: 'Satu faktor kedua dihapus dari akun Anda',
        preheader: 'Kode ke ponsel itu tidak lagi diminta',
        paragraphs: [
          'Sejak {at} masuk ke akun Anda tidak lagi meminta kode ke ponsel itu.',
          NOT_YOU.id,
        ],
        action: OPEN.id,
        short: 'Masuk ke akun Anda tidak lagi meminta kode ke ponsel itu.',
      },
    },
  },
});
