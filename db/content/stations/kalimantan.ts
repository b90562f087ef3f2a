import { ALWAYS, EVERY_DAY, on, week } from '#db/content/hours.ts';
import type { City } from './demo-station.ts';

const wib = 'Asia/Jakarta';
const wita = 'Asia/Makassar';

export const kalimantan: readonly City[] = [
  {
    city: 'Pontianak',
    province: 'Kalimantan Barat',
    zone: wib,
    stations: [
      {
        slug: 'khatulistiwa-utara',
        name: 'Titik Isi Khatulistiwa',
        at: [0.00121, 109.32231],
        address: 'Jl. Khatulistiwa No. 200, Pontianak Utara, Pontianak 78243',
        hours: week(on(EVERY_DAY, '07:30-17:30')),
        evses: [
          ['socket', 'A'],
          ['socket', 'A'],
        ],
        price: { free: true },
        compatible: 'portable',
        motorcycle: true,
        features: ['TOILET', 'SECURITY'],
        phone: 209,
        confirmed: 20,
      },
      {
        slug: 'alun-kapuas',
        name: 'Arus Kota Alun Kapuas',
        at: [-0.02631, 109.34251],
        address: 'Jl. Rahadi Usman No. 6, Pontianak Kota, Pontianak 78111',
        hours: ALWAYS,
        evses: [
          ['ac22', 'A'],
          ['ac22', 'C'],
        ],
        price: { kwh: 2_467 },
        compatible: 'some',
        motorcycle: true,
        features: ['LIGHTING', 'CAFE'],
        phone: 210,
      },
    ],
  },
  {
    city: 'Banjarmasin',
    province: 'Kalimantan Selatan',
    zone: wita,
    stations: [
      {
        slug: 'siring',
        name: 'Titik Isi Siring Sungai Martapura',
        at: [-3.31921, 114.59262],
        address: 'Jl. Kapten Pierre Tendean No. 4, Banjarmasin Tengah, Banjarmasin 70231',
        hours: week(on(EVERY_DAY, '06:00-22:00')),
        evses: [
          ['socket', 'A'],
          ['socket', 'B'],
          ['socket', 'A'],
        ],
        price: { session: 3_000 },
        compatible: 'portable',
        motorcycle: true,
        features: ['CAFE', 'TOILET', 'PRAYER_ROOM'],
        phone: 211,
        confirmed: 17,
      },
    ],
  },
  {
    city: 'Balikpapan',
    province: 'Kalimantan Timur',
    zone: wita,
    stations: [
      {
        slug: 'boost-balikpapan',
        name: 'ALVA Boost Lapangan Merdeka Balikpapan',
        at: [-1.27591, 116.82881],
        address: 'Jl. Jenderal Sudirman No. 33, Balikpapan Kota, Balikpapan 76113',
        hours: week(on(EVERY_DAY, '08:00-21:00')),
        evses: [
          ['boost', 'A'],
          ['boost', 'A'],
        ],
        price: { session: 5_000 },
        compatible: 'boost',
        motorcycle: true,
        features: ['CANOPY', 'SERVICE_CENTER', 'TOILET'],
        phone: 212,
        confirmed: 8,
      },
      {
        slug: 'swap-klandasan',
        name: 'Lemari Baterai Klandasan',
        at: [-1.27851, 116.83612],
        address: 'Jl. Jenderal Sudirman No. 76, Balikpapan Kota, Balikpapan 76112',
        hours: ALWAYS,
        evses: [
          ['swap', 'C'],
          ['swap', 'C'],
          ['swap', 'O'],
        ],
        price: { session: 12_000 },
        compatible: 'swap',
        motorcycle: true,
        features: ['MINIMARKET'],
        phone: 213,
      },
    ],
  },
  {
    city: 'Samarinda',
    province: 'Kalimantan Timur',
    zone: wita,
    stations: [
      {
        slug: 'tepian',
        name: 'Arus Kota Tepian Mahakam',
        at: [-0.50221, 117.14312],
        address: 'Jl. Gajah Mada No. 1, Samarinda Kota, Samarinda 75122',
        hours: ALWAYS,
        evses: [
          ['dc50', 'I'],
          ['ac7', 'A'],
        ],
        price: { kwh: 2_467 },
        compatible: 'unknown',
        motorcycle: null,
        features: ['LIGHTING'],
        phone: 214,
        confirmed: 52,
      },
    ],
  },
];
