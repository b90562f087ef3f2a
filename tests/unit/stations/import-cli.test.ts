import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrate } from '#db/migrate.ts';
import { openDatabase } from '#db/open.ts';
import { type OcpiServer, startOcpiServer, TOKEN } from '#tests/support/ocpi-server.ts';
import { ocmPoint, ocpiLocation } from '#tests/support/station-samples.ts';

const root = join(import.meta.dirname, '../../..');
const CLI = join(root, 'edge/domains/stations/import/cli.ts');

let folder: string;
let server: OcpiServer;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'alva-import-'));
  server = await startOcpiServer();
  const db = openDatabase({ url: `file:${join(folder, 'alva.db')}` });
  await migrate(db.primary);
  db.close();
});
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** The command in a folder of its own, where it also leaves its report. */
const run = (args: readonly string[], env: Record<string, string> = {}) =>
  new Promise<{ code: number | null; output: string }>((resolve) => {
    const child = spawn(process.execPath, [CLI, ...args], {
      cwd: folder,
      env: { ...process.env, DATABASE_URL: `file:${join(folder, 'alva.db')}`, ...env },
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => {
        output += chunk;
      });
    child.on('close', (code) => resolve({ code, output }));
  });

const write = (name: string, content: unknown): string => {
  const path = join(folder, name);
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
  return path;
};

const rows = async (sql: string): Promise<unknown[]> => {
  const db = openDatabase({ url: `file:${join(folder, 'alva.db')}` });
  const { rows: matches } = await db.primary.execute(sql);
  db.close();
  return matches.map((row) => Object.values(row)[0]);
};

const at = (id: string, latitude: unknown, longitude: unknown) => ({
  ...ocpiLocation,
  id,
  coordinates: { latitude, longitude },
});

describe('stations:import', () => {
  it.each([
    ['a format that nobody knows', ['--format', 'kml', '.'], 'Unknown format kml'],
    ['no path', ['--format', 'ocpi'], 'stations:import -- --format'],
    ['a path that is not there', ['--format', 'ocpi', 'nowhere.json'], 'nowhere.json is not there'],
    ['a folder without the register', ['.'], 'SPKLU-LOKASI.csv is not there'],
    ['a time that is none', ['--as-of', 'yesterday', '.'], '--as-of is no ISO time: yesterday'],
    ['a name with capitals', ['--source', 'PLN', '.'], '--source takes small letters'],
    ['an address without TLS', ['--from', 'http://a.test/versions'], 'is no https address'],
    ['an address without a token', ['--from', 'https://a.test/versions'], 'Please set OCPI_TOKEN'],
  ])('refuses %s', async (_, args, sentence) => {
    const { code, output } = await run(args, { OCPI_TOKEN: '' });
    expect(output).toContain(sentence);
    expect(code).toBe(1);
  });

  it.each([
    ['ocpi', '<html>', 'is no JSON'],
    ['ocpi', { data: 'none' }, 'is no page of OCPI locations'],
    ['ocm', { data: [] }, 'is neither a point of Open Charge Map nor a list of them'],
  ])('of %s refuses what is not even a list', async (format, content, sentence) => {
    const { code, output } = await run(['--format', format, write('odd.json', content)]);
    expect(output).toContain(`odd.json ${sentence}`);
    expect(code).toBe(1);
  });

  it('names every bad coordinate with its line, repairs what is evident, and loses no neighbour', async () => {
    const page = write('page.json', [
      at('FINE', '-6.2088', '106.8216'),
      at('TEXT', 'here', 'there'),
      at('NAN', 'NaN', 'NaN'),
      at('BEYOND', '-96.2', '206.8'),
      at('ABROAD', '51.05', '3.73'),
      at('SWAPPED', '106.8216', '-6.2088'),
      at('NOTHING', null, null),
      { id: 'HALF' },
      7,
    ]);
    const { code, output } = await run(['--format', 'ocpi', '--source', 'lines', page]);
    expect(code).toBe(0);
    expect(output).toContain('page.json: 9 rows = 1 accepted + 1 repaired + 7 refused');
    expect(await rows(`SELECT source_ref FROM station WHERE source = 'lines'`)).toEqual([
      'ID*ARK*FINE',
      'ID*ARK*SWAPPED',
    ]);
    const report = readFileSync(join(folder, '.data/import/lines.csv'), 'utf8').split('\n');
    expect(report.slice(1, -1).map((line) => line.split(',').slice(1, 5))).toEqual([
      ['2', 'refused', 'outside-indonesia', 'TEXT'],
      ['3', 'refused', 'outside-indonesia', 'NAN'],
      ['4', 'refused', 'outside-indonesia', 'BEYOND'],
      ['5', 'refused', 'outside-indonesia', 'ABROAD'],
      ['6', 'repaired', 'coordinate-swapped', 'SWAPPED'],
      ['7', 'refused', 'malformed', 'NOTHING'],
      ['8', 'refused', 'malformed', 'HALF'],
      ['9', 'refused', 'malformed', ''],
    ]);
  });

  it('brings Open Charge Map in, twice to the same effect', async () => {
    const list = write('poi.json', [ocmPoint]);
    expect((await run(['--format', 'ocm', list])).output).toContain('1 added');
    expect((await run(['--format', 'ocm', list])).output).toContain(
      '0 added, 0 changed, 1 unchanged',
    );
  });

  it('pulls from an operator’s endpoint, and says when that fails', async () => {
    server.data.locations = [ocpiLocation, { id: 'LOC2' }];
    const from = ['--from', server.versions, '--source', 'pulled'];
    const { code, output } = await run(from, { OCPI_TOKEN: TOKEN });
    expect(output).toContain('1 pages of everything');
    expect(output).toContain('2 rows = 1 accepted + 0 repaired + 1 refused');
    expect(code).toBe(0);
    const refused = await run(from, { OCPI_TOKEN: 'wrong' });
    expect(refused.output).toContain('refuses the token (401)');
    expect(refused.code).toBe(1);
    expect(await rows(`SELECT id FROM station WHERE source = 'pulled'`)).toHaveLength(1);
  }, 60_000);
});
