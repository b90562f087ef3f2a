import { heading, list, note, paragraph } from '#db/content/content/blocks.ts';
import type { PageContent } from './types.ts';

export const app: PageContent = {
  name: 'my-alva-app',
  kind: 'page',
  publishedOn: '2026-09-01',
  title: { en: 'My ALVA', id: 'My ALVA' },
  summary: {
    en: 'Your motorcycle, its batteries and the way to the next socket, in one place.',
    id: 'Motor, baterai, dan jalan ke stopkontak berikutnya, di satu tempat.',
  },
  blocks: [
    heading({ en: 'Before you ride', id: 'Sebelum berangkat' }),
    list(
      {
        en: 'Charge and distance left, for each battery.',
        id: 'Isi dan sisa jarak, untuk setiap baterai.',
      },
      {
        en: 'Where the motorcycle stands, and a light to find it in a full car park.',
        id: 'Letak motor, dan lampu untuk menemukannya di parkiran penuh.',
      },
      { en: 'Who may ride it today.', id: 'Siapa yang boleh mengendarainya hari ini.' },
    ),
    heading({ en: 'On the way', id: 'Di perjalanan' }),
    list(
      {
        en: 'Routes that stop where you can charge.',
        id: 'Rute yang singgah di stasiun pengisian.',
      },
      {
        en: 'Arrows on the display of ONE XP; the phone stays in your pocket.',
        id: 'Panah di layar ONE XP; ponsel tetap di saku.',
      },
      {
        en: 'Roadside help with your place already filled in.',
        id: 'Bantuan darurat dengan lokasi yang sudah terisi.',
      },
    ),
    heading({ en: 'Install it from this page', id: 'Pasang dari halaman ini' }),
    paragraph({
      en: 'This site is the app: add it to your home screen and it opens full screen, also without signal. On Android choose “Install”, on iPhone “Share” and then “Add to Home Screen”.',
      id: 'Situs ini adalah aplikasinya: tambahkan ke layar utama dan ia terbuka penuh, juga tanpa sinyal. Di Android pilih “Instal”, di iPhone pilih “Bagikan” lalu “Tambahkan ke Layar Utama”.',
    }),
    note({
      en: 'Trips are recorded only if you allow it, and only you see them.',
      id: 'Perjalanan direkam hanya bila Anda mengizinkan, dan hanya Anda yang melihatnya.',
    }),
  ],
};
