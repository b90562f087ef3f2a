import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSessionTokens } from '#edge/auth/session-token.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '#edge/contract/time.ts';
import { actor, cookieOf, idTokenOf, login, tokenOf } from '#tests/support/actors.ts';
import { type Bff, ORIGIN, startBff } from '#tests/support/bff.ts';
import { roomInWindow } from '#tests/support/window.ts';

const LIFETIME_S = 1_036_800;
let bff: Bff;
beforeAll(async () => {
  bff = await startBff();
});
afterAll(() => bff.stop());

const session = async (cookie: string, of: Bff = bff) => {
  const response = await of.fetch('/api/session', { headers: { cookie } });
  return { response, body: (await response.json()) as Record<string, unknown> };
};
const logout = (cookie: string, body?: object) =>
  bff.fetch('/api/logout', {
    method: 'POST',
    headers: { origin: ORIGIN, cookie, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
const sessions = async (of: Bff = bff): Promise<number> =>
  Number((await of.db.primary.execute('select count(*) from session')).rows[0]?.[0]);

const seconds = () => Math.floor(Date.now() / 1000);

describe('POST /api/login works', () => {
  it('mints a session for a fresh token, with and without Bearer', async () => {
    const token = idTokenOf('owner@alva.demo');
    const plain = await bff.fetch('/api/login', {
      method: 'POST',
      headers: { origin: ORIGIN, authorization: token },
    });
    expect(plain.status).toBe(200);
    const response = await login(bff, token);
    expect(await response.json()).toEqual({
      success: true,
      message: 'OK',
      errorCode: null,
      customerId: 'cus_owner',
    });
    const [cookie = ''] = response.headers.getSetCookie();
    expect(cookie).toMatch(/^alva-session=[^;]+; Path=\/; HttpOnly; SameSite=Strict; Max-Age=/);
    expect(cookie).toContain(`Max-Age=${LIFETIME_S}`);
    expect((await session(cookieOf(response))).body).toMatchObject({
      state: 'signed-in',
      customerId: 'cus_owner',
      isPS: false,
    });
  });

  it('says to a page who may open the desks: sales staff, and the administrator', async () => {
    const mayOpen = async (who: 'staff' | 'admin' | 'owner') =>
      (await session((await actor(bff, who)).cookie)).body.isStaff;
    expect(await Promise.all([mayOpen('staff'), mayOpen('admin'), mayOpen('owner')])).toEqual([
      true,
      true,
      false,
    ]);
  });

  it('answers a repeated call of the same account without a second session', async () => {
    const { cookie } = await actor(bff, 'owner');
    const before = await sessions();
    const old = idTokenOf('owner@alva.demo', { auth_time: seconds() - 3 * (DAY_MS / SECOND_MS) });
    const again = await login(bff, old, { cookie });
    expect(again.status).toBe(200);
    expect(again.headers.getSetCookie()).toEqual([]);
    expect(await sessions()).toBe(before);
  });

  it('gives the browser to another person who signs in, and ends the first session', async () => {
    const { cookie } = await actor(bff, 'owner');
    const other = await login(bff, idTokenOf('owner2@alva.demo'), { cookie });
    expect(await other.json()).toMatchObject({ customerId: 'cus_owner2' });
    expect((await session(cookie)).body).toMatchObject({ state: 'guest' });
  });

  it('finds the customer again by the account, whatever its email says later', async () => {
    await actor(bff, 'owner');
    const renamed = idTokenOf('owner@alva.demo', { email: 'ayu.new@example.id' });
    expect(await (await login(bff, renamed)).json()).toMatchObject({ customerId: 'cus_owner' });
  });

  it('links an account that proved the telephone number', async () => {
    const phone = idTokenOf('x', {
      sub: 'phone-account',
      email: undefined,
      email_verified: undefined,
      phone_number: '+6287810010004',
      firebase: { sign_in_provider: 'phone' },
    });
    expect(await (await login(bff, phone)).json()).toMatchObject({ customerId: 'cus_affiliate' });
  });
});

describe('POST /api/login refuses', () => {
  const refusal = async (response: Response) => {
    expect(response.headers.get('content-type')).toContain('application/json');
    expect(response.headers.getSetCookie()).toEqual([]);
    return [response.status, ((await response.json()) as { errorCode: string }).errorCode];
  };

  it.each([
    ['nothing', ''],
    ['garbage', 'Bearer garbage'],
    ['another scheme', 'Basic b3duZXI6c2VjcmV0'],
  ])('%s as a token', async (_, authorization) => {
    const response = await bff.fetch('/api/login', {
      method: 'POST',
      headers: { origin: ORIGIN, authorization },
    });
    expect(await refusal(response)).toEqual([401, 'INVALID_CREDENTIALS']);
  });

  it('a sign-in of more than five minutes ago', async () => {
    const response = await login(bff, idTokenOf('owner@alva.demo', { auth_time: seconds() - 301 }));
    expect(await refusal(response)).toEqual([401, 'RECENT_SIGN_IN_REQUIRED']);
  });

  it('to link an account whose email is not verified', async () => {
    const stranger = { sub: 'stranger', email_verified: false };
    const response = await login(bff, idTokenOf('staff@alva.demo', stranger));
    expect(await refusal(response)).toEqual([403, 'NOT_VERIFIED']);
  });

  it('to hand over a customer whose email nobody proved to us', async () => {
    await bff.db.primary.execute(
      "update customer set email_verified = 0 where id = 'cus_affiliate'",
    );
    const response = await login(bff, idTokenOf('affiliate@alva.demo', { sub: 'late-comer' }));
    expect(await refusal(response)).toEqual([403, 'NOT_VERIFIED']);
  });

  it('somebody who has no customer account', async () => {
    const response = await login(bff, idTokenOf('nobody@example.id'));
    expect(await refusal(response)).toEqual([403, 'NOT_REGISTERED']);
  });

  it('a call from another site', async () => {
    const token = idTokenOf('owner@alva.demo');
    const response = await login(bff, token, { origin: 'https://evil.example' });
    expect(response.status).toBe(403);
    expect(response.headers.getSetCookie()).toEqual([]);
  });
});

describe('POST /api/login is limited', () => {
  it.each([
    ['by its own count', { LOGIN_LIMIT: '3' }, {}],
    ["by the platform's", {}, { LOGIN_LIMITER: 3 }],
  ])('per address and minute, and only this route, %s', async (_, bindings, limits) => {
    const limited = await startBff(bindings, limits);
    await roomInWindow(MINUTE_MS);
    const statuses = [];
    for (let i = 0; i < 4; i++) statuses.push((await login(limited, 'garbage')).status);
    expect(statuses).toEqual([401, 401, 401, 429]);
    expect((await limited.fetch('/api/session')).status).toBe(200);
    await limited.stop();
  });
});

describe('a session', () => {
  it('ends at sign-out, here only', async () => {
    const [first, second] = [await actor(bff, 'owner'), await actor(bff, 'owner')];
    const answer = await logout(first.cookie);
    expect(answer.status).toBe(200);
    expect(answer.headers.getSetCookie()[0]).toContain('Max-Age=0');
    expect((await session(first.cookie)).body).toMatchObject({ state: 'guest' });
    expect((await session(second.cookie)).body).toMatchObject({ state: 'signed-in' });
  });

  it('ends everywhere when asked to', async () => {
    const [first, second] = [await actor(bff, 'owner'), await actor(bff, 'owner')];
    const other = await actor(bff, 'owner2');
    await logout(first.cookie, { everywhere: true });
    const over = await session(second.cookie);
    expect(over.body).toMatchObject({ state: 'guest', ended: 'revoked' });
    expect((await session(other.cookie)).body).toMatchObject({ state: 'signed-in' });
  });

  it('that begins alone ends the same person’s others, as after a new password', async () => {
    const [first, second] = [await actor(bff, 'owner'), await actor(bff, 'owner')];
    const other = await actor(bff, 'owner2');
    const answer = await bff.fetch('/api/login', {
      method: 'POST',
      headers: {
        origin: ORIGIN,
        cookie: first.cookie,
        authorization: idTokenOf('owner@alva.demo'),
        'content-type': 'application/json',
      },
      body: JSON.stringify({ everywhere: true }),
    });
    expect(answer.status).toBe(200);
    expect((await session(cookieOf(answer))).body).toMatchObject({ state: 'signed-in' });
    for (const { cookie } of [first, second])
      expect((await session(cookie)).body).toMatchObject({ state: 'guest' });
    expect((await session(other.cookie)).body).toMatchObject({ state: 'signed-in' });
  });

  it('answers 200 when nobody is signed in', async () => {
    expect((await logout('')).status).toBe(200);
  });

  it('is renewed when older than a day, and not before', async () => {
    const { cookie } = await actor(bff, 'owner');
    expect((await session(cookie)).response.headers.getSetCookie()).toEqual([]);
    await bff.db.primary.execute({
      sql: 'update session set renewed_at = ?1, rotated_at = ?1',
      args: [Date.now() - 25 * HOUR_MS],
    });
    const { response } = await session(cookie);
    expect(response.headers.getSetCookie()[0]).toContain(`Max-Age=${LIFETIME_S}`);
    expect((await session(cookieOf(response))).body).toMatchObject({ state: 'signed-in' });
    expect((await session(cookieOf(response))).response.headers.getSetCookie()).toEqual([]);
  });

  it('is over when its row says so, whatever the token says', async () => {
    const { cookie } = await actor(bff, 'owner2');
    await bff.db.primary.execute(
      "update session set expires_at = 1 where customer_id = 'cus_owner2'",
    );
    expect((await session(cookie)).body).toMatchObject({ state: 'guest' });
  });

  it.each([
    ['changed', (token: string) => `${token.slice(0, -6)}AAAAAA`],
    ['of another key', () => 'eyJhbGciOiJub25lIn0.e30.'],
    ['that is a Firebase token', () => idTokenOf('owner@alva.demo')],
  ])('token %s is nobody', async (_, change) => {
    const { cookie } = await actor(bff, 'owner');
    const changed = `alva-session=${change(tokenOf(cookie))}`;
    expect((await session(changed)).body).toMatchObject({ state: 'guest' });
  });
});

describe('in production', () => {
  it('the cookie is Secure and bound to the host', async () => {
    const production = await startBff({ ALVA_ENV: 'production' });
    const key = {
      id: 'test',
      secret: new Uint8Array(Buffer.alloc(32, 'session key of the tests')),
    };
    const now = Date.now();
    await production.db.primary.execute({
      sql: 'insert into session (id, customer_id, uid, created_at, renewed_at, expires_at) values (?, ?, ?, ?, ?, ?)',
      args: ['ses_1', 'cus_owner', 'owner', now, now - 90_000_000, now + 1e8],
    });
    const token = await createSessionTokens([key], () => now).mint({
      sessionId: 'ses_1',
      tokenId: 'ses_1',
      customerId: 'cus_owner',
      issuedAt: now,
      expiresAt: now + 1e8,
      persistent: true,
    });
    expect((await session(`alva-session=${token}`, production)).body).toMatchObject({
      state: 'guest',
    });
    const { response, body } = await session(`__Host-alva-session=${token}`, production);
    expect(body).toMatchObject({ state: 'signed-in' });
    expect(body.provider).not.toHaveProperty('emulator');
    expect(response.headers.getSetCookie()[0]).toMatch(
      /^__Host-alva-session=[^;]+; Path=\/; HttpOnly; SameSite=Strict; Secure; Max-Age=1036800$/,
    );
    const unsignedToken = await login(production, idTokenOf('owner@alva.demo'));
    expect(unsignedToken.status).toBe(401);
    await production.stop();
  });

  it('a store that is away is 503, never a guess', async () => {
    const away = await startBff();
    const { cookie } = await actor(away, 'owner');
    await away.db.primary.execute('alter table session rename to session_gone');
    const { response } = await session(cookie, away);
    expect(response.status).toBe(503);
    expect(response.headers.getSetCookie()).toEqual([]);
    expect((await login(away, idTokenOf('owner@alva.demo'), { cookie })).status).toBe(503);
    await away.stop();
  });
});
