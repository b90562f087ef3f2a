import { defineTemplates, NAME } from './template.ts';

const BASE = { purpose: 'riding', urgent: false } as const;
const PAIR = { ...NAME, other: 'text', product: 'text' } as const;

/** Offers of loans and requests for transfers that came to nothing. */
export const endingTemplates = defineTemplates({
  'loan-declined': {
    ...BASE,
    reach: 'MAIL',
    facts: PAIR,
    words: {
      en: {
        subject: '{other} declined your {product}',
        preheader: 'The motorcycle stays with you',
        paragraphs: [
          '{other} declined the offer to ride your {product}. The motorcycle is free; you can offer it to somebody else.',
        ],
        action: 'Open the garage',
        short: '{other} declined the offer of your {product}.',
      },
      id: {
        subject: '{other} menolak pinjaman {product} Anda',
        preheader: 'Motor tetap pada Anda',
        paragraphs: [
          '{other} menolak tawaran pinjaman {product} Anda. Motor kembali bebas dan dapat Anda tawarkan kepada orang lain.',
        ],
        action: 'Buka garasi',
        short: '{other} menolak tawaran pinjaman {product} Anda.',
      },
    },
  },
  'loan-withdrawn': {
    ...BASE,
    reach: 'PHONE',
    facts: PAIR,
    words: {
      en: {
        subject: 'The offer of the {product} was withdrawn',
        preheader: '{other} no longer lends it',
        paragraphs: [
          'The offer of {other} to lend you the {product} is no longer open. You need not answer it.',
        ],
        action: 'Open the garage',
        short: 'The offer of {other} to lend you the {product} was withdrawn.',
      },
      id: {
        subject: 'Tawaran {product} dibatalkan',
        preheader: '{other} tidak jadi meminjamkan',
        paragraphs: [
          'Tawaran {other} untuk meminjamkan {product} sudah tidak berlaku. Anda tidak perlu menjawabnya.',
        ],
        action: 'Buka garasi',
        short: 'Tawaran {other} untuk meminjamkan {product} dibatalkan.',
      },
    },
  },
  'loan-unanswered': {
    ...BASE,
    reach: 'MAIL',
    facts: PAIR,
    words: {
      en: {
        subject: '{other} did not answer your offer',
        preheader: 'The motorcycle stays with you',
        paragraphs: [
          '{other} did not answer the offer of your {product} in time, so it has ended. You can offer it anew.',
        ],
        action: 'Open the garage',
        short: '{other} did not answer the offer of your {product} in time.',
      },
      id: {
        subject: '{other} tidak menjawab tawaran Anda',
        preheader: 'Motor tetap pada Anda',
        paragraphs: [
          '{other} tidak menjawab tawaran pinjaman {product} Anda tepat waktu, sehingga tawaran berakhir. Anda dapat menawarkannya lagi.',
        ],
        action: 'Buka garasi',
        short: '{other} tidak menjawab tawaran pinjaman {product} Anda tepat waktu.',
      },
    },
  },
  'transfer-expired': {
    ...BASE,
    reach: 'MAIL',
    facts: PAIR,
    words: {
      en: {
        subject: 'Your request for the {product} has expired',
        preheader: '{other} did not answer it in time',
        paragraphs: [
          '{other} did not answer your request for the {product} in time. If you bought the motorcycle, please talk to them and ask again.',
        ],
        action: 'See my requests',
        short: '{other} did not answer your request for the {product} in time.',
      },
      id: {
        subject: 'Permintaan Anda untuk {product} kedaluwarsa',
        preheader: '{other} tidak menjawab tepat waktu',
        paragraphs: [
          '{other} tidak menjawab permintaan Anda untuk {product} tepat waktu. Bila Anda membeli motor ini, silakan hubungi mereka lalu ajukan lagi.',
        ],
        action: 'Lihat permintaan saya',
        short: '{other} tidak menjawab permintaan Anda untuk {product} tepat waktu.',
      },
    },
  },
  'transfer-overtaken': {
    ...BASE,
    reach: 'BOTH',
    facts: PAIR,
    words: {
      en: {
        subject: 'The {product} went to somebody else',
        preheader: '{other} approved another request',
        paragraphs: [
          '{other} approved the request of somebody else for the {product}, so yours has ended. If you paid for the motorcycle, please talk to them at once, and to us.',
        ],
        action: 'See my requests',
        short: '{other} approved the request of somebody else for the {product}. Yours has ended.',
      },
      id: {
        subject: '{product} dialihkan kepada orang lain',
        preheader: '{other} menyetujui permintaan lain',
        paragraphs: [
          '{other} menyetujui permintaan orang lain untuk {product}, sehingga permintaan Anda berakhir. Bila Anda sudah membayar motor ini, segera hubungi mereka dan kami.',
        ],
        action: 'Lihat permintaan saya',
        short:
          '{other} menyetujui permintaan orang lain untuk {product}. Permintaan Anda berakhir.',
      },
    },
  },
  'transfer-taken-back': {
    ...BASE,
    reach: 'MAIL',
    facts: PAIR,
    words: {
      en: {
        subject: '{other} no longer asks for your {product}',
        preheader: 'The request was taken back',
        paragraphs: [
          '{other} has taken back the request to become the owner of your {product}. It stays yours; there is nothing to decide.',
        ],
        action: 'See the requests',
        short: '{other} has taken back the request for your {product}.',
      },
      id: {
        subject: '{other} membatalkan permintaan {product} Anda',
        preheader: 'Permintaan ditarik kembali',
        paragraphs: [
          '{other} menarik kembali permintaan menjadi pemilik {product} Anda. Motor tetap milik Anda; tidak ada yang perlu diputuskan.',
        ],
        action: 'Lihat permintaan',
        short: '{other} menarik kembali permintaan untuk {product} Anda.',
      },
    },
  },
});
