import { type Riding, TYPICAL_RIDING } from '#edge/contract/monthly-cost.ts';

interface Bounds {
  /** In the address. */
  readonly param: string;
  readonly min: number;
  readonly max: number;
  readonly unit: 'Rp' | 'km' | 'days' | 'km/l' | 'Wh/km' | '%';
}

/** What can be changed, within what is possible. */
export const ASSUMPTIONS: Readonly<Record<keyof Riding, Bounds>> = {
  kmPerDay: { param: 'km', min: 1, max: 500, unit: 'km' },
  daysPerMonth: { param: 'days', min: 1, max: 31, unit: 'days' },
  petrolPrice: { param: 'petrol', min: 1_000, max: 50_000, unit: 'Rp' },
  kmPerLitre: { param: 'kml', min: 5, max: 120, unit: 'km/l' },
  petrolServicePerMonth: { param: 'petrol-service', min: 0, max: 2_000_000, unit: 'Rp' },
  electricityPrice: { param: 'tariff', min: 100, max: 10_000, unit: 'Rp' },
  whPerKm: { param: 'wh', min: 10, max: 150, unit: 'Wh/km' },
  chargingEfficiency: { param: 'efficiency', min: 50, max: 100, unit: '%' },
  electricServicePerMonth: { param: 'service', min: 0, max: 2_000_000, unit: 'Rp' },
  batteryFeePerMonth: { param: 'fee', min: 0, max: 5_000_000, unit: 'Rp' },
};

export const ASSUMPTION_KEYS = Object.keys(ASSUMPTIONS) as (keyof Riding)[];

/** What follows from the model and its battery, until somebody changes it. */
export type FromModel = Pick<Riding, 'whPerKm' | 'batteryFeePerMonth'>;

export const startingFrom = (model: FromModel): Riding => ({ ...TYPICAL_RIDING, ...model });

/** The assumptions of the address; what is missing or impossible is as at the start. */
export const ridingOf = (query: URLSearchParams, start: Riding): Riding => {
  const changed = ASSUMPTION_KEYS.flatMap((key) => {
    const { param, min, max } = ASSUMPTIONS[key];
    const text = query.get(param);
    const value = Number(text);
    return text !== null && text !== '' && value >= min && value <= max ? [[key, value]] : [];
  });
  return { ...start, ...Object.fromEntries(changed) };
};

/** Nothing of the person's own left in the address. */
export const AS_AT_START: Readonly<Record<string, null>> = Object.fromEntries(
  ASSUMPTION_KEYS.map((key) => [ASSUMPTIONS[key].param, null]),
);
