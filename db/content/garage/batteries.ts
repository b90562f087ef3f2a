import { daysFromEpoch, EPOCH } from '#db/content/epoch.ts';
import type { battery, batteryUse } from '#db/schema/garage.ts';
import { DAY_MS } from '#edge/contract/time.ts';
import { coverUntil } from './service.ts';
import { type VehicleRow, vehicles } from './vehicles.ts';

type BatteryRow = typeof battery.$inferInsert;

interface Pack {
  readonly model: string;
  readonly capacityWh: number;
  readonly weightGrams: number;
  readonly chemistry: string;
  readonly boost: boolean;
  readonly firmware: string;
  /** Packs a motorcycle of the generation carries. */
  readonly count: 1 | 2;
}

/** Volt times ampere-hours of the model's facts (db/content/catalog/models). */
const pack = (
  model: string,
  capacityWh: number,
  weightGrams: number,
  chemistry: string,
  firmware: string,
  count: 1 | 2,
): Pack => ({
  model,
  capacityWh,
  weightGrams,
  chemistry,
  boost: model.endsWith('B'),
  firmware,
  count,
});

const ONE = pack('AB60-45', 2_700, 16_500, 'NMC', '1.8.2', 1);
const CERVO = pack('AB74-24', 1_793, 11_200, 'NMC', '3.0.4', 2);

const XP = pack('AB60-50', 3_000, 17_800, 'NMC', '2.1.0', 2);

const PACKS: Readonly<Record<string, Pack>> = {
  Vortex: ONE,
  '1.1': XP,
  '2': CERVO,
  '2.1': pack('AB74-26', 1_914, 13_400, 'LFP', '3.2.1', 2),
  '2.6': pack('AB74-24B', 1_793, 11_800, 'NMC', '4.0.1', 2),
};

const KM_PER_CYCLE = 55;

const keyOf = ({ id }: VehicleRow): string => id.slice('veh_'.length);

const make = (id: string, serial: string, spec: Pack, at: Partial<BatteryRow>): BatteryRow => ({
  id,
  serialNumber: serial,
  model: spec.model,
  capacityWh: spec.capacityWh,
  weightGrams: spec.weightGrams,
  chemistry: spec.chemistry,
  isBoostChargeCapable: spec.boost,
  firmwareVersion: spec.firmware,
  producedAt: EPOCH,
  warrantyUntilAt: EPOCH,
  cycles: 0,
  updatedAt: EPOCH,
  ...at,
});

const serialOf = (spec: Pack, vehicle: VehicleRow, slot: number): string =>
  `${spec.model}-${vehicle.productionYear}-${vehicle.vin.slice(-6)}${slot}`;

const fitted = (vehicle: VehicleRow): BatteryRow[] => {
  const spec = PACKS[vehicle.generation];
  if (spec === undefined) return [];
  const producedAt = vehicle.purchasedAt - 50 * DAY_MS;
  return Array.from({ length: spec.count }, (_, index) =>
    make(`bat_${keyOf(vehicle)}_${index + 1}`, serialOf(spec, vehicle, index + 1), spec, {
      ownerId: vehicle.ownerId,
      vehicleId: vehicle.id,
      slot: index + 1,
      producedAt,
      warrantyUntilAt: coverUntil(vehicle, 'battery'),
      cycles: Math.round((vehicle.odometerKm ?? 0) / KM_PER_CYCLE / spec.count),
      ...(vehicle.lastIotUpdateAt == null
        ? {}
        : {
            chargePercent: 94 - (((vehicle.odometerKm ?? 0) + 7 * index) % 60),
            reportedAt: vehicle.lastIotUpdateAt,
          }),
    }),
  );
};

/** Out of any motorcycle: a spare that has been in two, one its owner has locked, one that was stolen. */
const loose: BatteryRow[] = [
  make('bat_ayu_spare', 'AB60-45-2023-0009411', ONE, {
    ownerId: 'cus_owner',
    producedAt: daysFromEpoch(-1_080),
    warrantyUntilAt: daysFromEpoch(15),
    cycles: 402,
  }),
  make('bat_locked', 'AB74-24-2024-0031872', CERVO, {
    ownerId: 'cus_affiliate',
    producedAt: daysFromEpoch(-460),
    warrantyUntilAt: daysFromEpoch(635),
    cycles: 131,
    locked: true,
    lockedBy: 'Dimas Saputra',
  }),
  make('bat_missing', 'AB60-50-2024-0017306', XP, {
    ownerId: 'cus_staff',
    producedAt: daysFromEpoch(-700),
    warrantyUntilAt: daysFromEpoch(395),
    cycles: 98,
    missingSinceAt: daysFromEpoch(-31),
  }),
];

export const batteries: readonly BatteryRow[] = [...vehicles.flatMap(fitted), ...loose];

const vinOf = (id: string): string => vehicles.find((v) => v.id === id)?.vin ?? '';

/** Every fitted battery since delivery; the spare one through two motorcycles. */
export const uses: readonly (typeof batteryUse.$inferInsert)[] = [
  ...vehicles.flatMap((vehicle) =>
    fitted(vehicle).map(({ id, cycles }) => ({
      id: `bus_${id.slice('bat_'.length)}_1`,
      batteryId: id,
      vin: vehicle.vin,
      model: vehicle.productCode,
      startedAt: vehicle.deliveredAt ?? vehicle.purchasedAt,
      endedAt: null,
      cycles,
    })),
  ),
  {
    id: 'bus_ayu_spare_1',
    batteryId: 'bat_ayu_spare',
    vin: vinOf('veh_fajar_one'),
    model: 'ACC-BN-1H-L2R1',
    startedAt: daysFromEpoch(-995),
    endedAt: daysFromEpoch(-610),
    cycles: 207,
  },
  {
    id: 'bus_ayu_spare_2',
    batteryId: 'bat_ayu_spare',
    vin: vinOf('veh_ayu_one'),
    model: 'ACC-BN-1H-L2R1',
    startedAt: daysFromEpoch(-598),
    endedAt: daysFromEpoch(-120),
    cycles: 195,
  },
  {
    id: 'bus_locked_1',
    batteryId: 'bat_locked',
    vin: vinOf('veh_dimas_cervo'),
    model: 'ADC-BP-1M-L1R2',
    startedAt: daysFromEpoch(-385),
    endedAt: daysFromEpoch(-44),
    cycles: 131,
  },
  {
    id: 'bus_missing_1',
    batteryId: 'bat_missing',
    vin: vinOf('veh_eka_xp'),
    model: 'ACC-BP-1H-L2R1',
    startedAt: daysFromEpoch(-640),
    endedAt: daysFromEpoch(-31),
    cycles: 98,
  },
];
