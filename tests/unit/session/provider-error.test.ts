import { describe, expect, it } from 'vitest';
import en from '#web/platform/i18n/messages/en/errors.ts';
import id from '#web/platform/i18n/messages/id/errors.ts';
import { EndpointError } from '#web/platform/session/contract.ts';
import { afterSignInKey, signInErrorKey } from '#web/platform/session/provider-error.ts';

const firebase = (code: string) => Object.assign(new Error(code), { code: `auth/${code}` });

/** The specification's list, as the SDK spells it. */
const NAMED = [
  'unauthorized-domain',
  'network-request-failed',
  'popup-blocked',
  'invalid-auth-event',
  'internal-error',
  'invalid-api-key',
  'auth-domain-config-required',
  'argument-error',
  // Of a second factor.
  'invalid-phone-number',
  'second-factor-already-in-use',
  'unsupported-second-factor',
] as const;

describe('what went wrong while signing in', () => {
  it.each(NAMED)('%s has a sentence of its own in both languages', (code) => {
    const key = signInErrorKey(firebase(code));
    expect(key).toBe(`auth.${code}`);
    expect(en[`auth.${code}`]).toBeTruthy();
    expect(id[`auth.${code}`]).not.toBe(en[`auth.${code}`]);
  });

  it('a rejected key is a wrong key, however the SDK spells it', () => {
    const rejected = firebase('api-key-not-valid.-please-pass-a-valid-api-key.');
    expect(signInErrorKey(rejected)).toBe('auth.invalid-api-key');
  });

  it.each(['wrong-password', 'user-not-found', 'invalid-credential', 'invalid-email'])(
    '%s tells nobody which accounts exist',
    (code) => expect(signInErrorKey(firebase(code))).toBe('INVALID_CREDENTIALS'),
  );

  it('a change of mind is nothing to speak of', () => {
    for (const code of ['popup-closed-by-user', 'cancelled-popup-request'])
      expect(signInErrorKey(firebase(code))).toBeUndefined();
  });

  it('an endpoint of ours speaks for itself; without a code its status does', () => {
    const refused = (status: number, errorCode?: string) =>
      signInErrorKey(new EndpointError('/api/login', status, errorCode && { errorCode }));
    expect(refused(403, 'NOT_VERIFIED')).toBe('NOT_VERIFIED');
    expect(refused(503)).toBe('UNAVAILABLE');
    expect(refused(418)).toBe('UNKNOWN');
  });

  it('a browser that keeps nothing is told from a server that is away', () => {
    expect(signInErrorKey(new DOMException('Refused', 'SecurityError'))).toBe(
      'auth.storage-blocked',
    );
    expect(signInErrorKey(firebase('web-storage-unsupported'))).toBe('auth.storage-blocked');
    expect(afterSignInKey({ kind: 'guest', locked: undefined, revoked: undefined })).toBe(
      'auth.storage-blocked',
    );
    expect(afterSignInKey({ kind: 'unavailable', lastCustomerId: undefined })).toBe('UNAVAILABLE');
    const owner = {
      kind: 'signed-in',
      customerId: 'c',
      initials: 'AL',
      isStaff: false,
      isAffiliate: false,
    } as const;
    expect(afterSignInKey(owner)).toBeUndefined();
    expect(id['auth.storage-blocked']).not.toBe(en['auth.storage-blocked']);
  });

  it('no network is told from everything unknown', () => {
    expect(signInErrorKey(new TypeError('Failed to fetch'))).toBe('auth.network-request-failed');
    for (const error of [firebase('never-heard-of'), new Error('x'), null, 'x'])
      expect(signInErrorKey(error)).toBe('UNKNOWN');
  });
});
