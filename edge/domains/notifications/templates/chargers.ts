import { MINUTE_MS } from '#edge/contract/time.ts';
import { defineTemplates, NAME } from './template.ts';

const BASE = {
  purpose: 'chargers',
  urgent: false,
  reach: 'PUSH',
  facts: { ...NAME, place: 'text' },
} as const;

/** By then somebody else may have plugged in. */
const FREE_FOR_MS = 15 * MINUTE_MS;

/** Chargers that somebody has marked; pushed to who asked for it. */
export const chargerTemplates = defineTemplates({
  'charger-free': {
    ...BASE,
    newsForMs: FREE_FOR_MS,
    words: {
      en: {
        subject: '{place} is free again',
        preheader: 'A favourite charger of yours',
        paragraphs: ['A place at {place}, one of your favourite chargers, is free again.'],
        action: 'Open the charger',
        short: 'A place at {place} is free again.',
      },
      id: {
        subject: '{place} kosong lagi',
        preheader: 'Pengisi daya favorit Anda',
        paragraphs: ['Satu tempat di {place}, pengisi daya favorit Anda, kosong lagi.'],
        action: 'Buka pengisi daya',
        short: 'Satu tempat di {place} kosong lagi.',
      },
    },
  },
  'charger-out': {
    ...BASE,
    words: {
      en: {
        subject: '{place} is out of order',
        preheader: 'A favourite charger of yours',
        paragraphs: ['No place at {place}, one of your favourite chargers, works at the moment.'],
        action: 'Find another charger',
        short: 'No place at {place} works at the moment.',
      },
      id: {
        subject: '{place} sedang rusak',
        preheader: 'Pengisi daya favorit Anda',
        paragraphs: ['Semua tempat di {place}, pengisi daya favorit Anda, sedang tidak berfungsi.'],
        action: 'Cari pengisi daya lain',
        short: 'Semua tempat di {place} sedang tidak berfungsi.',
      },
    },
  },
});
