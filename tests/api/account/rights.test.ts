import { unzipSync } from 'fflate';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { EXPORTED, NOT_EXPORTED } from '#edge/domains/account/rights/export-tables.ts';
import { actor, idTokenOf, login } from '#tests/support/actors.ts';
import { type Bff, startBff } from '#tests/support/bff.ts';
import { ageSignIns, answerOf, type Common, eventsOf, stateOf } from './account-scene.ts';

let bff: Bff;
beforeEach(async () => {
  bff = await startBff();
});
afterEach(() => bff.stop());

type Headers = Record<string, string>;
const OK = { success: true, errorCode: null };
const refused = (errorCode: string) => ({ success: false, errorCode });
const run = async (field: string, headers: Headers) =>
  answerOf<Common>(await bff.gql(`mutation { ${field} { success errorCode } }`, {}, { headers }));
const read = async <T>(document: string, headers: Headers) =>
  answerOf<T>(await bff.gql<Record<string, T>>(document, {}, { headers }));

describe('requestDataExport and dataExports', () => {
  interface Export {
    readonly readyAt: string | null;
    readonly url: string | null;
  }
  const latest = async (headers: Headers) =>
    (
      (await read<readonly Export[]>(
        '{ dataExports { readyAt url } }',
        headers,
      )) as readonly Export[]
    )[0];

  it('work: a job makes one archive, its owner fetches it after a fresh sign-in, for a day', async () => {
    const owner = await actor(bff, 'owner');
    expect(await run('requestDataExport', owner)).toEqual(OK);
    expect(await latest(owner)).toEqual({ readyAt: null, url: null });
    await bff.tick();
    const url = (await latest(owner))?.url ?? '';
    expect(await eventsOf(bff, 'cus_owner')).toContain('EXPORT_READY');
    const fetched = await bff.fetch(url, { headers: owner });
    expect(fetched.headers.get('content-disposition')).toContain('attachment');
    const files = unzipSync(new Uint8Array(await fetched.arrayBuffer()));
    const rows = (table: string) =>
      JSON.parse(Buffer.from(files[`data/${table}.json`] ?? []).toString()) as Record<
        string,
        unknown
      >[];
    expect(rows('customer')).toMatchObject([{ id: 'cus_owner', email_address: 'owner@alva.demo' }]);
    expect(rows('vehicle').length).toBeGreaterThan(0);
    expect(Object.keys(rows('session')[0] ?? {})).not.toContain('token_id');
    expect((await bff.fetch(url, { headers: await actor(bff, 'owner2') })).status).toBe(404);
    await ageSignIns(bff);
    expect((await bff.fetch(url, { headers: owner })).status).toBe(403);
    await bff.db.primary.execute('UPDATE data_export SET expires_at = 1');
    expect((await latest(owner))?.url).toBeNull();
  });

  it('refuse a third in a day, an old sign-in and a guest', async () => {
    const owner = await actor(bff, 'owner');
    for (const expected of [OK, OK, refused('EXPORT_LIMIT')])
      expect(await run('requestDataExport', owner)).toEqual(expected);
    await ageSignIns(bff);
    expect(await run('requestDataExport', owner)).toEqual({ code: 'RECENT_SIGN_IN_REQUIRED' });
    expect(await run('requestDataExport', {})).toEqual({ code: 'UNAUTHENTICATED' });
  });

  it('name every table with a column of a customer, and only columns that exist', async () => {
    const { rows } = await bff.db.primary.execute(
      `SELECT m.name AS name, group_concat(c.name) AS columns FROM sqlite_master m
        JOIN pragma_table_info(m.name) c WHERE m.type = 'table' GROUP BY m.name`,
    );
    const columnsOf = new Map(
      rows.map((row) => [String(row.name), String(row.columns).split(',')]),
    );
    const named = new Set([...EXPORTED.map(({ table }) => table), ...Object.keys(NOT_EXPORTED)]);
    const personal = [...columnsOf]
      .filter(([, columns]) =>
        ['customer_id', 'owner_id', 'guest_id', 'requester_id'].some((each) =>
          columns.includes(each),
        ),
      )
      .map(([name]) => name);
    expect(personal.filter((name) => !named.has(name))).toEqual([]);
    for (const { table, without = [] } of EXPORTED)
      for (const column of without) expect(columnsOf.get(table), table).toContain(column);
  });
});

describe('customerConsents and setCustomerConsent', () => {
  it('work: hold at once, and remember all that was said, once each', async () => {
    const owner = await actor(bff, 'owner');
    const set = (granted: boolean) =>
      run(`setCustomerConsent(purpose: LEADERBOARD, granted: ${granted})`, owner);
    for (const granted of [true, true, false]) expect(await set(granted)).toEqual(OK);
    const consents = await read<object[]>(
      '{ customerConsents { purpose granted history { granted } } }',
      owner,
    );
    expect(consents).toContainEqual({
      purpose: 'LEADERBOARD',
      granted: false,
      history: [{ granted: false }, { granted: true }],
    });
    const { rows } = await bff.db.primary.execute(
      `SELECT count(*) AS n FROM rider_statistic WHERE named = 1
        AND vehicle_id IN (SELECT id FROM vehicle WHERE owner_id = 'cus_owner')`,
    );
    expect(Number(rows[0]?.n)).toBe(0);
  });

  it('refuse a guest', async () => {
    expect(await run('setCustomerConsent(purpose: LEADERBOARD, granted: true)', {})).toEqual({
      code: 'UNAUTHENTICATED',
    });
  });
});

describe('documentViews', () => {
  it('works for nobody’s visit yet, and refuses a guest', async () => {
    expect(await read('{ documentViews { id } }', await actor(bff, 'owner2'))).toEqual([]);
    expect(await read('{ documentViews { id } }', {})).toEqual({ code: 'UNAUTHENTICATED' });
  });
});

describe('accountErasure and eraseAccount', () => {
  const plain = async () => {
    // Somebody with nothing under way.
    for (const table of ['service_booking', 'listing_enquiry', 'roadside_request'])
      await bff.db.primary.execute(`DELETE FROM ${table}`);
    await bff.db.primary.execute(
      'UPDATE vehicle_share SET revoked_at = 1 WHERE revoked_at IS NULL',
    );
    await bff.db.primary.execute(
      "UPDATE ownership_transfer SET status = 'DENIED' WHERE status = 'REQUESTED'",
    );
  };

  it('work: nothing of the person is left in the account, and the sign-in goes', async () => {
    await plain();
    const rider = await actor(bff, 'guestRider');
    await bff.db.primary.execute(
      "UPDATE test_ride SET state = 'COMPLETED', customer_id = 'cus_guest' WHERE name IS NOT NULL",
    );
    expect(await read('{ accountErasure { obstacles retained } }', rider)).toMatchObject({
      obstacles: [],
    });
    expect(await run('eraseAccount(email: "guest@alva.demo")', rider)).toEqual(OK);
    expect(await stateOf(bff, rider.cookie)).toMatchObject({ ended: 'revoked' });
    const { rows } = await bff.db.primary.execute("SELECT * FROM customer WHERE id = 'cus_guest'");
    expect(rows[0]).toMatchObject({
      name: 'Deleted account',
      email_address: null,
      phone_number: null,
      birth_date: null,
    });
    const rides = await bff.db.primary.execute(
      "SELECT DISTINCT name FROM test_ride WHERE customer_id = 'cus_guest' AND name IS NOT NULL",
    );
    expect(rides.rows.every(({ name }) => name === 'Deleted account')).toBe(true);
    await bff.tick();
    expect(bff.provider.changes).toContainEqual({ method: 'delete', localId: 'guest' });
    expect((await login(bff, idTokenOf('guest@alva.demo'))).status).toBe(403);
  });

  it('work for an account without an email, whose number confirms it', async () => {
    await plain();
    const rider = await actor(bff, 'guestRider');
    await bff.db.primary.execute(
      `UPDATE customer SET email_address = NULL, email_verified = 0, phone_number = '+6281234567890',
        phone_verified_at = 1 WHERE id = 'cus_guest'`,
    );
    for (const named of ['email: ""', 'phoneNumber: ""', 'phoneNumber: "081234567891"'])
      expect(await run(`eraseAccount(${named})`, rider), named).toEqual(
        refused('ERASE_UNCONFIRMED'),
      );
    expect(await run('eraseAccount(phoneNumber: "081234567890")', rider)).toEqual(OK);
    await bff.db.primary.execute(
      "UPDATE customer SET phone_number = '+6281234567890' WHERE id = 'cus_owner'",
    );
    expect(
      await run('eraseAccount(phoneNumber: "081234567890")', await actor(bff, 'owner')),
    ).toEqual(refused('ERASE_UNCONFIRMED'));
  });

  it('refuse while something is under way, for staff, after an old sign-in, and to a guest', async () => {
    const owner = await actor(bff, 'owner');
    const erase = 'eraseAccount(email: "owner@alva.demo")';
    expect(await run('eraseAccount(email: "x@alva.demo")', owner)).toEqual(
      refused('ERASE_UNCONFIRMED'),
    );
    await bff.db.primary.execute(
      `UPDATE vehicle_share SET revoked_at = NULL WHERE owner_id = 'cus_owner'`,
    );
    expect(await run(erase, owner)).toEqual(refused('ERASE_OBSTACLE'));
    expect(await run(erase, await actor(bff, 'staff'))).toEqual(refused('ERASE_STAFF'));
    await ageSignIns(bff);
    expect(await run(erase, owner)).toEqual({ code: 'RECENT_SIGN_IN_REQUIRED' });
    expect(await run(erase, {})).toEqual({ code: 'UNAUTHENTICATED' });
  });
});
