import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TERMS_VERSION } from '#edge/contract/validators/index.ts';
import { actor } from '#tests/support/actors.ts';
import { type CodeWorld, startCodeWorld } from '#tests/support/code-world.ts';
import { whenLogged } from '#tests/support/logged.ts';

let world: CodeWorld;
beforeAll(async () => {
  world = await startCodeWorld();
});
afterAll(() => world.stop());

const OWNER = '+6281210010001';
let next = 0;
const freshNumber = (): string => `+62822${String(++next).padStart(7, '0')}`;
const GITA = {
  name: '  Gita  Permata ',
  selectedLanguage: 'en',
  customerType: 'personal',
  identityKind: 'KITAS',
  termsVersion: TERMS_VERSION,
};

const customerWith = async (phoneNumber: string) =>
  (
    await world.bff.db.primary.execute({
      sql: 'SELECT * FROM customer WHERE phone_number = ?',
      args: [phoneNumber],
    })
  ).rows[0];
const sessionOf = async (cookies: readonly string[]) => {
  const cookie = cookies.map((each) => each.split(';')[0]).join('; ');
  return (await world.bff.fetch('/api/session', { headers: { cookie } })).json() as Promise<
    Record<string, unknown>
  >;
};

describe('autoLoginByPhoneNumber works', () => {
  it('signs the customer in whose number was proved, however it is written', async () => {
    const proof = await world.prove(OWNER);
    const { outcome, cookies } = await world.enter(proof, '0812-1001-0001');
    expect(outcome).toBe('done');
    expect(await sessionOf(cookies)).toMatchObject({
      state: 'signed-in',
      customerId: 'cus_owner',
      hasSecondFactor: false,
    });
    expect(world.bff.provider.made.has('cus_owner')).toBe(true);
  });

  it('ends with the browser when nobody wants to be remembered', async () => {
    const proof = await world.prove(OWNER);
    const { cookies } = await world.enter(proof, OWNER, { r: false });
    expect(cookies[0]).not.toContain('Max-Age');
  });

  it('asks somebody new who they are, and then makes a customer of them', async () => {
    const number = freshNumber();
    const proof = await world.prove(number);
    expect(await world.enter(proof, number)).toMatchObject({
      outcome: 'PHONE_NOT_REGISTERED',
      cookies: [],
    });
    const { outcome, cookies } = await world.enter(proof, number, {
      u: GITA,
      l: 'https://alva.test/?referralCode=ayu-01',
      o: 'FRIEND',
    });
    expect(outcome).toBe('done');
    expect(await customerWith(number)).toMatchObject({
      name: 'Gita Permata',
      customer_type: 'personal',
      identity_kind: 'KITAS',
      email_address: null,
      email_verified: 0,
      referral_code: 'AYU-01',
      registration_source: 'FRIEND',
      terms_version: TERMS_VERSION,
    });
    expect(Number((await customerWith(number))?.terms_accepted_at)).toBeGreaterThan(0);
    expect(await sessionOf(cookies)).toMatchObject({ state: 'signed-in', initials: 'GP' });
    const again = await world.enter(await world.prove(number), number);
    expect(await sessionOf(again.cookies)).toMatchObject({ initials: 'GP' });
  });

  it('makes a company’s account, with who speaks for it', async () => {
    const number = freshNumber();
    const company = {
      name: 'PT Maju 88',
      contactName: 'Heru Santoso',
      customerType: 'company',
      selectedLanguage: 'id',
      termsVersion: TERMS_VERSION,
    };
    const { outcome } = await world.enter(await world.prove(number), number, { u: company });
    expect(outcome).toBe('done');
    expect(await customerWith(number)).toMatchObject({
      customer_type: 'company',
      name: 'PT Maju 88',
      contact_name: 'Heru Santoso',
      identity_kind: null,
    });
  });

  it('gives a number that nobody proved to who proves it', async () => {
    const number = freshNumber();
    await world.bff.db.primary.execute({
      sql: "UPDATE customer SET phone_number = ?, phone_verified_at = NULL WHERE id = 'cus_guest'",
      args: [number],
    });
    const { outcome } = await world.enter(await world.prove(number), number, { u: GITA });
    expect(outcome).toBe('done');
    expect((await customerWith(number))?.id).not.toBe('cus_guest');
  });
});

describe('autoLoginByPhoneNumber refuses', () => {
  it('a session that proved nothing, another number, or that was used', async () => {
    const number = freshNumber();
    const { sessionInfo } = await world.send(number);
    expect((await world.enter(sessionInfo ?? '', number)).outcome).toBe(
      'VERIFICATION_TOKEN_INVALID',
    );
    const proof = await world.prove(freshNumber());
    expect((await world.enter(proof, OWNER)).outcome).toBe('VERIFICATION_TOKEN_INVALID');
    const ours = await world.prove(OWNER);
    expect((await world.enter(ours, OWNER)).outcome).toBe('done');
    expect((await world.enter(ours, OWNER)).outcome).toBe('VERIFICATION_TOKEN_INVALID');
    expect((await world.enter('otp_nothing', OWNER)).outcome).toBe('VERIFICATION_TOKEN_INVALID');
  });

  it('a proof of more than a quarter of an hour ago', async () => {
    const proof = await world.prove(OWNER);
    await world.bff.db.primary.execute({
      sql: 'UPDATE verification_code SET proved_at = proved_at - ? WHERE id = ?',
      args: [15 * 60_000, proof],
    });
    expect((await world.enter(proof, OWNER)).outcome).toBe('VERIFICATION_TOKEN_EXPIRED');
  });

  it('details that the form would refuse, terms of another day included', async () => {
    const number = freshNumber();
    const proof = await world.prove(number);
    for (const wrong of [{ name: 'Gita1' }, { termsVersion: '2020-01-01' }, { name: '' }])
      expect((await world.enter(proof, number, { u: { ...GITA, ...wrong } })).outcome).toBe(
        'BAD_USER_INPUT',
      );
  });

  it('staff, and whoever has set up a second factor', async () => {
    const { rows } = await world.bff.db.primary.execute(
      "SELECT phone_number FROM customer WHERE id = 'cus_staff'",
    );
    const staff = String(rows[0]?.phone_number);
    expect((await world.enter(await world.prove(staff), staff)).outcome).toBe(
      'KNOWN_SIGN_IN_REQUIRED',
    );
    await actor(world.bff, 'owner');
    world.bff.provider.secondFactor.add('owner');
    expect((await world.enter(await world.prove(OWNER), OWNER)).outcome).toBe(
      'KNOWN_SIGN_IN_REQUIRED',
    );
    world.bff.provider.secondFactor.delete('owner');
  });

  it('a customer who is closed, and one whose account is disabled at the identity provider', async () => {
    await actor(world.bff, 'owner');
    world.bff.provider.disabled.add('owner');
    expect((await world.enter(await world.prove(OWNER), OWNER)).outcome).toBe('ACCOUNT_DISABLED');
    world.bff.provider.disabled.delete('owner');
    await world.bff.db.primary.execute(
      "UPDATE customer SET disabled_at = 1 WHERE id = 'cus_owner2'",
    );
    const number = '+6281310010002';
    expect((await world.enter(await world.prove(number), number)).outcome).toBe('ACCOUNT_DISABLED');
  });

  it('a customer whose account for this was deleted at the identity provider, and makes none again', async () => {
    const number = freshNumber();
    const enter = async () => world.enter(await world.prove(number), number, { u: GITA });
    const { cookies } = await enter();
    const id = String((await customerWith(number))?.id);
    world.bff.provider.made.delete(id);
    expect((await enter()).outcome).toBe('ACCOUNT_DISABLED');
    // The hourly check comes to know of it as well.
    await world.bff.db.primary.execute({
      sql: 'UPDATE identity_link SET checked_at = NULL WHERE uid = ?',
      args: [id],
    });
    await world.bff.db.primary.execute('DELETE FROM job');
    await world.bff.tick();
    expect(await sessionOf(cookies)).toMatchObject({ state: 'guest', ended: 'revoked' });
    expect((await enter()).outcome).toBe('ACCOUNT_DISABLED');
    expect(world.bff.provider.made.has(id)).toBe(false);
  });

  it('anybody while the identity provider is away, and keeps the proof', async () => {
    const proof = await world.prove(OWNER);
    world.bff.provider.away = true;
    expect((await world.enter(proof, OWNER)).outcome).toBe('UNAVAILABLE');
    world.bff.provider.away = false;
    expect((await world.enter(proof, OWNER)).outcome).toBe('done');
  });
});

describe('autoLoginByPhoneNumber is safe', () => {
  it('lets one proof begin one session, however many come at once', async () => {
    const number = freshNumber();
    const proof = await world.prove(number);
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => world.enter(proof, number, { u: GITA })),
    );
    expect(answers.filter(({ outcome }) => outcome === 'done')).toHaveLength(1);
    expect(answers.filter(({ outcome }) => outcome === 'VERIFICATION_TOKEN_INVALID')).toHaveLength(
      3,
    );
    const { rows } = await world.bff.db.primary.execute({
      sql: 'SELECT count(*) AS n FROM customer WHERE phone_number = ?',
      args: [number],
    });
    expect(rows[0]?.n).toBe(1);
  });

  it('writes down each sign-in, and each refusal', async () => {
    const before = world.bff.logs.length;
    await world.enter(await world.prove(OWNER), OWNER);
    const number = freshNumber();
    await world.enter(await world.prove(number), number);
    await whenLogged(() => {
      const lines = world.bff.logs.slice(before).filter((line) => line.includes('sign-in-by-code'));
      expect(lines.map((line) => /"outcome":"(\w+)"/.exec(line)?.[1])).toEqual([
        'ok',
        'PHONE_NOT_REGISTERED',
      ]);
    });
  });
});
