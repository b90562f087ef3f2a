import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SECOND_MS } from '#edge/contract/time.ts';
import { hubSignature, LOCAL_KEYS } from '#edge/domains/notifications/index.ts';
import { ORIGIN } from '#tests/support/bff.ts';
import { type CodeWorld, startCodeWorld } from '#tests/support/code-world.ts';
import { whenLogged } from '#tests/support/logged.ts';
import { takeTheSameTime } from '#tests/support/same-time.ts';

let world: CodeWorld;
beforeAll(async () => {
  world = await startCodeWorld();
});
afterAll(() => world.stop());

let next = 0;
const freshNumber = (): string => `+62811${String(++next).padStart(7, '0')}`;

const rowOf = async (id: string | null) =>
  (
    await world.bff.db.primary.execute({
      sql: 'SELECT * FROM verification_code WHERE id = ?',
      args: [id],
    })
  ).rows[0];

describe('sendOtp and verifyOtp work', () => {
  it.each([
    ['SMS', 'sms'],
    ['WHATSAPP', 'whatsapp'],
  ])('by %s the code reaches the number, and proves it', async (channel, kind) => {
    const number = freshNumber();
    const sent = await world.send(number, { channel });
    expect(sent).toMatchObject({ success: true, channel });
    const message = world.messages.sent.at(-1);
    expect(message).toMatchObject({ channel: kind });
    expect(message?.text).toContain('ALVA');
    if (kind === 'sms')
      expect(message?.text).toMatch(
        new RegExp(`\n@${new URL(ORIGIN).hostname} #${world.codeTo(number)}$`),
      );
    expect(await world.verify(sent.sessionInfo, world.codeTo(number))).toBe('done');
    // The answer got lost; the same code comes once more.
    expect(await world.verify(sent.sessionInfo, world.codeTo(number))).toBe('done');
  });

  it('goes by the other channel where the one asked for takes nothing', async () => {
    const number = freshNumber();
    world.messages.behaviour.requests = 'refused';
    expect(await world.send(number, { channel: 'WHATSAPP' })).toMatchObject({
      errorCode: 'CODE_NOT_SENT',
      sessionInfo: null,
    });
    world.messages.behaviour.requests = 'ok';
    // Nothing was sent, so nobody has to wait for the next.
    expect(await world.send(number)).toMatchObject({ success: true });
  });

  it('goes by SMS as well when WhatsApp says afterwards that the number has none, once', async () => {
    const number = freshNumber();
    const { sessionInfo } = await world.send(number, { channel: 'WHATSAPP' });
    const code = world.codeTo(number);
    const status = JSON.stringify({
      object: 'whatsapp_business_account',
      entry: [
        {
          changes: [
            {
              value: {
                statuses: [
                  {
                    id: world.messages.sent.at(-1)?.id,
                    status: 'failed',
                    biz_opaque_callback_data: sessionInfo,
                    errors: [{ code: 131026 }],
                  },
                ],
              },
            },
          ],
        },
      ],
    });
    const signature = await hubSignature(LOCAL_KEYS.whatsappApp, new TextEncoder().encode(status));
    const before = world.messages.sent.length;
    for (let copies = 0; copies < 2; copies++)
      expect(
        (
          await world.bff.fetch('/api/notifications/whatsapp', {
            method: 'POST',
            headers: { 'content-type': 'application/json', 'x-hub-signature-256': signature },
            body: status,
          })
        ).status,
      ).toBe(200);
    expect(world.messages.sent.slice(before)).toMatchObject([{ channel: 'sms' }]);
    expect(world.codeTo(number)).toBe(code);
    expect(await world.verify(sessionInfo, code)).toBe('done');
  });
});

describe('sendOtp is safe', () => {
  // Samples take long: the checks before a sign-in are compared in every run (registeredChecks.test.ts).
  it.runIf(process.env.TEST_FULL === '1')(
    'takes the same time for a number with an account and one without',
    async () => {
      const forget = () =>
        world.bff.db.primary.executeMultiple('DELETE FROM verification_code; DELETE FROM attempt');
      const send = async (number: string) => {
        await forget();
        expect(await world.send(number)).toMatchObject({ success: true });
      };
      const compared = await takeTheSameTime({
        rounds: 40,
        one: () => send('+6281210010001'),
        other: () => send('+6281299990000'),
        meanwhile: forget,
      });
      await forget();
      expect(compared).toMatchObject({ areAlike: true });
    },
  );
});

describe('sendOtp and verifyOtp refuse', () => {
  it('a captcha that is none, of another action, of another site, used twice, or of a program', async () => {
    const refused = async (proof: string) => (await world.send(freshNumber(), { proof })).errorCode;
    expect(await refused('nonsense')).toBe('CAPTCHA_FAILED');
    expect(await refused('')).toBe('CAPTCHA_FAILED');
    expect(await refused(world.token('check_registered'))).toBe('CAPTCHA_FAILED');
    expect(await refused(world.token('send_otp', 'evil.example'))).toBe('CAPTCHA_FAILED');
    const once = world.token('send_otp');
    expect(await refused(once)).toBeNull();
    expect(await refused(once)).toBe('CAPTCHA_FAILED');
    world.captcha.behaviour.score = 0.3;
    const program = world.token('send_otp');
    world.captcha.behaviour.score = 0.9;
    expect(await refused(program)).toBe('CAPTCHA_FAILED');
    world.captcha.behaviour.requests = 'error';
    expect(await refused(world.token('send_otp'))).toBe('UNAVAILABLE');
    world.captcha.behaviour.requests = 'ok';
  });

  it('what is no mobile number of Indonesia', async () => {
    for (const number of ['', 'x', '+1 202 555 0100', '021 555 0100'])
      expect((await world.send(number)).errorCode).toBe('PHONE_INVALID');
  });

  it('a second code to the same number within half a minute, and none after it or to another number', async () => {
    const number = freshNumber();
    const { sessionInfo, errorCode } = await world.send(number);
    expect(errorCode).toBeNull();
    expect((await world.send(number, { channel: 'WHATSAPP' })).errorCode).toBe('CODE_TOO_SOON');
    expect((await world.send(freshNumber())).errorCode).toBeNull();
    const sentAgo = (ms: number) =>
      world.bff.db.primary.execute({
        sql: 'UPDATE verification_code SET created_at = ? WHERE id = ?',
        args: [Date.now() - ms, sessionInfo],
      });
    // As long before the end as a slow machine may need to ask.
    await sentAgo(30 * SECOND_MS - 10 * SECOND_MS);
    expect((await world.send(number)).errorCode).toBe('CODE_TOO_SOON');
    await sentAgo(30 * SECOND_MS);
    expect((await world.send(number)).errorCode).toBeNull();
  });

  it('wrong codes, five of them whatever comes at once, and then the right one too', async () => {
    const number = freshNumber();
    const { sessionInfo } = await world.send(number);
    const right = world.codeTo(number);
    const wrong = right === '000000' ? '000001' : '000000';
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => world.verify(sessionInfo, wrong)),
    );
    expect(answers.filter((answer) => answer === 'VERIFICATION_TOKEN_INVALID')).toHaveLength(5);
    expect(answers.filter((answer) => answer === 'CODE_TOO_MANY_TRIES')).toHaveLength(7);
    expect(await world.verify(sessionInfo, right)).toBe('CODE_TOO_MANY_TRIES');
  });

  it('no right code after four wrong ones, and count the tries of each code for itself', async () => {
    const number = freshNumber();
    const first = await world.send(number);
    const wrongFor = (right: string) => (right === '000000' ? '000001' : '000000');
    for (let tries = 0; tries < 5; tries++)
      expect(await world.verify(first.sessionInfo, wrongFor(world.codeTo(number)))).toBe(
        'VERIFICATION_TOKEN_INVALID',
      );
    expect((await rowOf(first.sessionInfo))?.tries).toBe(5);
    const spent = world.codeTo(number);
    await world.forgetWaits();
    // Another code to the same number has five tries of its own, and gives the spent one none.
    const second = await world.send(number);
    const right = world.codeTo(number);
    for (let tries = 0; tries < 4; tries++)
      expect(await world.verify(second.sessionInfo, wrongFor(right))).toBe(
        'VERIFICATION_TOKEN_INVALID',
      );
    expect(await world.verify(first.sessionInfo, spent)).toBe('CODE_TOO_MANY_TRIES');
    expect(await world.verify(second.sessionInfo, right)).toBe('done');
    expect((await rowOf(second.sessionInfo))?.tries).toBe(4);
  });

  it('a code after five minutes, a code of another session, and a session that never was', async () => {
    const [mine, other] = [freshNumber(), freshNumber()];
    const { sessionInfo } = await world.send(mine);
    await world.send(other);
    if (world.codeTo(other) !== world.codeTo(mine))
      expect(await world.verify(sessionInfo, world.codeTo(other))).toBe(
        'VERIFICATION_TOKEN_INVALID',
      );
    expect(await world.verify('otp_nothing', world.codeTo(mine))).toBe(
      'VERIFICATION_TOKEN_INVALID',
    );
    await world.bff.db.primary.execute({
      sql: 'UPDATE verification_code SET code_expires_at = ? WHERE id = ?',
      args: [Date.now(), sessionInfo],
    });
    expect(await world.verify(sessionInfo, world.codeTo(mine))).toBe('VERIFICATION_TOKEN_EXPIRED');
  });
});

describe('sendOtp and verifyOtp are safe', () => {
  it('answer alike for a number with an account and for one without', async () => {
    const shape = async (number: string) => {
      const { sessionInfo, ...rest } = await world.send(number);
      return { ...rest, sessionInfo: sessionInfo?.replace(/[0-9a-z]{26}$/, '…') };
    };
    // Ayu’s.
    expect(await shape('+6281210010001')).toEqual(await shape(freshNumber()));
  });

  it('keep neither the code nor the number in the store or the log', async () => {
    const number = freshNumber();
    const { sessionInfo } = await world.send(number, { channel: 'WHATSAPP' });
    const code = world.codeTo(number);
    const row = await rowOf(sessionInfo);
    expect(JSON.stringify(row)).not.toContain(number.slice(3));
    expect(Object.values(row ?? {}).map(String)).not.toContain(code);
    await world.verify(sessionInfo, code);
    expect((await rowOf(sessionInfo))?.delivery).toBeNull();
    const lines = world.bff.logs.join('\n');
    expect(lines).not.toContain(number.slice(3));
    expect(lines).not.toContain(sessionInfo);
  });

  it('leave a line in the security log for each', async () => {
    const number = freshNumber();
    const before = world.bff.logs.length;
    const { sessionInfo } = await world.send(number);
    await world.verify(sessionInfo, '12');
    await whenLogged(() => {
      const lines = world.bff.logs
        .slice(before)
        .filter((line) => line.includes('"kind":"identity"'));
      expect(lines.map((line) => /"what":"(\w+)","outcome":"(\w+)"/.exec(line)?.slice(1))).toEqual([
        ['sendOtp', 'ok'],
        ['verifyOtp', 'VERIFICATION_TOKEN_INVALID'],
      ]);
    });
  });
});
