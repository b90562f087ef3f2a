import { EndpointError } from './contract.ts';
import type { SessionState } from './state.ts';

/** The browser keeps nothing of this site: no sign-in outlives the page. */
const BLOCKED = 'auth.storage-blocked';

/** Keys of the `errors` messages. */
const BY_CODE: Readonly<Record<string, string>> = {
  // With email privacy on, an unknown email and a wrong password are one and the same.
  'invalid-credential': 'INVALID_CREDENTIALS',
  'wrong-password': 'INVALID_CREDENTIALS',
  'user-not-found': 'INVALID_CREDENTIALS',
  'invalid-email': 'INVALID_CREDENTIALS',
  'user-disabled': 'auth.user-disabled',
  'email-already-in-use': 'EMAIL_ADDRESS_CONFLICT',
  'weak-password': 'auth.weak-password',
  'expired-action-code': 'auth.expired-action-code',
  'invalid-action-code': 'auth.invalid-action-code',
  'too-many-requests': 'RATE_LIMITED',
  'quota-exceeded': 'RATE_LIMITED',
  'code-expired': 'VERIFICATION_TOKEN_EXPIRED',
  'invalid-verification-code': 'VERIFICATION_TOKEN_INVALID',
  'invalid-phone-number': 'auth.invalid-phone-number',
  'second-factor-already-in-use': 'auth.second-factor-already-in-use',
  'unsupported-second-factor': 'auth.unsupported-second-factor',
  'unverified-email': 'NOT_VERIFIED',
  'captcha-check-failed': 'CAPTCHA_FAILED',
  'unauthorized-domain': 'auth.unauthorized-domain',
  'network-request-failed': 'auth.network-request-failed',
  'popup-blocked': 'auth.popup-blocked',
  'invalid-auth-event': 'auth.invalid-auth-event',
  'internal-error': 'auth.internal-error',
  'web-storage-unsupported': BLOCKED,
  'invalid-api-key': 'auth.invalid-api-key',
  'api-key-not-valid.-please-pass-a-valid-api-key.': 'auth.invalid-api-key',
  'auth-domain-config-required': 'auth.auth-domain-config-required',
  'argument-error': 'auth.argument-error',
};

/** The person closed the window: nothing to explain. */
const CANCELLED = new Set(['popup-closed-by-user', 'cancelled-popup-request', 'user-cancelled']);

const codeOf = (error: unknown): string | undefined => {
  const code = (error as { code?: unknown } | null)?.code;
  return typeof code === 'string' && code.startsWith('auth/') ? code.slice(5) : undefined;
};

/** @param code of Firebase, without its `auth/` */
export const hasCode = (error: unknown, code: string): boolean => codeOf(error) === code;

/** Message key of whatever went wrong while signing in; `undefined` when the person changed their mind. */
export const signInErrorKey = (error: unknown): string | undefined => {
  if (error instanceof EndpointError)
    return error.errorCode ?? (error.status >= 500 ? 'UNAVAILABLE' : 'UNKNOWN');
  if (error instanceof DOMException && error.name === 'SecurityError') return BLOCKED;
  const code = codeOf(error);
  if (code === undefined)
    return error instanceof TypeError ? 'auth.network-request-failed' : 'UNKNOWN';
  return CANCELLED.has(code) ? undefined : (BY_CODE[code] ?? 'UNKNOWN');
};

/** Message key after our server has taken a sign-in, from who it says is here now; `undefined` when that is somebody. */
export const afterSignInKey = ({ kind }: SessionState): string | undefined => {
  if (kind === 'signed-in') return undefined;
  // It has just sent the cookie: a guest's question came without it.
  return kind === 'guest' ? BLOCKED : 'UNAVAILABLE';
};
