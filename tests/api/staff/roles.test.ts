import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { actor, inRole } from '#tests/support/actors.ts';
import { type Bff, startBff } from '#tests/support/bff.ts';

let bff: Bff;
let admin: { cookie: string };
beforeAll(async () => {
  bff = await startBff();
  admin = await actor(bff, 'admin');
});
afterAll(() => bff.stop());

const SAVE = `mutation ($id: ID!, $name: String!, $permissions: [String!]!, $isOfPlace: Boolean!, $version: Int!) {
  saveStaffRole(id: $id, name: $name, permissions: $permissions, isOfPlace: $isOfPlace, needsSecondFactor: false,
    reason: "As the shop decided", expectedVersion: $version) { success errorCode } }`;
const SET = `mutation ($customerId: ID!, $roleId: ID, $placeSlug: String) {
  setStaffMember(customerId: $customerId, roleId: $roleId, placeSlug: $placeSlug, reason: "As the shop decided") {
    success errorCode } }`;

let made = 0;
const newId = (): string => `rol_01hzzzzzzzzzzzzzzzzzzzz${String(++made).padStart(3, '0')}`;

const save = async (input: object, as = admin): Promise<string> => {
  const { data, errors } = await bff.gql<{
    saveStaffRole: { success: boolean; errorCode: string | null };
  }>(SAVE, { name: 'Night shift', isOfPlace: false, version: 0, ...input }, { headers: as });
  return errors === undefined
    ? String(data?.saveStaffRole.errorCode ?? 'ok')
    : String(errors[0]?.extensions?.code);
};

const set = async (input: object, as = admin): Promise<string> => {
  const { data, errors } = await bff.gql<{
    setStaffMember: { success: boolean; errorCode: string | null };
  }>(SET, { roleId: null, placeSlug: null, ...input }, { headers: as });
  return errors === undefined
    ? String(data?.setStaffMember.errorCode ?? 'ok')
    : String(errors[0]?.extensions?.code);
};

const rightsOf = async (as: { cookie: string }) => {
  const { data } = await bff.gql<{ staffRights: Record<string, unknown> }>(
    '{ staffRights { roleId placeSlug permissions } }',
    {},
    { headers: as },
  );
  return data?.staffRights;
};

describe('staffRights works', () => {
  it('says what somebody of one place may, and nothing of a customer', async () => {
    expect(await rightsOf(await inRole(bff, 'dealer'))).toEqual({
      roleId: 'rol_dealer',
      placeSlug: 'aec-scbd',
      permissions: ['UpdateCatalog', 'UpdateOrder', 'UpdateCustomer'],
    });
    const { permissions } = (await rightsOf(await actor(bff, 'owner'))) ?? {};
    expect(permissions).toEqual([]);
  });

  it('counts the flag of sales staff who were given no role yet', async () => {
    await bff.db.primary.execute(`UPDATE customer SET is_ps = 1 WHERE id = 'cus_affiliate'`);
    const rights = await rightsOf(await actor(bff, 'affiliate'));
    await bff.db.primary.execute(`UPDATE customer SET is_ps = 0 WHERE id = 'cus_affiliate'`);
    expect(rights).toMatchObject({ roleId: null });
    expect(rights?.permissions).toContain('ReadOrder');
  });
});

describe('saveStaffRole works', () => {
  it('makes a role, changes it for whoever has it, and keeps its version', async () => {
    const id = newId();
    expect(await save({ id, permissions: ['ReadOrder'] })).toBe('ok');
    expect(await set({ customerId: 'cus_guest', roleId: id })).toBe('ok');
    const guest = await actor(bff, 'guestRider');
    expect(await save({ id, permissions: ['ReadCatalog'], version: 1 })).toBe('ok');
    expect(await rightsOf(guest)).toMatchObject({ roleId: id, permissions: ['ReadCatalog'] });
    expect(await set({ customerId: 'cus_guest' })).toBe('ok');
  });
});

describe('saveStaffRole refuses', () => {
  it.each([
    [
      'the administrator’s role',
      { id: 'rol_administrator', permissions: ['ReadOrder'] },
      'ROLE_FIXED',
    ],
    [
      'a permission that is not of the list',
      { id: newId(), permissions: ['Everything'] },
      'ROLE_INVALID',
    ],
    [
      'a role without a name',
      { id: newId(), name: ' ', permissions: ['ReadOrder'] },
      'ROLE_INVALID',
    ],
    [
      'a version that is over',
      { id: 'rol_support', permissions: ['ReadOrder'], version: 7 },
      'ROLE_CHANGED',
    ],
    [
      'to make a role of a place of one whose people have none',
      { id: 'rol_finance', permissions: ['ReadOrder'], isOfPlace: true, version: 1 },
      'ROLE_PLACE_REQUIRED',
    ],
  ])('%s', async (_, input, code) => {
    expect(await save(input)).toBe(code);
  });
});

describe('saveStaffRole is safe', () => {
  it('lets nobody make a role of what they lack, nor touch one that has more', async () => {
    const id = newId();
    await save({ id, permissions: ['UpdateSettings', 'ReadOrder'] });
    await set({ customerId: 'cus_guest', roleId: id });
    const limited = await actor(bff, 'guestRider');
    expect(await save({ id: newId(), permissions: ['DeleteOrder'] }, limited)).toBe('ROLE_LACKING');
    expect(await save({ id: newId(), permissions: ['SuperAdmin'] }, limited)).toBe('ROLE_LACKING');
    expect(await save({ id: 'rol_finance', permissions: ['ReadOrder'], version: 1 }, limited)).toBe(
      'ROLE_LACKING',
    );
    expect(await save({ id: newId(), permissions: ['ReadOrder'] }, limited)).toBe('ok');
    await set({ customerId: 'cus_guest' });
  });
});

describe('setStaffMember works', () => {
  it('gives a role of a place, which ends the sessions of before, and takes it back', async () => {
    const before = await actor(bff, 'owner2');
    const dealer = { customerId: 'cus_owner2', roleId: 'rol_dealer', placeSlug: 'aec-bsd' };
    expect(await set(dealer)).toBe('ok');
    const { errors } = await bff.gql('{ profileCustomer { id } }', {}, { headers: before });
    expect(errors?.[0]?.extensions?.code).toBe('UNAUTHENTICATED');
    expect(await rightsOf(await actor(bff, 'owner2'))).toMatchObject({ placeSlug: 'aec-bsd' });
    expect(await set({ customerId: 'cus_owner2' })).toBe('ok');
    expect((await rightsOf(await actor(bff, 'owner2')))?.permissions).toEqual([]);
  });

  it('keeps the flags of before in line, for the release that reads them', async () => {
    await set({ customerId: 'cus_owner2', roleId: 'rol_sales' });
    const flags = async () =>
      (
        await bff.db.primary.execute(
          `SELECT is_ps, permissions FROM customer WHERE id = 'cus_owner2'`,
        )
      ).rows[0];
    expect(await flags()).toMatchObject({ is_ps: 1, permissions: '[]' });
    await set({ customerId: 'cus_owner2', roleId: 'rol_administrator' });
    expect(await flags()).toMatchObject({ is_ps: 0, permissions: '["SuperAdmin"]' });
    await set({ customerId: 'cus_owner2' });
    expect(await flags()).toMatchObject({ is_ps: 0, permissions: '[]' });
  });
});

describe('setStaffMember refuses', () => {
  it.each([
    ['nobody', { customerId: 'cus_nobody', roleId: 'rol_sales' }, 'CUSTOMER_NOT_FOUND'],
    ['a role there is not', { customerId: 'cus_guest', roleId: 'rol_none' }, 'ROLE_NOT_FOUND'],
    [
      'a dealer without a place',
      { customerId: 'cus_guest', roleId: 'rol_dealer' },
      'ROLE_PLACE_REQUIRED',
    ],
    [
      'a place there is not',
      { customerId: 'cus_guest', roleId: 'rol_dealer', placeSlug: 'nowhere' },
      'ROLE_PLACE_REQUIRED',
    ],
    [
      'a place for a role of all places',
      { customerId: 'cus_guest', roleId: 'rol_sales', placeSlug: 'aec-bsd' },
      'ROLE_PLACE_REQUIRED',
    ],
  ])('%s', async (_, input, code) => {
    expect(await set(input)).toBe(code);
  });
});

describe('setStaffMember is safe', () => {
  it('keeps the last administrator, also from closing their account', async () => {
    expect(await set({ customerId: 'cus_admin', roleId: 'rol_sales' })).toBe(
      'ROLE_LAST_ADMINISTRATOR',
    );
    expect(await set({ customerId: 'cus_admin' })).toBe('ROLE_LAST_ADMINISTRATOR');
  });

  it('keeps one of two administrators who demote each other at once, every time', async () => {
    for (let round = 0; round < 8; round++) {
      expect(await set({ customerId: 'cus_owner2', roleId: 'rol_administrator' })).toBe('ok');
      const other = await actor(bff, 'owner2');
      const outcomes = await Promise.all([
        set({ customerId: 'cus_owner2' }),
        set({ customerId: 'cus_admin' }, other),
      ]);
      const { rows } = await bff.db.primary.execute(
        `SELECT customer_id FROM staff_member WHERE role_id = 'rol_administrator'`,
      );
      expect(rows, outcomes.join(' ')).toHaveLength(1);
      if (rows[0]?.customer_id === 'cus_owner2')
        expect(await set({ customerId: 'cus_admin', roleId: 'rol_administrator' }, other)).toBe(
          'ok',
        );
      admin = await actor(bff, 'admin');
      await set({ customerId: 'cus_owner2' });
    }
  });

  it('lets nobody give or take what they lack', async () => {
    const id = newId();
    await save({ id, permissions: ['UpdateSettings'] });
    await set({ customerId: 'cus_guest', roleId: id });
    const limited = await actor(bff, 'guestRider');
    expect(await set({ customerId: 'cus_owner2', roleId: 'rol_administrator' }, limited)).toBe(
      'ROLE_LACKING',
    );
    expect(await set({ customerId: 'cus_guest', roleId: 'rol_administrator' }, limited)).toBe(
      'ROLE_LACKING',
    );
    expect(await set({ customerId: 'cus_finance' }, limited)).toBe('ROLE_LACKING');
    await set({ customerId: 'cus_guest' });
  });
});

describe('staffRoles works', () => {
  it('shows the roles a shop begins with, and what whoever asks cannot give of them', async () => {
    const { data } = await bff.gql<{ staffRoles: { id: string; lacking: string[] }[] }>(
      '{ staffRoles { id name permissions isOfPlace needsSecondFactor version lacking } }',
      {},
      { headers: admin },
    );
    expect(data?.staffRoles.map(({ id }) => id)).toEqual(
      expect.arrayContaining([
        'rol_sales',
        'rol_dealer',
        'rol_finance',
        'rol_workshop',
        'rol_support',
      ]),
    );
    expect(data?.staffRoles.every(({ lacking }) => lacking.length === 0)).toBe(true);
  });
});

describe('staffMembers works', () => {
  it('lists everybody with a role, and whoever has rights of before', async () => {
    await bff.db.primary.execute(`UPDATE customer SET is_ps = 1 WHERE id = 'cus_affiliate'`);
    const { data } = await bff.gql<{
      staffMembers: { customerId: string; roleId: string | null }[];
    }>(
      '{ staffMembers { customerId roleId placeSlug name since closed secondFactor } }',
      {},
      { headers: admin },
    );
    await bff.db.primary.execute(`UPDATE customer SET is_ps = 0 WHERE id = 'cus_affiliate'`);
    expect(data?.staffMembers).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          customerId: 'cus_dealer',
          roleId: 'rol_dealer',
          placeSlug: 'aec-scbd',
        }),
        expect.objectContaining({ customerId: 'cus_affiliate', roleId: null }),
      ]),
    );
  });
});
