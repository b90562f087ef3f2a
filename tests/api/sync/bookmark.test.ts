import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OpenDatabase, openDatabase } from '#db/open.ts';
import { type Sqld, startSqld } from '#db/sqld.ts';
import { actor } from '#tests/support/actors.ts';
import { type Bff, startBff } from '#tests/support/bff.ts';
import { idsOf, syncAll, syncOnce } from './client.ts';

/** The worker reads from a replica that never catches up, and writes to the primary. */
let primary: Sqld;
let store: OpenDatabase;
let bff: Bff;
let cookie: string;
beforeAll(async () => {
  primary = await startSqld({ from: process.env.TEST_SQLD_TEMPLATE ?? '' });
  store = openDatabase({ url: primary.url });
  bff = await startBff({ DATABASE_PRIMARY_URL: primary.url });
  ({ cookie } = await actor(bff, 'owner'));
});
afterAll(async () => {
  await bff.stop();
  store.close();
  await primary.stop();
});

const commits = async (db: OpenDatabase): Promise<number> =>
  Number((await db.primary.execute('SELECT commits FROM commit_counter')).rows[0]?.commits);
const session = () => cookie.replace(/;? ?alva-bookmark=\d+/, '');

describe('the health answer of a region', () => {
  const ask = async () => (await bff.fetch('/api/health')).json();

  it('says how many commits its replica is behind', async () => {
    const behind = (await commits(store)) - (await commits(bff.db));
    expect(behind).toBeGreaterThan(0);
    expect(await ask()).toMatchObject({ status: 'ok', replicaLag: behind });
  });

  it('stays up while the primary is away', async () => {
    const cut = await startBff({ DATABASE_PRIMARY_URL: 'http://127.0.0.1:1' });
    const response = await cut.fetch('/api/health');
    expect(await response.json()).toMatchObject({ status: 'ok', replicaLag: null });
    expect((await syncOnce(cut, 'places')).page?.changed.length).toBeGreaterThan(0);
    await cut.stop();
  });
});

describe('bookmarks of a visitor', () => {
  it('begin at sign-in with everything that was written before, on any device', async () => {
    expect(cookie).toContain(`alva-bookmark=${await commits(store)}`);
  });

  it('make an answer wait for their own writes, and reach the primary when the replica stays behind', async () => {
    await store.write([]);
    await store.primary.execute(
      `UPDATE vehicle SET owner_id = 'cus_owner2' WHERE id = 'veh_ayu_boost'`,
    );
    const mark = String(await commits(store));
    const stale = await syncAll(bff, 'vehicles', null, { cookie: session() });
    const fresh = await syncAll(bff, 'vehicles', null, { cookie: session(), 'x-bookmark': mark });
    const byCookie = await syncAll(bff, 'vehicles', null, {
      cookie: `${session()}; alva-bookmark=${mark}`,
    });
    expect(idsOf(stale.pages)).toContain('veh_ayu_boost');
    expect(idsOf(fresh.pages)).not.toContain('veh_ayu_boost');
    expect(idsOf(byCookie.pages)).not.toContain('veh_ayu_boost');
  });

  it('come back in the answer, and a bookmark from the future is corrected', async () => {
    const answer = await syncOnce(bff, 'vehicles', null, {
      cookie: session(),
      'x-bookmark': '999999999',
    });
    expect(answer.headers.get('x-bookmark')).toBe(String(await commits(store)));
    expect(answer.headers.get('set-cookie')).toMatch(
      /alva-bookmark=\d+; Path=\/; HttpOnly; SameSite=Strict/,
    );
  });

  it('of somebody whose session is none of ours lead nobody to the primary', async () => {
    const mark = '999999999999999';
    for (const headers of [
      { cookie: `alva-session=forged; alva-bookmark=${mark}` },
      { cookie: 'alva-session=a.b.c', 'x-bookmark': mark },
      { authorization: 'Bearer forged', 'x-bookmark': mark },
    ]) {
      const answer = await syncOnce(bff, 'places', null, headers);
      expect(answer.page).toBeDefined();
      expect(answer.headers.get('x-bookmark')).not.toBe(String(await commits(store)));
    }
  });

  it.each(['-1', '1e9', 'x', '99999999999999999999', '1; DROP'])(
    'are ignored when they are none: %s',
    async (mark) => {
      const { page, errors } = await syncOnce(bff, 'vehicles', null, {
        cookie: session(),
        'x-bookmark': mark,
      });
      expect(errors).toBeUndefined();
      expect(page).toBeDefined();
    },
  );

  it('are nothing to guests: no wait, no header, no cookie', async () => {
    const answer = await syncOnce(bff, 'pages', null, { 'x-bookmark': '999999999' });
    expect(answer.page).toBeDefined();
    expect(answer.headers.get('x-bookmark')).toBeNull();
    expect(answer.headers.get('set-cookie')).toBeNull();
  });

  it('never appear on public content', async () => {
    const response = await bff.fetch('/content?query=%7Bversion%7D', { headers: { cookie } });
    expect(response.headers.get('x-bookmark')).toBeNull();
    expect(response.headers.get('set-cookie')).toBeNull();
  });

  it('are gone from the device of whoever signs out', async () => {
    const { cookie: other } = await actor(bff, 'owner2');
    expect(other).toMatch(/alva-bookmark=\d+/);
    const answer = await bff.fetch('/api/logout', {
      method: 'POST',
      headers: { origin: bff.origin, cookie: other },
    });
    expect(answer.status).toBe(200);
    expect(answer.headers.getSetCookie()).toContainEqual(
      expect.stringMatching(/^alva-bookmark=; .*Max-Age=0$/),
    );
  });
});
