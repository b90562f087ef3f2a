import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DAY_MS } from '#edge/contract/time.ts';
import { actor } from '#tests/support/actors.ts';
import { type CodeWorld, startCodeWorld } from '#tests/support/code-world.ts';
import { whenLogged } from '#tests/support/logged.ts';
import { takeTheSameTime } from '#tests/support/same-time.ts';
import { roomInWindow } from '#tests/support/window.ts';
import { answerOf, type Common } from './account-scene.ts';

let world: CodeWorld;
beforeAll(async () => {
  world = await startCodeWorld();
});
afterAll(() => world.stop());
beforeEach(async () => {
  await roomInWindow();
  await world.bff.db.primary.executeMultiple('DELETE FROM attempt; DELETE FROM account_event');
});

const OK = { success: true, errorCode: null };

const report = async (
  email: string,
  { captcha = world.token('failed_sign_in'), headers = {} as Record<string, string> } = {},
) =>
  answerOf<Common>(
    await world.bff.gql(
      'mutation ($e: String!, $c: String!) { reportFailedSignIn(email: $e, captcha: $c) { success errorCode } }',
      { e: email, c: captcha },
      { headers },
    ),
  );
const times = async (count: number, one: () => Promise<unknown>): Promise<void> => {
  for (let at = 0; at < count; at++) await one();
};

/** Who was told of what, and what was wrong. */
const events = async (): Promise<string[]> =>
  (
    await world.bff.db.primary.execute(
      "SELECT customer_id || ' ' || kind || ' ' || (facts ->> 'by') AS told FROM account_event ORDER BY happened_at, id",
    )
  ).rows.map((row) => String(row.told));

const aDayAgo = () =>
  world.bff.db.primary.executeMultiple(
    `UPDATE account_event SET happened_at = happened_at - ${DAY_MS + 1}; DELETE FROM attempt`,
  );

const securityLines = (what: string): Record<string, string | null>[] =>
  world.bff.logs
    .filter((line) => line.includes('"event":"security"') && line.includes(`"what":"${what}"`))
    .map((line) => JSON.parse(line));

describe('reportFailedSignIn works', () => {
  it('has the owner told after the fifth wrong password', async () => {
    await times(4, () => report('Owner@alva.demo'));
    expect(await events()).toEqual([]);
    expect(await report(' owner@alva.demo')).toEqual(OK);
    expect(await events()).toEqual(['cus_owner FAILED_SIGN_INS password']);
    const { rows } = await world.bff.db.primary.execute(
      'SELECT 1 FROM notification_event WHERE row_id IN (SELECT id FROM account_event)',
    );
    expect(rows, 'of which a message is made').toHaveLength(1);
  });

  it('tells once a day', async () => {
    await times(12, () => report('owner@alva.demo'));
    expect(await events()).toHaveLength(1);
    await aDayAgo();
    await times(5, () => report('owner@alva.demo'));
    expect(await events()).toHaveLength(2);
  });

  it('counts who is signed in for their own account, without a captcha', async () => {
    const headers = await actor(world.bff, 'guestRider');
    await world.bff.db.primary.execute('DELETE FROM account_event');
    await times(5, () => report('owner@alva.demo', { captcha: '', headers }));
    expect(await events()).toEqual(['cus_guest FAILED_SIGN_INS password']);
  });

  it('leaves each in the security log, by the id of the account', async () => {
    const before = securityLines('password-reported').length;
    await times(5, () => report('owner@alva.demo'));
    await report('nobody@alva.test');
    const lines = () => securityLines('password-reported').slice(before);
    await whenLogged(() =>
      expect(lines().map(({ kind, outcome, subject }) => [kind, outcome, subject])).toEqual([
        ...new Array(5).fill(['sign-in', 'INVALID_CREDENTIALS', 'cus_owner']),
        ['account', 'TOLD', 'cus_owner'],
        ['sign-in', 'INVALID_CREDENTIALS', null],
      ]),
    );
    expect(JSON.stringify(lines())).not.toContain('@');
  });
});

describe('reportFailedSignIn refuses', () => {
  it('who shows no captcha, or one of another action, and counts nothing', async () => {
    for (const captcha of ['', 'nonsense', world.token('send_otp')])
      expect(await report('owner@alva.demo', { captcha })).toEqual({
        success: false,
        errorCode: 'CAPTCHA_FAILED',
      });
    await times(4, () => report('owner@alva.demo'));
    expect(await events()).toEqual([]);
    expect(await report('not an address')).toMatchObject({ errorCode: 'EMAIL_INVALID' });
  });
});

describe('reportFailedSignIn is safe', () => {
  it('answers alike for an address that has no account, an unproved one, and a closed one', async () => {
    await world.bff.db.primary.executeMultiple(
      `UPDATE customer SET email_verified = 0 WHERE id = 'cus_owner2';
       UPDATE customer SET disabled_at = 1 WHERE id = 'cus_affiliate'`,
    );
    for (const email of ['nobody@alva.test', 'owner2@alva.demo', 'affiliate@alva.demo'])
      for (let at = 0; at < 6; at++) expect(await report(email)).toEqual(OK);
    expect(await events()).toEqual([]);
    await world.bff.db.primary.executeMultiple(
      `UPDATE customer SET email_verified = 1, disabled_at = NULL`,
    );
  });

  // A minute of samples: the checks before a sign-in are compared in every run (registeredChecks.test.ts).
  it.runIf(process.env.TEST_FULL === '1')(
    'takes the same time for an address with an account and one without',
    async () => {
      const compared = await takeTheSameTime({
        rounds: 40,
        one: () => report('owner@alva.demo'),
        other: () => report('nobody@alva.test'),
        meanwhile: () => world.bff.db.primary.execute('DELETE FROM attempt'),
      });
      expect(compared).toMatchObject({ areAlike: true });
    },
  );

  it('ends with too many reports from one connection', async () => {
    const answers: unknown[] = [];
    for (let at = 0; at < 61; at++)
      answers.push(await report(`nobody${at}@alva.test`, { captcha: 'x' }));
    expect(answers.at(-2)).toMatchObject({ errorCode: 'CAPTCHA_FAILED' });
    expect(answers.at(-1)).toEqual({ code: 'RATE_LIMITED' });
  });

  it('what was reported keeps nothing silent that we saw ourselves', async () => {
    const headers = await actor(world.bff, 'owner');
    await world.bff.db.primary.execute('DELETE FROM account_event');
    await times(5, () => report('owner@alva.demo'));
    await times(6, () =>
      world.bff.gql(
        'mutation { resetOldPassword(input: { oldPassword: "wrong", password: "a quiet green motorcycle" }) { success } }',
        {},
        { headers },
      ),
    );
    expect((await events()).sort()).toEqual([
      'cus_owner FAILED_PROOFS password',
      'cus_owner FAILED_SIGN_INS password',
    ]);
  });
});

describe('a code that was guessed at until it was worth nothing', () => {
  const guess = async (number: string): Promise<string[]> => {
    await world.forgetWaits();
    const { sessionInfo } = await world.send(number);
    const right = world.codeTo(number);
    const wrong = right === '000000' ? '000001' : '000000';
    const answers: string[] = [];
    for (let at = 0; at < 6; at++) answers.push(await world.verify(sessionInfo, wrong));
    return answers;
  };
  const GUESSED = [...new Array(5).fill('VERIFICATION_TOKEN_INVALID'), 'CODE_TOO_MANY_TRIES'];

  it('is told to who owns the number, once a day, and to nobody for other numbers', async () => {
    expect(await guess('+6281210010001')).toEqual(GUESSED);
    expect(await guess('+6281299990077')).toEqual(GUESSED);
    expect(await guess('+6281210010001')).toEqual(GUESSED);
    expect(await events()).toEqual(['cus_owner FAILED_SIGN_INS code']);
    await whenLogged(() =>
      expect(securityLines('wrong-codes')).toEqual([
        expect.objectContaining({ kind: 'account', outcome: 'TOLD', subject: 'cus_owner' }),
      ]),
    );
    await aDayAgo();
    await guess('+6281210010001');
    expect(await events()).toHaveLength(2);
  });

  it('is not told where the right one came in the end', async () => {
    await world.forgetWaits();
    const { sessionInfo } = await world.send('+6281210010001');
    const right = world.codeTo('+6281210010001');
    for (let at = 0; at < 4; at++)
      await world.verify(sessionInfo, right === '000000' ? '000001' : '000000');
    expect(await world.verify(sessionInfo, right)).toBe('done');
    expect(await events()).toEqual([]);
  });
});
