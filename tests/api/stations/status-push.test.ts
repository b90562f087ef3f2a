import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HOUR_MS } from '#edge/contract/time.ts';
import { applyImport } from '#edge/domains/stations/import/apply.ts';
import { stationsOfLocations } from '#edge/domains/stations/import/ocpi/locations.ts';
import { Ledger } from '#edge/domains/stations/import/report.ts';
import { type Bff, startBff } from '#tests/support/bff.ts';
import { loggedLine } from '#tests/support/logged.ts';
import { ocpiLocation } from '#tests/support/station-samples.ts';

const secret = Buffer.alloc(32, 'status key of the tests');
const UID = 'IDARK*3256';

let bff: Bff;
beforeAll(async () => {
  bff = await startBff({ STATION_STATUS_KEYS: `arus:${secret.toString('base64url')}` });
  const stations = stationsOfLocations([{ file: 'page.json', json: [ocpiLocation] }], new Ledger());
  const common = { isDemo: false, now: 0, force: false };
  await applyImport(bff.db, stations, { ...common, source: 'arus' });
  await applyImport(bff.db, stations, { ...common, source: 'rival' });
});
afterAll(() => bff.stop());

const iso = (ago: number): string => new Date(Date.now() - ago).toISOString();

interface Change {
  readonly at?: number;
  readonly key?: Buffer;
  readonly source?: string;
  readonly tamper?: boolean;
}

const push = async (content: unknown, change: Change = {}) => {
  const body = typeof content === 'string' ? content : JSON.stringify(content);
  const timestamp = String(Math.floor((change.at ?? Date.now()) / 1_000));
  const signature = createHmac('sha256', change.key ?? secret)
    .update(`${timestamp}.${body}`)
    .digest('base64url');
  const response = await bff.fetch('/api/stations/status', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-alva-source': change.source ?? 'arus',
      'x-alva-timestamp': timestamp,
      'x-alva-signature': signature,
    },
    body: change.tamper ? `${body} ` : body,
  });
  return {
    status: response.status,
    body: (await response.json()) as Record<string, unknown>,
  };
};

const one = (status: string, ago: number, evsesId = UID) => ({
  statuses: [{ evsesId, status, lastUpdated: iso(ago) }],
});

const stored = async (source = 'arus') => {
  const { rows } = await bff.db.primary.execute({
    sql: `SELECT t.* FROM evse_status t JOIN station s ON s.id = t.station_id WHERE s.source = ?`,
    args: [source],
  });
  return rows[0];
};

describe('a status push works', () => {
  it('writes what is new in one trip and leaves station records alone', async () => {
    const { rows } = await bff.db.primary.execute('SELECT seq FROM feed');
    const answer = await push(one('CHARGING', 60_000));
    expect(answer).toMatchObject({ status: 200, body: { accepted: 1, stale: 0, unknown: [] } });
    expect(await loggedLine(bff.logs, 'stations/status')).toContain('"sqlTrips":1,');
    expect((await stored())?.status).toBe('CHARGING');
    expect((await stored('rival'))?.status).toBe('AVAILABLE');
    const changed = await bff.db.primary.execute({
      sql: 'SELECT DISTINCT collection FROM change WHERE seq > ?',
      args: [rows[0]?.seq ?? 0],
    });
    expect(changed.rows.map((row) => row.collection)).toEqual(['station-status']);
  });

  it('keeps since while the status stays, and does not go back in time', async () => {
    const before = await stored();
    expect((await push(one('CHARGING', 30_000))).body).toMatchObject({ accepted: 1 });
    expect((await stored())?.since_at).toBe(before?.since_at);
    expect((await push(one('AVAILABLE', 50_000))).body).toMatchObject({ accepted: 0, stale: 1 });
    expect((await stored())?.status).toBe('CHARGING');
    expect((await push(one('AVAILABLE', 10_000))).body).toMatchObject({ accepted: 1 });
  });

  it('names the EVSEs that it does not know, and takes the rest', async () => {
    const statuses = [...one('BLOCKED', 5_000).statuses, ...one('BLOCKED', 5_000, 'NO*1').statuses];
    expect((await push({ statuses })).body).toEqual({ accepted: 1, stale: 0, unknown: ['NO*1'] });
  });
});

describe('a status push is refused', () => {
  it.each([
    ['no JSON', '{', 400],
    ['a status that is none', one('ASLEEP', 0), 400],
    [
      'a time that is none',
      { statuses: [{ evsesId: UID, status: 'AVAILABLE', lastUpdated: 'now' }] },
      400,
    ],
    ['a report from the future', one('AVAILABLE', -HOUR_MS), 400],
    ['too many', { statuses: Array(1_001).fill(one('AVAILABLE', 0).statuses[0]) }, 400],
    ['too much', JSON.stringify({ statuses: [], filler: 'x'.repeat(300_000) }), 413],
  ])('with %s', async (_, content, status) => {
    expect((await push(content)).status).toBe(status);
  });
});

describe('a status push is safe', () => {
  it.each([
    ['another key', { key: Buffer.alloc(32, 'x') }],
    ['a changed body', { tamper: true }],
    ['an old signature', { at: Date.now() - HOUR_MS }],
    ['a source without a key', { source: 'rival' }],
  ] satisfies [string, Change][])('refuses %s', async (_, change) => {
    const before = await stored();
    expect((await push(one('OUTOFORDER', 0), change)).status).toBe(401);
    expect(await stored()).toEqual(before);
  });

  it('is not there at all where no operator has a key', async () => {
    const other = await startBff();
    const answer = await other.fetch('/api/stations/status', { method: 'POST', body: '{}' });
    expect(answer.status).toBe(404);
    await other.stop();
  });
});
