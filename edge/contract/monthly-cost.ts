/** What a person can change in the comparison of petrol and electricity. */
export interface Riding {
  readonly kmPerDay: number;
  readonly daysPerMonth: number;
  /** Rupiah a litre. */
  readonly petrolPrice: number;
  /** Of the petrol motorcycle in use now. */
  readonly kmPerLitre: number;
  readonly petrolServicePerMonth: number;
  /** Rupiah a kWh. */
  readonly electricityPrice: number;
  /** From the battery; the table of the model says it. */
  readonly whPerKm: number;
  /** Share of the energy from the socket that reaches the battery, in percent. */
  readonly chargingEfficiency: number;
  readonly electricServicePerMonth: number;
  /** Fee of a subscribed battery; zero when it is owned. */
  readonly batteryFeePerMonth: number;
}

/**
 * Where the comparison starts. Petrol: price of subsidised RON 90 since September 2022. Electricity:
 * household tariff R-1 of 1,300-2,200 VA, Rp1,444.70 a kWh. The rest are estimates; all are editable.
 */
export const TYPICAL_RIDING: Riding = {
  kmPerDay: 35,
  daysPerMonth: 25,
  petrolPrice: 10_000,
  kmPerLitre: 45,
  petrolServicePerMonth: 60_000,
  electricityPrice: 1_445,
  whPerKm: 32,
  chargingEfficiency: 88,
  electricServicePerMonth: 25_000,
  batteryFeePerMonth: 0,
};

/** Whole rupiah a month. */
export interface MonthlyCost {
  readonly distanceKm: number;
  readonly petrol: { readonly energy: number; readonly service: number; readonly total: number };
  readonly electric: {
    readonly energy: number;
    readonly service: number;
    readonly batteryFee: number;
    readonly total: number;
  };
  /** Negative when the electric motorcycle costs more. */
  readonly saving: number;
}

/** Zero instead of a division by zero: an empty field is no fault of the person typing. */
const per = (amount: number, divisor: number): number => (divisor > 0 ? amount / divisor : 0);

export const monthlyCost = (riding: Riding): MonthlyCost => {
  const distanceKm = riding.kmPerDay * riding.daysPerMonth;
  const petrolEnergy = Math.round(per(distanceKm, riding.kmPerLitre) * riding.petrolPrice);
  const kwh = per((distanceKm * riding.whPerKm) / 10, riding.chargingEfficiency);
  const electricEnergy = Math.round(kwh * riding.electricityPrice);
  const petrol = {
    energy: petrolEnergy,
    service: riding.petrolServicePerMonth,
    total: petrolEnergy + riding.petrolServicePerMonth,
  };
  const electric = {
    energy: electricEnergy,
    service: riding.electricServicePerMonth,
    batteryFee: riding.batteryFeePerMonth,
    total: electricEnergy + riding.electricServicePerMonth + riding.batteryFeePerMonth,
  };
  return { distanceKm, petrol, electric, saving: petrol.total - electric.total };
};
