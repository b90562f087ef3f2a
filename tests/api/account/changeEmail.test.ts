import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type ActorName, actor } from '#tests/support/actors.ts';
import { type Bff, startBff } from '#tests/support/bff.ts';
import { takeTheSameTime } from '#tests/support/same-time.ts';
import {
  ageSignIns,
  answerOf,
  type Common,
  eventsOf,
  forgedToken,
  newestToken,
  stateOf,
} from './account-scene.ts';

let bff: Bff;
beforeAll(async () => {
  bff = await startBff();
});
afterAll(() => bff.stop());
beforeEach(() => bff.renew());

type Headers = Record<string, string>;
const permission = async (headers: Headers) =>
  answerOf<Record<string, unknown>>(
    await bff.gql(
      '{ permissionToUpdateEmailAddress { success errorCode limit remaining nextAt } }',
      {},
      { headers },
    ),
  );
const verify = async (headers: Headers, email: string) =>
  answerOf<Common>(
    await bff.gql(
      'query ($email: String!) { customerVefifyNewEmail(email: $email) { success errorCode } }',
      { email },
      { headers },
    ),
  );
const request = async (headers: Headers, email: string) =>
  answerOf<Common>(
    await bff.gql(
      'mutation ($email: String!) { requestEmailAddressChange(email: $email) { success errorCode } }',
      { email },
      { headers },
    ),
  );
const edit = async (headers: Headers, token: string) =>
  answerOf<Common>(
    await bff.gql(
      'mutation ($token: String!) { customerEditEmailAddress(token: $token) { success errorCode } }',
      { token },
      { headers },
    ),
  );
const emailOf = async (name: ActorName) =>
  (
    await bff.db.primary.execute({
      sql: 'SELECT email_address AS email FROM customer WHERE id = ?',
      args: [`cus_${name}`],
    })
  ).rows[0]?.email;

const OK = { success: true, errorCode: null };
const refused = (errorCode: string) => ({ success: false, errorCode });

describe('permissionToUpdateEmailAddress', () => {
  it('works: counts what was asked for in a day, and says when the next is possible', async () => {
    const owner = await actor(bff, 'owner');
    expect(await permission(owner)).toEqual({
      ...OK,
      limit: 3,
      remaining: 3,
      nextAt: null,
    });
    for (const n of [1, 2, 3]) expect(await request(owner, `ayu${n}@alva.demo`)).toEqual(OK);
    const after = await permission(owner);
    expect(after).toMatchObject({ ...refused('EMAIL_CHANGE_LIMIT'), remaining: 0 });
    expect(Date.parse(String((after as { nextAt: string }).nextAt))).toBeGreaterThan(Date.now());
    expect(await request(owner, 'ayu4@alva.demo')).toEqual(refused('EMAIL_CHANGE_LIMIT'));
  });

  it('refuses a guest', async () => {
    expect(await permission({})).toEqual({ code: 'UNAUTHENTICATED' });
  });
});

describe('customerVefifyNewEmail', () => {
  it('works for a new address, and tells of none whether it is taken', async () => {
    const owner = await actor(bff, 'owner');
    expect(await verify(owner, 'new@alva.demo')).toEqual(OK);
    expect(await verify(owner, 'owner2@alva.demo')).toEqual(OK);
  });

  it('refuses what is no address, the one there is, and a guest', async () => {
    const owner = await actor(bff, 'owner');
    expect(await verify(owner, 'new@')).toEqual(refused('EMAIL_INVALID'));
    expect(await verify(owner, 'Owner@ALVA.demo')).toEqual(refused('EMAIL_SAME'));
    expect(await verify({}, 'new@alva.demo')).toEqual({ code: 'UNAUTHENTICATED' });
  });
});

describe('requestEmailAddressChange', () => {
  it('is safe: wants a fresh sign-in, changes nothing, and an older link ends', async () => {
    const owner = await actor(bff, 'owner');
    await request(owner, 'first@alva.demo');
    const first = await newestToken(bff, 'cus_owner');
    await request(owner, 'second@alva.demo');
    expect(await emailOf('owner')).toBe('owner@alva.demo');
    expect(await edit(owner, first)).toEqual(refused('IDENTIFIER_CHANGE_TOKEN_INVALID'));
    await ageSignIns(bff);
    expect(await request(owner, 'third@alva.demo')).toEqual({ code: 'RECENT_SIGN_IN_REQUIRED' });
    expect(await request({}, 'third@alva.demo')).toEqual({ code: 'UNAUTHENTICATED' });
  });

  it('holds the limit for requests sent at once', async () => {
    const owner = await actor(bff, 'owner');
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, n) => request(owner, `many${n}@alva.demo`)),
    );
    const { rows } = await bff.db.primary.execute('SELECT count(*) AS n FROM account_ticket');
    expect(Number(rows[0]?.n)).toBe(3);
    expect(answers.filter((answer) => 'success' in answer && answer.success)).toHaveLength(3);
  });
});

describe('customerVefifyNewEmail and requestEmailAddressChange are safe', () => {
  // Samples take long: the checks before a sign-in are compared in every run (registeredChecks.test.ts).
  it.runIf(process.env.TEST_FULL === '1').each([
    ['customerVefifyNewEmail', verify],
    ['requestEmailAddressChange', request],
  ])('%s takes the same time for an address with an account and one without', async (_, send) => {
    const owner = await actor(bff, 'owner');
    const ask = async (email: string) => {
      await bff.db.primary.execute('DELETE FROM account_ticket');
      expect(await send(owner, email)).toEqual(OK);
    };
    const compared = await takeTheSameTime({
      rounds: 40,
      one: () => ask('owner2@alva.demo'),
      other: () => ask('nobody@alva.test'),
      meanwhile: () => bff.db.primary.execute('DELETE FROM attempt'),
    });
    expect(compared).toMatchObject({ areAlike: true });
  });
});

describe('customerEditEmailAddress works', () => {
  it('gives account and sign-in the address, tells the old one, and signs other devices out', async () => {
    const [device, elsewhere] = [await actor(bff, 'owner'), await actor(bff, 'owner')];
    await request(device, 'Ayu.Baru@alva.demo');
    const token = await newestToken(bff, 'cus_owner');
    expect(await edit(device, token)).toEqual(OK);
    expect(await emailOf('owner')).toBe('ayu.baru@alva.demo');
    expect(bff.provider.changes).toContainEqual(
      expect.objectContaining({ method: 'update', localId: 'owner', email: 'ayu.baru@alva.demo' }),
    );
    expect(await stateOf(bff, elsewhere.cookie)).toMatchObject({ ended: 'revoked' });
    expect(await stateOf(bff, device.cookie)).toMatchObject({ state: 'signed-in' });
    expect(await eventsOf(bff, 'cus_owner')).toEqual(['EMAIL_CHANGE_REQUESTED', 'EMAIL_CHANGED']);
    // The answer got lost: the same again is a success.
    expect(await edit(device, token)).toEqual(OK);
  });
});

describe('customerEditEmailAddress of who signs in by Google as well', () => {
  const change = async (headers: Headers) => {
    await request(headers, 'new@alva.demo');
    return edit(headers, await newestToken(bff, 'cus_owner'));
  };

  it('leaves no password that opens at the old address, whichever way was first', async () => {
    bff.provider.providers.set('owner', ['google.com', 'password']);
    bff.provider.passwords.set('owner@alva.demo', 'a quiet green motorcycle');
    const owner = await actor(bff, 'owner');
    await bff.db.primary.execute(
      "UPDATE identity_link SET provider = 'google.com' WHERE uid = 'owner'",
    );
    expect(await change(owner)).toEqual(OK);
    expect([...bff.provider.passwords.keys()]).toEqual(['new@alva.demo']);
  });

  it('leaves no mailbox of the old address that could set one', async () => {
    bff.provider.providers.set('owner', ['google.com']);
    const owner = await actor(bff, 'owner');
    await bff.db.primary.execute(
      "UPDATE identity_link SET provider = 'google.com' WHERE uid = 'owner'",
    );
    expect(await change(owner)).toEqual(OK);
    expect(bff.provider.emails.get('owner')).toBe('new@alva.demo');
  });

  it('takes the password of a second account away, and leaves Google’s and the account of codes as they are', async () => {
    const owner = await actor(bff, 'owner');
    await bff.db.primary.execute(
      `INSERT INTO identity_link (uid, customer_id, provider, linked_at) VALUES
        ('older', 'cus_owner', 'google.com', 1), ('gmail', 'cus_owner', 'google.com', 2),
        ('cus_owner', 'cus_owner', 'phone', 3)`,
    );
    bff.provider.made.add('cus_owner');
    bff.provider.providers.set('older', ['google.com', 'password']);
    bff.provider.providers.set('gmail', ['google.com']);
    bff.provider.passwords.set('older@alva.demo', 'a quiet green motorcycle');
    expect(await change(owner)).toEqual(OK);
    expect(bff.provider.emails.get('owner')).toBe('new@alva.demo');
    expect(bff.provider.passwords.has('older@alva.demo')).toBe(false);
    expect(bff.provider.providers.get('older')).toEqual(['google.com']);
    expect(bff.provider.changes.map(({ localId }) => localId)).toEqual(['owner', 'older']);
  });
});

describe('customerEditEmailAddress refuses', () => {
  it('a token that is forged, too old, used, or of another person, and a guest', async () => {
    const [owner, other] = [await actor(bff, 'owner'), await actor(bff, 'owner2')];
    await request(owner, 'new@alva.demo');
    const token = await newestToken(bff, 'cus_owner');
    expect(await edit({}, token)).toEqual({ code: 'UNAUTHENTICATED' });
    for (const wrong of [forgedToken, '', `${token}x`])
      expect(await edit(owner, wrong)).toEqual(refused('IDENTIFIER_CHANGE_TOKEN_INVALID'));
    expect(await edit(other, token)).toEqual(refused('IDENTIFIER_CHANGE_TOKEN_INVALID'));
    await bff.db.primary.execute('UPDATE account_ticket SET expires_at = 1');
    expect(await edit(owner, token)).toEqual(refused('IDENTIFIER_CHANGE_TOKEN_EXPIRED'));
    expect(await emailOf('owner')).toBe('owner@alva.demo');
  });

  it('an address another account has, here or at the identity provider', async () => {
    const owner = await actor(bff, 'owner');
    await request(owner, 'owner2@alva.demo');
    expect(await edit(owner, await newestToken(bff, 'cus_owner'))).toEqual(
      refused('EMAIL_ADDRESS_CONFLICT'),
    );
    bff.provider.takenEmails.add('somebody@alva.demo');
    await request(owner, 'somebody@alva.demo');
    expect(await edit(owner, await newestToken(bff, 'cus_owner'))).toEqual(
      refused('EMAIL_ADDRESS_CONFLICT'),
    );
    expect(await emailOf('owner')).toBe('owner@alva.demo');
  });

  it('while the identity provider is away, and works when it is back', async () => {
    const owner = await actor(bff, 'owner');
    await request(owner, 'new@alva.demo');
    const token = await newestToken(bff, 'cus_owner');
    bff.provider.away = true;
    expect(await edit(owner, token)).toEqual({ code: 'UNAVAILABLE' });
    expect(await emailOf('owner')).toBe('owner@alva.demo');
    bff.provider.away = false;
    expect(await edit(owner, token)).toEqual(OK);
  });
});
