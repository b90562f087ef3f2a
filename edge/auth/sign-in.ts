import type { Database } from '#db/client.ts';
import { Refusal } from '../platform/refusal.ts';
import { err, ok, type Result } from '../platform/result.ts';
import { SESSION_LIFETIME_MS } from './cookie.ts';
import type { FirebaseIdentity } from './firebase/claims.ts';
import type { LiveSession } from './request-identity.ts';
import {
  customerByEmail,
  customerByPhone,
  customerByUid,
  insertSession,
  linkIdentity,
  revokeSession,
} from './session.sql.ts';
import type { AuthSource } from './source.ts';

/** A stolen ID token lives an hour; a new session wants a sign-in that just happened. */
const MAX_SIGN_IN_AGE_MS = 5 * 60_000;

export type SignInFault =
  | 'INVALID_CREDENTIALS'
  | 'NOT_VERIFIED'
  | 'NOT_REGISTERED'
  | 'RECENT_SIGN_IN_REQUIRED';

export interface SignedIn {
  readonly customerId: string;
  /** Absent when the session at hand goes on. */
  readonly token: string | undefined;
}

export interface Attempt {
  /** The live session of this browser, if there is one. */
  readonly current: LiveSession | undefined;
  /** Whether the session outlives the browser's. */
  readonly persistent: boolean;
  readonly db: Database;
}

interface Owner {
  readonly id: string;
  readonly emailVerified: boolean;
}

/**
 * An unknown Firebase account belongs to the customer with its verified email or number, when both
 * sides have proved it: else whoever typed a stranger's address first would share the account.
 */
const ownerOf = (
  identity: FirebaseIdentity,
  byEmail: Owner | undefined,
  byPhone: Owner | undefined,
): Result<string, SignInFault> => {
  if (byPhone !== undefined) return ok(byPhone.id);
  if (byEmail === undefined)
    return err(
      identity.email !== undefined && !identity.emailVerified ? 'NOT_VERIFIED' : 'NOT_REGISTERED',
    );
  return identity.emailVerified && byEmail.emailVerified ? ok(byEmail.id) : err('NOT_VERIFIED');
};

/**
 * Mints a session for a fresh, verified Firebase token; the only place that does. A live session of
 * the same account simply goes on, because the SDK repeats its login call on every token refresh.
 */
export const signIn = async (
  idToken: unknown,
  { current, persistent, db }: Attempt,
  { deps, tokens, verify }: AuthSource,
): Promise<Result<SignedIn, SignInFault>> => {
  const verified = await verify(idToken);
  if (!verified.ok) {
    if (verified.error === 'KEYS_UNAVAILABLE')
      throw new Refusal('UNAVAILABLE', 'Sign-in is not available right now.');
    return err('INVALID_CREDENTIALS');
  }
  const identity = verified.value;
  const { uid, email, phoneNumber } = identity;
  if (current?.uid === uid) return ok({ customerId: current.actor.customerId, token: undefined });

  const now = deps.clock();
  if (now - identity.authenticatedAt > MAX_SIGN_IN_AGE_MS) return err('RECENT_SIGN_IN_REQUIRED');

  // From the primary: a replica may not know a link or a customer made a moment ago.
  const [[linked], [byEmail], [byPhone]] = await db.readPrimary([
    customerByUid({ uid }),
    customerByEmail({ email: email ?? '' }),
    customerByPhone({ phoneNumber: phoneNumber ?? '' }),
  ]);
  const owner = linked === undefined ? ownerOf(identity, byEmail, byPhone) : ok(linked.id);
  if (!owner.ok) return owner;

  const customerId = owner.value;
  const sessionId = deps.ids('ses');
  const expiresAt = now + SESSION_LIFETIME_MS;
  await db.write([
    linkIdentity({ uid, customerId, provider: identity.provider, now }),
    insertSession({ id: sessionId, customerId, uid, now, expiresAt }),
    // Another person's session in this browser ends here; its cookie is about to be replaced.
    revokeSession({ id: current?.claims.sessionId ?? '', now }),
  ]);
  const token = await tokens.mint({ sessionId, customerId, issuedAt: now, expiresAt, persistent });
  return ok({ customerId, token });
};
