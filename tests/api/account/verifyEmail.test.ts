import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DAY_MS } from '#edge/contract/time.ts';
import { actor, idTokenOf } from '#tests/support/actors.ts';
import { type CodeWorld, startCodeWorld } from '#tests/support/code-world.ts';
import { roomInWindow } from '#tests/support/window.ts';

let world: CodeWorld;
let headers: { cookie: string };
beforeAll(async () => {
  world = await startCodeWorld();
  headers = await actor(world.bff, 'owner');
});
afterAll(() => world.stop());

const EMAIL = 'owner@alva.demo';
const unprove = () =>
  world.bff.db.primary.execute("UPDATE customer SET email_verified = 0 WHERE id = 'cus_owner'");
const isProved = async (): Promise<boolean> =>
  (
    await world.bff.db.primary.execute(
      "SELECT email_verified AS is_it FROM customer WHERE id = 'cus_owner'",
    )
  ).rows[0]?.is_it === 1;

const outcomeOf = async (document: string, variables: object, by: Record<string, string>) => {
  const { data, errors } = await world.bff.gql<{ done: { errorCode: string | null } }>(
    document,
    variables,
    { headers: by },
  );
  return data ? (data.done.errorCode ?? 'done') : String(errors?.[0]?.extensions?.code);
};
const send = (idToken?: string, by: Record<string, string> = idToken ? {} : headers) =>
  outcomeOf(
    'mutation S($t: String) { done: customerSendEmailVerification(idToken: $t, language: en) { errorCode } }',
    { t: idToken },
    by,
  );
const open = (token: string) =>
  outcomeOf(
    'mutation O($t: String!) { done: customerVerifyEmail(token: $t) { errorCode } }',
    { t: token },
    {},
  );
const type = (code: string, by: Record<string, string> = headers) =>
  outcomeOf(
    'mutation T($c: String!) { done: verifyOtpFromEmail(otpCode: $c) { errorCode } }',
    { c: code },
    by,
  );
const tokenTo = (email: string): string => {
  const mail = world.messages.sent.findLast(({ to }) => to === email);
  return /oobCode=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
};
const codeTo = (email: string): string => world.codeTo(email);
const status = async () => {
  const { data } = await world.bff.gql<{ isEmailVerified: object }>(
    '{ isEmailVerified { success message status } }',
    {},
    { headers },
  );
  return data?.isEmailVerified;
};
const fresh = async (): Promise<string> => {
  await unprove();
  await world.forgetWaits();
  expect(await send()).toBe('done');
  return tokenTo(EMAIL);
};

describe('customerSendEmailVerification, customerVerifyEmail, verifyOtpFromEmail and isEmailVerified work', () => {
  it('by the link of the mail, in the reader’s language', async () => {
    const token = await fresh();
    const mail = world.messages.sent.at(-1);
    expect(mail).toMatchObject({ channel: 'mail', to: EMAIL, subject: 'Confirm your email' });
    expect(mail?.text).toContain('24 hours');
    expect(await status()).toEqual({ success: true, message: 'OK', status: 'UNVERIFIED' });
    expect(await open(token)).toBe('done');
    expect(await status()).toEqual({ success: true, message: 'OK', status: 'VERIFIED' });
  });

  it('by the code of the mail', async () => {
    await fresh();
    expect(await type(codeTo(EMAIL))).toBe('done');
    expect(await isProved()).toBe(true);
  });

  it('for an account whose sign-up is not over, at the identity provider', async () => {
    const email = 'gita@mail.test';
    world.bff.provider.emails.set('gita', email);
    expect(await send(idTokenOf(email, { email_verified: false }))).toBe('done');
    expect(world.bff.provider.proved.has('gita')).toBe(false);
    expect(await open(tokenTo(email))).toBe('done');
    expect(world.bff.provider.proved.has('gita')).toBe(true);
  });

  it('sends nothing where the address is proved already', async () => {
    await world.bff.db.primary.execute(
      "UPDATE customer SET email_verified = 1 WHERE id = 'cus_owner'",
    );
    const before = world.messages.sent.length;
    expect(await send()).toBe('done');
    expect(world.messages.sent).toHaveLength(before);
  });
});

describe('customerSendEmailVerification, customerVerifyEmail and verifyOtpFromEmail refuse', () => {
  it('a link after 24 hours, and not a minute before', async () => {
    const token = await fresh();
    const age = (ms: number) =>
      world.bff.db.primary.execute({
        sql: 'UPDATE verification_code SET token_expires_at = ? WHERE used_at IS NULL',
        args: [Date.now() + DAY_MS - ms],
      });
    await age(DAY_MS);
    expect(await open(token)).toBe('VERIFICATION_TOKEN_EXPIRED');
    expect(await isProved()).toBe(false);
    await age(DAY_MS - 60_000);
    expect(await open(token)).toBe('done');
  });

  it('the link is made for 24 hours', async () => {
    await fresh();
    const { rows } = await world.bff.db.primary.execute(
      'SELECT token_expires_at - created_at AS ms FROM verification_code ORDER BY created_at DESC LIMIT 1',
    );
    expect(rows[0]?.ms).toBe(DAY_MS);
  });

  it('a link that was used, that never was, or whose address is another by now', async () => {
    const token = await fresh();
    expect(await open(token)).toBe('done');
    expect(await open(token)).toBe('VERIFICATION_TOKEN_INVALID');
    expect(await open('nothing')).toBe('VERIFICATION_TOKEN_INVALID');
    const moved = await fresh();
    await world.bff.db.primary.execute(
      "UPDATE customer SET email_address = 'new@alva.demo' WHERE id = 'cus_owner'",
    );
    expect(await open(moved)).toBe('VERIFICATION_TOKEN_INVALID');
    await world.bff.db.primary.execute({
      sql: "UPDATE customer SET email_address = ? WHERE id = 'cus_owner'",
      args: [EMAIL],
    });
    const email = 'heru@mail.test';
    world.bff.provider.emails.set('heru', 'other@mail.test');
    await send(idTokenOf(email, { email_verified: false }));
    expect(await open(tokenTo(email))).toBe('VERIFICATION_TOKEN_INVALID');
  });

  it('wrong codes, and the right one after five of them', async () => {
    await fresh();
    const right = codeTo(EMAIL);
    const wrong = right === '000000' ? '000001' : '000000';
    for (let tries = 0; tries < 5; tries++)
      expect(await type(wrong)).toBe('VERIFICATION_TOKEN_INVALID');
    expect(await type(right)).toBe('CODE_TOO_MANY_TRIES');
    // Ayu’s code is nothing to anybody else.
    expect(await type(right, await actor(world.bff, 'owner2'))).toBe('VERIFICATION_TOKEN_INVALID');
  });

  it('a second mail within half a minute, and a token that is none or old', async () => {
    await fresh();
    expect(await send()).toBe('CODE_TOO_SOON');
    expect(await send('nonsense')).toBe('INVALID_CREDENTIALS');
    const old = Math.floor(Date.now() / 1000) - 600;
    expect(await send(idTokenOf('k@mail.test', { email_verified: false, auth_time: old }))).toBe(
      'RECENT_SIGN_IN_REQUIRED',
    );
    expect(await send(undefined, {})).toBe('UNAUTHENTICATED');
  });

  it('a ninth mail to the same address within an hour', async () => {
    await roomInWindow();
    await unprove();
    await world.forgetWaits();
    const outcomes: string[] = [];
    for (let sent = 0; sent < 9; sent++) {
      outcomes.push(await send());
      await world.bff.db.primary.execute(
        'UPDATE verification_code SET created_at = created_at - 60000',
      );
    }
    expect(outcomes).toEqual([...new Array(8).fill('done'), 'RATE_LIMITED']);
  });
});

describe('customerVerifyEmail is safe', () => {
  it('keeps neither the token nor the address, and lets one of many at once through', async () => {
    const token = await fresh();
    const { rows } = await world.bff.db.primary.execute(
      'SELECT * FROM verification_code ORDER BY created_at DESC LIMIT 1',
    );
    expect(JSON.stringify(rows[0])).not.toContain(token);
    expect(JSON.stringify(rows[0])).not.toContain(EMAIL);
    const answers = await Promise.all([1, 2, 3].map(() => open(token)));
    expect(answers.filter((answer) => answer === 'done')).toHaveLength(1);
    expect(world.bff.logs.join('\n')).not.toContain(token);
  });
});
