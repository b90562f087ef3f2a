import { unzipSync } from 'fflate';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '#edge/contract/ids.ts';
import { REFERRAL_TERMS } from '#edge/contract/referrals/terms.ts';
import { HOUR_MS, MINUTE_MS } from '#edge/contract/time.ts';
import { placeOf } from '#edge/domains/account/document.ts';
import { eraseSteps } from '#edge/domains/account/rights/erase.sql.ts';
import { EXPORTED, NOT_EXPORTED } from '#edge/domains/account/rights/export-tables.ts';
import { createCipher } from '#edge/platform/cipher.ts';
import { LASTING } from '#edge/platform/retention/lasting.ts';
import { actor, idTokenOf, login } from '#tests/support/actors.ts';
import { type Bff, startBff } from '#tests/support/bff.ts';
import { PNG } from '#tests/support/pictures.ts';
import { ageSignIns, answerOf, type Common, eventsOf, stateOf } from './account-scene.ts';

const seal = (text: string, place: string) =>
  createCipher({
    keys: [
      { id: 'embedded', secret: Uint8Array.from(Buffer.from('demo-identity-numbers-are-invent')) },
    ],
    indexKey: Uint8Array.from(Buffer.alloc(32, 'index')),
  }).seal(text, place);

/** An order of one's own that is over. */
const insertOrder = (customerId: string) =>
  bff.db.primary.execute({
    sql: `INSERT INTO customer_order (id, code, customer_id, request_hash, order_type, state, phase, payment_option,
      pre_order, total_idr, booking_fee_idr, required_idr, product, area, contact_name, contact_email, contact_phone,
      delivery_method, dealer_slug, dealer_name, dealer_address, outside_jabodetabek, placed_at, updated_at)
      VALUES ('ord_over', 'OVER000001', ?1, 'h', 'BOOKING', 'CANCELLED', 'BOOKING', 'FULL_PAYMENT', 0, 10, 5, 5, '{}',
      '31', 'Ayu', 'a@x', '+62', 'PICKUP_AT_DEALER', 'd', 'd', 'd', 0, ?2, ?2)`,
    args: [customerId, Date.now()],
  });

/** The plate of that order's motorcycle. */
const insertPlate = (number: string) =>
  bff.db.primary.execute({
    sql: `INSERT INTO order_registration (order_id, item, progress, earliest_at, latest_at, plate_number, updated_at)
      VALUES ('ord_over', 'TNKB', 'COLLECTED', 1, 1, ?, 1)`,
    args: [number],
  });

let bff: Bff;
beforeAll(async () => {
  bff = await startBff();
});
afterAll(() => bff.stop());
beforeEach(() => bff.renew());

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

  it('open the numbers that are the person’s own, and name what is too large for one archive', async () => {
    const owner = await actor(bff, 'owner');
    await insertOrder('cus_owner');
    const put = (sql: string, args: (string | number)[]) => bff.db.primary.execute({ sql, args });
    await put(
      `INSERT INTO affiliate_payee (customer_id, bank, account_number_sealed, account_number_index, account_tail,
        account_name, tax_kind, tax_number_sealed, tax_number_index, tax_tail, updated_at)
        VALUES ('cus_owner', 'BCA', ?, 'i', '6789', 'Ayu', 'NPWP', ?, 'i', '3210', 1)`,
      [
        await seal('1234506789', 'affiliate_payee/cus_owner'),
        await seal('0987653210', 'affiliate_payee/cus_owner'),
      ],
    );
    await put(
      `INSERT INTO payment_attempt (id, ref, purpose, number, provider_order_id, state, amount_idr, offered, expires_at,
        created_at, updated_at) VALUES ('pay_one', 'ord_over', 'BOOKING', 1, 'OVER000001-1', 'EXPIRED', 5, '[]', ?1, ?1, ?1)`,
      [Date.now()],
    );
    await put(
      `INSERT INTO payment_refund (id, attempt_id, ref, state, amount_idr, reason, route, destination, refund_key,
        requested_by, created_at, updated_at)
        VALUES ('rfd_one', 'pay_one', 'ord_over', 'CONFIRMED', 5, 'CHANGE', 'BANK', ?1, 'rfd_one', 'cus_owner', ?2, ?2)`,
      [await seal('{"account":"555000111"}', 'payment_refund/ord_over'), Date.now()],
    );
    await put(
      `INSERT INTO upload (id, customer_id, purpose, type, size, width, height, hash, object_key, is_sealed, created_at,
        stored_at) VALUES ('upl_large', 'cus_owner', 'AVATAR', 'image/png', 30000001, 1, 1, 'h', 'upl_large', 0, ?1, ?1)`,
      [Date.now()],
    );
    await insertPlate('B 3333 AAA');
    expect(await read('mutation { requestDataExport { success errorCode } }', owner)).toEqual(OK);
    await bff.tick();
    const fetched = await bff.fetch((await latest(owner))?.url ?? '', { headers: owner });
    const files = unzipSync(new Uint8Array(await fetched.arrayBuffer()));
    const text = (name: string) => Buffer.from(files[name] ?? []).toString();
    expect(JSON.parse(text('data/affiliate_payee.json'))).toMatchObject([
      { account_number: '1234506789', tax_number: '0987653210' },
    ]);
    expect(text('data/payment_refund.json')).toContain('555000111');
    expect(JSON.parse(text('data/order_registration.json'))).toMatchObject([
      { item: 'TNKB', plate_number: 'B 3333 AAA' },
    ]);
    expect(text('README.txt')).toContain('files/upl_large.png');
    expect(Object.keys(files)).not.toContain('files/upl_large.png');
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

  it('neither ask about the leaderboard nor take a word on it from somebody without a motorcycle', async () => {
    const guest = await actor(bff, 'guestRider');
    const owned = `SELECT count(*) AS n FROM vehicle WHERE owner_id = 'cus_guest'`;
    expect((await bff.db.primary.execute(owned)).rows[0]?.n).toBe(0);
    expect(await run('setCustomerConsent(purpose: LEADERBOARD, granted: true)', guest)).toEqual(
      refused('NOT_FOUND'),
    );
    expect(await read('{ customerConsents { purpose } }', guest)).toEqual([
      { purpose: 'DOCUMENTS' },
      { purpose: 'MEASUREMENT' },
    ]);
  });

  it('work: being named by the switch of one motorcycle is in the history, and nobody else’s is', async () => {
    const owner = await actor(bff, 'owner');
    const { rows } = await bff.db.primary.execute(
      `SELECT v.vin FROM rider_statistic s JOIN vehicle v ON v.id = s.vehicle_id
        WHERE v.owner_id = 'cus_owner' LIMIT 2`,
    );
    expect(rows).toHaveLength(2);
    const name = (vin: unknown, named: boolean, headers = owner) =>
      run(`setLeaderboardName(vin: "${vin}", named: ${named})`, headers);
    const given = async () =>
      (
        (await read<readonly { purpose: string }[]>(
          '{ customerConsents { purpose granted history { granted } } }',
          owner,
        )) as readonly { purpose: string }[]
      ).find(({ purpose }) => purpose === 'LEADERBOARD');
    await name(rows[0]?.vin, true, await actor(bff, 'owner2'));
    expect(await given()).toMatchObject({ granted: false, history: [] });
    for (const each of rows) expect(await name(each.vin, true)).toEqual(OK);
    expect(await given()).toMatchObject({ granted: true, history: [{ granted: true }] });
    // The other motorcycle still shows the name.
    expect(await name(rows[0]?.vin, false)).toEqual(OK);
    expect(await given()).toMatchObject({ granted: true, history: [{ granted: true }] });
    expect(await name(rows[1]?.vin, false)).toEqual(OK);
    expect(await given()).toMatchObject({
      granted: false,
      history: [{ granted: false }, { granted: true }],
    });
  });

  it('refuse to end the consent to documents while a picture is stored', async () => {
    const owner = await actor(bff, 'owner');
    const end = () => run('setCustomerConsent(purpose: DOCUMENTS, granted: false)', owner);
    await bff.db.primary.execute("DELETE FROM customer_paper WHERE customer_id = 'cus_owner'");
    const id = newId('upl');
    await bff.upload(
      'mutation ($input: UploadFileInput!) { uploadFile(input: $input) { urlFile } }',
      { input: { id, purpose: 'TAX_CARD', file: null } },
      { path: 'variables.input.file', bytes: PNG },
      { headers: owner },
    );
    expect(await run(`submitCustomerDocument(kind: TAX_CARD, fileId: "${id}")`, owner)).toEqual(OK);
    expect(await end()).toEqual(refused('CONSENT_DOCUMENTS_STORED'));
    const consents = () =>
      read<object[]>('{ customerConsents { purpose granted history { granted } } }', owner);
    const purpose = 'DOCUMENTS';
    expect(await consents()).toContainEqual({
      purpose,
      granted: true,
      history: [{ granted: true }],
    });
    expect(await run('removeCustomerDocument(kind: TAX_CARD)', owner)).toEqual(OK);
    expect(await end()).toEqual(OK);
    expect(await consents()).toContainEqual({
      purpose,
      granted: false,
      history: [{ granted: false }, { granted: true }],
    });
  });

  it('note an answer about counting visits as of when the device was answered, once, and not in the future', async () => {
    const owner = await actor(bff, 'owner');
    const [early, late] = [Date.now() - 2 * MINUTE_MS, Date.now() - MINUTE_MS];
    const answer = (granted: boolean, answeredAt: number, headers: Record<string, string> = {}) =>
      run(
        `setCustomerConsent(purpose: MEASUREMENT, granted: ${granted}, answeredAt: "${new Date(answeredAt).toISOString()}")`,
        { ...owner, ...headers },
      );
    const measurement = async () =>
      (
        (await read<readonly { purpose: string; history: readonly { changedAt: string }[] }[]>(
          '{ customerConsents { purpose granted history { granted changedAt } } }',
          owner,
        )) as readonly { purpose: string; history: readonly { changedAt: string }[] }[]
      ).find(({ purpose }) => purpose === 'MEASUREMENT');
    const line = (granted: boolean, at: number) => ({
      granted,
      changedAt: new Date(at).toISOString(),
    });
    expect(await answer(false, late)).toEqual(OK);
    // Answered before, and without signal until now: the later word stands.
    const key = { 'idempotency-key': '01JD8Z4T4M6Y3E9V5S7Q2K1B0A' };
    for (let copies = 0; copies < 2; copies++) expect(await answer(true, early, key)).toEqual(OK);
    // The same without a key: what was said by then already is no news.
    expect(await answer(true, early)).toEqual(OK);
    expect(await measurement()).toEqual({
      purpose: 'MEASUREMENT',
      granted: false,
      history: [line(false, late), line(true, early)],
    });
    expect(await answer(true, Date.now() + HOUR_MS)).toEqual(OK);
    const now = await measurement();
    expect(now).toMatchObject({ granted: true, history: [{ granted: true }, {}, {}] });
    expect(Date.parse(now?.history[0]?.changedAt ?? '')).toBeLessThanOrEqual(Date.now());
  });

  it('hold other consents from when they arrive, whatever time is named', async () => {
    const owner = await actor(bff, 'owner');
    const since = Date.now();
    expect(
      await run(
        'setCustomerConsent(purpose: DOCUMENTS, granted: true, answeredAt: "2020-01-01T00:00:00.000Z")',
        owner,
      ),
    ).toEqual(OK);
    const { rows } = await bff.db.primary.execute(
      "SELECT changed_at FROM consent WHERE customer_id = 'cus_owner' AND purpose = 'DOCUMENTS'",
    );
    expect(rows).toHaveLength(1);
    expect(Number(rows[0]?.changed_at)).toBeGreaterThanOrEqual(since);
  });

  it('refuse a guest', async () => {
    expect(await run('setCustomerConsent(purpose: LEADERBOARD, granted: true)', {})).toEqual({
      code: 'UNAUTHENTICATED',
    });
  });
});

describe('documentViews', () => {
  it('works: papers of an order, of its financing and its delivery as well, and who of the staff it was', async () => {
    const owner = await actor(bff, 'owner');
    await insertOrder('cus_owner');
    const kinds = ['ORDER_OWNER_READ', 'ORDER_DOCUMENTS_READ', 'ORDER_PROOF_READ', 'ORDER_NOTE'];
    for (const [at, kind] of kinds.entries())
      await bff.db.primary.execute({
        sql: `INSERT INTO order_history (id, order_id, kind, happened_at, actor, actor_id, phase, note)
          VALUES (?, 'ord_over', ?, ?, 'staff', ?, 'BOOKING', 'A question by mail')`,
        args: [`ohi_${at}`, kind, 100 - at, at === 1 ? 'cus_gone' : 'cus_staff'],
      });
    const { rows } = await bff.db.primary.execute(
      "SELECT role_id FROM staff_member WHERE customer_id = 'cus_staff'",
    );
    const view = {
      orderNumber: 'OVER000001',
      role: rows[0]?.role_id,
      reason: 'A question by mail',
    };
    expect(await read('{ documentViews { kind orderNumber role reason } }', owner)).toEqual([
      { ...view, kind: 'ORDER_PAPERS' },
      { ...view, kind: 'ORDER_APPLICATION', role: null },
      { ...view, kind: 'ORDER_PROOF' },
    ]);
  });

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

  it('wait for commission that a payout can still bring, and say what is given up', async () => {
    await plain();
    const rider = await actor(bff, 'guestRider');
    const ask = () => read('{ accountErasure { obstacles forfeited } }', rider);
    const owed = async (state: string, amountIdr: number): Promise<void> => {
      await bff.db.primary.execute('DELETE FROM commission');
      await bff.db.primary.execute({
        sql: `INSERT INTO commission (id, order_id, customer_id, state, amount_idr, order_code, product_id,
          product_name, transaction_at, created_at, updated_at)
          VALUES ('com_left', 'left', 'cus_guest', ?, ?, 'LEFT', 'alva-cervo', 'ALVA CERVO', 1, 1, 1)`,
        args: [state, amountIdr],
      });
    };
    expect(await ask()).toEqual({ obstacles: [], forfeited: [] });
    await owed('MATURED', REFERRAL_TERMS.leastPayoutIdr);
    expect(await ask()).toEqual({ obstacles: ['COMMISSION_DUE'], forfeited: [] });
    expect(await run('eraseAccount(email: "guest@alva.demo")', rider)).toMatchObject({
      errorCode: 'ERASE_OBSTACLE',
    });
    for (const [state, amountIdr] of [
      ['MATURED', REFERRAL_TERMS.leastPayoutIdr - 1],
      ['PENDING', 500_000],
    ] as const) {
      await owed(state, amountIdr);
      expect(await ask(), state).toEqual({ obstacles: [], forfeited: ['COMMISSION'] });
    }
    expect(await run('eraseAccount(email: "guest@alva.demo")', rider)).toEqual(OK);
  });

  it('work in every table: what is left of the person is what the law retains', async () => {
    await plain();
    const rider = await actor(bff, 'guestRider');
    const MARK = 'Only this person';
    const sealed = await seal('3174000000000001', placeOf('identity_number', 'cus_guest'));
    await insertOrder('cus_guest');
    await insertPlate('B 4444 AAA');
    await bff.db.primary.executeMultiple(`
      DELETE FROM customer_document WHERE customer_id = 'cus_guest';
      INSERT INTO customer_document (customer_id, name, address, province_id, province_name, city_id, city_name, zip_code,
        identity_number_sealed, father_name) VALUES ('cus_guest', '${MARK}', '${MARK}', '${MARK}', '${MARK}', '${MARK}', '${MARK}',
        '${MARK}', '${sealed}', '${MARK}');
      UPDATE customer SET name = '${MARK}', contact_name = '${MARK}', occupation = '${MARK}', referral_code = '${MARK}',
        registration_source = '${MARK}' WHERE id = 'cus_guest';
      INSERT INTO guest_book (id, name, email, topic, message, locale, customer_id, network, consent_at, created_at)
        VALUES ('gst_one', '${MARK}', '${MARK}', 'other', '${MARK}', 'id', 'cus_guest', 'n', 1, 1);
      INSERT INTO listing_enquiry (id, listing_id, name, phone_number, message, locale, customer_id, network, consent_at, created_at)
        SELECT 'enq_one', id, '${MARK}', '${MARK}', '${MARK}', 'id', 'cus_guest', 'n', 1, 1 FROM listing LIMIT 1;
      INSERT INTO listing_report (id, listing_id, reason, note, customer_id, network, created_at)
        SELECT 'rep_one', id, 'OTHER', '${MARK}', 'cus_guest', 'n', 1 FROM listing LIMIT 1;
      INSERT INTO roadside_request (id, vehicle_id, customer_id, kind, latitude, longitude, note, asked_at, received_at, status)
        SELECT 'rsr_one', id, 'cus_guest', 'FLAT_TYRE', -6.25, 106.75, '${MARK}', 1, 1, 'DONE' FROM vehicle LIMIT 1;
      INSERT INTO service_booking (id, vehicle_id, customer_id, place_id, slot_at, seat, status, kind, note, created_at)
        SELECT 'bkg_one', (SELECT id FROM vehicle LIMIT 1), 'cus_guest', id, 1, 1, 'COMPLETED', 'SERVICE', '${MARK}', 1 FROM place LIMIT 1;
      INSERT INTO affiliate (customer_id, key, state, email_address, phone_number, applied_at, created_at)
        VALUES ('cus_guest', 'ONLY-01', 'REJECTED', '${MARK}', '${MARK}', 1, 1);
      INSERT INTO order_complaint (id, order_id, state, subject, opened_at, updated_at)
        SELECT 'cmp_one', id, 'RESOLVED', 'OTHER', 1, 1 FROM customer_order WHERE customer_id = 'cus_guest' LIMIT 1;
      INSERT INTO order_complaint_message (id, complaint_id, order_id, author, text, files, written_at)
        SELECT 'cmm_' || value, 'cmp_one', (SELECT order_id FROM order_complaint WHERE id = 'cmp_one'), value,
          iif(value = 'customer', '${MARK}', 'A new fairing'), '["upl_of_the_person"]', 1
        FROM json_each('["customer", "staff"]');
    `);
    expect(await run('eraseAccount(email: "guest@alva.demo")', rider)).toEqual(OK);
    const left: string[] = [];
    for (const { table, where } of EXPORTED) {
      const { rows } = await bff.db.primary.execute({
        sql: `SELECT * FROM ${table} WHERE ${where}`,
        args: { id: 'cus_guest' },
      });
      for (const row of rows)
        for (const [column, value] of Object.entries({ ...row }))
          if (
            [MARK, 'guest@alva.demo', '-6.25', '106.75', 'upl_of_the_person'].some((each) =>
              String(value).includes(each),
            )
          )
            left.push(`${table}.${column}`);
    }
    expect(left).toEqual([]);
    const { rows } = await bff.db.primary.execute(
      "SELECT identity_number_sealed FROM customer_document WHERE customer_id = 'cus_guest'",
    );
    expect(rows[0]?.identity_number_sealed, 'retained for the order').toBe(sealed);
    const papers = await bff.db.primary.execute('SELECT plate_number FROM order_registration');
    expect(
      papers.rows.map((row) => ({ ...row })),
      'retained with its sale',
    ).toEqual([{ plate_number: 'B 4444 AAA' }]);
  });

  it('work as the limits say: what stays as long as the account goes with it', async () => {
    await plain();
    const rider = await actor(bff, 'guestRider');
    await bff.db.primary.executeMultiple(`
      INSERT OR IGNORE INTO affiliate (customer_id, key, state, applied_at, created_at)
        VALUES ('cus_guest', 'ENDS-01', 'LEFT', 1, 1);
      INSERT INTO affiliate_payee (customer_id, bank, account_number_sealed, account_number_index, account_tail,
        account_name, tax_kind, tax_number_sealed, tax_number_index, tax_tail, updated_at)
        VALUES ('cus_guest', 'BCA', 's', 'i', '0001', 'n', 'NIK', 's', 'i', '0001', 1);
      INSERT INTO referral_click_day (customer_id, day, clicks) VALUES ('cus_guest', '2026-11-01', 1);
      INSERT INTO consent (id, customer_id, purpose, granted, changed_at) VALUES ('con_one', 'cus_guest', 'MARKETING', 1, 1);
    `);
    expect(await run('eraseAccount(email: "guest@alva.demo")', rider)).toEqual(OK);
    await bff.tick();
    const ending = LASTING.filter(({ until }) => /\baccount\b/.test(until)).map(
      ({ table }) => table,
    );
    const steps = eraseSteps.map((step) => step({ id: 'cus_guest', now: 1 }).sql).join('\n');
    const left: string[] = [];
    const unnamed: string[] = [];
    for (const table of ending) {
      const { rows } = await bff.db.primary.execute(`PRAGMA table_info(${table})`);
      if (table === 'upload' || !rows.some(({ name }) => name === 'customer_id')) continue;
      const owned = `SELECT 1 FROM ${table} WHERE customer_id = 'cus_guest'`;
      if ((await bff.db.primary.execute(owned)).rows.length > 0) left.push(table);
      if (!new RegExp(`\\b${table}\\b`).test(steps)) unnamed.push(table);
    }
    // An affiliate's key is in orders, and leads to nobody.
    expect(left).toEqual(['affiliate']);
    // The job removes how they signed in, at the provider first; staff cannot erase themselves.
    expect(unnamed).toEqual(['identity_link', 'staff_member']);
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
