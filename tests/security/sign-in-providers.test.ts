import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createIdTokenVerifier } from '#edge/auth/firebase/verifier.ts';
import { cookieOf, idTokenOf, login } from '#tests/support/actors.ts';
import { type Bff, startBff } from '#tests/support/bff.ts';
import {
  claimsAt,
  createGoogleKey,
  createKeyServer,
  PROJECT,
  sign,
} from '#tests/support/firebase-tokens.ts';

let bff: Bff;
beforeAll(async () => {
  bff = await startBff();
});
afterAll(() => bff.stop());
beforeEach(async () => {
  await bff.db.primary.execute('delete from identity_link');
});

const outcome = async (response: Response) => {
  const { customerId, errorCode } = (await response.json()) as Record<string, unknown>;
  return customerId ?? errorCode;
};
const by = (provider: string, claims: Record<string, unknown> = {}) =>
  idTokenOf('owner@alva.demo', { firebase: { sign_in_provider: provider }, ...claims });
const phone = (phone_number: string, claims: Record<string, unknown> = {}) =>
  idTokenOf('x', {
    sub: `phone-${phone_number}`,
    email: undefined,
    email_verified: undefined,
    phone_number,
    firebase: { sign_in_provider: 'phone' },
    ...claims,
  });

describe('a signed token of the production project', () => {
  const verdict = async (firebase: unknown) => {
    const key = await createGoogleKey('key-1');
    const verify = createIdTokenVerifier({
      projectId: PROJECT,
      emulator: false,
      fetch: createKeyServer(key).fetch,
      clock: () => Date.now(),
    });
    return (await verify(await sign(key, { ...claimsAt(Date.now()), firebase }))).ok;
  };

  it.each(['password', 'google.com', 'phone'])('by %s is good', async (sign_in_provider) => {
    expect(await verdict({ sign_in_provider })).toBe(true);
  });

  it.each([
    { sign_in_provider: 'oidc.whatever' },
    { sign_in_provider: 'saml.partner' },
    { sign_in_provider: 'custom' },
    { sign_in_provider: 'anonymous' },
    { sign_in_provider: '' },
    {},
    undefined,
    { sign_in_provider: 'password', tenant: 'evil-tenant' },
    { sign_in_provider: 'google.com', tenant: '' },
  ])('with %j is refused', async (firebase) => {
    expect(await verdict(firebase)).toBe(false);
  });
});

describe('POST /api/login', () => {
  it('refuses a provider that is not in the list, whoever it names', async () => {
    expect(await outcome(await login(bff, by('oidc.whatever', { sub: 'oidc1' })))).toBe(
      'INVALID_CREDENTIALS',
    );
    const rows = await bff.db.primary.execute('select count(*) from identity_link');
    expect(rows.rows[0]?.[0]).toBe(0);
  });

  it('refuses a second way in until the person came by the first', async () => {
    const password = by('password', { sub: 'by-password' });
    const google = by('google.com', { sub: 'by-google' });
    const first = await login(bff, password);
    expect(await outcome(first)).toBe('cus_owner');
    expect(await outcome(await login(bff, google))).toBe('KNOWN_SIGN_IN_REQUIRED');
    // Signed in as somebody else proves nothing about the account.
    const other = cookieOf(await login(bff, idTokenOf('owner2@alva.demo')));
    expect(await outcome(await login(bff, google, { cookie: other }))).toBe(
      'KNOWN_SIGN_IN_REQUIRED',
    );
    const linked = await login(bff, google, { cookie: cookieOf(await login(bff, password)) });
    expect(await outcome(linked)).toBe('cus_owner');
    expect(await outcome(await login(bff, google))).toBe('cus_owner');
  });

  it('opens an account by a number that its person has proved', async () => {
    expect(await outcome(await login(bff, phone('+6281310010002')))).toBe('cus_owner2');
  });

  it('opens nothing by a number that somebody merely typed', async () => {
    await bff.db.primary.execute(
      "update customer set phone_verified_at = null where id = 'cus_owner'",
    );
    expect(await outcome(await login(bff, phone('+6281210010001')))).toBe('NOT_REGISTERED');
    // The number of one customer does not stand in the way of the email of another.
    const both = phone('+6281210010001', { email: 'guest@alva.demo', email_verified: true });
    expect(await outcome(await login(bff, both))).toBe('cus_guest');
  });

  it('links an account again after the identity provider deleted the first one', async () => {
    await login(bff, by('password', { sub: 'first' }));
    await bff.db.primary.execute("delete from identity_link where uid = 'first'");
    expect(await outcome(await login(bff, by('password', { sub: 'second' })))).toBe('cus_owner');
  });
});
