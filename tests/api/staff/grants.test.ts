import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DAY_MS } from '#edge/contract/time.ts';
import { type ActorName, actor } from '#tests/support/actors.ts';
import { type Bff, startBff } from '#tests/support/bff.ts';

let bff: Bff;
beforeAll(async () => {
  bff = await startBff();
});
afterAll(() => bff.stop());

interface Outcome {
  readonly success: boolean;
  readonly errorCode: string | null;
}
interface Grant {
  readonly id: string;
  readonly name: string;
  readonly roleId: string;
  readonly mayConfirm: boolean;
}

/** Administrators are `admin` and `owner2`; nobody else has a role that a test would mind. */
beforeEach(async () => {
  await bff.db.primary.executeMultiple(`DELETE FROM staff_grant;
    DELETE FROM staff_member WHERE customer_id IN ('cus_admin', 'cus_owner', 'cus_owner2', 'cus_guest');
    INSERT INTO staff_member (customer_id, role_id, granted_at) VALUES
      ('cus_admin', 'rol_administrator', 1), ('cus_owner2', 'rol_administrator', 1);`);
});

const mutate = async (by: ActorName, document: string): Promise<string> => {
  const headers = await actor(bff, by);
  const { data, errors } = await bff.gql<Record<string, Outcome>>(
    `mutation { done: ${document} }`,
    {},
    { headers },
  );
  return errors === undefined
    ? String(data?.done?.errorCode ?? 'ok')
    : String(errors[0]?.extensions?.code);
};
const give = (by: ActorName, customerId: string, roleId: string | null) =>
  mutate(
    by,
    `setStaffMember(customerId: "${customerId}", roleId: ${JSON.stringify(roleId)}, reason: "As the shop decided") { success errorCode }`,
  );
const decide = (by: ActorName, id: string, confirm = true) =>
  mutate(
    by,
    `decideStaffGrant(id: "${id}", confirm: ${confirm}, reason: "We know them well") { success errorCode }`,
  );
const grants = async (by: ActorName): Promise<readonly Grant[]> => {
  const { data } = await bff.gql<{ staffGrants: Grant[] }>(
    '{ staffGrants { id name roleId placeSlug reason requestedBy requestedAt mayConfirm } }',
    {},
    { headers: await actor(bff, by) },
  );
  return data?.staffGrants ?? [];
};
const roleOf = async (customerId: string): Promise<unknown> => {
  const { rows } = await bff.db.primary.execute({
    sql: 'SELECT role_id FROM staff_member WHERE customer_id = ?',
    args: [customerId],
  });
  return rows[0]?.role_id ?? null;
};
const requested = async (customerId: string, roleId: string): Promise<string> => {
  expect(await give('admin', customerId, roleId)).toBe('ok');
  const [grant] = await grants('owner2');
  if (grant === undefined) throw new Error('Nothing waits.');
  return grant.id;
};

describe('staffGrants', () => {
  it('works: a role over money waits, and who asked for it cannot confirm it', async () => {
    const id = await requested('cus_guest', 'rol_finance');
    expect(await roleOf('cus_guest')).toBeNull();
    expect(await grants('owner2')).toMatchObject([{ id, roleId: 'rol_finance', mayConfirm: true }]);
    expect(await grants('admin')).toMatchObject([{ id, mayConfirm: false }]);
    expect(await decide('admin', id)).toBe('GRANT_SECOND_PERSON');
    expect(await roleOf('cus_guest')).toBeNull();
  });

  it('are for powerful roles alone, and where there is another administrator', async () => {
    expect(await give('admin', 'cus_guest', 'rol_sales')).toBe('ok');
    expect(await roleOf('cus_guest')).toBe('rol_sales');
    await bff.db.primary.execute(`DELETE FROM staff_member WHERE customer_id = 'cus_owner2'`);
    expect(await give('admin', 'cus_guest', 'rol_finance')).toBe('ok');
    expect(await roleOf('cus_guest')).toBe('rol_finance');
  });

  it('one of a person waits: the last one asked for', async () => {
    const first = await requested('cus_guest', 'rol_finance');
    expect(await give('admin', 'cus_guest', 'rol_administrator')).toBe('ok');
    expect(await grants('owner2')).toMatchObject([{ roleId: 'rol_administrator' }]);
    expect(await decide('owner2', first)).toBe('GRANT_NOT_FOUND');
    expect(await give('admin', 'cus_guest', null)).toBe('ok');
    expect(await grants('owner2')).toEqual([]);
  });
});

describe('decideStaffGrant works', () => {
  it('and is safe to repeat; both names stand in the audit', async () => {
    const id = await requested('cus_guest', 'rol_finance');
    expect(await decide('owner2', id)).toBe('ok');
    expect(await decide('owner2', id)).toBe('ok');
    expect(await roleOf('cus_guest')).toBe('rol_finance');
    const { rows } = await bff.db.primary.execute({
      sql: `SELECT actor_id, reason FROM staff_audit WHERE operation = 'decideStaffGrant' AND entity_id = ?`,
      args: [id],
    });
    expect(rows).toMatchObject([{ actor_id: 'cus_owner2', reason: 'We know them well' }]);
  });

  it('refuses for good, and lets who asked take it back', async () => {
    const refused = await requested('cus_guest', 'rol_finance');
    expect(await decide('owner2', refused, false)).toBe('ok');
    expect(await decide('owner2', refused)).toBe('GRANT_NOT_FOUND');
    const withdrawn = await requested('cus_guest', 'rol_finance');
    expect(await decide('admin', withdrawn, false)).toBe('ok');
    expect(await decide('owner2', withdrawn)).toBe('GRANT_NOT_FOUND');
    expect(await roleOf('cus_guest')).toBeNull();
  });
});

describe('decideStaffGrant refuses', () => {
  it('whoever would get the role, a role changed since, and one that waited for too long', async () => {
    const own = await requested('cus_guest', 'rol_administrator');
    await bff.db.primary.execute(
      `INSERT INTO staff_member (customer_id, role_id, granted_at) VALUES ('cus_guest', 'rol_administrator', 1)`,
    );
    expect(await decide('guestRider', own)).toBe('GRANT_SECOND_PERSON');
    await bff.db.primary.execute(`DELETE FROM staff_member WHERE customer_id = 'cus_guest'`);

    const changed = await requested('cus_guest', 'rol_finance');
    await bff.db.primary.execute(
      `UPDATE staff_role SET version = version + 1 WHERE id = 'rol_finance'`,
    );
    expect(await decide('owner2', changed)).toBe('ROLE_CHANGED');

    const old = await requested('cus_guest', 'rol_finance');
    await bff.db.primary.execute({
      sql: 'UPDATE staff_grant SET requested_at = ? WHERE id = ?',
      args: [Date.now() - 8 * DAY_MS, old],
    });
    expect(await grants('owner2')).toEqual([]);
    expect(await decide('owner2', old)).toBe('GRANT_NOT_FOUND');
  });

  it('what somebody asked for who is no administrator any more', async () => {
    const id = await requested('cus_guest', 'rol_finance');
    await bff.db.primary.execute(`DELETE FROM staff_member WHERE customer_id = 'cus_admin'`);
    await bff.db.primary.execute(`UPDATE customer SET permissions = '[]' WHERE id = 'cus_admin'`);
    expect(await decide('owner2', id)).toBe('ROLE_LACKING');
    await bff.db.primary.execute(
      `UPDATE customer SET permissions = '["SuperAdmin"]' WHERE id = 'cus_admin'`,
    );
  });
});

describe('decideStaffGrant is safe', () => {
  it('one decision holds of a confirmation and a refusal at once, every time', async () => {
    for (let round = 0; round < 6; round++) {
      const id = await requested('cus_guest', 'rol_finance');
      const [confirmed, withdrawn] = await Promise.all([
        decide('owner2', id),
        decide('admin', id, false),
      ]);
      expect([confirmed, withdrawn].filter((each) => each === 'ok')).toHaveLength(1);
      expect(await roleOf('cus_guest')).toBe(confirmed === 'ok' ? 'rol_finance' : null);
      await give('admin', 'cus_guest', null);
    }
  });

  it('keeps the last administrator when a demotion is confirmed while the other one goes', async () => {
    for (let round = 0; round < 4; round++) {
      await bff.db.primary.executeMultiple(`DELETE FROM staff_grant;
        DELETE FROM staff_member WHERE customer_id IN ('cus_admin', 'cus_owner', 'cus_owner2');
        INSERT INTO staff_member (customer_id, role_id, granted_at) VALUES ('cus_admin', 'rol_administrator', 1),
          ('cus_owner', 'rol_administrator', 1), ('cus_owner2', 'rol_administrator', 1);`);
      const id = await requested('cus_owner', 'rol_finance');
      await Promise.all([
        decide('owner2', id),
        give('admin', 'cus_admin', null),
        give('owner2', 'cus_owner2', null),
      ]);
      const { rows } = await bff.db.primary.execute(
        `SELECT count(*) AS n FROM staff_member WHERE role_id = 'rol_administrator'`,
      );
      expect(Number(rows[0]?.n)).toBeGreaterThan(0);
    }
  });
});

describe('a role that somebody has', () => {
  it('gains no right over money or roles', async () => {
    expect(await give('admin', 'cus_guest', 'rol_support')).toBe('ok');
    const save = (permissions: string) =>
      mutate(
        'admin',
        `saveStaffRole(id: "rol_support", name: "", permissions: [${permissions}], isOfPlace: false,
          needsSecondFactor: false, reason: "As the shop decided", expectedVersion: 1) { success errorCode }`,
      );
    expect(await save('"ReadOrder", "DeleteOrder"')).toBe('ROLE_IN_USE');
    expect(await save('"ReadOrder", "UpdateCustomer"')).toBe('ok');
  });
});
