import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { UPLOAD_FILE, uploadId } from '#tests/api/account/uploads.ts';
import { actor } from './actors.ts';
import { type Bff, startBff } from './bff.ts';
import { loggedLine } from './logged.ts';
import { PNG } from './pictures.ts';
import { lineOf, tagged } from './worker-begin.ts';

let bff: Bff;
beforeAll(async () => {
  bff = await startBff();
});
afterAll(() => bff.stop());

describe('test harness', () => {
  it('runs the worker bundle in workerd on a seeded store of its own', async () => {
    const health = await bff.fetch('/api/health');
    expect(health.status).toBe(200);
    expect(await health.json()).toMatchObject({ region: 'test' });
    await loggedLine(bff.logs, '/api/health');
    const rows = await bff.db.primary.execute('select count(*) from customer');
    expect(Number(rows.rows[0]?.[0])).toBeGreaterThan(0);
  });

  it('gives the next test all of it as it was at the start, without starting the worker anew', async () => {
    const named = async (): Promise<unknown> => {
      const { rows } = await bff.db.primary.execute(
        "SELECT name FROM customer WHERE id = 'cus_owner'",
      );
      return rows[0]?.name;
    };
    const atStart = await named();
    const owner = await actor(bff, 'owner');
    await bff.db.primary.execute("UPDATE customer SET name = 'Another' WHERE id = 'cus_owner'");
    bff.provider.passwords.set('owner@alva.demo', 'a quiet green motorcycle');
    bff.provider.away = true;
    const uploaded = await bff.upload(
      UPLOAD_FILE,
      { input: { id: uploadId(), purpose: 'LISTING', file: null } },
      { path: 'variables.input.file', bytes: Uint8Array.from(PNG), name: 'one.png' },
      { headers: owner },
    );
    expect(uploaded.errors).toBeUndefined();
    expect(await bff.objectKeys()).toHaveLength(1);
    await bff.renew();
    expect(await named()).toBe(atStart);
    expect(bff.provider).toMatchObject({ passwords: new Map(), lookups: [], away: false });
    expect(await bff.objectKeys()).toEqual([]);
    expect(bff.logs).toEqual([]);
    const session = await bff.fetch('/api/session', { headers: owner });
    expect(await session.json()).not.toMatchObject({ state: 'signed-in' });
    await actor(bff, 'owner');
  });

  it('starts a worker that remembers no other and has its own bindings and log lines', async () => {
    const health = async (one: Bff) => {
      const answer = await one.fetch('/api/health');
      const { region } = (await answer.json()) as { region?: string };
      return { status: answer.status, region };
    };
    const first = await startBff({ FLOOD_LIMIT: '2', REGION: 'first' });
    for (let i = 0; i < 2; i++)
      expect(await health(first)).toEqual({ status: 200, region: 'first' });
    expect(await health(first)).toMatchObject({ status: 429 });
    await first.renew();
    expect(await health(first)).toMatchObject({ status: 200 });
    await first.stop();
    const linesOfFirst = first.logs.length;

    const second = await startBff({ FLOOD_LIMIT: '2' });
    try {
      for (let i = 0; i < 2; i++)
        expect(await health(second)).toEqual({ status: 200, region: 'test' });
      expect(second.logs.join()).not.toContain('"region":"first"');
      expect(first.logs).toHaveLength(linesOfFirst);
    } finally {
      await second.stop();
    }
  });

  it('gives nobody a line that an earlier worker writes late, and everybody what the runtime writes', () => {
    const [earlier, now] = [randomUUID(), randomUUID()];
    expect(lineOf(now, tagged(earlier, '{"event":"job"}'))).toBeUndefined();
    expect(lineOf(now, tagged(now, '{"event":"job"}'))).toBe('{"event":"job"}');
    expect(lineOf(now, 'Uncaught Error: out of memory')).toBe('Uncaught Error: out of memory');
  });
});
