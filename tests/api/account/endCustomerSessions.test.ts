import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ActorName, actor, idTokenOf, login } from '#tests/support/actors.ts';
import { type Bff, startBff } from '#tests/support/bff.ts';

let bff: Bff;
beforeAll(async () => {
  bff = await startBff();
});
afterAll(() => bff.stop());

const REASON = 'A lost phone, by telephone';

const endSessions = async (by: ActorName, customerId: string, reason = REASON) =>
  bff.gql<{ endCustomerSessions: { success: boolean; errorCode: string | null } }>(
    `mutation ($id: ID!, $reason: String!) {
      endCustomerSessions(customerId: $id, reason: $reason) { success errorCode } }`,
    { id: customerId, reason },
    { headers: await actor(bff, by) },
  );
const setDisabled = async (by: ActorName, customerId: string, disabled: boolean) =>
  bff.gql<{ setCustomerDisabled: { success: boolean; errorCode: string | null } }>(
    `mutation ($id: ID!, $disabled: Boolean!, $reason: String!) {
      setCustomerDisabled(customerId: $id, disabled: $disabled, reason: $reason) { success errorCode } }`,
    { id: customerId, disabled, reason: REASON },
    { headers: await actor(bff, by) },
  );
const stateOf = async (cookie: string) =>
  (await (await bff.fetch('/api/session', { headers: { cookie } })).json()) as object;
const codeOf = ({ errors }: { errors: readonly { extensions?: object }[] | undefined }) =>
  (errors?.[0]?.extensions as { code?: string } | undefined)?.code;

describe('endCustomerSessions works', () => {
  it('signs the person out on all devices, and nobody else', async () => {
    const devices = [await actor(bff, 'owner'), await actor(bff, 'owner')];
    const other = await actor(bff, 'owner2');
    const { data } = await endSessions('staff', 'cus_owner');
    expect(data?.endCustomerSessions.success).toBe(true);
    for (const { cookie } of devices)
      expect(await stateOf(cookie)).toMatchObject({ state: 'guest', ended: 'revoked' });
    expect(await stateOf(other.cookie)).toMatchObject({ state: 'signed-in' });
    const again = await actor(bff, 'owner');
    expect(await stateOf(again.cookie)).toMatchObject({ state: 'signed-in' });
  });

  it('lets an administrator end the sessions of staff', async () => {
    const { cookie } = await actor(bff, 'staff');
    expect((await endSessions('admin', 'cus_staff')).data?.endCustomerSessions.success).toBe(true);
    expect(await stateOf(cookie)).toMatchObject({ ended: 'revoked' });
  });
});

describe('endCustomerSessions refuses', () => {
  it('staff for an administrator, and anybody else for anyone', async () => {
    const { cookie } = await actor(bff, 'admin');
    expect(codeOf(await endSessions('staff', 'cus_admin'))).toBe('FORBIDDEN');
    expect(codeOf(await endSessions('owner', 'cus_owner2'))).toBe('FORBIDDEN');
    expect(codeOf(await endSessions('guest', 'cus_owner2'))).toBe('UNAUTHENTICATED');
    expect(await stateOf(cookie)).toMatchObject({ state: 'signed-in' });
  });

  it('a person who does not exist', async () => {
    const { data } = await endSessions('staff', 'cus_nobody');
    expect(data?.endCustomerSessions.errorCode).toBe('CUSTOMER_NOT_FOUND');
  });
});

describe('setCustomerDisabled', () => {
  it('closes an account and opens it again', async () => {
    const { cookie } = await actor(bff, 'owner2');
    await setDisabled('admin', 'cus_owner2', true);
    expect(await stateOf(cookie)).toMatchObject({ state: 'guest', ended: 'revoked' });
    const refused = await login(bff, idTokenOf('owner2@alva.demo'));
    expect(await refused.json()).toMatchObject({ errorCode: 'ACCOUNT_DISABLED' });
    await setDisabled('admin', 'cus_owner2', false);
    expect((await login(bff, idTokenOf('owner2@alva.demo'))).status).toBe(200);
    // What was revoked stays revoked.
    expect(await stateOf(cookie)).toMatchObject({ state: 'guest' });
  });

  it('is for administrators, and not for their own account', async () => {
    expect(codeOf(await setDisabled('staff', 'cus_owner', true))).toBe('FORBIDDEN');
    const { data } = await setDisabled('admin', 'cus_admin', true);
    expect(data?.setCustomerDisabled.success).toBe(false);
    expect((await login(bff, idTokenOf('admin@alva.demo'))).status).toBe(200);
  });
});

interface Account {
  readonly id: string;
  readonly name: string;
  readonly disabledAt: string | null;
  readonly sessions: number;
  readonly actions: readonly {
    readonly action: string;
    readonly reason: string;
    readonly doneBy: string;
  }[];
}
const find = async (by: ActorName, contact: string) =>
  bff.gql<{ customerAccount: Account | null }>(
    `query ($contact: String!) { customerAccount(contact: $contact) {
      id name disabledAt sessions actions { action reason doneBy } } }`,
    { contact },
    { headers: await actor(bff, by) },
  );

describe('customerAccount', () => {
  it('finds one by the whole email or number, masked, with where they are signed in', async () => {
    await endSessions('admin', 'cus_affiliate');
    await actor(bff, 'affiliate');
    const { data } = await find('staff', ' AFFILIATE@alva.demo ');
    expect(data?.customerAccount).toMatchObject({
      id: 'cus_affiliate',
      sessions: 1,
      disabledAt: null,
    });
    expect(data?.customerAccount?.name).toMatch(/^\w\*+( \w\*+)+$/);
    const { rows } = await bff.db.primary.execute(
      "SELECT phone_number AS phone FROM customer WHERE id = 'cus_affiliate'",
    );
    const local = String(rows[0]?.phone).replace('+62', '0');
    expect((await find('staff', local)).data?.customerAccount?.id).toBe('cus_affiliate');
    for (const part of ['affiliate@alva', 'affiliate', '', '+62', local.slice(0, -1)])
      expect((await find('staff', part)).data, part).toEqual({ customerAccount: null });
  });

  it('shows what was done to it and why, once, though it was sent twice', async () => {
    await bff.db.primary.execute('DELETE FROM account_action');
    await actor(bff, 'affiliate');
    await endSessions('staff', 'cus_affiliate');
    await endSessions('staff', 'cus_affiliate');
    for (const disabled of [true, true, false, false])
      await setDisabled('admin', 'cus_affiliate', disabled);
    const { data } = await find('staff', 'affiliate@alva.demo');
    const { actions } = data?.customerAccount ?? {};
    expect(actions?.map(({ action }) => action)).toEqual(['REOPEN', 'CLOSE', 'END_SESSIONS']);
    expect(actions?.[2]).toMatchObject({ reason: REASON, doneBy: 'Eka Wulandari' });
  });

  it('does nothing without a reason', async () => {
    const { cookie } = await actor(bff, 'owner');
    for (const reason of ['', '    ', 'so', 'x'.repeat(201)])
      expect((await endSessions('staff', 'cus_owner', reason)).data?.endCustomerSessions).toEqual({
        success: false,
        errorCode: 'ACCOUNT_REASON_INVALID',
      });
    expect(await stateOf(cookie)).toMatchObject({ state: 'signed-in' });
  });

  it('is for staff', async () => {
    expect(codeOf(await find('owner', 'guest@alva.demo'))).toBe('FORBIDDEN');
    expect(codeOf(await find('guest', 'owner@alva.demo'))).toBe('UNAUTHENTICATED');
  });
});
