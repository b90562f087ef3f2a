import { daysFromEpoch, EPOCH } from '#db/content/epoch.ts';
import type { serviceRecord, vehicleWarranty } from '#db/schema/garage.ts';
import { DAY_MS } from '#edge/contract/time.ts';
import { type VehicleRow, vehicles } from './vehicles.ts';

const YEAR_MS = 365 * DAY_MS;

/** Cover in years from delivery. */
const COVER = { frame: 5, motor: 3, controller: 3, battery: 3 } as const;

const deliveryOf = ({ deliveredAt, purchasedAt }: VehicleRow): number => deliveredAt ?? purchasedAt;

type Part = keyof typeof COVER;

export const coverUntil = (vehicle: VehicleRow, part: Part): number =>
  deliveryOf(vehicle) + COVER[part] * YEAR_MS;

export const warranties: (typeof vehicleWarranty.$inferInsert)[] = vehicles.flatMap((vehicle) =>
  (Object.keys(COVER) as Part[]).map((part) => ({
    id: `war_${vehicle.id.slice('veh_'.length)}_${part}`,
    vehicleId: vehicle.id,
    part,
    untilAt: coverUntil(vehicle, part),
  })),
);

/** The workshop's plan: days after delivery, and what is looked at. */
const PLAN = [
  [45, 'rem, tekanan ban, kekencangan baut, pembaruan perangkat lunak.'],
  [180, 'kampas rem depan, minyak rem, bantalan roda.'],
  [365, 'ban belakang diganti, kampas rem, kesehatan baterai.'],
  [730, 'bantalan roda, suspensi, kampas rem depan dan belakang.'],
] as const;

const WORKSHOPS: Readonly<Record<string, string>> = {
  B: 'Bengkel ALVA Tebet',
  D: 'Bengkel ALVA Dago',
  L: 'Bengkel ALVA Darmo',
};

const periodic = (vehicle: VehicleRow): (typeof serviceRecord.$inferInsert)[] => {
  const delivered = deliveryOf(vehicle);
  const age = EPOCH - delivered;
  return PLAN.filter(([days]) => days * DAY_MS < age).map(([days, detail], index) => {
    const odometerKm = Math.round(((vehicle.odometerKm ?? 0) * days * DAY_MS) / age);
    return {
      id: `svc_${vehicle.id.slice('veh_'.length)}_${index + 1}`,
      vehicleId: vehicle.id,
      location: WORKSHOPS[vehicle.registrationPlate?.charAt(0) ?? ''] ?? 'Bengkel ALVA Tebet',
      servicedAt: delivered + days * DAY_MS,
      type: 'PERIODIC',
      odometerKm,
      status: 'COMPLETED',
      detail: `Pemeriksaan pada ${odometerKm.toLocaleString('id-ID')} km: ${detail}`,
    };
  });
};

export const services: (typeof serviceRecord.$inferInsert)[] = [
  ...vehicles.flatMap(periodic),
  {
    id: 'svc_ayu_one_recall',
    vehicleId: 'veh_ayu_one',
    location: 'Bengkel ALVA Tebet',
    servicedAt: daysFromEpoch(-96),
    type: 'RECALL',
    odometerKm: 16_730,
    status: 'COMPLETED',
    detail: 'Konektor pengisian diganti dalam program penyempurnaan; tanpa biaya.',
  },
  {
    id: 'svc_bima_q_next',
    vehicleId: 'veh_bima_q',
    location: 'Bengkel ALVA Darmo',
    servicedAt: daysFromEpoch(21),
    type: 'PERIODIC',
    odometerKm: 15_000,
    status: 'BOOKED',
    detail: 'Pemeriksaan 15.000 km: rem, ban, kesehatan baterai.',
  },
];
