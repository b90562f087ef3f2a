import type { roadsidePackage } from '#db/schema/garage-roadside.ts';

/** Demo figures, like all prices (db/content/catalog/decisions/demo-prices.md). */
export const roadsidePackages: readonly (typeof roadsidePackage.$inferInsert)[] = [
  {
    id: 'rsp_city',
    name: { en: 'City', id: 'Kota' },
    benefits: {
      en: ['Towing up to 30 km', 'Help with an empty battery', 'Puncture repair on the spot'],
      id: ['Derek hingga 30 km', 'Bantuan saat baterai habis', 'Tambal ban di tempat'],
    },
    months: 12,
    priceIdr: 180_000,
    orderSequence: 1,
  },
  {
    id: 'rsp_province',
    name: { en: 'Province', id: 'Provinsi' },
    benefits: {
      en: [
        'Towing up to 100 km',
        'Help with an empty battery',
        'Puncture repair on the spot',
        'A ride home for two',
      ],
      id: [
        'Derek hingga 100 km',
        'Bantuan saat baterai habis',
        'Tambal ban di tempat',
        'Antar pulang untuk dua orang',
      ],
    },
    months: 12,
    priceIdr: 320_000,
    orderSequence: 2,
  },
  {
    id: 'rsp_province_two_years',
    name: { en: 'Province, two years', id: 'Provinsi, dua tahun' },
    benefits: {
      en: ['Everything in Province', 'Two years at one price'],
      id: ['Semua manfaat paket Provinsi', 'Dua tahun dengan satu harga'],
    },
    months: 24,
    priceIdr: 560_000,
    orderSequence: 3,
  },
];
