import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { type Database, openDatabase } from '#db/client.ts';
import { syntheticRegister } from '#db/content/stations/synthetic/register.ts';
import { migrate } from '#db/migrate.ts';
import { applyImport } from '#edge/domains/stations/import/apply.ts';
import { Ledger } from '#edge/domains/stations/import/report.ts';
import { stationsOfRegister } from '#edge/domains/stations/import/spklu/register.ts';
import { packRows } from '#edge/domains/stations/pack.sql.ts';

const ROWS = 3_000;
const PACK = 300;
const JAVA = { kind: 'circle', centre: { lat: -6.5, lon: 107 }, radius: 100_000 } as const;

export interface Loaded {
  readonly stations: number;
  readonly seconds: number;
  /** Of 300 stations with their status, compressed. */
  readonly packBytes: number;
}

/** Brings an invented register of `rows` rows in; a few of them are refused, as in a real one. */
export const importRegister = async (db: Database, rows: number, now: number) => {
  const { files } = syntheticRegister(rows, 2_026);
  const text = (part: string): string =>
    Object.entries(files).find(([name]) => name.includes(part))?.[1] ?? '';
  const texts = {
    ...{ locations: text('LOKASI'), machines: text('MESIN'), connectors: text('KONEKTOR') },
  };
  const began = performance.now();
  const stations = stationsOfRegister(texts, now, new Ledger());
  const applied = await applyImport(db, stations, {
    source: 'bench',
    isDemo: true,
    now,
    force: false,
  });
  return { stations: applied.stations, seconds: (performance.now() - began) / 1000 };
};

/** How fast a dirty register comes in, and what 300 of its stations weigh as a pack. */
export const loadRegister = async (folder: string): Promise<Loaded> => {
  const db = openDatabase({ url: `file:${join(folder, 'register.db')}` });
  await migrate(db.primary);
  const loaded = await importRegister(db, ROWS, Date.UTC(2026, 10, 21));
  const [rows] = await db.read([packRows(JAVA, -1)]);
  const pack = rows.slice(0, PACK);
  if (pack.length < PACK) throw new Error(`Only ${pack.length} stations for the pack`);
  const sent = [pack.map(({ record }) => record), pack.flatMap(({ statuses }) => statuses)];
  db.close();
  const packBytes = gzipSync(JSON.stringify(sent)).length;
  return { ...loaded, packBytes };
};
