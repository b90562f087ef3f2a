import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { actor, cookieOf, idTokenOf, login } from '#tests/support/actors.ts';
import { type Bff, startBff } from '#tests/support/bff.ts';
import { ageSignIns, answerOf, type Common, eventsOf, stateOf } from './account-scene.ts';

let bff: Bff;
beforeAll(async () => {
  bff = await startBff();
});
afterAll(() => bff.stop());
beforeEach(() => bff.renew());

const ANDROID =
  'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Mobile Safari/537.36';
const OK = { success: true, errorCode: null };
const refused = (errorCode: string) => ({ success: false, errorCode });

type Headers = Record<string, string>;
interface Listed {
  readonly id: string;
  readonly isCurrent: boolean;
  readonly device: string | null;
  readonly region: string | null;
}
const list = async (headers: Headers) =>
  answerOf<readonly Listed[]>(
    await bff.gql('{ customerSessions { id isCurrent device region seenAt } }', {}, { headers }),
  );
const sessions = async (headers: Headers) => (await list(headers)) as readonly Listed[];
const run = async (field: string, headers: Headers) =>
  answerOf<Common>(await bff.gql(`mutation { ${field} { success errorCode } }`, {}, { headers }));
const signIn = async (claims: object, headers: Headers = {}) => ({
  cookie: cookieOf(await login(bff, idTokenOf('owner@alva.demo', { ...claims }), headers)),
});

describe('customerSessions', () => {
  it('works: says device, region and which one asks, to their person alone', async () => {
    const phone = await signIn(
      {},
      { 'user-agent': ANDROID, 'cf-ipcountry': 'ID', 'cf-region': 'Bali' },
    );
    const browser = await actor(bff, 'owner');
    const listed = await sessions(browser);
    expect(listed).toHaveLength(2);
    expect(listed.filter(({ isCurrent }) => isCurrent)).toHaveLength(1);
    expect(listed.find(({ isCurrent }) => !isCurrent)).toMatchObject({
      device: 'Chrome · Android',
      region: 'Bali, ID',
    });
    expect(await sessions(await actor(bff, 'owner2'))).toHaveLength(1);
    expect(await stateOf(bff, phone.cookie)).toMatchObject({ state: 'signed-in' });
    expect(await list({})).toEqual({ code: 'UNAUTHENTICATED' });
  });
});

describe('endSession and endOtherSessions', () => {
  it('end one, and all others, which then wipe their device', async () => {
    const [first, second, browser] = [
      await actor(bff, 'owner'),
      await actor(bff, 'owner'),
      await actor(bff, 'owner'),
    ];
    const own = (await sessions(first)).find(({ isCurrent }) => isCurrent);
    expect(await run(`endSession(id: "${own?.id}")`, browser)).toEqual(OK);
    expect(await run(`endSession(id: "${own?.id}")`, browser)).toEqual(OK);
    expect(await stateOf(bff, first.cookie)).toMatchObject({ ended: 'revoked' });
    expect(await run('endOtherSessions', browser)).toEqual(OK);
    expect(await stateOf(bff, second.cookie)).toMatchObject({ ended: 'revoked' });
    expect(await stateOf(bff, browser.cookie)).toMatchObject({ state: 'signed-in' });
  });

  it('are safe: another person’s goes on, and a guest ends none', async () => {
    const other = await actor(bff, 'owner2');
    const [theirs] = await sessions(other);
    const owner = await actor(bff, 'owner');
    expect(await run(`endSession(id: "${theirs?.id}")`, owner)).toEqual(
      refused('SESSION_NOT_FOUND'),
    );
    await run('endOtherSessions', owner);
    expect(await stateOf(bff, other.cookie)).toMatchObject({ state: 'signed-in' });
    expect(await run('endOtherSessions', {})).toEqual({ code: 'UNAUTHENTICATED' });
  });
});

describe('signInWays and unlinkSignInWay', () => {
  const google = { sub: 'google-owner', firebase: { sign_in_provider: 'google.com' } };
  const ways = async (headers: Headers) => {
    const answer = await bff.gql<Record<string, readonly { id: string; provider: string }[]>>(
      '{ signInWays { id provider } }',
      {},
      { headers },
    );
    return answer.data?.signInWays ?? [];
  };

  it('add one over the verified address while signed in, tell the person, and take it away', async () => {
    bff.provider.providers.set('google-owner', ['google.com']);
    const browser = await actor(bff, 'owner');
    const linked = await signIn(google, browser);
    expect((await ways(linked)).map(({ provider }) => provider)).toContain('google.com');
    expect(await eventsOf(bff, 'cus_owner')).toEqual(['SIGN_IN_LINKED']);
    expect(await run('unlinkSignInWay(id: "google-owner")', linked)).toEqual(
      refused('SIGN_IN_WAY_IN_USE'),
    );
    const byPassword = await actor(bff, 'owner');
    expect(await run('unlinkSignInWay(id: "google-owner")', byPassword)).toEqual(OK);
    expect(await stateOf(bff, linked.cookie)).toMatchObject({ ended: 'revoked' });
    expect(await eventsOf(bff, 'cus_owner')).toEqual(['SIGN_IN_LINKED', 'SIGN_IN_UNLINKED']);
    expect((await login(bff, idTokenOf('owner@alva.demo', google))).status).toBe(403);
  });

  it('tell of Google and a password that open one account apart, and take one of them away', async () => {
    const asGoogle = { firebase: { sign_in_provider: 'google.com' } };
    const browser = await actor(bff, 'owner');
    bff.provider.providers.set('owner', ['password', 'google.com']);
    for (let twice = 0; twice < 2; twice++) await signIn(asGoogle);
    expect(await eventsOf(bff, 'cus_owner')).toEqual(['SIGN_IN_LINKED']);
    expect(await ways(browser)).toEqual([
      { id: 'owner', provider: 'password' },
      { id: 'owner|google.com', provider: 'google.com' },
    ]);
    const elsewhere = await signIn(asGoogle);
    expect(await run('unlinkSignInWay(id: "owner|google.com")', browser)).toEqual(OK);
    expect(bff.provider.providers.get('owner')).toEqual(['password']);
    expect(await stateOf(bff, elsewhere.cookie)).toMatchObject({ ended: 'revoked' });
    expect(await stateOf(bff, browser.cookie)).toMatchObject({ state: 'signed-in' });
    expect(await run('unlinkSignInWay(id: "owner")', browser)).toEqual(refused('SIGN_IN_WAY_LAST'));
    // The provider joins Google again over the address: that is news, too.
    bff.provider.providers.set('owner', ['password', 'google.com']);
    await signIn(asGoogle);
    await signIn({});
    expect(await eventsOf(bff, 'cus_owner')).toEqual([
      'SIGN_IN_LINKED',
      'SIGN_IN_UNLINKED',
      'SIGN_IN_LINKED',
    ]);
  });

  it('name the way an account was linked by while the provider is away, and take none away', async () => {
    const browser = await actor(bff, 'owner');
    bff.provider.providers.set('owner', ['password', 'google.com']);
    bff.provider.away = true;
    expect(await ways(browser)).toEqual([{ id: 'owner', provider: 'password' }]);
    expect(await run('unlinkSignInWay(id: "owner")', browser)).toEqual({ code: 'UNAVAILABLE' });
  });

  it('refuse the last one, another person’s, an old sign-in and a guest', async () => {
    const owner = await actor(bff, 'owner');
    await actor(bff, 'owner2');
    expect(await run('unlinkSignInWay(id: "owner")', owner)).toEqual(refused('SIGN_IN_WAY_LAST'));
    expect(await run('unlinkSignInWay(id: "owner2")', owner)).toEqual(
      refused('SIGN_IN_WAY_NOT_FOUND'),
    );
    await ageSignIns(bff);
    expect(await run('unlinkSignInWay(id: "owner")', owner)).toEqual({
      code: 'RECENT_SIGN_IN_REQUIRED',
    });
    expect(await run('unlinkSignInWay(id: "owner")', {})).toEqual({ code: 'UNAUTHENTICATED' });
  });

  it('tell of a browser that is new, once, and not of the first', async () => {
    await signIn({}, { 'user-agent': ANDROID });
    expect(await eventsOf(bff, 'cus_owner')).toEqual([]);
    const windows = ANDROID.replace('Linux; Android 15', 'Windows NT 10.0');
    await signIn({}, { 'user-agent': windows });
    await signIn({}, { 'user-agent': windows });
    expect(await eventsOf(bff, 'cus_owner')).toEqual(['NEW_DEVICE']);
  });
});
