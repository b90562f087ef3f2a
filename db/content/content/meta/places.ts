import { type Meta, meta } from './types.ts';

/** Where to go: centers, dealers, chargers. */
export const PLACES: readonly Meta[] = [
  meta('experience-center', {
    en: [
      'Experience centers and dealers',
      'Where to see, ride and service an ALVA. Addresses, opening hours and phone numbers of experience centers and dealers in your city.',
      'Experience centers and dealers',
      'Near you',
      'Opening hours and services',
    ],
    id: [
      'Experience center dan diler',
      'Tempat melihat, mencoba, dan menyervis ALVA. Alamat, jam buka, dan nomor telepon experience center serta diler di kota Anda.',
      'Experience center dan diler',
      'Di dekat Anda',
      'Jam buka dan layanan',
    ],
  }),
  meta('experience-center/*', {
    en: [
      '{name}',
      'Visit {name}: address, opening hours, test rides, service and charging. See it on the map or book a ride before you come.',
      '{name}',
      'Opening hours and services',
      'How to get there',
    ],
    id: [
      '{name}',
      'Kunjungi {name}: alamat, jam buka, test ride, servis, dan pengisian daya. Lihat di peta atau jadwalkan test ride sebelum datang.',
      '{name}',
      'Jam buka dan layanan',
      'Cara menuju lokasi',
    ],
  }),
  meta('charging-station', {
    en: [
      'Charging stations near you',
      'Find a charger that fits your motorcycle: distance, free sockets, price per kWh and opening hours. Saved on your phone for roads without signal.',
      'Charging stations',
      'Near you, and free now',
      'Saved for roads without signal',
    ],
    id: [
      'Stasiun pengisian di sekitar Anda',
      'Temukan pengisi daya yang cocok: jarak, soket kosong, harga per kWh, dan jam buka. Tersimpan di ponsel untuk jalan tanpa sinyal.',
      'Stasiun pengisian daya',
      'Terdekat dan kosong sekarang',
      'Tersimpan untuk jalan tanpa sinyal',
    ],
  }),
  meta('charging-station/*', {
    en: [
      '{name}: charging station',
      '{name}: connectors, power, price, opening hours and which ALVA models can charge here. With the nearest alternative if it is busy.',
      '{name}',
      'Connectors and status',
      'Which models can charge here',
    ],
    id: [
      '{name}: stasiun pengisian',
      '{name}: konektor, daya, harga, jam buka, dan model ALVA yang bisa mengisi di sini. Lengkap dengan alternatif terdekat bila penuh.',
      '{name}',
      'Konektor dan statusnya',
      'Model yang bisa mengisi di sini',
    ],
  }),
];
