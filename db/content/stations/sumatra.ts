import { ALWAYS, EVERY_DAY, idulFitri, on, WEEKDAYS, WEEKEND, week } from '../hours.ts';
import type { City } from './demo-station.ts';

const wib = 'Asia/Jakarta';

export const sumatra: readonly City[] = [
  {
    ...{ city: 'Banda Aceh', province: 'Aceh', zone: wib },
    stations: [
      {
        slug: 'arus-banda-aceh',
        name: 'Arus Kota Simpang Lima Banda Aceh',
        at: [5.55561, 95.32141],
        address: 'Jl. Teuku Daud Beureueh No. 2, Kuta Alam, Banda Aceh 23121',
        hours: week(on(EVERY_DAY, '06:00-23:00'), [idulFitri(7)]),
        evses: [
          ['ac22', 'A'],
          ['dc50', 'A'],
        ],
        price: { kwh: 2_467 },
        compatible: 'some',
        motorcycle: true,
        features: ['PRAYER_ROOM', 'LIGHTING'],
        phone: 201,
        confirmed: 45,
      },
    ],
  },
  {
    ...{ city: 'Medan', province: 'Sumatera Utara', zone: wib },
    stations: [
      {
        slug: 'boost-medan',
        name: 'ALVA Boost Lapangan Merdeka Medan',
        at: [3.59042, 98.67791],
        address: 'Jl. Balai Kota No. 2, Medan Barat, Medan 20111',
        hours: week(on(EVERY_DAY, '08:00-21:00')),
        evses: [
          ['boost', 'A'],
          ['boost', 'C'],
        ],
        price: { session: 5_000 },
        compatible: 'boost',
        motorcycle: true,
        features: ['CANOPY', 'SERVICE_CENTER', 'CAFE'],
        phone: 202,
        confirmed: 6,
      },
      {
        slug: 'maimun',
        name: 'Titik Isi Maimun',
        at: [3.57551, 98.68321],
        address: 'Jl. Brigjen Katamso No. 60, Medan Maimun, Medan 20151',
        hours: week(on(EVERY_DAY, '09:00-20:00')),
        evses: [
          ['socket', 'A'],
          ['socket', 'A'],
        ],
        price: { minute: 80 },
        compatible: 'portable',
        motorcycle: true,
        features: ['TOILET', 'SECURITY'],
        phone: 203,
      },
    ],
  },
  {
    ...{ city: 'Pekanbaru', province: 'Riau', zone: wib },
    stations: [
      {
        slug: 'arus-pekanbaru',
        name: 'Arus Kota Sudirman Pekanbaru',
        at: [0.50721, 101.44761],
        address: 'Jl. Jenderal Sudirman No. 115, Sail, Pekanbaru 28126',
        hours: ALWAYS,
        evses: [
          ['dc50', 'C'],
          ['ac7', 'C'],
        ],
        price: { kwh: 2_467, session: 5_000 },
        compatible: 'cars',
        motorcycle: false,
        features: ['LIGHTING', 'MINIMARKET'],
        phone: 204,
        confirmed: 70,
      },
    ],
  },
  {
    ...{ city: 'Padang', province: 'Sumatera Barat', zone: wib },
    stations: [
      {
        slug: 'pantai-padang',
        name: 'Titik Isi Pantai Padang',
        at: [-0.94912, 100.35391],
        address: 'Jl. Samudera No. 21, Padang Barat, Padang 25117',
        hours: week(on(EVERY_DAY, '10:00-23:00')),
        evses: [
          ['socket', 'A'],
          ['socket', 'U'],
        ],
        price: { session: 3_000 },
        compatible: 'portable',
        motorcycle: true,
        features: ['CAFE', 'TOILET'],
        confirmed: 28,
      },
    ],
  },
  {
    ...{ city: 'Palembang', province: 'Sumatera Selatan', zone: wib },
    stations: [
      {
        slug: 'boost-ampera',
        name: 'ALVA Boost Ampera',
        at: [-2.98942, 104.76011],
        address: 'Jl. Sultan Mahmud Badaruddin II No. 1, Bukit Kecil, Palembang 30134',
        hours: week(on(EVERY_DAY, '08:00-22:00')),
        evses: [
          ['boost', 'A'],
          ['boost', 'A'],
        ],
        price: { session: 5_000 },
        compatible: 'boost',
        motorcycle: true,
        features: ['CANOPY', 'LIGHTING', 'CAFE'],
        phone: 205,
        confirmed: 9,
      },
      {
        slug: 'arus-jakabaring',
        name: 'Arus Kota Jakabaring',
        at: [-3.02171, 104.78842],
        address: 'Jl. Gubernur H.A. Bastari No. 8, Jakabaring, Palembang 30257',
        hours: ALWAYS,
        evses: [
          ['dc50', 'A'],
          ['ac22', 'A'],
          ['ac22', 'A'],
        ],
        price: { kwh: 2_467 },
        compatible: 'unknown',
        motorcycle: null,
        features: ['TOILET', 'SECURITY'],
        phone: 206,
      },
    ],
  },
  {
    ...{ city: 'Bandar Lampung', province: 'Lampung', zone: wib },
    stations: [
      {
        slug: 'tugu-adipura',
        name: 'Titik Isi Tugu Adipura',
        at: [-5.42941, 105.26121],
        address: 'Jl. Jenderal Sudirman No. 3, Enggal, Bandar Lampung 35118',
        hours: week(on(EVERY_DAY, '07:00-22:00')),
        evses: [
          ['socket', 'A'],
          ['socket', 'C'],
        ],
        price: { minute: 75 },
        compatible: 'portable',
        motorcycle: true,
        features: ['MINIMARKET', 'LIGHTING'],
        phone: 207,
        confirmed: 13,
      },
    ],
  },
  {
    ...{ city: 'Batam', province: 'Kepulauan Riau', zone: wib },
    stations: [
      {
        slug: 'batam-centre',
        name: 'ALVA Boost Batam Centre',
        at: [1.12951, 104.05312],
        address: 'Jl. Engku Putri No. 1, Batam Kota, Batam 29432',
        hours: week([...on(WEEKDAYS, '08:00-21:00'), ...on(WEEKEND, '10:00-22:00')]),
        evses: [
          ['boost', 'A'],
          ['boost', 'R'],
        ],
        price: { session: 5_000 },
        compatible: 'boost',
        motorcycle: true,
        features: ['CANOPY', 'CAFE', 'WIFI'],
        phone: 208,
        confirmed: 4,
      },
    ],
  },
];
