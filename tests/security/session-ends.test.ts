import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#edge/contract/time.ts';
import { cookieOf } from '#tests/support/actors.ts';
import { type Bff, ORIGIN, startBff } from '#tests/support/bff.ts';
import { type ClockedApp, clockedApp } from '#tests/support/clocked-app.ts';

const SIGNED_IN = { state: 'signed-in' };

let bff: Bff;
let site: ClockedApp;
beforeAll(async () => {
  bff = await startBff();
});
afterAll(() => bff.stop());
beforeEach(async () => {
  site = clockedApp(bff);
  bff.provider.disabled.clear();
  bff.provider.deleted.clear();
  bff.provider.validSince.clear();
  bff.provider.secondFactor.clear();
  bff.provider.away = false;
  await bff.db.primary.execute('update customer set disabled_at = null');
});

const signedIn = async (email = 'owner@alva.demo'): Promise<string> =>
  cookieOf(await site.login(email));

/** How long a browser stays signed in that comes by this often. */
const usedEvery = async (everyMs: number, email?: string): Promise<number> => {
  const from = site.now();
  let cookie = await signedIn(email);
  for (let uses = 0; uses < 2_000; uses++) {
    site.pass(everyMs);
    const answer = await site.session(cookie);
    if (answer.body.state !== 'signed-in') return site.now() - from;
    cookie = answer.cookie;
  }
  return Number.POSITIVE_INFINITY;
};

describe('a session is over', () => {
  it('after 30 days, however much it is used', async () => {
    expect(await usedEvery(DAY_MS)).toBe(30 * DAY_MS);
  });

  it('after 12 days without use', async () => {
    const cookie = await signedIn();
    site.pass(12 * DAY_MS - MINUTE_MS);
    expect((await site.session(cookie)).body).toMatchObject(SIGNED_IN);
    expect(await usedEvery(12 * DAY_MS)).toBe(12 * DAY_MS);
  });

  it.each(['staff', 'admin'])('of %s after 12 hours, however much it is used', async (name) => {
    expect(await usedEvery(10 * MINUTE_MS, `${name}@alva.demo`)).toBe(12 * HOUR_MS);
  });

  it('of staff after 30 minutes without use', async () => {
    const cookie = await signedIn('staff@alva.demo');
    site.pass(29 * MINUTE_MS);
    const { cookie: next, body } = await site.session(cookie);
    expect(body).toMatchObject(SIGNED_IN);
    site.pass(30 * MINUTE_MS);
    expect((await site.session(next)).body).toMatchObject({ state: 'guest', ended: 'expired' });
  });

  it('of somebody who becomes staff by the rules for staff', async () => {
    const cookie = await signedIn('affiliate@alva.demo');
    site.pass(HOUR_MS);
    await bff.db.primary.execute("update customer set is_ps = 1 where id = 'cus_affiliate'");
    expect((await site.session(cookie)).body).toMatchObject({ state: 'guest' });
    await bff.db.primary.execute("update customer set is_ps = 0 where id = 'cus_affiliate'");
  });
});

describe('a token', () => {
  it('is replaced daily, and the old one ends a minute after the new one was used', async () => {
    const old = await signedIn();
    site.pass(DAY_MS);
    const { cookie: next } = await site.session(old);
    expect(next).not.toBe(old);
    await site.session(next);
    site.pass(59_000);
    expect((await site.session(old)).body).toMatchObject(SIGNED_IN);
    site.pass(2_000);
    expect((await site.session(old)).body).toMatchObject({ state: 'guest', ended: 'expired' });
    expect((await site.session(next)).body).toMatchObject(SIGNED_IN);
  });

  it('that was replaced and comes back ends the session for both who have one, and its person hears of it', async () => {
    await bff.db.primary.execute('delete from account_event');
    const stolen = await signedIn();
    site.pass(DAY_MS);
    const { cookie: next } = await site.session(stolen);
    await site.session(next);
    site.pass(10 * MINUTE_MS);
    for (const cookie of [stolen, next, stolen])
      expect((await site.session(cookie)).body).toMatchObject({ state: 'guest', ended: 'expired' });
    const { rows } = await bff.db.primary.execute('select kind, customer_id from account_event');
    expect(rows.map((row) => ({ ...row }))).toMatchObject([
      { kind: 'TOKEN_REUSED', customer_id: 'cus_owner' },
    ]);
    expect(site.logs.some((line) => line.includes('replaced-token'))).toBe(true);
  });

  it('that was replaced twice ends it as well, other sessions go on', async () => {
    const stolen = await signedIn();
    const elsewhere = await signedIn();
    site.pass(DAY_MS);
    const { cookie: second } = await site.session(stolen);
    site.pass(DAY_MS);
    const { cookie: third } = await site.session(second);
    expect((await site.session(third)).body).toMatchObject(SIGNED_IN);
    expect((await site.session(stolen)).body).toMatchObject({ ended: 'expired' });
    expect((await site.session(third)).body).toMatchObject({ ended: 'expired' });
    expect((await site.session(elsewhere)).body).toMatchObject(SIGNED_IN);
  });

  it('goes on when the answer with its successor was lost, which comes again', async () => {
    const old = await signedIn();
    site.pass(DAY_MS);
    await site.session(old);
    site.pass(3 * DAY_MS);
    const { cookie: next, body } = await site.session(old);
    expect(body).toMatchObject(SIGNED_IN);
    expect(next).not.toBe(old);
    await site.session(next);
    site.pass(61_000);
    expect((await site.session(old)).body).toMatchObject({ state: 'guest' });
  });

  it('is replaced once by requests at the same time', async () => {
    const old = await signedIn();
    site.pass(DAY_MS);
    const answers = await Promise.all(Array.from({ length: 8 }, () => site.session(old)));
    for (const { cookie } of answers)
      expect((await site.session(cookie)).body).toMatchObject(SIGNED_IN);
    const { rows } = await bff.db.primary.execute({
      sql: 'select count(distinct token_id) from session where rotated_at = ?',
      args: [site.now()],
    });
    expect(rows[0]?.[0]).toBe(1);
  });

  it('of before does not take the new cookie away with a slow answer', async () => {
    const old = await signedIn();
    site.pass(DAY_MS);
    const { cookie: next } = await site.session(old);
    await site.session(next);
    site.pass(5 * MINUTE_MS);
    const slow = await site.app.request('/graphql', {
      method: 'POST',
      headers: { cookie: old, origin: ORIGIN, 'content-type': 'application/json' },
      body: JSON.stringify({ query: '{ profileCustomer { id } }' }),
    });
    expect(await slow.json()).toMatchObject({
      errors: [{ extensions: { code: 'UNAUTHENTICATED' } }],
    });
    expect(slow.headers.getSetCookie().join()).not.toContain('alva-session');
  });

  it('is a new one after signing in again, and the one before it ends', async () => {
    const old = await signedIn();
    site.pass(HOUR_MS);
    const again = await site.login('owner@alva.demo', {}, { cookie: old });
    expect(cookieOf(again)).toContain('alva-session=');
    expect((await site.session(cookieOf(again))).body).toMatchObject(SIGNED_IN);
    expect((await site.session(old)).body).toMatchObject({ state: 'guest', ended: 'expired' });
  });
});

describe('a disabled account', () => {
  it('has no session any more, and the device is told to delete what it holds', async () => {
    const cookie = await signedIn();
    await bff.db.primary.execute("update customer set disabled_at = 1 where id = 'cus_owner'");
    const { body, cookie: after } = await site.session(cookie);
    expect(body).toMatchObject({ state: 'guest', ended: 'revoked' });
    // An answer may be lost: the device hears it again until it signs out.
    expect(after).toBe(cookie);
    expect((await site.session(cookie)).body).toMatchObject({ ended: 'revoked' });
    expect(await (await site.login('owner@alva.demo')).json()).toMatchObject({
      errorCode: 'ACCOUNT_DISABLED',
    });
  });
});

describe('the identity provider', () => {
  const checked = async (): Promise<void> => {
    site.pass(HOUR_MS);
    // Each test begins at the same moment, and a period's job runs once.
    await bff.db.primary.execute('delete from job');
    await site.run('account.check-accounts');
  };

  it('is asked at sign-in: a token from before the account was disabled opens nothing', async () => {
    bff.provider.disabled.add('owner');
    const answer = await site.login('owner@alva.demo');
    expect(answer.status).toBe(403);
    expect(await answer.json()).toMatchObject({ errorCode: 'ACCOUNT_DISABLED' });
    expect(answer.headers.getSetCookie()).toEqual([]);
  });

  it.each([
    ['deleted', () => bff.provider.deleted.add('owner'), 401],
    ['given another password', () => bff.provider.validSince.set('owner', site.now()), 401],
    [
      'unreachable',
      () => {
        bff.provider.away = true;
      },
      503,
    ],
  ])('%s means no session', async (_, arrange, status) => {
    arrange();
    expect((await site.login('owner@alva.demo')).status).toBe(status);
  });

  it.each([
    ['disabled', () => bff.provider.disabled.add('owner')],
    ['deleted', () => bff.provider.deleted.add('owner')],
    ['given another password', () => bff.provider.validSince.set('owner', site.now() + HOUR_MS)],
  ])('ends the sessions of an account that was %s there', async (_, arrange) => {
    const mine = await signedIn();
    const other = await signedIn('owner2@alva.demo');
    arrange();
    await checked();
    expect((await site.session(mine)).body).toMatchObject({ state: 'guest', ended: 'revoked' });
    expect((await site.session(other)).body).toMatchObject(SIGNED_IN);
  });

  it('is believed when the account is enabled again', async () => {
    await signedIn();
    bff.provider.disabled.add('owner');
    await checked();
    bff.provider.disabled.clear();
    const cookie = await signedIn();
    expect((await site.session(cookie)).body).toMatchObject(SIGNED_IN);
  });

  it('takes the second factor of a session that is removed there, and the person hears of it once', async () => {
    const firebase = { sign_in_provider: 'password', sign_in_second_factor: 'phone' };
    bff.provider.secondFactor.add('owner');
    const cookie = cookieOf(await site.login('owner@alva.demo', { firebase }));
    await checked();
    expect((await site.session(cookie)).body).toMatchObject({ hasSecondFactor: true });
    bff.provider.secondFactor.clear();
    const removals = async () =>
      (
        await bff.db.primary.execute(
          "select 1 from account_event where kind = 'SECOND_FACTOR_REMOVED'",
        )
      ).rows.length;
    const before = await removals();
    await checked();
    await checked();
    expect((await site.session(cookie)).body).toMatchObject({
      ...SIGNED_IN,
      hasSecondFactor: false,
    });
    expect(await removals()).toBe(before + 1);
  });

  it('is asked about every account within the hour, however many there are', async () => {
    await bff.db.primary.execute('delete from session');
    await bff.db.primary.execute(
      `with recursive n(i) as (select 1 union all select i + 1 from n where i < 250)
        insert into identity_link (uid, customer_id, provider, linked_at) select 'many-' || i, 'cus_owner', 'password', 1 from n`,
    );
    await bff.db.primary.execute({
      sql: `insert into session (id, customer_id, uid, created_at, renewed_at, expires_at)
        select 'ses_' || uid, customer_id, uid, ?, ?, ? from identity_link where uid like 'many-%'`,
      args: [site.now(), site.now(), site.now() + DAY_MS],
    });
    const before = bff.provider.lookups.length;
    await checked();
    const questions = bff.provider.lookups.slice(before);
    expect(new Set(questions.flat()).size).toBe(250);
    expect(questions.every((uids) => uids.length <= 100)).toBe(true);
    await bff.db.primary.execute("delete from session where uid like 'many-%'");
    await bff.db.primary.execute("delete from identity_link where uid like 'many-%'");
  });

  it.each([
    ['disabled', () => bff.provider.disabled.add('owner')],
    ['deleted', () => bff.provider.deleted.add('owner')],
    ['given another password', () => bff.provider.validSince.set('owner', site.now() + HOUR_MS)],
  ])(
    'is asked at renewal: an account that was %s there gets no other token',
    async (_, arrange) => {
      const cookie = await signedIn();
      arrange();
      site.pass(DAY_MS);
      expect((await site.session(cookie)).cookie).toBe(cookie);
      expect((await site.session(cookie)).body).toMatchObject({ state: 'guest', ended: 'revoked' });
    },
  );

  it('that is away at renewal is no verdict: the session gets its token', async () => {
    const cookie = await signedIn();
    bff.provider.away = true;
    site.pass(DAY_MS);
    const next = await site.session(cookie);
    expect(next.cookie).not.toBe(cookie);
    expect((await site.session(next.cookie)).body).toMatchObject(SIGNED_IN);
  });

  it('that is away ends nothing', async () => {
    const cookie = await signedIn();
    bff.provider.away = true;
    await checked();
    expect((await site.session(cookie)).body).toMatchObject(SIGNED_IN);
  });
});

describe('what a list of sessions will need', () => {
  it('is in the row: when it began, when it was seen last, which device', async () => {
    const android =
      'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/142.0.0.0 Mobile Safari/537.36';
    const began = site.now();
    const cookie = cookieOf(await site.login('owner@alva.demo', {}, { 'user-agent': android }));
    site.pass(2 * DAY_MS);
    await site.session(cookie);
    const { rows } = await bff.db.primary.execute({
      sql: 'select device, renewed_at from session where created_at = ?',
      args: [began],
    });
    expect(rows.map((row) => ({ ...row }))).toMatchObject([
      { device: 'Chrome · Android', renewed_at: site.now() },
    ]);
  });
});
