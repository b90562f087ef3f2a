import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { HOUR_MS, SECOND_MS } from '#edge/contract/time.ts';
import { actor } from '#tests/support/actors.ts';
import { type Bff, startBff } from '#tests/support/bff.ts';
import { takeTheSameTime } from '#tests/support/same-time.ts';
import {
  ageSignIns,
  answerOf,
  type Common,
  eventsOf,
  forgedToken,
  linkOf,
  newestToken,
  stateOf,
} from './account-scene.ts';

let bff: Bff;
beforeAll(async () => {
  bff = await startBff();
});
afterAll(() => bff.stop());
beforeEach(async () => {
  await bff.renew();
  bff.provider.passwords.set('owner@alva.demo', OLD);
});

const OLD = 'alva-demo-2026';
const NEW = 'a quiet green motorcycle';

type Headers = Record<string, string>;
const request = async (email: string) =>
  answerOf<Common>(
    await bff.gql(
      'mutation ($email: String!) { requestToResetPassword(email: $email) { success errorCode } }',
      { email },
    ),
  );
const reset = async (input: object, headers: Headers = {}) =>
  answerOf<Common>(
    await bff.gql(
      'mutation ($input: ResetOldPasswordInput!) { resetOldPassword(input: $input) { success errorCode } }',
      { input },
      { headers },
    ),
  );
const tickets = async () =>
  Number((await bff.db.primary.execute('SELECT count(*) AS n FROM account_ticket')).rows[0]?.n);

const OK = { success: true, errorCode: null };
const refused = (errorCode: string) => ({ success: false, errorCode });

describe('requestToResetPassword', () => {
  it('works for an account, and answers the same for an address that has none', async () => {
    expect(await request('Owner@alva.demo')).toEqual(OK);
    expect(await tickets()).toBe(1);
    expect(await request('nobody@alva.demo')).toEqual(OK);
    expect(await tickets()).toBe(1);
    expect(await eventsOf(bff, 'cus_owner')).toEqual(['PASSWORD_RESET_REQUESTED']);
  });

  it('says the same of every phone number: it is no address, whether or not an account has it', async () => {
    const { rows } = await bff.db.primary.execute(
      "SELECT phone_number FROM customer WHERE id = 'cus_owner'",
    );
    const taken = String(rows[0]?.phone_number);
    expect(taken).toMatch(/^\+62/);
    for (const number of [taken, taken.replace('+62', '0'), '+6281399990000'])
      expect(await request(number)).toEqual(refused('EMAIL_INVALID'));
    expect(await tickets()).toBe(0);
    expect(await eventsOf(bff, 'cus_owner')).toEqual([]);
  });

  it('refuses what is no address, and a closed account without telling', async () => {
    expect(await request('nobody')).toEqual(refused('EMAIL_INVALID'));
    await bff.db.primary.execute("UPDATE customer SET disabled_at = 1 WHERE id = 'cus_owner'");
    expect(await request('owner@alva.demo')).toEqual(OK);
    expect(await tickets()).toBe(0);
  });

  it('is safe: fills no mailbox, and says so to nobody', async () => {
    for (let n = 0; n < 7; n++) expect(await request('owner@alva.demo')).toEqual(OK);
    expect(await tickets()).toBe(5);
  });
});

describe('resetOldPassword works', () => {
  it('by the link of a mail, once: sets it at the provider and signs everybody out', async () => {
    const device = await actor(bff, 'owner');
    await request('owner@alva.demo');
    const token = await newestToken(bff, 'cus_owner');
    expect(await reset({ token, password: NEW })).toEqual(OK);
    expect(bff.provider.passwords.get('owner@alva.demo')).toBe(NEW);
    expect(await stateOf(bff, device.cookie)).toMatchObject({ ended: 'revoked' });
    expect(await eventsOf(bff, 'cus_owner')).toContain('PASSWORD_CHANGED');
    expect(await reset({ token, password: 'yet another long one' })).toEqual(
      refused('PASSWORD_RESET_TOKEN_INVALID'),
    );
  });

  it('by the old password: goes on in this browser, also an hour after the sign-in, and ends elsewhere', async () => {
    const [browser, elsewhere] = [await actor(bff, 'owner'), await actor(bff, 'owner')];
    await ageSignIns(bff);
    expect(await reset({ oldPassword: OLD, password: NEW }, browser)).toEqual(OK);
    expect(await stateOf(bff, browser.cookie)).toMatchObject({ state: 'signed-in' });
    expect(await stateOf(bff, elsewhere.cookie)).toMatchObject({ ended: 'revoked' });
    // The provider says that older sign-ins do not count; the one that proved the password does.
    const sent = bff.provider.changes.find(({ password }) => password === NEW)?.validSince;
    bff.provider.validSince.set('owner', Number(sent) * SECOND_MS);
    await bff.db.primary.execute("DELETE FROM job WHERE kind = 'account.check-accounts'");
    await bff.db.primary.execute('UPDATE identity_link SET checked_at = 0');
    await bff.tick();
    expect(await stateOf(bff, browser.cookie)).toMatchObject({ state: 'signed-in' });
  });
});

describe('requestToResetPassword and resetOldPassword for somebody who signed up and never signed in', () => {
  const EMAIL = 'rini@alva.test';
  beforeEach(async () => {
    bff.provider.emails.set('uid-rini', EMAIL);
    bff.provider.passwords.set(EMAIL, OLD);
    await bff.db.primary.execute(
      `INSERT INTO registration (uid, name, selected_language, phone_number, phone_proved_at, created_at)
       VALUES ('uid-rini', 'Rini Hartati', 'en', '+6281200000001', 5, ${Date.now()})`,
    );
  });
  /** The link of the newest mail; undefined when none was planned. */
  const mailed = async (): Promise<string | undefined> => {
    await bff.tick();
    const { rows } = await bff.db.primary.execute(
      "SELECT facts ->> 'ticket' AS id FROM notification WHERE template = 'password-reset' ORDER BY created_at DESC LIMIT 1",
    );
    const id = rows[0]?.id;
    return id == null ? undefined : linkOf(String(id));
  };

  it('mails a link that sets the password, proves the address, and works once', async () => {
    expect(await request('Rini@alva.test')).toEqual(OK);
    const token = (await mailed()) ?? '';
    expect(await reset({ token, password: 'password1' })).toEqual(refused('PASSWORD_COMMON'));
    expect(await reset({ token, password: NEW })).toEqual(OK);
    expect(bff.provider.passwords.get(EMAIL)).toBe(NEW);
    expect(bff.provider.proved.has('uid-rini')).toBe(true);
    expect(await reset({ token, password: 'yet another long one' })).toEqual(
      refused('PASSWORD_RESET_TOKEN_INVALID'),
    );
  });

  it('drops the number of the sign-up: whoever typed a stranger’s address must not sign in by it later', async () => {
    await request(EMAIL);
    const token = (await mailed()) ?? '';
    expect(await reset({ token, password: NEW })).toEqual(OK);
    const { rows } = await bff.db.primary.execute('SELECT phone_number FROM registration');
    expect(rows[0]?.phone_number).toBeNull();
  });

  it('stays good when the provider is away, and ends after an hour', async () => {
    await request(EMAIL);
    const token = (await mailed()) ?? '';
    bff.provider.away = true;
    expect(await reset({ token, password: NEW })).toEqual({ code: 'UNAVAILABLE' });
    bff.provider.away = false;
    await bff.db.primary.execute('UPDATE verification_code SET token_expires_at = 1');
    expect(await reset({ token, password: NEW })).toEqual(refused('PASSWORD_RESET_TOKEN_EXPIRED'));
  });

  it('sends nothing for an account that is a customer’s, and proves no address by itself', async () => {
    await bff.db.primary.execute(
      "INSERT INTO identity_link (uid, customer_id, provider, linked_at) VALUES ('uid-rini', 'cus_guest', 'password', 5)",
    );
    expect(await request(EMAIL)).toEqual(OK);
    expect(await mailed()).toBeUndefined();
  });
});

describe('resetOldPassword of a customer without a sign-in', () => {
  it('finds their account at the provider by the address', async () => {
    bff.provider.emails.set('owner', 'owner@alva.demo');
    await request('owner@alva.demo');
    expect(await reset({ token: await newestToken(bff, 'cus_owner'), password: NEW })).toEqual(OK);
    expect(bff.provider.passwords.get('owner@alva.demo')).toBe(NEW);
  });
});

describe('resetOldPassword of a customer with several accounts at the provider', () => {
  const link = (uid: string, provider: string, at: number) =>
    bff.db.primary.execute({
      sql: "INSERT INTO identity_link (uid, customer_id, provider, linked_at) VALUES (?, 'cus_owner', ?, ?)",
      args: [uid, provider, at],
    });
  const resetByMail = async () => {
    await request('owner@alva.demo');
    return reset({ token: await newestToken(bff, 'cus_owner'), password: NEW });
  };

  it('sets the password of the one that has the address, not of the oldest', async () => {
    bff.provider.made.add('cus_owner');
    await link('cus_owner', 'phone', 1);
    await link('gmail', 'google.com', 2);
    await link('owner', 'google.com', 3);
    expect(await resetByMail()).toEqual(OK);
    expect(bff.provider.changes.map(({ localId }) => localId)).toEqual(['owner']);
    expect(bff.provider.passwords.get('owner@alva.demo')).toBe(NEW);
  });

  it('sets none of an account that is another customer’s by now', async () => {
    bff.provider.made.add('cus_owner');
    await link('cus_owner', 'phone', 1);
    bff.provider.emails.set('moved', 'owner@alva.demo');
    await bff.db.primary.execute(
      "INSERT INTO identity_link (uid, customer_id, provider, linked_at) VALUES ('moved', 'cus_owner2', 'password', 1)",
    );
    expect(await resetByMail()).toEqual(refused('PASSWORD_RESET_TOKEN_INVALID'));
    expect(bff.provider.changes).toEqual([]);
  });
});

describe('resetOldPassword refuses', () => {
  it.each([
    ['', 'MISSING_PASSWORD'],
    ['short', 'PASSWORD_INVALID'],
    ['password1', 'PASSWORD_COMMON'],
    ['Sunshine', 'PASSWORD_COMMON'],
    ['alva2026!', 'PASSWORD_COMMON'],
    ['owner@alva.demo', 'PASSWORD_COMMON'],
    [OLD, 'PASSWORD_SAME'],
  ])('%s', async (password, errorCode) => {
    await actor(bff, 'owner');
    await request('owner@alva.demo');
    const token = await newestToken(bff, 'cus_owner');
    expect(await reset({ token, password })).toEqual(refused(errorCode));
    expect(bff.provider.passwords.get('owner@alva.demo')).toBe(OLD);
    // The link is still good for a better one.
    expect(await reset({ token, password: NEW })).toEqual(OK);
  });

  it('a token that is forged, too old, or was sent to an address the account no longer has', async () => {
    await actor(bff, 'owner');
    expect(await reset({ token: forgedToken, password: NEW })).toEqual(
      refused('PASSWORD_RESET_TOKEN_INVALID'),
    );
    await request('owner@alva.demo');
    const token = await newestToken(bff, 'cus_owner');
    await bff.db.primary.execute(
      "UPDATE customer SET email_address = 'x@alva.demo' WHERE id = 'cus_owner'",
    );
    expect(await reset({ token, password: NEW })).toEqual(refused('PASSWORD_RESET_TOKEN_INVALID'));
    await bff.db.primary.execute(
      "UPDATE customer SET email_address = 'owner@alva.demo' WHERE id = 'cus_owner'",
    );
    await bff.db.primary.execute('UPDATE account_ticket SET expires_at = 1');
    expect(await reset({ token, password: NEW })).toEqual(refused('PASSWORD_RESET_TOKEN_EXPIRED'));
  });

  it('nothing that proves it, a wrong old password, and an old one of a guest', async () => {
    const owner = await actor(bff, 'owner');
    expect(await reset({ password: NEW }, owner)).toEqual(refused('MISSING_PASSWORD'));
    expect(await reset({ oldPassword: 'wrong', password: NEW }, owner)).toEqual(
      refused('INVALID_CREDENTIALS'),
    );
    expect(await reset({ oldPassword: OLD, password: NEW })).toEqual({ code: 'UNAUTHENTICATED' });
  });
});

describe('resetOldPassword is safe', () => {
  it('against guessing: five wrong ones are told to the person, ten are the end', async () => {
    const owner = await actor(bff, 'owner');
    for (let n = 0; n < 10; n++)
      expect(await reset({ oldPassword: `wrong ${n}`, password: NEW }, owner)).toEqual(
        refused('INVALID_CREDENTIALS'),
      );
    expect(await reset({ oldPassword: OLD, password: NEW }, owner)).toEqual({
      code: 'RATE_LIMITED',
    });
    expect(await eventsOf(bff, 'cus_owner')).toEqual(['FAILED_PROOFS']);
  });

  it('the right old password as well after ten wrong ones, until the hour is over, and nobody else’s', async () => {
    const [owner, other] = [await actor(bff, 'owner'), await actor(bff, 'owner2')];
    bff.provider.passwords.set('owner2@alva.demo', OLD);
    const right = { oldPassword: OLD, password: NEW };
    for (let n = 0; n < 10; n++)
      expect(await reset({ oldPassword: `wrong ${n}`, password: NEW }, owner)).toEqual(
        refused('INVALID_CREDENTIALS'),
      );
    expect(await reset(right, owner)).toEqual({ code: 'RATE_LIMITED' });
    expect(bff.provider.passwords.get('owner@alva.demo')).toBe(OLD);
    expect(await reset(right, other)).toEqual(OK);
    await bff.db.primary.execute(
      `UPDATE attempt SET window_at = window_at - ${HOUR_MS} WHERE purpose = 'account.wrong-passwords'`,
    );
    expect(await reset(right, owner)).toEqual(OK);
  });

  it('when the provider is away: the link stays good', async () => {
    await actor(bff, 'owner');
    await request('owner@alva.demo');
    const token = await newestToken(bff, 'cus_owner');
    bff.provider.away = true;
    expect(await reset({ token, password: NEW })).toEqual({ code: 'UNAVAILABLE' });
    bff.provider.away = false;
    expect(await reset({ token, password: NEW })).toEqual(OK);
  });
});

describe('requestToResetPassword is safe', () => {
  // A minute of samples: the checks before a sign-in are compared in every run (registeredChecks.test.ts).
  it.runIf(process.env.TEST_FULL === '1')(
    'takes the same time for an address with an account and one without',
    async () => {
      const compared = await takeTheSameTime({
        rounds: 40,
        one: () => request('owner@alva.demo'),
        other: () => request('nobody@alva.test'),
        meanwhile: () => bff.db.primary.execute('DELETE FROM attempt'),
      });
      expect(compared).toMatchObject({ areAlike: true });
    },
  );
});

describe('passwordLink', () => {
  const link = async (token: string) =>
    answerOf<Common & { readonly email: string | null }>(
      await bff.gql(
        'query ($token: String!) { passwordLink(token: $token) { success errorCode email } }',
        { token },
      ),
    );

  it('works: says whose password it sets, and uses nothing up', async () => {
    await request('owner@alva.demo');
    const token = await newestToken(bff, 'cus_owner');
    for (let i = 0; i < 2; i++)
      expect(await link(token)).toEqual({ ...OK, email: 'owner@alva.demo' });
  });

  it('refuses one that is used, too old, or not ours, and tells of no address', async () => {
    expect(await link(forgedToken)).toEqual({
      ...refused('PASSWORD_RESET_TOKEN_INVALID'),
      email: null,
    });
    await request('owner@alva.demo');
    const token = await newestToken(bff, 'cus_owner');
    await bff.db.primary.execute('UPDATE account_ticket SET expires_at = 1');
    expect(await link(token)).toEqual({ ...refused('PASSWORD_RESET_TOKEN_EXPIRED'), email: null });
    await bff.db.primary.execute('UPDATE account_ticket SET used_at = 1');
    expect(await link(token)).toEqual({ ...refused('PASSWORD_RESET_TOKEN_INVALID'), email: null });
  });

  it('is safe: a link to a mailbox that the account no longer has opens nothing', async () => {
    await request('owner@alva.demo');
    const token = await newestToken(bff, 'cus_owner');
    await bff.db.primary.execute(
      "UPDATE customer SET email_address = 'moved@alva.demo' WHERE id = 'cus_owner'",
    );
    expect(await link(token)).toMatchObject({ success: false, email: null });
  });
});
