import type { ImportedStation } from '#edge/domains/stations/import/draft.ts';
import { zoneOfProvince } from '#edge/domains/stations/import/provinces.ts';
import type { Ledger } from '#edge/domains/stations/import/report.ts';
import { slugOf } from '#edge/domains/stations/slug.ts';
import { NAME } from './columns.ts';
import { evsesOf, type Machine, machineOf } from './evses.ts';
import { judge, type Placed } from './judge.ts';
import { type RegisterTexts, readRegister } from './read.ts';
import { cityOf, dateOf, operatorOf } from './values.ts';

const cell = (entry: Placed, name: string): string => entry.location.cells[name] ?? '';

/**
 * The register has a row per charger. Chargers of one operator with one name on one spot (about ten
 * metres) are one station to a rider, and one Location to OCPI.
 */
const spotOf = (entry: Placed): string =>
  [
    slugOf(cell(entry, 'Badan Usaha')),
    slugOf(cell(entry, NAME)),
    entry.at.lat.toFixed(4),
    entry.at.lon.toFixed(4),
  ].join(' ');

const confirmedAt = (entry: Placed, ledger: Ledger): number | null => {
  const written = cell(entry, 'Tanggal Verifikasi');
  if (written === '') return null;
  const date = dateOf(written);
  if (date === undefined)
    ledger.repair(entry.location.file, entry.location.line, 'bad-date', written);
  return date ?? null;
};

const latest = (times: readonly (number | null)[]): number | null =>
  times.reduce((a, b) => (a === null ? b : b === null ? a : Math.max(a, b)), null);

/** The highest price: a rider may end up at any of the station's machines. */
const highest = (machines: readonly Machine[], price: 'perKwh' | 'perSession'): number | null =>
  latest(machines.map((machine) => machine[price]));

const stationOf = (
  chargers: readonly [Placed, ...Placed[]],
  asOf: number | null,
  ledger: Ledger,
): ImportedStation[] => {
  const [first] = chargers;
  const built = chargers.map((entry) => {
    const machine = machineOf(entry.machine, ledger);
    return { machine, evses: evsesOf(entry, machine, asOf, ledger) };
  });
  const evses = built.flatMap((each) => each.evses);
  if (evses.length === 0) {
    for (const { location } of chargers)
      ledger.refuse(location.file, location.line, 'missing-connector', first.key);
    return [];
  }
  const machines = built.map((each) => each.machine);
  return [
    {
      ref: first.key,
      record: {
        locationName: cell(first, NAME),
        operatorName: operatorOf(cell(first, 'Badan Usaha')),
        address: cell(first, 'Alamat') || cityOf(cell(first, 'Kabupaten / Kota')),
        cityName: cityOf(cell(first, 'Kabupaten / Kota')),
        provinceName: cell(first, 'Provinsi'),
        ...first.at,
        timeZone: zoneOfProvince(cell(first, 'Provinsi')) ?? 'Asia/Jakarta',
        chargingStationType: 'PUBLIC_CHARGE',
        features: [],
        motorcycleAllowed: null,
        hours: null,
        prices: {
          free: false,
          perKwh: highest(machines, 'perKwh'),
          perMinute: null,
          perSession: highest(machines, 'perSession'),
        },
        phoneNumber: null,
        whatsapp: null,
        description: null,
        howToUse: null,
        img: [],
        compatible: {},
        evses,
        lastConfirmedAt: latest(chargers.map((entry) => confirmedAt(entry, ledger))),
      },
    },
  ];
};

/**
 * The utility's register of public charging stations.
 * @param asOf when the statuses were true; `null` when nobody knows, and then they say nothing about now
 */
export const stationsOfRegister = (
  texts: RegisterTexts,
  asOf: number | null,
  ledger: Ledger,
): ImportedStation[] => {
  const spots = new Map<string, [Placed, ...Placed[]]>();
  const placed = judge(readRegister(texts, ledger), ledger);
  // By key, so that the order of rows does not decide which charger names the station.
  for (const entry of placed.toSorted((a, b) => (a.key < b.key ? -1 : 1))) {
    const spot = spots.get(spotOf(entry));
    if (spot === undefined) spots.set(spotOf(entry), [entry]);
    else spot.push(entry);
  }
  return [...spots.values()].flatMap((chargers) => stationOf(chargers, asOf, ledger));
};
