import { DAY_MS } from '#edge/contract/time.ts';
import type { FittedBattery } from './vehicle-record.ts';

/** Watt-hours a kilometre takes by the factory's figure: capacity of one pack over its range. */
const WH_PER_KM: Readonly<Record<string, number>> = {
  Vortex: 2_700 / 70,
  '1.1': 3_000 / 80,
  '2': 1_793 / 62,
  '2.1': 1_914 / 65,
  '2.6': 1_793 / 60,
};

/** Older reports say nothing about the charge there is now. */
const TRUSTED_FOR_MS = DAY_MS;

export interface RangeEstimate {
  readonly km: number;
  /** Of the whole pack, 0 to 100. */
  readonly chargePercent: number;
  /** The oldest report it rests on, epoch ms. */
  readonly at: number;
}

/**
 * How far the charge goes by the factory's figure; `undefined` when a battery has not reported for a
 * day, because then nobody knows.
 */
export const estimateRange = (
  generation: string,
  batteries: readonly FittedBattery[],
  now: number,
): RangeEstimate | undefined => {
  const whPerKm = Object.hasOwn(WH_PER_KM, generation) ? WH_PER_KM[generation] : undefined;
  if (whPerKm === undefined || batteries.length === 0) return undefined;
  let charged = 0;
  let capacity = 0;
  let at = Number.POSITIVE_INFINITY;
  for (const { chargePercent, reportedAt, capacityWh } of batteries) {
    if (chargePercent === null || reportedAt === null) return undefined;
    charged += (capacityWh * chargePercent) / 100;
    capacity += capacityWh;
    at = Math.min(at, Date.parse(reportedAt));
  }
  if (now - at > TRUSTED_FOR_MS) return undefined;
  return {
    km: Math.round(charged / whPerKm),
    chargePercent: Math.round((100 * charged) / capacity),
    at,
  };
};
