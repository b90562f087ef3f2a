import { inLocale, type Locale, type Text } from '#edge/contract/locale.ts';
import { figure, unitIn } from './numbers.ts';
import type { Facts } from './types.ts';

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
    { en: 'Performance', id: 'Performa' },
    [
      ['motor', { en: 'Motor', id: 'Motor penggerak' }, (f) => f.motor],
      ['rated-power', { en: 'Rated power', id: 'Daya nominal' }, (f) => f.ratedPowerKw, 'kW'],
      ['peak-power', { en: 'Peak power', id: 'Daya puncak' }, (f) => f.peakPowerKw, 'kW'],
      ['torque', { en: 'Maximum torque', id: 'Torsi maksimum' }, (f) => f.torqueNm, 'Nm'],
      ['top-speed', { en: 'Top speed', id: 'Kecepatan puncak' }, (f) => f.topSpeedKmh, 'km/h'],
      ['zero-to-50', { en: '0 to 50 km/h', id: '0 ke 50 km/jam' }, (f) => f.zeroTo50S, 's'],
      ['climb', { en: 'Climbing ability', id: 'Kemampuan menanjak' }, (f) => f.climbPercent, '%'],
      ['modes', { en: 'Riding modes', id: 'Mode berkendara' }, (f) => f.modes],
    ],
  ],
  [
    'battery',
    { en: 'Battery and charging', id: 'Baterai dan pengisian' },
    [
      ['chemistry', { en: 'Battery', id: 'Baterai' }, (f) => f.batteryChemistry],
      ['energy', { en: 'Energy per battery', id: 'Energi per baterai' }, batteryKwh, 'kWh'],
      ['voltage', { en: 'Nominal voltage', id: 'Tegangan nominal' }, (f) => f.batteryVolt, 'V'],
      ['capacity', { en: 'Capacity', id: 'Kapasitas' }, (f) => f.batteryAh, 'Ah'],
      [
        'battery-weight',
        { en: 'Weight per battery', id: 'Bobot per baterai' },
        (f) => f.batteryKg,
        'kg',
      ],
      [
        'range-single',
        { en: 'Range, one battery', id: 'Jarak tempuh, satu baterai' },
        (f) => f.rangeSingleKm,
        'km',
      ],
      [
        'range-dual',
        { en: 'Range, two batteries', id: 'Jarak tempuh, dua baterai' },
        (f) => f.rangeDualKm,
        'km',
      ],
      [
        'charging',
        { en: 'Charging at home, 0 to 100 %', id: 'Isi daya di rumah, 0 ke 100%' },
        (f) => f.chargingHours,
        'h',
      ],
      [
        'boost-charging',
        { en: 'Boost Charge, 10 to 80 %', id: 'Boost Charge, 10 ke 80%' },
        (f) => f.boostMinutes,
        'min',
      ],
      ['charger', { en: 'Charger', id: 'Pengisi daya' }, (f) => f.chargerWatt, 'W'],
    ],
  ],
  [
    'dimensions',
    { en: 'Dimensions and weight', id: 'Dimensi dan bobot' },
    [
      ['length', { en: 'Length', id: 'Panjang' }, (f) => f.lengthMm, 'mm'],
      ['width', { en: 'Width', id: 'Lebar' }, (f) => f.widthMm, 'mm'],
      ['height', { en: 'Height', id: 'Tinggi' }, (f) => f.heightMm, 'mm'],
      ['wheelbase', { en: 'Wheelbase', id: 'Jarak sumbu roda' }, (f) => f.wheelbaseMm, 'mm'],
      [
        'clearance',
        { en: 'Ground clearance', id: 'Jarak terendah ke tanah' },
        (f) => f.clearanceMm,
        'mm',
      ],
      ['seat', { en: 'Seat height', id: 'Tinggi jok' }, (f) => f.seatMm, 'mm'],
      [
        'kerb-weight',
        { en: 'Kerb weight, standard battery', id: 'Bobot siap jalan, baterai standar' },
        (f) => f.kerbKg,
        'kg',
      ],
      ['payload', { en: 'Maximum load', id: 'Beban maksimum' }, (f) => f.payloadKg, 'kg'],
      [
        'storage',
        { en: 'Storage under the seat', id: 'Bagasi di bawah jok' },
        (f) => f.storageL,
        'L',
      ],
    ],
  ],
  [
    'chassis',
    { en: 'Chassis and brakes', id: 'Rangka dan rem' },
    [
      ['frame', { en: 'Frame', id: 'Rangka' }, (f) => f.frame],
      [
        'suspension-front',
        { en: 'Front suspension', id: 'Suspensi depan' },
        (f) => f.suspensionFront,
      ],
      [
        'suspension-rear',
        { en: 'Rear suspension', id: 'Suspensi belakang' },
        (f) => f.suspensionRear,
      ],
      ['brake-front', { en: 'Front brake', id: 'Rem depan' }, (f) => f.brakeFront],
      ['brake-rear', { en: 'Rear brake', id: 'Rem belakang' }, (f) => f.brakeRear],
      ['brake-aid', { en: 'Braking aid', id: 'Bantuan pengereman' }, (f) => f.brakeAid],
      ['tyre-front', { en: 'Front tyre', id: 'Ban depan' }, (f) => f.tyreFront],
      ['tyre-rear', { en: 'Rear tyre', id: 'Ban belakang' }, (f) => f.tyreRear],
    ],
  ],
  [
    'equipment',
    { en: 'Equipment', id: 'Kelengkapan' },
    [
      ['lights', { en: 'Lights', id: 'Lampu' }, (f) => f.lights],
      ['display', { en: 'Display', id: 'Layar' }, (f) => f.display],
      ['key', { en: 'Key', id: 'Kunci' }, (f) => f.key],
      ['connectivity', { en: 'Connectivity', id: 'Konektivitas' }, (f) => f.connectivity],
    ],
  ],
  [
    'warranty',
    { en: 'Warranty', id: 'Garansi' },
    [
      [
        'warranty-motor',
        { en: 'Motor and controller', id: 'Motor dan kontroler' },
        (f) => f.warrantyMotor,
      ],
      ['warranty-battery', { en: 'Battery', id: 'Baterai' }, (f) => f.warrantyBattery],
    ],
  ],
];

const written = (value: number | string | Text, locale: Locale): string => {
  if (typeof value === 'number') return figure(value, locale);
  return typeof value === 'string' ? value : inLocale(value, locale);
};

/** The whole table of a model; rows it has no value for are left out. */
export const specificationOf = (facts: Facts, locale: Locale): SpecificationGroup[] =>
  GROUPS.map(([key, name, lines]) => ({
    key,
    name: inLocale(name, locale),
    rows: lines.flatMap(([rowKey, rowName, read, unit = '']) => {
      const value = read(facts);
      if (value === undefined) return [];
      return [
        {
          key: rowKey,
          name: inLocale(rowName, locale),
          value: written(value, locale),
          unit: unitIn(unit, locale),
        },
      ];
    }),
  }));

const HIGHLIGHTS = [
  'peak-power',
  'torque',
  'top-speed',
  'climb',
  'charging',
  'kerb-weight',
  'zero-to-50',
  'storage',
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
  const mentioned = new Set(features.map(({ id }) => SAID[id] ?? id));
  return HIGHLIGHTS.filter((key) => !mentioned.has(key))
    .flatMap((key) => rows.find((row) => row.key === key) ?? [])
    .slice(0, SHOWN);
};
