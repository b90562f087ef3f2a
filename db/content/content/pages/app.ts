import { t } from '../../catalog/types.ts';
import { heading, list, note, paragraph } from '../blocks.ts';
import type { PageContent } from './types.ts';

export const app: PageContent = {
  name: 'my-alva-app',
  kind: 'page',
  publishedOn: '2026-09-01',
  title: t('My ALVA', 'My ALVA'),
  summary: t(
    'Your motorcycle, its batteries and the way to the next socket, in one place.',
    'Motor, baterai, dan jalan ke stopkontak berikutnya, di satu tempat.',
  ),
  blocks: [
    heading('Before you ride', 'Sebelum berangkat'),
    list(
      ['Charge and distance left, for each battery.', 'Isi dan sisa jarak, untuk setiap baterai.'],
      [
        'Where the motorcycle stands, and a light to find it in a full car park.',
        'Letak motor, dan lampu untuk menemukannya di parkiran penuh.',
      ],
      ['Who may ride it today.', 'Siapa yang boleh mengendarainya hari ini.'],
    ),
    heading('On the way', 'Di perjalanan'),
    list(
      ['Routes that stop where you can charge.', 'Rute yang singgah di tempat pengisian.'],
      [
        'Arrows on the display of ONE XP; the phone stays in your pocket.',
        'Panah di layar ONE XP; ponsel tetap di saku.',
      ],
      [
        'Roadside help with your place already filled in.',
        'Bantuan darurat dengan lokasi yang sudah terisi.',
      ],
    ),
    heading('Install it from this page', 'Pasang dari halaman ini'),
    paragraph(
      'This site is the app: add it to your home screen and it opens full screen, also without signal. On Android choose “Install”, on iPhone “Share” and then “Add to Home Screen”.',
      'Situs ini adalah aplikasinya: tambahkan ke layar utama dan ia terbuka penuh, juga tanpa sinyal. Di Android pilih “Instal”, di iPhone pilih “Bagikan” lalu “Tambahkan ke Layar Utama”.',
    ),
    note(
      'Trips are recorded only if you allow it, and only you see them.',
      'Perjalanan direkam hanya bila Anda mengizinkan, dan hanya Anda yang melihatnya.',
    ),
  ],
};
