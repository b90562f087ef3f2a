import type { Text, Written } from '#edge/contract/locale.ts';
import type { Words } from '#edge/domains/notifications/templates/template.ts';

/** Name of the template at WhatsApp, of the category for authentication. */
export const CODE_TEMPLATE = 'sign_in_code';

/** What a message with a code says; it names the shop and no person. */
export const CODE_WORDS: Text = {
  en: '{code} is your ALVA code. It is valid for 5 minutes. Give it to nobody, also not to us.',
  id: '{code} adalah kode ALVA Anda. Berlaku 5 menit. Jangan berikan kepada siapa pun, termasuk kami.',
};

/** The mail that proves an address. */
export const addressWords: Written<(code: string) => Words> = {
  en: (code) => ({
    subject: 'Confirm your email',
    preheader: 'One press, and the address is yours.',
    paragraphs: [
      'Please confirm that this address is yours. The link is valid for 24 hours and works once.',
      `Where you are asked for a code, it is ${code}, for 15 minutes.`,
      'If you did not ask for this, you need do nothing.',
    ],
    action: 'Confirm my email',
    short: 'Confirm your email',
  }),
  id: (code) => ({
    subject: 'Konfirmasi email Anda',
    preheader: 'Satu ketukan, dan alamat ini milik Anda.',
    paragraphs: [
      'Mohon konfirmasi bahwa alamat ini milik Anda. Tautan berlaku 24 jam dan hanya sekali.',
      `Bila diminta kode, kodenya ${code}, berlaku 15 menit.`,
      'Bila Anda tidak memintanya, abaikan saja email ini.',
    ],
    action: 'Konfirmasi email saya',
    short: 'Konfirmasi email Anda',
  }),
};
