import { defineTemplates, NAME } from './template.ts';

const LISTED = { ...NAME, product: 'text' } as const;
const BASE = { purpose: 'listings', urgent: false, facts: LISTED } as const;

/** Used motorcycles and batteries for sale. */
export const listingTemplates = defineTemplates({
  'listing-enquiry': {
    purpose: 'listings',
    urgent: false,
    reach: 'PHONE',
    facts: { ...LISTED, other: 'text' },
    words: {
      en: {
        subject: '{other} asks about your {product}',
        preheader: 'A buyer has written to you',
        paragraphs: [
          '{other} has a question about the {product} you offer. Message and number are on the page of your listing, and in no mail.',
        ],
        action: 'Read the message',
        short: '{other} asks about the {product} you offer.',
      },
      id: {
        subject: '{other} bertanya tentang {product} Anda',
        preheader: 'Seorang pembeli menulis kepada Anda',
        paragraphs: [
          '{other} punya pertanyaan tentang {product} yang Anda tawarkan. Pesan dan nomornya ada di halaman iklan Anda, tidak di email.',
        ],
        action: 'Baca pesan',
        short: '{other} bertanya tentang {product} yang Anda tawarkan.',
      },
    },
  },
  'listing-expired': {
    ...BASE,
    reach: 'MAIL',
    words: {
      en: {
        subject: 'Your listing of the {product} has ended',
        preheader: 'Publish it again with one tap',
        paragraphs: [
          'Buyers no longer see your {product}: the time of the listing is over. If it is still for sale, publish it again.',
        ],
        action: 'Open the listing',
        short: 'Your listing of the {product} has ended. You can publish it again.',
      },
      id: {
        subject: 'Iklan {product} Anda berakhir',
        preheader: 'Terbitkan lagi dengan satu ketukan',
        paragraphs: [
          'Pembeli tidak lagi melihat {product} Anda: masa tayang iklan sudah habis. Bila masih dijual, terbitkan lagi.',
        ],
        action: 'Buka iklan',
        short: 'Iklan {product} Anda berakhir. Anda dapat menerbitkannya lagi.',
      },
    },
  },
  'listing-hidden': {
    ...BASE,
    reach: 'BOTH',
    words: {
      en: {
        subject: 'We took your {product} off the site',
        preheader: 'People have reported the listing',
        paragraphs: [
          'We looked at reports of other people and took the listing of your {product} off the site. If you think that this is a mistake, please write to us.',
        ],
        action: 'Open the listing',
        short: 'We took the listing of your {product} off the site after reports.',
      },
      id: {
        subject: 'Iklan {product} Anda kami turunkan',
        preheader: 'Iklan dilaporkan orang lain',
        paragraphs: [
          'Kami memeriksa laporan orang lain dan menurunkan iklan {product} Anda dari situs. Bila menurut Anda ini keliru, silakan hubungi kami.',
        ],
        action: 'Buka iklan',
        short: 'Iklan {product} Anda kami turunkan setelah ada laporan.',
      },
    },
  },
  'listing-shown': {
    ...BASE,
    reach: 'MAIL',
    words: {
      en: {
        subject: 'Your {product} is on the site again',
        preheader: 'We looked at it once more',
        paragraphs: [
          'We looked at the listing of your {product} once more. Nothing of ours keeps it off the site any longer.',
        ],
        action: 'Open the listing',
        short: 'The listing of your {product} may be on the site again.',
      },
      id: {
        subject: '{product} Anda boleh tampil lagi',
        preheader: 'Kami memeriksanya sekali lagi',
        paragraphs: [
          'Kami memeriksa iklan {product} Anda sekali lagi. Tidak ada lagi yang menahannya dari situs.',
        ],
        action: 'Buka iklan',
        short: 'Iklan {product} Anda boleh tampil lagi di situs.',
      },
    },
  },
});
