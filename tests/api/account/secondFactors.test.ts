import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type ActorName, actor, cookieOf, idTokenOf, login } from '#tests/support/actors.ts';
import { type Bff, startBff } from '#tests/support/bff.ts';
import { ageSignIns, answerOf, type Common, eventsOf, stateOf } from './account-scene.ts';

let bff: Bff;
beforeAll(async () => {
  bff = await startBff();
});
afterAll(() => bff.stop());
beforeEach(async () => {
  await bff.renew();
  bff.provider.factors.set('owner', [
    { mfaEnrollmentId: 'first', phoneInfo: '+628123456789', enrolledAt: '2026-11-20T03:00:00Z' },
    { mfaEnrollmentId: 'app' },
  ]);
});

type Headers = Record<string, string>;
const OK = { success: true, errorCode: null };
const WITH_FACTOR = {
  firebase: {
    sign_in_provider: 'password',
    sign_in_second_factor: 'phone',
    second_factor_identifier: 'first',
  },
};

const signIn = async (claims: object, headers: Headers = {}) => ({
  cookie: cookieOf(await login(bff, idTokenOf('owner@alva.demo', { ...claims }), headers)),
});
const list = async (headers: Headers) =>
  answerOf<readonly object[]>(
    await bff.gql('{ secondFactors { id phoneNumber enrolledAt } }', {}, { headers }),
  );
const remove = async (id: string, headers: Headers) =>
  answerOf<Common>(
    await bff.gql(
      'mutation ($id: ID!) { removeSecondFactor(id: $id) { success errorCode } }',
      { id },
      { headers },
    ),
  );

describe('secondFactors', () => {
  it('works: those of the account that one is signed in with, masked', async () => {
    expect(await list(await actor(bff, 'owner'))).toEqual([
      { id: 'first', phoneNumber: '*********6789', enrolledAt: '2026-11-20T03:00:00.000Z' },
      { id: 'app', phoneNumber: null, enrolledAt: null },
    ]);
    expect(await list(await actor(bff, 'owner2'))).toEqual([]);
  });

  it('refuses guests, and says when the provider is away', async () => {
    expect(await list({})).toEqual({ code: 'UNAUTHENTICATED' });
    const owner = await actor(bff, 'owner');
    bff.provider.away = true;
    expect(await list(owner)).toEqual({ code: 'UNAVAILABLE' });
  });

  it('is safe: the person hears once of a factor that is new', async () => {
    await signIn(WITH_FACTOR);
    await signIn(WITH_FACTOR);
    expect(await eventsOf(bff, 'cus_owner')).toEqual(['SECOND_FACTOR_ADDED']);
  });
});

describe('removeSecondFactor', () => {
  it('works: takes one away, leaves the other as it was, and tells the person', async () => {
    const owner = await signIn(WITH_FACTOR);
    expect(await remove('first', owner)).toEqual(OK);
    expect(bff.provider.factors.get('owner')).toEqual([{ mfaEnrollmentId: 'app' }]);
    expect(await eventsOf(bff, 'cus_owner')).toEqual([
      'SECOND_FACTOR_ADDED',
      'SECOND_FACTOR_REMOVED',
    ]);
  });

  it('leaves no session of the account that still counts as one with a second factor', async () => {
    const browser = await signIn(WITH_FACTOR);
    const elsewhere = await signIn(WITH_FACTOR);
    expect(await stateOf(bff, elsewhere.cookie)).toMatchObject({ hasSecondFactor: true });
    expect(await remove('first', browser)).toEqual(OK);
    for (const { cookie } of [browser, elsewhere])
      expect(await stateOf(bff, cookie)).toMatchObject({
        state: 'signed-in',
        hasSecondFactor: false,
      });
  });

  it('refuses an old sign-in, and one that gave no second factor', async () => {
    expect(await remove('first', await actor(bff, 'owner'))).toEqual({
      code: 'RECENT_SIGN_IN_REQUIRED',
    });
    const owner = await signIn(WITH_FACTOR);
    await ageSignIns(bff);
    expect(await remove('first', owner)).toEqual({ code: 'RECENT_SIGN_IN_REQUIRED' });
    expect(bff.provider.factors.get('owner')).toHaveLength(2);
  });

  it('is safe: reaches no other account, and a repeat finds nothing', async () => {
    const owner = await signIn(WITH_FACTOR);
    const other = { success: false, errorCode: 'SECOND_FACTOR_NOT_FOUND' };
    expect(await remove('first', await actor(bff, 'owner2'))).toEqual(other);
    expect(await remove('first', owner)).toEqual(OK);
    expect(await remove('first', owner)).toEqual(other);
  });
});

describe('a session', () => {
  it('becomes one with a second factor by the sign-in it was set up after', async () => {
    const auth_time = Math.floor(Date.now() / 1000) - 20;
    const before = await signIn({ auth_time });
    expect(await stateOf(bff, before.cookie)).toMatchObject({ hasSecondFactor: false });
    const after = await signIn({ auth_time, ...WITH_FACTOR }, before);
    expect(await stateOf(bff, after.cookie)).toMatchObject({ hasSecondFactor: true });
    expect(await stateOf(bff, before.cookie)).toMatchObject({ state: 'guest' });
  });
});

describe('removeCustomerSecondFactors', () => {
  const PHONE = { mfaEnrollmentId: 'first', phoneInfo: '+628123456789' };
  const OTHER = { mfaEnrollmentId: 'app' };
  const lost = async (
    by: ActorName,
    customerId: string,
    reason = 'Came to the office with a KTP',
  ) =>
    answerOf<Common>(
      await bff.gql(
        'mutation ($id: ID!, $reason: String!) { removeCustomerSecondFactors(customerId: $id, reason: $reason) { success errorCode } }',
        { id: customerId, reason },
        { headers: await actor(bff, by) },
      ),
    );

  it('works for staff as for customers: the factors go, the sessions end, and the person hears of it', async () => {
    for (const who of ['owner', 'staff'] as const) {
      const { cookie } = await actor(bff, who);
      bff.provider.factors.set(who, [PHONE, OTHER]);
      expect(await lost('admin', `cus_${who}`)).toEqual({ success: true, errorCode: null });
      expect(bff.provider.factors.get(who)).toEqual([]);
      expect(await stateOf(bff, cookie)).toMatchObject({ ended: 'revoked' });
      expect(await eventsOf(bff, `cus_${who}`)).toContain('SECOND_FACTOR_REMOVED');
    }
    const { rows } = await bff.db.primary.execute(
      "SELECT done_by, reason FROM account_action WHERE action = 'REMOVE_FACTORS'",
    );
    expect(rows).toHaveLength(2);
    expect(rows[0]).toMatchObject({ done_by: 'cus_admin' });
  });

  it('refuses an account without one, one’s own, nobody’s, and no reason', async () => {
    const refused = (errorCode: string) => ({ success: false, errorCode });
    await actor(bff, 'owner');
    bff.provider.factors.set('owner', []);
    expect(await lost('admin', 'cus_owner')).toEqual(refused('SECOND_FACTOR_NOT_FOUND'));
    expect(await lost('admin', 'cus_admin')).toEqual(refused('CUSTOMER_NOT_FOUND'));
    expect(await lost('admin', 'cus_nobody')).toEqual(refused('CUSTOMER_NOT_FOUND'));
    expect(await lost('admin', 'cus_owner', 'x')).toEqual(refused('ACCOUNT_REASON_INVALID'));
  });

  it('is safe: nobody but an administrator, and not when the provider is away', async () => {
    await actor(bff, 'owner');
    bff.provider.factors.set('owner', [PHONE]);
    expect(await lost('staff', 'cus_owner')).toEqual({ code: 'FORBIDDEN' });
    expect(await lost('owner2', 'cus_owner')).toEqual({ code: 'FORBIDDEN' });
    const admin = await actor(bff, 'admin');
    bff.provider.away = true;
    const answer = await bff.gql(
      'mutation { removeCustomerSecondFactors(customerId: "cus_owner", reason: "A lost phone") { success } }',
      {},
      { headers: admin },
    );
    bff.provider.away = false;
    expect(answerOf(answer as never)).toEqual({ code: 'UNAVAILABLE' });
    expect(bff.provider.factors.get('owner')).toEqual([PHONE]);
  });
});
