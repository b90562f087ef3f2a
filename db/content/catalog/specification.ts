import { figure, unitIn } from './numbers.ts';
import { type Facts, type Locale, type Text, t } from './types.ts';

/** One row of the specification table; keys are the same for every model, so tables line up. */
export interface SpecificationRow {
  readonly key: string;
  readonly name: string;
  readonly value: string;
  readonly unit: string;
}

export interface SpecificationGroup {
  readonly key: string;
  readonly name: string;
  readonly rows: readonly SpecificationRow[];
}

type Value = number | string | Text | undefined;
type Line = readonly [key: string, name: Text, value: (facts: Facts) => Value, unit?: string];
type Group = readonly [key: string, name: Text, lines: readonly Line[]];

/** Energy of one battery, rounded to 10 Wh. */
export const batteryKwh = (facts: Facts): number =>
  Math.round((facts.batteryVolt * facts.batteryAh) / 10) / 100;

const GROUPS: readonly Group[] = [
  [
    'performance',
    t('Performance', 'Performa'),
    [
      ['motor', t('Motor', 'Motor penggerak'), (f) => f.motor],
      ['rated-power', t('Rated power', 'Daya nominal'), (f) => f.ratedPowerKw, 'kW'],
      ['peak-power', t('Peak power', 'Daya puncak'), (f) => f.peakPowerKw, 'kW'],
      ['torque', t('Maximum torque', 'Torsi maksimum'), (f) => f.torqueNm, 'Nm'],
      ['top-speed', t('Top speed', 'Kecepatan puncak'), (f) => f.topSpeedKmh, 'km/h'],
      ['zero-to-50', t('0 to 50 km/h', '0 ke 50 km/jam'), (f) => f.zeroTo50S, 's'],
      ['climb', t('Climbing ability', 'Kemampuan menanjak'), (f) => f.climbPercent, '%'],
      ['modes', t('Riding modes', 'Mode berkendara'), (f) => f.modes],
    ],
  ],
  [
    'battery',
    t('Battery and charging', 'Baterai dan pengisian'),
    [
      ['chemistry', t('Battery', 'Baterai'), (f) => f.batteryChemistry],
      ['energy', t('Energy per battery', 'Energi per baterai'), batteryKwh, 'kWh'],
      ['voltage', t('Nominal voltage', 'Tegangan nominal'), (f) => f.batteryVolt, 'V'],
      ['capacity', t('Capacity', 'Kapasitas'), (f) => f.batteryAh, 'Ah'],
      ['battery-weight', t('Weight per battery', 'Bobot per baterai'), (f) => f.batteryKg, 'kg'],
      [
        'range-single',
        t('Range, one battery', 'Jarak tempuh, satu baterai'),
        (f) => f.rangeSingleKm,
        'km',
      ],
      [
        'range-dual',
        t('Range, two batteries', 'Jarak tempuh, dua baterai'),
        (f) => f.rangeDualKm,
        'km',
      ],
      [
        'charging',
        t('Charging at home, 0 to 100 %', 'Isi daya di rumah, 0 ke 100%'),
        (f) => f.chargingHours,
        'h',
      ],
      [
        'boost-charging',
        t('Boost Charge, 10 to 80 %', 'Boost Charge, 10 ke 80%'),
        (f) => f.boostMinutes,
        'min',
      ],
      ['charger', t('Charger', 'Pengisi daya'), (f) => f.chargerWatt, 'W'],
    ],
  ],
  [
    'dimensions',
    t('Dimensions and weight', 'Dimensi dan bobot'),
    [
      ['length', t('Length', 'Panjang'), (f) => f.lengthMm, 'mm'],
      ['width', t('Width', 'Lebar'), (f) => f.widthMm, 'mm'],
      ['height', t('Height', 'Tinggi'), (f) => f.heightMm, 'mm'],
      ['wheelbase', t('Wheelbase', 'Jarak sumbu roda'), (f) => f.wheelbaseMm, 'mm'],
      ['clearance', t('Ground clearance', 'Jarak terendah ke tanah'), (f) => f.clearanceMm, 'mm'],
      ['seat', t('Seat height', 'Tinggi jok'), (f) => f.seatMm, 'mm'],
      [
        'kerb-weight',
        t('Kerb weight, standard battery', 'Bobot siap jalan, baterai standar'),
        (f) => f.kerbKg,
        'kg',
      ],
      ['payload', t('Maximum load', 'Beban maksimum'), (f) => f.payloadKg, 'kg'],
      ['storage', t('Storage under the seat', 'Bagasi di bawah jok'), (f) => f.storageL, 'L'],
    ],
  ],
  [
    'chassis',
    t('Chassis and brakes', 'Rangka dan rem'),
    [
      ['frame', t('Frame', 'Rangka'), (f) => f.frame],
      ['suspension-front', t('Front suspension', 'Suspensi depan'), (f) => f.suspensionFront],
      ['suspension-rear', t('Rear suspension', 'Suspensi belakang'), (f) => f.suspensionRear],
      ['brake-front', t('Front brake', 'Rem depan'), (f) => f.brakeFront],
      ['brake-rear', t('Rear brake', 'Rem belakang'), (f) => f.brakeRear],
      ['brake-aid', t('Braking aid', 'Bantuan pengereman'), (f) => f.brakeAid],
      ['tyre-front', t('Front tyre', 'Ban depan'), (f) => f.tyreFront],
      ['tyre-rear', t('Rear tyre', 'Ban belakang'), (f) => f.tyreRear],
    ],
  ],
  [
    'equipment',
    t('Equipment', 'Kelengkapan'),
    [
      ['lights', t('Lights', 'Lampu'), (f) => f.lights],
      ['display', t('Display', 'Layar'), (f) => f.display],
      ['key', t('Key', 'Kunci'), (f) => f.key],
      ['connectivity', t('Connectivity', 'Konektivitas'), (f) => f.connectivity],
    ],
  ],
  [
    'warranty',
    t('Warranty', 'Garansi'),
    [
      ['warranty-motor', t('Motor and controller', 'Motor dan kontroler'), (f) => f.warrantyMotor],
      ['warranty-battery', t('Battery', 'Baterai'), (f) => f.warrantyBattery],
    ],
  ],
];

const written = (value: number | string | Text, locale: Locale): string => {
  if (typeof value === 'number') return figure(value, locale);
  return typeof value === 'string' ? value : value[locale];
};

/** The whole table of a model; rows it has no value for are left out. */
export const specificationOf = (facts: Facts, locale: Locale): SpecificationGroup[] =>
  GROUPS.map(([key, name, lines]) => ({
    key,
    name: name[locale],
    rows: lines.flatMap(([rowKey, rowName, read, unit = '']) => {
      const value = read(facts);
      if (value === undefined) return [];
      return [
        {
          key: rowKey,
          name: rowName[locale],
          value: written(value, locale),
          unit: unitIn(unit, locale),
        },
      ];
    }),
  }));

const HIGHLIGHTS = [
  ...['peak-power', 'torque', 'top-speed', 'climb', 'charging', 'kerb-weight'],
  ...['zero-to-50', 'storage'],
];
const SHOWN = 4;

/** Rows of the table that a main feature says already. */
const SAID: Readonly<Record<string, string>> = { power: 'peak-power', weight: 'kerb-weight' };

/** Four figures that sum a model up, none of which its main features have said already. */
export const highlightsOf = (
  facts: Facts,
  features: readonly { readonly id: string }[],
  locale: Locale,
): SpecificationRow[] => {
  const rows = specificationOf(facts, locale).flatMap((group) => group.rows);
  const said = new Set(features.map(({ id }) => SAID[id] ?? id));
  return HIGHLIGHTS.filter((key) => !said.has(key))
    .flatMap((key) => rows.find((row) => row.key === key) ?? [])
    .slice(0, SHOWN);
};
