import { defineTemplates, NAME } from './template.ts';

const COMPLAINT = { ...NAME, code: 'text', product: 'text' } as const;

const BASE = { purpose: 'orders', urgent: false, facts: COMPLAINT } as const;

export const complaintTemplates = defineTemplates({
  'complaint-received': {
    ...BASE,
    reach: 'INBOX',
    words: {
      en: {
        subject: 'We have your complaint about order {code}',
        preheader: 'Answered within two working days',
        paragraphs: [
          'Your complaint about {product} is with us. Somebody answers within two working days, on the page of the order.',
        ],
        action: 'See the complaint',
        short: 'We have your complaint about order {code} and answer within two working days.',
      },
      id: {
        subject: 'Keluhan Anda tentang pesanan {code} sudah kami terima',
        preheader: 'Dijawab dalam dua hari kerja',
        paragraphs: [
          'Keluhan Anda tentang {product} sudah kami terima. Petugas menjawab dalam dua hari kerja, di halaman pesanan.',
        ],
        action: 'Lihat keluhan',
        short:
          'Keluhan Anda tentang pesanan {code} kami terima dan kami jawab dalam dua hari kerja.',
      },
    },
  },
  'complaint-answered': {
    ...BASE,
    reach: 'BOTH',
    words: {
      en: {
        subject: 'We have answered your complaint: order {code}',
        preheader: 'It is your turn',
        paragraphs: [
          'There is an answer to your complaint about {product}. You can read it and write again on the page of the order.',
        ],
        action: 'Read the answer',
        short: 'There is an answer to your complaint about order {code}.',
      },
      id: {
        subject: 'Keluhan Anda sudah dijawab: pesanan {code}',
        preheader: 'Sekarang giliran Anda',
        paragraphs: [
          'Ada jawaban atas keluhan Anda tentang {product}. Anda dapat membacanya dan menulis lagi di halaman pesanan.',
        ],
        action: 'Baca jawaban',
        short: 'Ada jawaban atas keluhan Anda tentang pesanan {code}.',
      },
    },
  },
  'complaint-resolved': {
    ...BASE,
    reach: 'BOTH',
    words: {
      en: {
        subject: 'What came of your complaint: order {code}',
        preheader: 'Please have a look',
        paragraphs: [
          'Your complaint about {product} is closed, and what came of it stands on the page of the order. If that is not right for you, make another one there, or turn to the consumer dispute body (BPSK) of your city.',
        ],
        action: 'See what came of it',
        short: 'Your complaint about order {code} is closed; see what came of it.',
      },
      id: {
        subject: 'Hasil keluhan Anda: pesanan {code}',
        preheader: 'Silakan dilihat',
        paragraphs: [
          'Keluhan Anda tentang {product} sudah ditutup, dan hasilnya ada di halaman pesanan. Bila belum sesuai, ajukan keluhan lain di sana, atau hubungi BPSK di kota Anda.',
        ],
        action: 'Lihat hasilnya',
        short: 'Keluhan Anda tentang pesanan {code} sudah ditutup; lihat hasilnya.',
      },
    },
  },
});
