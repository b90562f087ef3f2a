import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '#edge/contract/ids.ts';
import { placeOf } from '#edge/domains/account/document.ts';
import { MOVED, STAYING } from '#edge/domains/account/merge/columns.ts';
import { createCipher } from '#edge/platform/cipher.ts';
import { type ActorName, actor } from '#tests/support/actors.ts';
import { type Bff, startBff } from '#tests/support/bff.ts';
import { ageSignIns, answerOf, type Common, eventsOf, stateOf } from './account-scene.ts';

/** `owner2` is the person's other account; `owner` is the one that stays. */
const FROM = 'cus_owner2';
const INTO = 'cus_owner';
const OK = { success: true, errorCode: null };
const refused = (errorCode: string) => ({ success: false, errorCode });

let bff: Bff;
beforeAll(async () => {
  bff = await startBff();
});
afterAll(() => bff.stop());

const run = (sql: string, ...args: (string | number)[]) => bff.db.primary.execute({ sql, args });
const oneOf = async (sql: string, ...args: (string | number)[]): Promise<unknown> =>
  Object.values({ ...(await run(sql, ...args)).rows[0] })[0];

const renew = async (): Promise<void> => {
  await bff.renew();
  // Of the demo's two people each has a card; here they are one person, who showed it once.
  await run(`UPDATE customer_document SET identity_number_sealed = NULL, identity_number_index = NULL
    WHERE customer_id = '${FROM}'`);
};
beforeEach(renew);

interface Preview {
  readonly seen: string;
  readonly obstacles: readonly string[];
  readonly sides: readonly { readonly id: string; readonly counts: readonly object[] }[];
}

const look = async (from = FROM, into = INTO, by: ActorName = 'admin') =>
  answerOf<Preview>(
    await bff.gql(
      `query ($from: ID!, $into: ID!) { customerMerge(from: $from, into: $into) {
        seen obstacles sides { id name createdAt counts { what count } } } }`,
      { from, into },
      { headers: await actor(bff, by) },
    ),
  ) as Preview;

interface Merging {
  readonly id?: string;
  readonly from?: string;
  readonly into?: string;
  readonly seen?: string;
  readonly reason?: string;
  readonly by?: ActorName;
}
const merge = async ({
  id = newId('mrg'),
  from = FROM,
  into = INTO,
  seen,
  reason = 'Showed one card for both',
  by = 'admin',
}: Merging = {}) => {
  const headers = await actor(bff, by);
  const variables = { id, from, into, reason, seen: seen ?? (await look(from, into)).seen };
  return answerOf<Common>(
    await bff.gql(
      `mutation ($id: ID!, $from: ID!, $into: ID!, $seen: String!, $reason: String!) {
        mergeCustomers(id: $id, from: $from, into: $into, seen: $seen, reason: $reason) {
          success errorCode } }`,
      variables,
      { headers },
    ),
  );
};

/** The keys of tests/support/bff.ts. */
const cipherOfBff = () =>
  createCipher({
    keys: [
      { id: 'embedded', secret: Uint8Array.from(Buffer.from('demo-identity-numbers-are-invent')) },
    ],
    indexKey: Uint8Array.from(Buffer.alloc(32, 'index')),
  });

describe('customerMerge and mergeCustomers', () => {
  it('work: everything is with the account that stays, the other one is over, and the person is told', async () => {
    const devices = await actor(bff, 'owner2');
    await run(
      `INSERT INTO test_ride SELECT 'rid_theirs', 'key_theirs', '${FROM}', place_id, product_id, motorcycle_id, 1, 1,
        'CANCELLED', NULL, 'Budi', '+6281', NULL, NULL, '[]', NULL, 'id', 'n', 1, '1', 0, NULL, NULL, NULL, NULL, 1, 1, 1
        FROM (SELECT m.id AS motorcycle_id, m.place_id, m.product_id FROM test_ride_motorcycle m LIMIT 1)`,
    );
    const vehicles = Number(
      await oneOf(`SELECT count(*) FROM vehicle WHERE owner_id IN ('${FROM}', '${INTO}')`),
    );
    const before = await look();
    expect(before.obstacles).toEqual([]);
    expect(before.sides.map(({ id }) => id)).toEqual([FROM, INTO]);
    const id = newId('mrg');
    expect(await merge({ id, seen: before.seen })).toEqual(OK);
    expect(await merge({ id, seen: before.seen }), 'sent again').toEqual(OK);
    for (const { table, column, where = 'true' } of MOVED)
      expect(
        await oneOf(
          `SELECT count(*) FROM ${table} WHERE ${column} = '${FROM}'
            AND (${where.replaceAll(':into', `'${INTO}'`)})`,
        ),
        `${table}.${column}`,
      ).toBe(0);
    expect(await oneOf(`SELECT count(*) FROM vehicle WHERE owner_id = '${INTO}'`)).toBe(vehicles);
    expect(await oneOf("SELECT customer_id FROM test_ride WHERE id = 'rid_theirs'")).toBe(INTO);
    expect((await run(`SELECT * FROM customer WHERE id = '${FROM}'`)).rows[0]).toMatchObject({
      email_address: null,
      phone_number: null,
      erased_at: expect.any(Number),
      disabled_at: expect.any(Number),
    });
    expect(await stateOf(bff, devices.cookie)).toMatchObject({ state: 'guest', ended: 'revoked' });
    expect(await eventsOf(bff, INTO)).toContain('MERGED');
    expect((await run('SELECT from_id, into_id, reason FROM customer_merge')).rows).toEqual([
      expect.objectContaining({ from_id: FROM, into_id: INTO, reason: 'Showed one card for both' }),
    ]);
    expect(
      await oneOf(
        "SELECT count(*) FROM staff_audit WHERE operation = 'mergeCustomers' AND entity_id = ?",
        FROM,
      ),
    ).toBeGreaterThan(0);
    for (const change of ["UPDATE customer_merge SET reason = ''", 'DELETE FROM customer_merge'])
      await expect(run(change)).rejects.toThrow(/ledger_immutable/);
    expect(
      await oneOf(`SELECT count(*) FROM ledger_account WHERE id LIKE '%:${FROM}'`),
      'no account of the books is that of a customer who is no affiliate',
    ).toBe(0);
  });

  it('work: sealed numbers open in the account that stays, which keeps its own', async () => {
    const cipher = cipherOfBff();
    await run(`DELETE FROM customer_document WHERE customer_id IN ('${FROM}', '${INTO}')`);
    const sealed = await cipher.seal('012345678901000', placeOf('tax_number', FROM));
    await run(
      `INSERT INTO customer_document (customer_id, name, tax_number_sealed, tax_number_index)
        VALUES ('${FROM}', 'Budi of the card', ?, 'tax-of-budi')`,
      sealed,
    );
    await run(
      `INSERT INTO customer_document (customer_id, name) VALUES ('${INTO}', 'Ayu of the card')`,
    );
    expect(await merge()).toEqual(OK);
    const { rows } = await run(`SELECT * FROM customer_document
      WHERE customer_id IN ('${FROM}', '${INTO}')`);
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({ customer_id: INTO, name: 'Ayu of the card' });
    const moved = String(rows[0]?.tax_number_sealed);
    expect(await cipher.open(moved, placeOf('tax_number', INTO))).toBe('012345678901000');
  });

  it('work: things of a second cart are put into the first, and chargers are liked by the one that stays', async () => {
    await run(`DELETE FROM cart WHERE customer_id IN ('${FROM}', '${INTO}')`);
    await run(`INSERT INTO cart (id, customer_id, created_at, updated_at)
      VALUES ('crt_theirs', '${FROM}', 1, 1), ('crt_own', '${INTO}', 1, 1)`);
    await run(`INSERT INTO cart_line VALUES ('crt_theirs', 'cap', 2, 1), ('crt_theirs', 'shirt', 1, 1),
      ('crt_own', 'cap', 3, 1)`);
    await run(`DELETE FROM station_favourite WHERE customer_id IN ('${FROM}', '${INTO}')`);
    await run(`INSERT INTO station_favourite (id, customer_id, station_id, is_favourite, changed_at)
      SELECT '${FROM}:' || id, '${FROM}', id, 1, 1 FROM station LIMIT 1`);
    expect(await merge()).toEqual(OK);
    expect(
      (
        await run(
          "SELECT variant_id, quantity FROM cart_line WHERE cart_id = 'crt_own' ORDER BY variant_id",
        )
      ).rows.map((row) => ({ ...row })),
    ).toEqual([
      expect.objectContaining({ variant_id: 'cap', quantity: 3 }),
      expect.objectContaining({ variant_id: 'shirt', quantity: 1 }),
    ]);
    expect(await oneOf("SELECT merged_into FROM cart WHERE id = 'crt_theirs'")).toBe('crt_own');
    expect(
      await oneOf(`SELECT count(*) FROM station_favourite WHERE customer_id = '${INTO}'
        AND id = '${INTO}:' || station_id AND is_favourite = 1`),
    ).toBe(1);
  });

  it('refuse each thing that stands in the way, by name, and move nothing', async () => {
    const obstacles: readonly (readonly [string, string])[] = [
      ['MERGE_CLOSED', `UPDATE customer SET disabled_at = 1 WHERE id = '${INTO}'`],
      ['MERGE_STAFF', `UPDATE customer SET is_ps = 1 WHERE id = '${FROM}'`],
      ['MERGE_KIND', `UPDATE customer SET customer_type = 'company' WHERE id = '${FROM}'`],
      [
        'MERGE_OTHER_PERSON',
        `INSERT INTO customer_document (customer_id, identity_number_index)
          VALUES ('${FROM}', 'one'), ('${INTO}', 'two')
          ON CONFLICT DO UPDATE SET identity_number_index = excluded.identity_number_index`,
      ],
      [
        'MERGE_AFFILIATE',
        `INSERT INTO affiliate (customer_id, key, state, created_at) VALUES ('${FROM}', 'BUDI-01', 'CLOSED', 1)`,
      ],
      [
        'MERGE_TRANSFER',
        `INSERT INTO ownership_transfer (id, vehicle_id, owner_id, requester_id, status, requested_at, expires_at)
          SELECT 'trf_open', id, '${INTO}', '${FROM}', 'REQUESTED', 1, 9e12 FROM vehicle WHERE owner_id = '${INTO}' LIMIT 1`,
      ],
      [
        'MERGE_LOAN',
        `INSERT INTO vehicle_share (id, vehicle_id, owner_id, guest_id, loan_start_at, loan_end_at, created_at)
          SELECT 'shr_open', id, '${INTO}', '${FROM}', 1, 9e12, 1 FROM vehicle WHERE owner_id = '${INTO}' LIMIT 1`,
      ],
    ];
    for (const [code, statement] of obstacles) {
      await renew();
      const { seen } = await look();
      await run(statement);
      expect((await look()).obstacles, code).toContain(code);
      expect(await merge({ seen }), code).toEqual(refused(code));
      expect(await oneOf('SELECT count(*) FROM customer_merge')).toBe(0);
    }
  });

  it('refuse one account twice, one that is not there, what was seen otherwise, and no reason', async () => {
    expect(await merge({ into: FROM, seen: '' })).toEqual(refused('MERGE_SAME'));
    expect(await merge({ from: 'cus_nobody', seen: '' })).toEqual(refused('CUSTOMER_NOT_FOUND'));
    expect(await merge({ reason: 'x' })).toEqual(refused('ACCOUNT_REASON_INVALID'));
    const { seen } = await look();
    await run(`UPDATE customer SET updated_at = updated_at + 1 WHERE id = '${INTO}'`);
    expect(await merge({ seen })).toEqual(refused('MERGE_CHANGED'));
    await actor(bff, 'owner2');
    bff.provider.factors.set('owner2', [{ mfaEnrollmentId: 'first' }]);
    expect(await merge()).toEqual(refused('MERGE_SECOND_FACTOR'));
  });

  it('are safe: for administrators alone, after a fresh sign-in; of two at once one moves things', async () => {
    expect(await merge({ by: 'staff', seen: '' })).toEqual({ code: 'FORBIDDEN' });
    expect(await look(FROM, INTO, 'staff')).toEqual({ code: 'FORBIDDEN' });
    const { seen } = await look();
    const headers = await actor(bff, 'admin');
    await ageSignIns(bff);
    expect(
      answerOf(
        await bff.gql<Record<string, object>>(
          `mutation { mergeCustomers(id: "${newId('mrg')}", from: "${FROM}", into: "${INTO}", seen: "", reason: "One person") { success } }`,
          {},
          { headers },
        ),
      ),
    ).toEqual({ code: 'RECENT_SIGN_IN_REQUIRED' });
    const outcomes = await Promise.all([merge({ seen }), merge({ seen })]);
    expect(outcomes.filter((each) => 'success' in each && each.success)).toHaveLength(1);
    expect(await oneOf('SELECT count(*) FROM customer_merge')).toBe(1);
  });
});

it('every column of a customer moves when accounts are merged, or is named as staying', async () => {
  const { rows } = await run(
    `SELECT m.name AS name, c.name AS column FROM sqlite_master m JOIN pragma_table_info(m.name) c
      WHERE m.type = 'table' AND (c.name IN ('customer_id', 'owner_id', 'guest_id', 'requester_id')
        OR EXISTS (SELECT 1 FROM pragma_foreign_key_list(m.name) f
          WHERE f."table" = 'customer' AND f."from" = c.name))`,
  );
  const named = [...MOVED, ...STAYING].map(({ table, column }) => `${table}.${column}`);
  expect(rows.map(({ name, column }) => `${name}.${column}`).sort()).toEqual([...named].sort());
});
