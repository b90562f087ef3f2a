import { BPKB_IDR, STNK_IDR, TARIFFS, TNKB_IDR, taxIdr } from './tariffs.ts';
import type { BatteryOption } from './types.ts';

export const SUBSIDY = { id: 'sub_electric_motorcycle', amountIdr: 7_000_000, isActive: true };

const HOME = '31';
const FEES = STNK_IDR + TNKB_IDR + BPKB_IDR;

export interface PriceLines {
  readonly areaCode: string;
  readonly vehicleIdr: number;
  readonly bbnkbIdr: number;
  readonly pkbIdr: number;
  readonly stnkIdr: number;
  readonly tnkbIdr: number;
  readonly bpkbIdr: number;
}

/** The vehicle costs the same everywhere; the taxes of the province are what differs. */
export const pricesOf = (battery: BatteryOption): PriceLines[] => {
  if (TARIFFS[HOME]?.bbnkb !== 0 || TARIFFS[HOME].pkb !== 0)
    throw new Error('Jakarta prices are given on the road without vehicle taxes.');
  const vehicleIdr = battery.otrJakartaIdr - FEES;
  return Object.entries(TARIFFS).map(([areaCode, { bbnkb, pkb }]) => ({
    areaCode,
    vehicleIdr,
    bbnkbIdr: taxIdr(vehicleIdr, bbnkb),
    pkbIdr: taxIdr(vehicleIdr, pkb),
    stnkIdr: STNK_IDR,
    tnkbIdr: TNKB_IDR,
    bpkbIdr: BPKB_IDR,
  }));
};
