import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, expect, it } from 'vitest';
import { syntheticRegister } from '#db/content/stations/synthetic/register.ts';
import { migrate } from '#db/migrate.ts';
import { openDatabase } from '#db/open.ts';
import { applyImport } from '#edge/domains/stations/import/apply.ts';
import { Ledger } from '#edge/domains/stations/import/report.ts';
import { stationsOfRegister } from '#edge/domains/stations/import/spklu/register.ts';
import { packRows } from '#edge/domains/stations/pack.sql.ts';

const JAVA = { kind: 'circle', centre: { lat: -6.5, lon: 107 }, radius: 100_000 } as const;
const NOW = Date.UTC(2026, 10, 21);

const folder = mkdtempSync(join(tmpdir(), 'alva-pack-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('an area pack of 300 stations with their status weighs less than 60 kB', async () => {
  const { files } = syntheticRegister(1_500, 2_026);
  const text = (part: string): string =>
    Object.entries(files).find(([name]) => name.includes(part))?.[1] ?? '';
  const texts = {
    locations: text('LOKASI'),
    machines: text('MESIN'),
    connectors: text('KONEKTOR'),
  };
  const db = openDatabase({ url: `file:${join(folder, 'register.db')}` });
  await migrate(db.primary);
  const stations = stationsOfRegister(texts, NOW, new Ledger());
  const options = { source: 'register', isDemo: true, now: NOW, force: false };
  await applyImport(db, stations, options);
  const [rows] = await db.read([packRows(JAVA, -1)]);
  db.close();
  const pack = rows.slice(0, 300);
  expect(pack).toHaveLength(300);
  const sent = [pack.map(({ record }) => record), pack.flatMap(({ statuses }) => statuses)];
  expect(gzipSync(JSON.stringify(sent)).length).toBeLessThan(60_000);
}, 60_000);
