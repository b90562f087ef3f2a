import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CodeWorld, startCodeWorld } from '#tests/support/code-world.ts';
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
  it('take the same time for both answers', async () => {
    const ROUNDS = 120;
    const taken = { registered: [] as number[], free: [] as number[] };
    const measure = async (value: string): Promise<number> => {
      const proof = world.token('check_registered');
      const started = performance.now();
      await email(value, proof);
      return performance.now() - started;
    };
    for (let round = 0; round < ROUNDS; round++) {
      if (round % 10 === 0) await world.bff.db.primary.execute('DELETE FROM attempt');
      // By turns, so that whatever else this machine does falls on both.
      const first = round % 2 === 0;
      const a = await measure(first ? 'owner@alva.demo' : 'nobody@alva.test');
      const b = await measure(first ? 'nobody@alva.test' : 'owner@alva.demo');
      taken.registered.push(first ? a : b);
      taken.free.push(first ? b : a);
    }
    /** Mann-Whitney: how far the ranks of one are from chance, in standard deviations. */
    const all = [
      ...taken.registered.map((ms) => ({ ms, isRegistered: true })),
      ...taken.free.map((ms) => ({ ms, isRegistered: false })),
    ].sort((x, y) => x.ms - y.ms);
    const rankSum = all.reduce((sum, { isRegistered }, at) => sum + (isRegistered ? at + 1 : 0), 0);
    const expected = (ROUNDS * (2 * ROUNDS + 1)) / 2;
    const deviation = Math.sqrt((ROUNDS * ROUNDS * (2 * ROUNDS + 1)) / 12);
    // Chance alone goes beyond four once in 16,000 runs.
    expect(Math.abs(rankSum - expected) / deviation).toBeLessThan(4);
  });

  it('end with too many questions from one connection', async () => {
    await roomInWindow();
    await world.bff.db.primary.execute('DELETE FROM attempt');
    const answers: string[] = [];
    for (let tries = 0; tries < 31; tries++) answers.push(await email('nobody@alva.test'));
    expect(answers).toEqual([...new Array(30).fill('free'), 'RATE_LIMITED']);
  });
});
