import { defineTemplates, NAME } from './template.ts';

const BASE = { purpose: 'riding', urgent: false } as const;
const PAIR = { ...NAME, other: 'text', product: 'text' } as const;

/** Loans and transfers: something another person did. */
export const ridingTemplates = defineTemplates({
  'loan-offered': {
    ...BASE,
    reach: 'PHONE',
    facts: { ...PAIR, from: 'moment', until: 'moment' },
    words: {
      en: {
        subject: '{other} offers to lend you the {product}',
        preheader: 'From {from} to {until}',
        paragraphs: [
          '{other} offers to lend you the {product} from {from} to {until}. It becomes yours to ride when you accept.',
        ],
        action: 'Answer the offer',
        short: '{other} offers to lend you the {product} from {from}.',
      },
      id: {
        subject: '{other} menawarkan meminjamkan {product}',
        preheader: 'Dari {from} sampai {until}',
        paragraphs: [
          '{other} menawarkan meminjamkan {product} dari {from} sampai {until}. Anda dapat mengendarainya setelah menerima tawaran.',
        ],
        action: 'Jawab tawaran',
        short: '{other} menawarkan meminjamkan {product} dari {from}.',
      },
    },
  },
  'loan-accepted': {
    ...BASE,
    reach: 'MAIL',
    facts: { ...PAIR, until: 'moment' },
    words: {
      en: {
        subject: '{other} accepted the loan of your {product}',
        preheader: 'Until {until}',
        paragraphs: [
          '{other} accepted the loan of your {product}. It runs until {until}; you can end it at any time.',
        ],
        action: 'See who rides',
        short: '{other} accepted the loan of your {product}.',
      },
      id: {
        subject: '{other} menerima pinjaman {product} Anda',
        preheader: 'Sampai {until}',
        paragraphs: [
          '{other} menerima pinjaman {product} Anda. Pinjaman berlaku sampai {until} dan dapat Anda akhiri kapan saja.',
        ],
        action: 'Lihat siapa yang berkendara',
        short: '{other} menerima pinjaman {product} Anda.',
      },
    },
  },
  'loan-ended': {
    ...BASE,
    reach: 'PHONE',
    facts: PAIR,
    words: {
      en: {
        subject: 'The loan of the {product} has ended',
        preheader: 'Between you and {other}',
        paragraphs: ['The loan of the {product} between you and {other} has ended.'],
        action: 'Open the garage',
        short: 'The loan of the {product} between you and {other} has ended.',
      },
      id: {
        subject: 'Pinjaman {product} berakhir',
        preheader: 'Antara Anda dan {other}',
        paragraphs: ['Pinjaman {product} antara Anda dan {other} sudah berakhir.'],
        action: 'Buka garasi',
        short: 'Pinjaman {product} antara Anda dan {other} sudah berakhir.',
      },
    },
  },
  'transfer-requested': {
    ...BASE,
    urgent: true,
    reach: 'BOTH',
    facts: { ...PAIR, until: 'moment' },
    words: {
      en: {
        subject: '{other} asks you to hand over your {product}',
        preheader: 'Approve it only if you know why',
        paragraphs: [
          '{other} asks to become the owner of your {product}. Nothing changes unless you approve it by {until}.',
          'Deny it if you do not know this person or have not sold the motorcycle.',
        ],
        action: 'Look at the request',
        short:
          '{other} asks to become the owner of your {product}. Nothing changes unless you approve.',
      },
      id: {
        subject: '{other} meminta pengalihan {product} Anda',
        preheader: 'Setujui hanya bila Anda tahu alasannya',
        paragraphs: [
          '{other} meminta menjadi pemilik {product} Anda. Tidak ada yang berubah kecuali Anda menyetujuinya sebelum {until}.',
          'Tolak bila Anda tidak mengenal orang ini atau tidak menjual motor Anda.',
        ],
        action: 'Lihat permintaan',
        short:
          '{other} meminta menjadi pemilik {product} Anda. Tidak ada yang berubah tanpa persetujuan Anda.',
      },
    },
  },
  'transfer-approved': {
    ...BASE,
    reach: 'BOTH',
    facts: PAIR,
    words: {
      en: {
        subject: 'The {product} is yours now',
        preheader: '{other} approved the transfer',
        paragraphs: [
          '{other} approved the transfer. The {product} stands in your garage on the site.',
        ],
        action: 'Open my garage',
        short: '{other} approved the transfer. The {product} is yours now.',
      },
      id: {
        subject: '{product} kini milik Anda',
        preheader: '{other} menyetujui pengalihan',
        paragraphs: ['{other} menyetujui pengalihan. {product} sudah ada di garasi Anda di situs.'],
        action: 'Buka garasi saya',
        short: '{other} menyetujui pengalihan. {product} kini milik Anda.',
      },
    },
  },
  'transfer-denied': {
    ...BASE,
    reach: 'MAIL',
    facts: PAIR,
    words: {
      en: {
        subject: 'The transfer of the {product} was denied',
        preheader: '{other} decided against it',
        paragraphs: [
          '{other} denied your request for the {product}. If you bought it, please talk to them and ask again.',
        ],
        action: 'See my requests',
        short: '{other} denied your request for the {product}.',
      },
      id: {
        subject: 'Pengalihan {product} ditolak',
        preheader: '{other} tidak menyetujuinya',
        paragraphs: [
          '{other} menolak permintaan Anda untuk {product}. Bila Anda sudah membelinya, silakan hubungi mereka lalu ajukan lagi.',
        ],
        action: 'Lihat permintaan saya',
        short: '{other} menolak permintaan Anda untuk {product}.',
      },
    },
  },
});
