import fc from 'fast-check';
import * as v from 'valibot';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { personName } from '#edge/contract/validators/index.ts';
import { readLink } from '#web/domains/account/action/link.ts';
import { demoCodes } from '#web/platform/session/demo-codes.ts';
import { nameFrom } from '#web/platform/session/name-from.ts';

describe('a link in a mail', () => {
  it('a link states its purpose', () => {
    expect(readLink('?mode=verifyEmail&oobCode=a-b_C1&lang=id&apiKey=k')).toEqual({
      mode: 'verifyEmail',
      oobCode: 'a-b_C1',
    });
    expect(readLink('?mode=newPassword&oobCode=x')).toMatchObject({ mode: 'newPassword' });
  });

  it.each([
    '',
    '?mode=verifyEmail',
    '?oobCode=x',
    '?mode=recoverEmail&oobCode=x',
    // The provider's own: a new password is set by our link alone.
    '?mode=resetPassword&oobCode=x',
    '?mode=verifyEmail&oobCode=',
    '?mode=verifyEmail&oobCode=%3Cscript%3E',
    `?mode=verifyEmail&oobCode=${'x'.repeat(513)}`,
  ])('is none of ours: %s', (query) => {
    expect(readLink(query)).toBeUndefined();
  });
});

describe('the development mailbox', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
  });
  const provider = { projectId: 'demo-alva', apiKey: 'k', authDomain: 'd' };
  const answer = (body: unknown) =>
    vi.stubGlobal('fetch', async () => new Response(JSON.stringify(body)));

  it('shows codes of second factors, the newest first', async () => {
    answer({
      verificationCodes: [
        { phoneNumber: '+628111', code: '111111', sessionInfo: 'one' },
        { phoneNumber: '+628222', code: '222222', sessionInfo: 'two' },
      ],
    });
    expect(await demoCodes({ ...provider, emulator: 'http://127.0.0.1:1' })).toEqual([
      { id: 'two', phoneNumber: '+628222', code: '222222' },
      { id: 'one', phoneNumber: '+628111', code: '111111' },
    ]);
  });

  it('is empty at first, and asks nobody where there is no emulator', async () => {
    answer({});
    expect(await demoCodes({ ...provider, emulator: 'http://127.0.0.1:1' })).toEqual([]);
    vi.stubGlobal('fetch', () => {
      throw new Error('Nobody is to be asked');
    });
    expect(await demoCodes(provider)).toEqual([]);
  });
});

describe('a name from elsewhere', () => {
  it.each([
    ['Heru Santoso 88', 'x@y.id', 'Heru Santoso'],
    ['✨Ayu✨', 'x@y.id', 'Ayu'],
    ['1234', 'gita.permata@y.id', 'gita.permata'],
    [null, '77@y.id', 'ALVA'],
    [null, null, 'ALVA'],
  ])('%j of %j becomes %s', (displayName, email, name) => {
    expect(nameFrom({ displayName, email })).toBe(name);
  });

  it('is always one the form would take', () => {
    const text = fc.option(fc.string({ unit: 'grapheme' }), { nil: null });
    fc.assert(
      fc.property(text, text, (displayName, email) => {
        expect(v.safeParse(personName(), nameFrom({ displayName, email })).success).toBe(true);
      }),
    );
  });
});
