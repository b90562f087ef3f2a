/** Registration fees of a motorcycle, PP 76/2020. */
export const STNK_IDR = 100_000;
export const TNKB_IDR = 60_000;
export const BPKB_IDR = 225_000;

interface Tariff {
  /** Title transfer duty of a new electric vehicle, in 1/10,000 of the vehicle price. */
  readonly bbnkb: number;
  /** Yearly vehicle tax of an electric vehicle, in 1/10,000 of the vehicle price. */
  readonly pkb: number;
}

/** Provinces that waive both taxes for electric vehicles. */
const EXEMPT: Tariff = { bbnkb: 0, pkb: 0 };
/** Provinces that charge a tenth of the ordinary rates (10 % and 1.5 %). */
const TENTH: Tariff = { bbnkb: 100, pkb: 15 };
const LOW: Tariff = { bbnkb: 75, pkb: 12 };

/**
 * Tax per province. Configuration of the demo catalogue: rates change by decree, so an operator
 * replaces them; nothing else in the code knows them.
 */
export const TARIFFS: Readonly<Record<string, Tariff>> = {
  '11': TENTH,
  '12': TENTH,
  '13': LOW,
  '14': TENTH,
  '15': TENTH,
  '16': LOW,
  '17': TENTH,
  '18': LOW,
  '19': TENTH,
  '21': TENTH,
  '31': EXEMPT,
  '32': EXEMPT,
  '33': EXEMPT,
  '34': EXEMPT,
  '35': EXEMPT,
  '36': EXEMPT,
  '51': EXEMPT,
  '52': LOW,
  '53': TENTH,
  '61': TENTH,
  '62': TENTH,
  '63': LOW,
  '64': LOW,
  '65': TENTH,
  '71': LOW,
  '72': TENTH,
  '73': LOW,
  '74': TENTH,
  '75': TENTH,
  '76': TENTH,
  '81': TENTH,
  '82': TENTH,
  '91': TENTH,
  '92': TENTH,
  '93': TENTH,
  '94': TENTH,
  '95': TENTH,
  '96': TENTH,
};

export const taxIdr = (vehicleIdr: number, perTenThousand: number): number =>
  Math.round((vehicleIdr * perTenThousand) / 10_000 / 500) * 500;
