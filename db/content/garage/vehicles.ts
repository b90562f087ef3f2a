import { daysFromEpoch, EPOCH } from '#db/content/epoch.ts';
import type { vehicle } from '#db/schema/garage.ts';

export type VehicleRow = typeof vehicle.$inferInsert;

interface Model {
  readonly generation: string;
  readonly productCode: string;
  /** Model part of the VIN. */
  readonly vds: string;
}

const ONE: Model = { generation: 'Vortex', productCode: 'ACC-BN-1H-L2R1', vds: 'VA1BN1' };
const XP: Model = { generation: '1.1', productCode: 'ACC-BP-1H-L2R1', vds: 'VA1BP1' };
const CERVO: Model = { generation: '2', productCode: 'ADC-BP-1M-L1R2', vds: 'VA2BP1' };
const CERVO_Q: Model = { generation: '2.1', productCode: 'ADC-HP-1M-L1F2', vds: 'VA2HP1' };
const BOOST: Model = { generation: '2.6', productCode: 'ADC-BP-1M-L1F1', vds: 'VA2BF1' };

const YEAR_DAYS = 365;
/** From order to the dealer, and from there to the customer. */
const ARRIVAL_DAYS = 12;
const DELIVERY_DAYS = 15;
const PLATE_DAYS = 40;
const VIN_YEAR: Readonly<Record<number, string>> = { 2023: 'P', 2024: 'R', 2025: 'S', 2026: 'T' };

type Bought = readonly [
  key: string,
  owner: string,
  model: Model,
  serial: number,
  /** Colour, with `--` and the accent where the model has one. */
  look: string,
  plate: string | null,
  daysBeforeEpoch: number,
  odometerKm: number,
  roadsideYears: number,
];

/** Owners with one, two and three motorcycles; of every generation; old and new. */
const BOUGHT: readonly Bought[] = [
  ['ayu_one', 'cus_owner', ONE, 101, 'halo-white', 'B 3847 SKW', 960, 18_420, 3],
  ['ayu_cervo', 'cus_owner', CERVO, 2_117, 'casual-blue--black', 'B 4412 SXA', 540, 9_310, 1],
  ['ayu_boost', 'cus_owner', BOOST, 5_020, 'indie-red', null, 24, 160, 1],
  ['bima_q', 'cus_owner2', CERVO_Q, 3_044, 'glacier-white', 'L 4152 ABQ', 690, 14_875, 2],
  ['bima_boost', 'cus_owner2', BOOST, 5_007, 'supernova-black', 'L 5038 ADK', 72, 1_904, 1],
  ['dimas_cervo', 'cus_affiliate', CERVO, 2_260, 'indie-red--white', 'D 2716 ZUF', 400, 7_655, 2],
  ['dimas_xp', 'cus_affiliate', XP, 1_188, 'viridian-green', 'D 3904 ZVB', 205, 3_281, 1],
  ['eka_xp', 'cus_staff', XP, 1_032, 'shadow-black', 'B 5521 BQH', 820, 21_006, 2],
  ['fajar_one', 'cus_admin', ONE, 88, 'nebula-green', 'B 2093 SJM', 1_010, 26_740, 3],
  ['fajar_q', 'cus_admin', CERVO_Q, 3_310, 'shadow-black', 'B 6175 SYD', 150, 2_218, 1],
];

/** `MJX` is no manufacturer's code: these vehicles do not exist. */
const vinOf = ({ vds }: Model, year: number, serial: number): string =>
  `MJX${vds}${VIN_YEAR[year]}K${String(serial).padStart(6, '0')}`;

const plateProgress = (plate: string | null, ago: number) => {
  if (plate === null)
    return {
      plateProgress: 'PROCESSING' as const,
      plateEstimateAt: daysFromEpoch(PLATE_DAYS - ago),
    };
  // A plate that came lately waits at the dealer.
  if (ago < 2 * PLATE_DAYS) return { plateProgress: 'READY' as const };
  return {
    plateProgress: 'COLLECTED' as const,
    plateCollectedAt: daysFromEpoch(PLATE_DAYS + 6 - ago),
  };
};

export const vehicles: readonly VehicleRow[] = BOUGHT.map(
  ([key, ownerId, model, serial, look, plate, ago, odometerKm, roadsideYears]) => {
    const [colorCode = look, accentCode = null] = look.split('--');
    const year = new Date(daysFromEpoch(-ago)).getUTCFullYear();
    const delivered = DELIVERY_DAYS - ago;
    return {
      id: `veh_${key}`,
      vin: vinOf(model, year, serial),
      ownerId,
      productCode: model.productCode,
      generation: model.generation,
      colorCode,
      accentCode,
      registrationPlate: plate,
      ...plateProgress(plate, ago),
      productionYear: year,
      purchasedAt: daysFromEpoch(-ago),
      arrivedAt: daysFromEpoch(ARRIVAL_DAYS - ago),
      deliveredAt: daysFromEpoch(delivered),
      warrantyUntilAt: daysFromEpoch(delivered + 3 * YEAR_DAYS),
      freeServiceUntilAt: daysFromEpoch(delivered + YEAR_DAYS),
      roadsideUntilAt: daysFromEpoch(delivered + roadsideYears * YEAR_DAYS),
      odometerKm,
      iotStatus: plate === null ? 'NOT_ACTIVATED' : 'ONLINE',
      lastIotUpdateAt: plate === null ? null : EPOCH,
      updatedAt: EPOCH,
    };
  },
);
