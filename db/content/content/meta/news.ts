import { type Meta, meta } from './types.ts';

/** What is new and what is on offer. */
export const NEWS: readonly Meta[] = [
  meta('whats-new', {
    en: [
      "What's new: stories and press",
      'Stories from the road, product news and press releases. What has changed, what is coming and what our riders have taught us.',
      "What's new",
      'Stories from the road',
      'Press releases',
    ],
    id: [
      'Kabar terbaru: cerita dan pers',
      'Cerita dari jalan, kabar produk, dan siaran pers. Apa yang berubah, apa yang akan datang, dan apa yang kami pelajari dari pengendara.',
      'Kabar terbaru',
      'Cerita dari jalan',
      'Siaran pers',
    ],
  }),
  meta('whats-new/press-release', {
    en: [
      'Press releases',
      'Official announcements for journalists: new models, stations, partners and figures, with pictures that may be printed.',
      'Press releases',
      'Announcements by date',
      'Contact for journalists',
    ],
    id: [
      'Siaran pers',
      'Pengumuman resmi untuk jurnalis: model baru, stasiun, mitra, dan angka penting, disertai gambar yang boleh dimuat.',
      'Siaran pers',
      'Pengumuman menurut tanggal',
      'Kontak untuk jurnalis',
    ],
  }),
  meta('whats-new/*', {
    en: [
      '{name}',
      '{name}. Read the full story in our news, with pictures, figures and links to the models and services it mentions.',
      '{name}',
      'The story',
      'More news',
    ],
    id: [
      '{name}',
      '{name}. Baca cerita lengkapnya di kabar terbaru kami, dengan gambar, angka, dan tautan ke model serta layanan yang disebut.',
      '{name}',
      'Cerita lengkap',
      'Kabar lainnya',
    ],
  }),
  meta('promo', {
    en: [
      'Promotions',
      'Current offers with their conditions in plain words: what you save, for which models, in which areas and until when.',
      'Promotions',
      'Running now',
      'Conditions in plain words',
    ],
    id: [
      'Promo',
      'Penawaran yang sedang berlaku dengan syarat yang jelas: berapa yang Anda hemat, untuk model apa, di daerah mana, dan sampai kapan.',
      'Promo',
      'Sedang berlangsung',
      'Syarat dengan bahasa yang jelas',
    ],
  }),
  meta('promo/*', {
    en: [
      '{name}',
      '{name}: what you save, which models and areas it is for, how to claim it and until when. The full conditions are on this page.',
      '{name}',
      'How to claim it',
      'Conditions',
    ],
    id: [
      '{name}',
      '{name}: besar penghematan, model dan daerah yang berlaku, cara klaim, serta batas waktunya. Syarat lengkap ada di halaman ini.',
      '{name}',
      'Cara klaim',
      'Syarat dan ketentuan',
    ],
  }),
];
