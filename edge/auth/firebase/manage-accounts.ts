import * as v from 'valibot';
import { Refusal } from '#edge/platform/refusal.ts';
import type { AskProvider } from './provider-api.ts';

/** What our server changes of an account at the identity provider. Each throws `UNAVAILABLE` when it cannot. */
export interface ManageAccounts {
  /** Whether this password opens the account with this email. Throws `RATE_LIMITED` after too many wrong ones. */
  hasPassword(email: string, password: string): Promise<boolean>;
  /** Sign-ins before `now` (epoch ms) do not count any more. */
  setPassword(uid: string, password: string, now: number): Promise<void>;
  /** @returns false when another account has the address */
  setEmail(uid: string, email: string): Promise<boolean>;
  /** One that is gone already counts as removed. */
  remove(uid: string): Promise<void>;
}

const ErrorSchema = v.object({ error: v.object({ message: v.string() }) });

/** The provider's word for what was wrong, e.g. `EMAIL_EXISTS`. */
const faultOf = async (response: Response): Promise<string> => {
  const parsed = v.safeParse(ErrorSchema, await response.json().catch(() => undefined));
  return parsed.success ? (parsed.output.error.message.split(' ')[0] ?? '') : '';
};

/** Words for a wrong password, and for an account that has none. */
const NOT_THIS = new Set(['INVALID_LOGIN_CREDENTIALS', 'INVALID_PASSWORD', 'EMAIL_NOT_FOUND']);

export const createManageAccounts = (ask: AskProvider): ManageAccounts => {
  const request: AskProvider = async (...question) => {
    try {
      return await ask(...question);
    } catch (cause) {
      throw unavailable(cause);
    }
  };
  const unavailable = (cause: unknown): Refusal =>
    new Refusal('UNAVAILABLE', 'Sign-in is not available right now.', { cause });
  const wrong = (fault: string, { status }: Response): Refusal =>
    unavailable(new Error(`The identity provider answered ${status} ${fault}`));
  return {
    hasPassword: async (email, password) => {
      const response = await request('browser', 'signInWithPassword', {
        email,
        password,
        returnSecureToken: false,
      });
      if (response.ok) return true;
      const fault = await faultOf(response);
      if (NOT_THIS.has(fault)) return false;
      if (fault === 'TOO_MANY_ATTEMPTS_TRY_LATER')
        throw new Refusal('RATE_LIMITED', 'Too many tries. Please try again later.');
      throw wrong(fault, response);
    },
    setPassword: async (localId, password, now) => {
      const validSince = String(Math.floor(now / 1000));
      const response = await request('administrator', 'update', { localId, password, validSince });
      if (!response.ok) throw wrong(await faultOf(response), response);
    },
    setEmail: async (localId, email) => {
      const change = { localId, email, emailVerified: true };
      const response = await request('administrator', 'update', change);
      if (response.ok) return true;
      const fault = await faultOf(response);
      if (fault === 'EMAIL_EXISTS' || fault === 'DUPLICATE_EMAIL') return false;
      throw wrong(fault, response);
    },
    remove: async (localId) => {
      const response = await request('administrator', 'delete', { localId });
      if (response.ok) return;
      const fault = await faultOf(response);
      if (fault !== 'USER_NOT_FOUND') throw wrong(fault, response);
    },
  };
};
