import { type Meta, meta } from './types.ts';

/** The brand's own pages. */
export const SITE: readonly Meta[] = [
  meta('home', {
    en: [
      'Electric motorcycles for Indonesia',
      'Six electric motorcycles, honest on-the-road prices and chargers near you. See ALVA ONE, CERVO, N3 and more, then book a test ride close to home.',
      'ALVA electric motorcycles',
      'Find the model that fits your day',
      'Prices, test rides and charging near you',
    ],
    id: [
      'Motor listrik untuk Indonesia',
      'Enam motor listrik, harga OTR yang jujur, dan stasiun pengisian di sekitar Anda. Kenali ALVA ONE, CERVO, N3, lalu jadwalkan test ride terdekat.',
      'Motor listrik ALVA',
      'Temukan model yang pas untuk hari Anda',
      'Harga, test ride, dan pengisian daya di sekitar Anda',
    ],
  }),
  meta('about', {
    en: [
      'About us',
      'Why we build electric motorcycles in Indonesia, how they are made in Cikarang, and what we promise to those who ride them every day.',
      'About ALVA',
      'Built in Indonesia, for its streets',
      'What we promise our riders',
    ],
    id: [
      'Tentang kami',
      'Alasan kami membuat motor listrik di Indonesia, cara motor dirakit di Cikarang, dan janji kami kepada mereka yang mengendarainya setiap hari.',
      'Tentang ALVA',
      'Dibuat di Indonesia, untuk jalanannya',
      'Janji kami kepada pengendara',
    ],
  }),
  meta('my-alva-app', {
    en: [
      'The My ALVA app',
      'See the charge, find the motorcycle, plan a route with charging stops and call for help. What the My ALVA app does, with and without signal.',
      'My ALVA app',
      'Your motorcycle in your pocket',
      'Works without signal, too',
    ],
    id: [
      'Aplikasi My ALVA',
      'Pantau baterai, temukan motor, atur rute dengan stasiun pengisian, dan panggil bantuan. Kemampuan aplikasi My ALVA, dengan atau tanpa sinyal.',
      'Aplikasi My ALVA',
      'Motor Anda dalam genggaman',
      'Tetap berguna tanpa sinyal',
    ],
  }),
  meta('countdown', {
    en: [
      'Something new is coming',
      'We are getting something ready. Leave your contact and be among the first to see it, to ride it and to order it.',
      'Something new is coming',
      'Be among the first',
      'Meanwhile: the current models',
    ],
    id: [
      'Segera hadir yang baru',
      'Kami sedang menyiapkan sesuatu. Tinggalkan kontak Anda dan jadilah yang pertama melihat, mencoba, dan memesannya.',
      'Segera hadir yang baru',
      'Jadilah yang pertama',
      'Sementara itu: model saat ini',
    ],
  }),
  meta('not-found', {
    en: [
      'Page not found',
      'This page does not exist or has moved. Here is where you may have wanted to go: our motorcycles, charging stations and help topics.',
      'This page is not here',
      'Where to go from here',
      'Search for what you need',
    ],
    id: [
      'Halaman tidak ditemukan',
      'Halaman ini tidak ada atau sudah dipindahkan. Mungkin Anda mencari motor kami, stasiun pengisian, atau topik bantuan berikut ini.',
      'Halaman ini tidak ada',
      'Ke mana selanjutnya',
      'Cari yang Anda perlukan',
    ],
  }),
  meta('offline', {
    en: [
      'You are offline',
      'There is no connection, but what you have opened before is still here: your garage, saved charging stations and the models.',
      'You are offline',
      'What you can open without signal',
      'Try again',
    ],
    id: [
      'Anda sedang luring',
      'Tidak ada koneksi, tetapi halaman yang pernah Anda buka masih tersedia: garasi, stasiun tersimpan, dan model motor.',
      'Anda sedang luring',
      'Yang bisa dibuka tanpa sinyal',
      'Coba lagi',
    ],
  }),
];
