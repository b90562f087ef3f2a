import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '#edge/contract/ids.ts';
import { AUDITED, auditOf } from '#edge/graphql/audited.ts';
import { mainSchema } from '#edge/graphql/main-schema.ts';
import { filesBelow, root } from '#tests/architecture/sources.ts';
import { cookieOf } from '#tests/support/actors.ts';
import { type Bff, ORIGIN, startBff } from '#tests/support/bff.ts';
import { type ClockedApp, clockedApp } from '#tests/support/clocked-app.ts';
import { inProcessApp } from '#tests/support/in-process-app.ts';
import type { MatrixRow } from './matrix/row.ts';

let bff: Bff;
let site: ClockedApp;
beforeAll(async () => {
  bff = await startBff();
});
afterAll(() => bff.stop());
beforeEach(() => {
  site = clockedApp(bff);
});

type Line = Record<string, string | null>;
const lines = (): Line[] => site.logs.map((line) => JSON.parse(line) as Line);
const events = (): Line[] => lines().filter(({ event }) => event === 'security');
const last = (): Line | undefined => events().at(-1);

const ask = (query: string, cookie = '', headers: Record<string, string> = {}) =>
  site.app.request('/graphql', {
    method: 'POST',
    headers: { cookie, origin: ORIGIN, 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ query }),
  });
const signedIn = async (name: string) => cookieOf(await site.login(`${name}@alva.demo`));

describe('the security log', () => {
  it('has one shape: kind, what, outcome, who, session, subject, request', async () => {
    const response = await site.login('owner@alva.demo');
    expect(last()).toEqual({
      level: 'info',
      event: 'security',
      kind: 'sign-in',
      what: 'sign-in',
      outcome: 'ok',
      who: 'cus_owner',
      session: expect.stringMatching(/^[\w-]{16}$/),
      subject: null,
      requestId: response.headers.get('x-request-id'),
    });
  });

  it('tells sessions apart by a hash, the same for all that one does', async () => {
    const cookie = await signedIn('staff');
    const begun = last()?.session;
    await ask('{ roadsideAssistanceCalls { pagination { totalRecord } } }', cookie);
    expect(last()).toMatchObject({ kind: 'staff-read', session: begun, who: 'cus_staff' });
    await signedIn('staff');
    expect(last()?.session).not.toBe(begun);
    const { rows } = await bff.db.primary.execute('select id from session');
    for (const row of rows) expect(JSON.stringify(events())).not.toContain(row.id);
  });

  it.each([
    ['a token of a stranger', () => site.login('nobody@example.id'), 'NOT_REGISTERED'],
    [
      'an unverified email',
      () => site.login('staff@alva.demo', { sub: 'x', email_verified: false }),
      'NOT_VERIFIED',
    ],
    [
      'an old sign-in',
      () => site.login('owner@alva.demo', { auth_time: 1 }),
      'RECENT_SIGN_IN_REQUIRED',
    ],
    ['another audience', () => site.login('owner@alva.demo', { aud: 'x' }), 'INVALID_CREDENTIALS'],
  ])('says why a sign-in failed: %s', async (_, attempt, outcome) => {
    await attempt();
    expect(last()).toMatchObject({ kind: 'sign-in', outcome, who: null, session: null });
  });

  it('says who was refused, though the request as a whole was answered', async () => {
    const cookie = await signedIn('owner');
    const response = await ask(
      'query Desk { roadsideAssistanceCalls { pagination { totalRecord } } }',
      cookie,
    );
    expect(response.status).toBe(200);
    expect(last()).toMatchObject({
      kind: 'refusal',
      what: 'roadsideAssistanceCalls',
      outcome: 'FORBIDDEN',
      who: 'cus_owner',
    });
    expect(lines().findLast(({ event }) => event === 'request')).toMatchObject({
      operation: 'Desk',
      refused: 'FORBIDDEN',
    });
  });

  it.each([
    ['that is served', 'GET', ORIGIN],
    ['that is refused', 'POST', 'https://elsewhere.example'],
  ])('leaves the key out of an address %s', async (_, method, origin) => {
    const path = '/api/notifications/unsubscribe/a-key-of-a-reader';
    await site.app.request(path, { method, headers: { origin } });
    expect(lines().findLast(({ event }) => event === 'request')).toMatchObject({
      path: '/api/notifications/unsubscribe/:token',
    });
    expect(site.logs.join()).not.toContain('a-key-of-a-reader');
  });

  it('says whose answers were asked for with another session', async () => {
    const cookie = await signedIn('owner');
    await ask('{ profileCustomer { id } }', cookie, { 'x-expected-customer': 'cus_owner2' });
    expect(last()).toMatchObject({ outcome: 'CUSTOMER_MISMATCH', who: 'cus_owner' });
  });

  it('says who used a session that is over, and keeps silent about guests', async () => {
    const cookie = await signedIn('owner');
    await bff.db.primary.execute(
      "update session set revoked_at = 1 where customer_id = 'cus_owner'",
    );
    await ask('{ profileCustomer { id } }', cookie);
    expect(last()).toMatchObject({ outcome: 'UNAUTHENTICATED', who: 'cus_owner' });
    const before = events().length;
    await ask('{ profileCustomer { id } }');
    expect(events().length).toBe(before);
  });

  it('a limit that was hit is written to the security log', async () => {
    const cookie = await signedIn('guest');
    for (let tries = 0; tries < 16; tries++)
      await ask('{ customerSearch(keyword: "owner@alva.demo") { success } }', cookie);
    expect(last()).toMatchObject({
      kind: 'limit',
      what: 'customerSearch',
      outcome: 'RATE_LIMITED',
      who: 'cus_guest',
    });
  });

  it('notes refusals of the order desk as what they are', async () => {
    const admin = await signedIn('admin');
    const id = newId('ord');
    await ask(`mutation { allocateOrder(id: "${id}", expectedVersion: 1) { __typename } }`, admin);
    expect(last()).toMatchObject({
      kind: 'staff-action',
      what: 'allocateOrder',
      outcome: 'ORDER_NOT_FOUND',
      subject: id,
    });
    await ask(`mutation { revealOrderOwner(id: "${id}", reason: " ") { __typename } }`, admin);
    expect(last()).toMatchObject({ what: 'revealOrderOwner', outcome: 'ORDER_INVALID' });
    await ask(`{ orderDeskOrder(id: "${id}") { log { kind } } }`, admin);
    expect(last()).toMatchObject({ what: 'orderDeskOrder', outcome: 'NOT_FOUND' });
  });

  it('notes who shows a bearer that is none', async () => {
    const bearer = { authorization: 'Bearer a.b.c' };
    await ask('{ profileCustomer { id } }', '', bearer);
    expect(last()).toMatchObject({ kind: 'refusal', outcome: 'UNAUTHENTICATED', who: null });
  });

  it('notes forged notices of payments and of chargers', async () => {
    const key = Buffer.alloc(32, 'k').toString('base64url');
    const written: string[] = [];
    const app = inProcessApp(
      bff.db,
      Date.now,
      {
        STATION_STATUS_KEYS: `arus:${key}`,
        SITE_ORIGIN: ORIGIN,
        MIDTRANS_SNAP_URL: 'http://127.0.0.1:1',
        MIDTRANS_API_URL: 'http://127.0.0.1:1',
      },
      (line) => written.push(line),
    );
    const forged = {
      order_id: 'NOBODY-1',
      transaction_id: 'x',
      transaction_status: 'settlement',
      status_code: '200',
      gross_amount: '500000.00',
      payment_type: 'bank_transfer',
      signature_key: 'f'.repeat(128),
    };
    for (const [path, body] of [
      ['/api/payments/notifications', JSON.stringify(forged)],
      ['/api/stations/status', '{"statuses":[]}'],
    ] as const) {
      const response = await app.request(path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-alva-source': 'arus' },
        body,
      });
      expect(response.status, path).toBe(401);
      const noted = written.map((line) => JSON.parse(line) as Line);
      expect(noted.findLast(({ event }) => event === 'security')).toMatchObject({
        kind: 'refusal',
        what: path,
        outcome: 'UNAUTHENTICATED',
      });
    }
  });

  it('notes staff who open a file of somebody, and whoever tries to', async () => {
    const id = newId('upl');
    await bff.db.primary.execute({
      sql: `INSERT INTO upload (id, customer_id, purpose, type, size, width, height, hash, object_key, created_at,
        stored_at, attached_to) VALUES (?, 'cus_owner', 'DELIVERY', 'image/jpeg', 1, 1, 1, 'h', ?, 1, 1, 'ord')`,
      args: [id, id],
    });
    const open = async (who: string) =>
      site.app.request(`/files/${id}`, { headers: { cookie: await signedIn(who) } });
    await open('admin');
    expect(last()).toEqual(
      expect.objectContaining({
        kind: 'staff-read',
        what: 'files',
        outcome: 'ok',
        subject: id,
        who: 'cus_admin',
        session: expect.any(String),
      }),
    );
    await open('owner2');
    expect(last()).toMatchObject({ kind: 'refusal', outcome: 'NOT_FOUND', who: 'cus_owner2' });
    const before = events().length;
    await open('owner');
    // Its sign-in alone.
    expect(events().length).toBe(before + 1);
  });

  it('notes a way to sign in that an account did not have, with its provider', async () => {
    const cookie = await signedIn('owner');
    const google = { sub: 'google-owner', firebase: { sign_in_provider: 'google.com' } };
    const linked = { kind: 'account', what: 'link-sign-in-way' };
    for (let twice = 0; twice < 2; twice++) await site.login('owner@alva.demo', google, { cookie });
    expect(events().filter(({ what }) => what === linked.what)).toEqual([
      expect.objectContaining({
        ...linked,
        outcome: 'ok',
        subject: 'google.com',
        who: 'cus_owner',
        session: events().filter(({ kind }) => kind === 'sign-in')[1]?.session,
      }),
    ]);
  });

  it('notes changes a person makes to their own account outside its settings', async () => {
    const owner = await signedIn('owner');
    await ask(
      'mutation { setLeaderboardName(vin: "MJXVA1BN1PK999999", named: true) { success } }',
      owner,
    );
    expect(last()).toMatchObject({ kind: 'account', what: 'setLeaderboardName', who: 'cus_owner' });
    await ask('mutation { removeSecondFactor(id: "none") { success } }', owner);
    expect(last()).toMatchObject({
      kind: 'account',
      what: 'removeSecondFactor',
      outcome: 'SECOND_FACTOR_NOT_FOUND',
    });
  });

  it('notes requests that other sites sent', async () => {
    await ask('{ __typename }', '', { origin: 'https://evil.example' });
    expect(last()).toMatchObject({
      kind: 'refusal',
      outcome: 'CROSS_SITE_REQUEST',
      what: '/graphql',
    });
  });

  it('notes verdicts with the row, and transfers with their outcome', async () => {
    const staff = await signedIn('staff');
    await ask('mutation { hideReportPhoto(photoId: "upl_x") { success } }', staff);
    expect(last()).toMatchObject({ kind: 'verdict', what: 'hideReportPhoto', subject: 'upl_x' });
    const owner = await signedIn('owner');
    await ask(
      'mutation { createTransferOwnership(vin: "MJXVA1BN1PK999999", isTransfer: true) { success } }',
      owner,
    );
    expect(last()).toMatchObject({ kind: 'transfer', who: 'cus_owner', subject: null });
    expect(last()?.outcome).not.toBe('ok');
  });

  it('notes a sign-out, and an account that others closed', async () => {
    const cookie = await signedIn('owner2');
    await site.app.request('/api/logout', {
      method: 'POST',
      headers: { cookie, origin: ORIGIN, 'content-type': 'application/json' },
      body: '{"everywhere":true}',
    });
    expect(last()).toMatchObject({
      kind: 'sign-out',
      what: 'sign-out-everywhere',
      who: 'cus_owner2',
    });
    const admin = await signedIn('admin');
    await ask(
      'mutation { endCustomerSessions(customerId: "cus_owner2", reason: "A lost phone") { success } }',
      admin,
    );
    expect(last()).toMatchObject({ kind: 'account', subject: 'cus_owner2', who: 'cus_admin' });
  });

  it('holds no name, email, number, plate, VIN or token', async () => {
    const staff = await signedIn('staff');
    await ask('{ customerCheckIsPS(email: "ayu.secret@alva.demo") { success } }', staff);
    await ask(
      'mutation { endCustomerSessions(customerId: "Ayu Lestari, 0812", reason: "A lost phone") { success } }',
      staff,
    );
    const { rows } = await bff.db.primary.execute(
      'select name, email_address, phone_number from customer union select vin, registration_plate, null from vehicle',
    );
    const personal = rows.flatMap((row) => Object.values(row)).filter((each) => each !== null);
    expect(personal.length).toBeGreaterThan(20);
    const text = site.logs.join('\n');
    for (const value of [...personal, 'ayu.secret', '0812', staff.split('=')[1]])
      expect(text).not.toContain(String(value));
  });
});

describe('what is audited', () => {
  it('is every operation that is for staff alone', async () => {
    const folder = join(import.meta.dirname, 'matrix');
    const rows: MatrixRow[] = [];
    for (const file of readdirSync(folder))
      if (file !== 'row.ts') rows.push(...(await import(join(folder, file))).rows);
    const forStaff = rows.filter(
      ({ verdicts }) =>
        (verdicts.staff === 'ok' || verdicts.admin === 'ok') &&
        verdicts.owner === 'FORBIDDEN' &&
        verdicts.affiliate === 'FORBIDDEN',
    );
    const missing = forStaff
      .map(({ operation }) => operation)
      .filter((name) => auditOf(name, true) === undefined);
    expect(missing).toEqual([]);
  });

  it('is every change a person can make to an account', () => {
    /** Mutations of the domain that leave no line of their own here, and why. */
    const exceptions: Readonly<Record<string, string>> = {
      authenticate: 'A sign-in is noted with its session where the session begins.',
      autoLoginByPhoneNumber: 'A sign-in is noted with its session where the session begins.',
      reportFailedSignIn: 'Notes the failed sign-in itself, as the provider saw it.',
      customerCheckPassword: 'Judges a password; no account is named and nothing is changed.',
      uploadFile: 'A file belongs to nothing until a mutation that is noted takes it.',
    };
    const own = [
      ...filesBelow('edge/domains/account')
        .filter((path) => path.endsWith('.ts'))
        .flatMap((path) => [
          ...readFileSync(join(root, path), 'utf8').matchAll(/mutationField\(\s*'(\w+)'/g),
        ])
        .map(([, name = '']) => name),
      'bankAccountORP',
      'setLeaderboardName',
      'setNotificationPreference',
    ];
    expect(own.length).toBeGreaterThan(38);
    expect(own.filter((name) => !(name in AUDITED || name in exceptions))).toEqual([]);
    expect(
      Object.keys(exceptions).filter((name) => name in AUDITED || !own.includes(name)),
    ).toEqual([]);
  });

  it('exists in the schema', () => {
    const fields = [mainSchema().getQueryType(), mainSchema().getMutationType()].flatMap((type) =>
      Object.keys(type?.getFields() ?? {}),
    );
    expect(Object.keys(AUDITED).filter((name) => !fields.includes(name))).toEqual([]);
  });
});
