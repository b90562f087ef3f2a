import { CITIES, type RegisterCity } from './cities.ts';
import { badDate, badEnergyPrice, COORDINATE_DIRT, type Spot } from './dirt.ts';
import { pick, seeded, weighted } from './random.ts';

export interface SyntheticRegister {
  /** By file name. */
  readonly files: Readonly<Record<string, string>>;
  /** How often each kind of dirt was put in, so that a test can ask for every one of it. */
  readonly dirt: Readonly<Record<string, number>>;
}

const LOCATION_HEAD =
  'Nomor,Nomor Identitias,Badan Usaha,Nama Stasiun,Skema SPKLU,Provinsi,Kabupaten / Kota,Alamat,Latitude,Longitude,Tanggal Pengajuan,Tanggal Verifikasi,Status Terintegrasi';
const MACHINE_HEAD =
  'Nomor Identitias,Nama Stasiun,Merek Mesin,Jenis Pengisian,Status Instalasi,Harga Pengisian (Rp),Harga Layanan (Rp),Daya,Jumlah Nozzle,Arus Maksimal';
const CONNECTOR_HEAD =
  'Nomor Identitias,Nama Stasiun,Merek Mesin,Jenis Konektor,Status Konektor,Status Instalasi,Port,Harga (Rp)';

const COMPANIES = ['Arus Kota', 'Daya Nusantara', 'Setrum Mandiri', 'Volta Persada'] as const;
const KINDS = [
  'Mal',
  'Kantor',
  'Taman',
  'Pasar',
  'Hotel',
  'Rest Area',
  'Terminal',
  'Puskesmas',
] as const;
const NAMES = [
  'Anggrek',
  'Cempaka',
  'Dahlia',
  'Flamboyan',
  'Kenanga',
  'Melati',
  'Mawar',
  'Teratai',
] as const;
const ROADS = [
  'Jl. Merdeka',
  'Jl. Pahlawan',
  'Jl. Diponegoro',
  'Jl. Kartini',
  'Jl. Gajah Mada',
] as const;

const MACHINES = [
  { kind: 'Slow Charging', watts: 7_400, amperes: 32, plugs: ['AC (Tipe 2)'], weight: 3 },
  { kind: 'Medium Charging', watts: 22_000, amperes: 32, plugs: ['AC (Tipe 2)'], weight: 8 },
  { kind: 'Fast Charging', watts: 50_000, amperes: 125, plugs: ['CCS2', 'CHAdeMO'], weight: 4 },
  { kind: 'Ultra Fast Charging', watts: 120_000, amperes: 200, plugs: ['CCS2', 'CCS2'], weight: 2 },
] as const;

const STATUSES = [
  'available',
  'available',
  'available',
  'charging',
  'finishing',
  'unavailable',
  '',
] as const;

/** One row in this many gets a given kind of dirt. */
const DIRT_EVERY = 12;

const cell = (text: string): string =>
  /[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;

interface Row {
  readonly id: string;
  readonly name: string;
  readonly city: RegisterCity;
}

/** `KOTA ADM. JAKARTA UTARA` is called Jakarta Utara. */
const spokenName = ({ name }: RegisterCity): string =>
  name
    .replace(/^(KOTA ADM\.|KOTA|KAB\.) /, '')
    .replace(/\B[A-Z]/g, (letter) => letter.toLowerCase());

/** An invented register of public stations with the kinds of dirt that real ones have. */
export const syntheticRegister = (rows: number, seed: number): SyntheticRegister => {
  const random = seeded(seed);
  const dirt: Record<string, number> = {};
  const dirty = (kind: string): void => {
    dirt[kind] = (dirt[kind] ?? 0) + 1;
  };
  const chance = (oneIn: number): boolean => random() * oneIn < 1;
  const locations = [LOCATION_HEAD];
  const machines = [MACHINE_HEAD];
  const connectors = [CONNECTOR_HEAD];
  const counts = new Map<string, number>();

  const spotOf = ({ lat, lon }: RegisterCity): Spot => {
    const at = [lat + (random() - 0.5) * 0.08, lon + (random() - 0.5) * 0.08] as const;
    if (!chance(DIRT_EVERY)) return { lat: at[0].toFixed(6), lon: at[1].toFixed(6) };
    const kinds = Object.keys(COORDINATE_DIRT) as [string, ...string[]];
    const kind = pick(random, kinds);
    // North of the equator there is no minus to lose, and close to it none that anyone would miss.
    const harmless =
      (kind === 'signless' && lat > -2) || (kind === 'sexagesimal' && Math.abs(lat) < 1);
    const spoil = COORDINATE_DIRT[harmless ? 'swapped' : kind];
    if (spoil === undefined) return { lat: '', lon: '' };
    dirty(harmless ? 'swapped' : kind);
    return spoil(...at);
  };

  const addMachine = ({ id, name }: Row): void => {
    const machine = weighted(random, MACHINES);
    const brand = chance(25) ? 'Merek Dummy' : `Mesin ${pick(random, NAMES)}`;
    if (brand === 'Merek Dummy') dirty('placeholder-brand');
    const kilowatts = chance(15);
    if (kilowatts) dirty('power-in-kilowatts');
    const price = chance(30) ? badEnergyPrice(random) : '2466.78';
    if (price !== '2466.78') dirty('bad-price');
    if (chance(80)) dirty('missing-machine');
    else
      machines.push(
        [
          id,
          name,
          brand,
          machine.kind,
          'Beroperasi',
          price,
          chance(9) ? '25000' : '0',
          kilowatts ? machine.watts / 1_000 : machine.watts,
          machine.plugs.length,
          machine.amperes,
        ]
          .map((value) => cell(String(value)))
          .join(','),
      );
    if (chance(90)) {
      dirty('missing-connector');
      return;
    }
    machine.plugs.forEach((plug, index) => {
      const badPort = chance(200);
      if (badPort) dirty('bad-port');
      connectors.push(
        [
          id,
          name,
          brand,
          plug,
          pick(random, STATUSES),
          chance(60) ? 'Tidak Beroperasi' : 'Beroperasi',
          badPort ? '443' : index + 1,
          price,
        ]
          .map((value) => cell(String(value)))
          .join(','),
      );
    });
  };

  let last: Row | undefined;
  for (let number = 1; number <= rows; number++) {
    if (last !== undefined && chance(150)) {
      dirty('duplicate-id');
      const { id, name, city } = last;
      locations.push(
        [
          number,
          id,
          'Arus Kota',
          name,
          'POSO',
          city.province,
          city.name,
          'Jl. Merdeka',
          city.lat,
          city.lon,
          '',
          '',
          'Ya',
        ]
          .map((value) => cell(String(value)))
          .join(','),
      );
      continue;
    }
    const city = weighted(random, CITIES);
    const serial = (counts.get(city.code) ?? 0) + 1;
    counts.set(city.code, serial);
    const nameless = chance(50);
    if (nameless) dirty('missing-id');
    const row: Row = {
      id: nameless ? '' : `07.SYNT.00.${city.code}.${String(serial).padStart(3, '0')}`,
      name: `SPKLU ${pick(random, KINDS)} ${pick(random, NAMES)} ${spokenName(city)} ${serial}`,
      city,
    };
    const verified = chance(60)
      ? badDate(random)
      : `${1 + Math.floor(random() * 12)}/${1 + Math.floor(random() * 28)}/2025 ${Math.floor(random() * 24)}:05`;
    if (!verified.endsWith(':05')) dirty('bad-date');
    const spot = spotOf(city);
    locations.push(
      [
        number,
        row.id,
        pick(random, COMPANIES),
        row.name,
        'POSO',
        city.province,
        city.name,
        `${pick(random, ROADS)} No. ${1 + Math.floor(random() * 200)}, ${city.name}`,
        spot.lat,
        spot.lon,
        '',
        verified,
        'Ya',
      ]
        .map((value) => cell(String(value)))
        .join(','),
    );
    addMachine(row);
    if (!nameless) last = row;
  }
  const file = (lines: readonly string[]): string => `\uFEFF${lines.join('\n')}\n`;
  return {
    files: {
      'SPKLU-LOKASI.csv': file(locations),
      'SPKLU-MESIN.csv': file(machines),
      'SPKLU-KONEKTOR.csv': file(connectors),
    },
    dirt,
  };
};
