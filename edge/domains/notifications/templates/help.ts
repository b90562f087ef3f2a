import { defineTemplates, NAME } from './template.ts';

const BASE = {
  purpose: 'orders',
  reach: 'BOTH',
  facts: { ...NAME, code: 'text', product: 'text' },
} as const;

/** What the programme of the government decides about its help for an order. */
export const helpTemplates = defineTemplates({
  'help-approved': {
    ...BASE,
    reach: 'MAIL',
    urgent: false,
    words: {
      en: {
        subject: 'The government help is approved: order {code}',
        preheader: 'Nothing is left for you to do',
        paragraphs: [
          'The programme has approved the government help for your {product}. The price you agreed to holds.',
        ],
        action: 'See the order',
        short: 'The government help for order {code} is approved.',
      },
      id: {
        subject: 'Bantuan pemerintah disetujui: pesanan {code}',
        preheader: 'Tidak ada lagi yang perlu Anda lakukan',
        paragraphs: [
          'Program menyetujui bantuan pemerintah untuk {product} Anda. Harga yang Anda setujui tetap berlaku.',
        ],
        action: 'Lihat pesanan',
        short: 'Bantuan pemerintah untuk pesanan {code} disetujui.',
      },
    },
  },
  'help-denied': {
    ...BASE,
    urgent: true,
    words: {
      en: {
        subject: 'The government help was refused: order {code}',
        preheader: 'Please decide how your order goes on',
        paragraphs: [
          'The programme does not give the government help for your {product}, so its price is the one without the help.',
          'The page of the order says what you can do: go on without the help, or cancel the order.',
        ],
        action: 'Decide how it goes on',
        short: 'The government help for order {code} was refused. Please decide how it goes on.',
      },
      id: {
        subject: 'Bantuan pemerintah ditolak: pesanan {code}',
        preheader: 'Mohon tentukan kelanjutan pesanan Anda',
        paragraphs: [
          'Program tidak memberikan bantuan pemerintah untuk {product} Anda, sehingga berlaku harga tanpa bantuan.',
          'Halaman pesanan menunjukkan pilihan Anda: lanjut tanpa bantuan, atau batalkan pesanan.',
        ],
        action: 'Tentukan kelanjutannya',
        short:
          'Bantuan pemerintah untuk pesanan {code} ditolak. Mohon tentukan kelanjutan pesanan Anda.',
      },
    },
  },
});
