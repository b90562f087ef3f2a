import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type BreachedPasswords, startBreachedPasswords } from '#edge/passwords-sandbox/start.ts';
import { actor } from '#tests/support/actors.ts';
import { type Bff, startBff } from '#tests/support/bff.ts';
import { loggedLine } from '#tests/support/logged.ts';
import { answerOf, type Common } from './account-scene.ts';

let bff: Bff;
let leaked: BreachedPasswords;
beforeAll(async () => {
  leaked = await startBreachedPasswords({ ALVA_ENV: 'embedded' });
  bff = await startBff({ BREACHED_PASSWORDS_URL: leaked.origin });
  bff.provider.passwords.set('owner@alva.demo', OLD);
});
afterAll(async () => {
  await bff.stop();
  await leaked.stop();
});
beforeEach(() => {
  leaked.behaviour.requests = 'ok';
});

const OLD = 'alva-demo-2026';
const LEAKED = 'correct horse battery staple';
const GOOD = 'a quiet green motorcycle';

const check = async (password: string, email = 'rini@alva.test') =>
  answerOf<Common>(
    await bff.gql(
      'mutation ($password: String!, $email: String!) { customerCheckPassword(password: $password, email: $email) { success errorCode } }',
      { password, email },
    ),
  );
const refused = (errorCode: string) => ({ success: false, errorCode });

describe('customerCheckPassword works', () => {
  it('takes a good one, and sends five letters of its hash and no more', async () => {
    const before = leaked.prefixes.length;
    expect(await check(GOOD)).toEqual({ success: true, errorCode: null });
    expect(leaked.prefixes.slice(before)).toEqual([expect.stringMatching(/^[0-9A-F]{5}$/)]);
  });
});

describe('customerCheckPassword refuses', () => {
  it.each([
    ['short', 'PASSWORD_INVALID'],
    ['password1', 'PASSWORD_COMMON'],
    ['rini@alva.test', 'PASSWORD_COMMON'],
    [LEAKED, 'PASSWORD_BREACHED'],
  ])('%s', async (password, errorCode) => {
    expect(await check(password)).toEqual(refused(errorCode));
  });
});

describe('customerCheckPassword is safe', () => {
  it('stops nobody while the list of leaked ones does not answer, and logs no password', async () => {
    leaked.behaviour.requests = 'error';
    expect(await check(LEAKED)).toMatchObject({ success: true });
    await loggedLine(bff.logs, 'account.breached-passwords-away');
    expect(bff.logs.join('\n')).not.toContain(LEAKED);
  });
});

describe('customerCheckPassword shares its rules with a new password', () => {
  it('so that a leaked one is refused there, too', async () => {
    const owner = await actor(bff, 'owner');
    const answer = await bff.gql(
      'mutation ($input: ResetOldPasswordInput!) { resetOldPassword(input: $input) { success errorCode } }',
      { input: { oldPassword: OLD, password: LEAKED } },
      { headers: owner },
    );
    expect(answerOf(answer as never)).toEqual(refused('PASSWORD_BREACHED'));
    expect(bff.provider.passwords.get('owner@alva.demo')).toBe(OLD);
  });
});
