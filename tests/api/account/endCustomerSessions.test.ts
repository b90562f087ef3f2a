import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ActorName, actor, idTokenOf, login } from '#tests/support/actors.ts';
import { type Bff, startBff } from '#tests/support/bff.ts';

let bff: Bff;
beforeAll(async () => {
  bff = await startBff();
});
afterAll(() => bff.stop());

const endSessions = async (by: ActorName, customerId: string) =>
  bff.gql<{ endCustomerSessions: { success: boolean; errorCode: string | null } }>(
    'mutation ($id: ID!) { endCustomerSessions(customerId: $id) { success errorCode } }',
    { id: customerId },
    { headers: await actor(bff, by) },
  );
const setDisabled = async (by: ActorName, customerId: string, disabled: boolean) =>
  bff.gql<{ setCustomerDisabled: { success: boolean; errorCode: string | null } }>(
    `mutation ($id: ID!, $disabled: Boolean!) {
      setCustomerDisabled(customerId: $id, disabled: $disabled) { success errorCode } }`,
    { id: customerId, disabled },
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
