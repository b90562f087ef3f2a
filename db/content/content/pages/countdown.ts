import type { PageContent } from './types.ts';

/** Without an end date nobody is counted down or sent on; staff set one when a launch is decided. */
export const countdown: PageContent = {
  name: 'countdown',
  kind: 'page',
  publishedOn: '2026-11-01',
  title: { en: 'Something quiet is on its way', id: 'Sesuatu yang senyap sedang mendekat' },
  summary: {
    en: 'We do not announce a day before we can keep it. Leave us a line, and you will hear of it first: no newsletter, one message.',
    id: 'Kami tidak menyebut tanggal sebelum yakin bisa menepatinya. Tinggalkan pesan, dan Anda yang pertama kami kabari: bukan buletin, cukup satu pesan.',
  },
  blocks: [],
};
