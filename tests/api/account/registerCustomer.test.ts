import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TERMS_VERSION } from '#edge/contract/validators/index.ts';
import { cookieOf, idTokenOf, login } from '#tests/support/actors.ts';
import type { Bff } from '#tests/support/bff.ts';
import { type CodeWorld, startCodeWorld } from '#tests/support/code-world.ts';
import { takeTheSameTime } from '#tests/support/same-time.ts';
import { roomInWindow } from '#tests/support/window.ts';

let world: CodeWorld;
let bff: Bff;
beforeAll(async () => {
  world = await startCodeWorld();
  bff = world.bff;
});
afterAll(() => world.stop());

type Field = 'registerCustomer' | 'registerCustomerWithGoogle';
interface Outcome {
  success: boolean;
  errorCode: string | null;
}

const GOOGLE = { firebase: { sign_in_provider: 'google.com' } };

const register = async (field: Field, idToken: string, input: object = {}) => {
  const { data, errors } = await bff.gql<Record<Field, Outcome>>(
    `mutation Sign($input: RegisterCustomerInput!) { ${field}(input: $input) { success errorCode } }`,
    {
      input: {
        idToken,
        name: 'Gita Permata',
        selectedLanguage: 'en',
        termsVersion: TERMS_VERSION,
        ...input,
      },
    },
  );
  return errors?.[0]?.extensions?.code ?? data?.[field].errorCode ?? 'done';
};

/** A Firebase account of its own for each address; `verified` once the mail was answered. */
const person = (email: string, verified: boolean, more: object = {}) =>
  idTokenOf(email, { email_verified: verified, ...more });

const customersOf = async (email: string) =>
  (
    await bff.db.primary.execute({
      sql: 'SELECT * FROM customer WHERE email_address = ?',
      args: [email],
    })
  ).rows;

describe('registerCustomer and registerCustomerWithGoogle work', () => {
  it('makes a customer at the first sign-in after the address was proved, and only one', async () => {
    const email = 'gita@mail.test';
    expect(
      await register('registerCustomer', person(email, false), { name: '  Gita  Permata ' }),
    ).toBe('done');
    expect(await customersOf(email)).toEqual([]);
    expect((await login(bff, person(email, false))).status).toBe(403);

    const answers = await Promise.all([1, 2, 3].map(() => login(bff, person(email, true))));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const made = await customersOf(email);
    expect(made).toMatchObject([
      { name: 'Gita Permata', email_verified: 1, selected_language: 'en', is_google_account: 0 },
    ]);
    const [answer] = answers;
    const profile = await bff.gql<{ profileCustomer: { name: string } }>(
      '{ profileCustomer { name } }',
      {},
      { headers: { cookie: answer === undefined ? '' : cookieOf(answer) } },
    );
    expect(profile.data?.profileCustomer.name).toBe('Gita Permata');
    expect((await bff.db.primary.execute('SELECT * FROM registration')).rows).toEqual([]);
  });

  it('with Google needs no mail: the sign-in that follows makes the customer', async () => {
    const token = person('heru@gmail.test', true, GOOGLE);
    expect(await register('registerCustomerWithGoogle', token)).toBe('done');
    expect((await login(bff, token)).status).toBe(200);
    expect(await customersOf('heru@gmail.test')).toMatchObject([{ is_google_account: 1 }]);
  });

  it('uses the newest details when the same person signs up twice', async () => {
    const email = 'indah@mail.test';
    await register('registerCustomer', person(email, false));
    await register('registerCustomer', person(email, false), { name: 'Indah Sari' });
    await login(bff, person(email, true));
    expect(await customersOf(email)).toMatchObject([{ name: 'Indah Sari' }]);
  });
});

/** What the profile says of whoever has just signed in by that token. */
const profileBy = async (idToken: string): Promise<object | undefined> => {
  const { data } = await bff.gql<{ profileCustomer: object }>(
    '{ profileCustomer { customerType contactName identityKind } }',
    {},
    { headers: { cookie: cookieOf(await login(bff, idToken)) } },
  );
  return data?.profileCustomer;
};

describe('registerCustomer keeps all that the form asks', () => {
  it('source, referral code, terms and papers come with the customer', async () => {
    const email = 'maria@mail.test';
    const outcome = await register('registerCustomer', person(email, false), {
      identityKind: 'KITAS',
      sourceRegistration: 'EVENT',
      referralLink: '/product?referralCode=AYU-01',
    });
    expect(outcome).toBe('done');
    expect(await profileBy(person(email, true))).toEqual({
      customerType: 'personal',
      contactName: null,
      identityKind: 'KITAS',
    });
    expect(await customersOf(email)).toMatchObject([
      {
        customer_type: 'personal',
        identity_kind: 'KITAS',
        registration_source: 'EVENT',
        referral_code: 'AYU-01',
        terms_version: TERMS_VERSION,
        phone_number: null,
      },
    ]);
  });

  it('a company with who speaks for it', async () => {
    const email = 'pt@mail.test';
    const company = { customerType: 'company', name: 'PT Maju 88', contactName: 'Heru Santoso' };
    expect(await register('registerCustomer', person(email, false), company)).toBe('done');
    expect(await profileBy(person(email, true))).toEqual({
      customerType: 'company',
      contactName: 'Heru Santoso',
      identityKind: null,
    });
    expect(await customersOf(email)).toMatchObject([
      { customer_type: 'company', name: 'PT Maju 88', contact_name: 'Heru Santoso' },
    ]);
  });

  it('a number that was proved meanwhile, and none that was merely typed', async () => {
    const email = 'nina@mail.test';
    const phoneNumber = '+6281377770001';
    const token = person(email, false);
    expect(await register('registerCustomer', token, { phoneNumber })).toBe(
      'VERIFICATION_TOKEN_INVALID',
    );
    const sessionInfo = await world.prove(phoneNumber);
    expect(await register('registerCustomer', token, { phoneNumber, sessionInfo })).toBe('done');
    await login(bff, person(email, true));
    const [made] = await customersOf(email);
    expect(made).toMatchObject({ phone_number: phoneNumber });
    expect(made?.phone_verified_at).not.toBeNull();
  });

  it('a number that is proved after the form was sent joins the rest of the sign-up', async () => {
    const email = 'rani@mail.test';
    const phoneNumber = '+6281377770002';
    const rest = { name: 'Rani Putri', sourceRegistration: 'EVENT' };
    const token = person(email, false);
    expect(await register('registerCustomer', token, rest)).toBe('done');
    const sessionInfo = await world.prove(phoneNumber);
    const whole = { ...rest, phoneNumber, sessionInfo };
    expect(await register('registerCustomer', token, whole)).toBe('done');
    await login(bff, person(email, true));
    expect(await customersOf(email)).toMatchObject([
      { name: 'Rani Putri', registration_source: 'EVENT', phone_number: phoneNumber },
    ]);
  });

  it('a proved number that has an account is told to who proved it', async () => {
    const phoneNumber = '+6281210010001';
    const sessionInfo = await world.prove(phoneNumber);
    const outcome = await register('registerCustomer', person('o@mail.test', false), {
      phoneNumber,
      sessionInfo,
    });
    expect(outcome).toBe('PHONE_NUMBER_CONFLICT');
  });
});

describe('registerCustomer refuses', () => {
  it('whoever does not agree to the terms of today', async () => {
    for (const termsVersion of ['', '2020-01-01'])
      expect(
        await register('registerCustomer', person('k@mail.test', false), { termsVersion }),
      ).toBe('BAD_USER_INPUT');
  });

  it('a token that is none, is old, or is of another way to sign in', async () => {
    const old = Math.floor(Date.now() / 1000) - 600;
    expect(await register('registerCustomer', 'nonsense')).toBe('INVALID_CREDENTIALS');
    expect(
      await register('registerCustomer', person('j@mail.test', false, { auth_time: old })),
    ).toBe('RECENT_SIGN_IN_REQUIRED');
    expect(await register('registerCustomer', person('j@mail.test', true, GOOGLE))).toBe(
      'INVALID_CREDENTIALS',
    );
    expect(await register('registerCustomerWithGoogle', person('j@mail.test', true))).toBe(
      'INVALID_CREDENTIALS',
    );
  });

  it('a name the form would refuse, with the form’s own rule', async () => {
    for (const name of ['', '   ', 'Gita1', '<b>', 'a'.repeat(101)])
      expect(await register('registerCustomer', person('k@mail.test', false), { name })).toBe(
        'BAD_USER_INPUT',
      );
  });

  it('an address that has a customer, but only to whoever proved that it is theirs', async () => {
    const email = 'owner@alva.demo';
    expect(await register('registerCustomerWithGoogle', person(email, true, GOOGLE))).toBe(
      'EMAIL_ADDRESS_CONFLICT',
    );
    expect(await register('registerCustomer', person(email, false, { sub: 'stranger' }))).toBe(
      'done',
    );
  });
});

describe('registerCustomer is safe', () => {
  // Samples take long: the checks before a sign-in are compared in every run (registeredChecks.test.ts).
  it.runIf(process.env.TEST_FULL === '1')(
    'with an unproved address, takes the same time for one with an account and one without',
    async () => {
      const ask = async (email: string) =>
        expect(
          await register('registerCustomer', person(email, false, { sub: `stranger-${email}` })),
        ).toBe('done');
      const compared = await takeTheSameTime({
        rounds: 40,
        one: () => ask('owner@alva.demo'),
        other: () => ask('nobody@alva.test'),
        meanwhile: () => bff.db.primary.execute('DELETE FROM attempt'),
      });
      expect(compared).toMatchObject({ areAlike: true });
      await bff.db.primary.execute("DELETE FROM registration WHERE uid LIKE 'stranger-%'");
    },
  );

  it('a stranger who signs up with an address of ours gets nothing by it', async () => {
    const stranger = { sub: 'stranger-2' };
    await register('registerCustomer', person('owner2@alva.demo', false, stranger));
    expect((await login(bff, person('owner2@alva.demo', false, stranger))).status).toBe(403);
    expect(await customersOf('owner2@alva.demo')).toHaveLength(1);
  });

  it('somebody who typed an address first does not stand in its owner’s way', async () => {
    const email = 'kartika@mail.test';
    await register('registerCustomer', person(email, false, { sub: 'squatter' }));
    const google = person(email, true, { sub: 'kartika-google', ...GOOGLE });
    expect(await register('registerCustomerWithGoogle', google)).toBe('done');
    expect((await login(bff, google)).status).toBe(200);
    expect((await login(bff, person(email, false, { sub: 'squatter' }))).status).toBe(403);
    expect(await customersOf(email)).toHaveLength(1);
  });

  it('begins no session and sets no cookie', async () => {
    const { headers } = await bff.gql(
      'mutation Sign($input: RegisterCustomerInput!) { registerCustomer(input: $input) { success } }',
      {
        input: {
          idToken: person('l@mail.test', true),
          name: 'Lia',
          selectedLanguage: 'id',
          termsVersion: TERMS_VERSION,
        },
      },
    );
    expect(headers.getSetCookie().join()).not.toContain('alva-session');
  });

  it('ends with too many tries from one connection', async () => {
    await roomInWindow();
    let last: unknown;
    for (let tries = 0; tries < 101 && last !== 'RATE_LIMITED'; tries++)
      last = await register('registerCustomer', 'nonsense');
    expect(last).toBe('RATE_LIMITED');
  });
});
