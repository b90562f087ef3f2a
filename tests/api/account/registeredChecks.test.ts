import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CodeWorld, startCodeWorld } from '#tests/support/code-world.ts';
import { takeTheSameTime } from '#tests/support/same-time.ts';
import { roomInWindow } from '#tests/support/window.ts';

let world: CodeWorld;
beforeAll(async () => {
  world = await startCodeWorld();
});
afterAll(() => world.stop());

type Field = 'customerCheckIfEmailIsNotRegistered' | 'customerCheckIfPhoneNumberIsNotRegistered';

const ask = async (field: Field, value: string, proof = world.token('check_registered')) => {
  const argument = field.includes('Email') ? 'email' : 'phoneNumber';
  const { data, errors } = await world.bff.gql<Record<Field, { errorCode: string | null }>>(
    `mutation C($v: String!, $p: String!) { ${field}(${argument}: $v, captcha: $p) { success errorCode message } }`,
    { v: value, p: proof },
  );
  return data ? (data[field].errorCode ?? 'free') : String(errors?.[0]?.extensions?.code);
};
const email = (value: string, proof?: string) =>
  ask('customerCheckIfEmailIsNotRegistered', value, proof);
const phone = (value: string, proof?: string) =>
  ask('customerCheckIfPhoneNumberIsNotRegistered', value, proof);

describe('customerCheckIfEmailIsNotRegistered and customerCheckIfPhoneNumberIsNotRegistered work', () => {
  it('say whether an address or a number is free, however it is written', async () => {
    expect(await email('Owner@ALVA.demo')).toBe('EMAIL_ADDRESS_CONFLICT');
    expect(await email('nobody@alva.test')).toBe('free');
    expect(await phone('0812-1001-0001')).toBe('PHONE_NUMBER_CONFLICT');
    expect(await phone('+6281299990000')).toBe('free');
  });

  it('count what nobody has proved as free', async () => {
    await world.bff.db.primary.execute(
      "UPDATE customer SET email_verified = 0, phone_verified_at = NULL WHERE id = 'cus_guest'",
    );
    expect(await email('guest@alva.demo')).toBe('free');
    expect(await phone('+6285710010003')).toBe('free');
  });
});

describe('customerCheckIfEmailIsNotRegistered and customerCheckIfPhoneNumberIsNotRegistered refuse', () => {
  it('who shows no captcha, and tell nothing by it', async () => {
    for (const proof of ['nonsense', world.token('send_otp')]) {
      expect(await email('owner@alva.demo', proof)).toBe('CAPTCHA_FAILED');
      expect(await email('nobody@alva.test', proof)).toBe('CAPTCHA_FAILED');
    }
    expect(await email('not an address')).toBe('EMAIL_INVALID');
    expect(await phone('12')).toBe('PHONE_INVALID');
  });
});

describe('customerCheckIfEmailIsNotRegistered and customerCheckIfPhoneNumberIsNotRegistered are safe', () => {
  const forget = () => world.bff.db.primary.execute('DELETE FROM attempt');

  it('take the same time for an address with an account and one without', async () => {
    const compared = await takeTheSameTime({
      one: () => email('owner@alva.demo'),
      other: () => email('nobody@alva.test'),
      meanwhile: forget,
    });
    expect(compared).toMatchObject({ areAlike: true });
  });

  it('take the same time for a number with an account and one without', async () => {
    const compared = await takeTheSameTime({
      rounds: 40,
      one: () => phone('+6281210010001'),
      other: () => phone('+6281299990000'),
      meanwhile: forget,
    });
    expect(compared).toMatchObject({ areAlike: true });
  });

  it('end with too many questions from one connection', async () => {
    await roomInWindow();
    await world.bff.db.primary.execute('DELETE FROM attempt');
    const answers: string[] = [];
    for (let tries = 0; tries < 31; tries++) answers.push(await email('nobody@alva.test'));
    expect(answers).toEqual([...new Array(30).fill('free'), 'RATE_LIMITED']);
  });
});
