import { daysFromEpoch } from '#db/content/epoch.ts';
import { listing } from '#db/schema/listings.ts';
import type { SeedStep } from '#db/seed/step.ts';
import { upsert } from '#db/seed/upsert.ts';

type Row = typeof listing.$inferInsert;

/** The checklist of a motorcycle: edge/contract/listings/condition.ts. */
const ITEMS = [
  'body',
  'frame',
  'tyres',
  'brakes',
  'suspension',
  'lights',
  'display',
  'seat',
  'motor',
  'charger',
] as const;

/** The demonstration's offers do not run out, as those of people do after some weeks. */
const NEVER_IN_A_DEMO = daysFromEpoch(5 * 365);

interface Offered extends Pick<Row, 'ownerId' | 'vehicleId' | 'priceIdr' | 'areaCode' | 'city'> {
  readonly key: string;
  readonly status?: Row['status'];
  readonly negotiable?: boolean;
  readonly description: string;
  readonly faults: string;
  readonly rangeKm: number;
  readonly worn: readonly (typeof ITEMS)[number][];
  readonly publishedDay: number;
}

const offered = ({ key, worn, publishedDay, ...rest }: Offered): Row => {
  const publishedAt = daysFromEpoch(publishedDay);
  return {
    status: 'PUBLISHED',
    negotiable: false,
    ...rest,
    id: `lst_${key}`,
    showPhone: false,
    condition: Object.fromEntries(
      ITEMS.map((item) => [item, worn.includes(item) ? 'WORN' : 'GOOD']),
    ),
    accident: 'NONE',
    saveId: `lsv_${key}`,
    publishedAt,
    expiresAt: NEVER_IN_A_DEMO,
    createdAt: publishedAt,
    updatedAt: publishedAt,
  };
};

const listings = [
  offered({
    key: 'eka_xp',
    ownerId: 'cus_staff',
    vehicleId: 'veh_eka_xp',
    priceIdr: 23_750_000,
    negotiable: true,
    areaCode: '32',
    city: 'Kota Bekasi',
    description: 'Pemakaian harian Bekasi ke Jakarta. Ban belakang baru bulan lalu.',
    faults: 'Lecet halus di dek kiri.',
    rangeKm: 72,
    worn: ['body', 'seat'],
    publishedDay: -3,
  }),
  offered({
    key: 'fajar_one',
    ownerId: 'cus_admin',
    vehicleId: 'veh_fajar_one',
    status: 'RESERVED',
    priceIdr: 18_900_000,
    areaCode: '31',
    city: 'Jakarta Selatan',
    description: 'Motor pertama saya, dijual karena sudah ganti. Servis selalu tepat waktu.',
    faults: 'Kampas rem depan perlu diganti dalam waktu dekat.',
    rangeKm: 60,
    worn: ['brakes', 'tyres'],
    publishedDay: -9,
  }),
  offered({
    key: 'fajar_q',
    ownerId: 'cus_admin',
    vehicleId: 'veh_fajar_q',
    priceIdr: 31_500_000,
    negotiable: true,
    areaCode: '31',
    city: 'Jakarta Timur',
    description:
      'Dua baterai, charger asli, dan buku servis lengkap. Boleh lihat di bengkel resmi.',
    faults: '',
    rangeKm: 118,
    worn: [],
    publishedDay: -1,
  }),
];

export const seed: SeedStep = {
  slug: 'listings',
  demo: true,
  statements: () => upsert(listing, listings),
};
