import type { Database } from '#db/client.ts';
import type { Query } from '#db/query.ts';
import { err, ok, type Result } from '../platform/result.ts';
import { SESSION_LIFETIME_MS } from './cookie.ts';
import type { FirebaseIdentity } from './firebase/claims.ts';
import { fresh, verifiedIdentity } from './fresh-identity.ts';
import type { LiveSession } from './request-identity.ts';
import {
  customerByEmail,
  customerByPhone,
  customerByUid,
  forgetRegistration,
  insertCustomer,
  insertSession,
  linkIdentity,
  registrationByUid,
  revokeAllSessions,
  revokeSession,
} from './session.sql.ts';
import type { AuthSource } from './source.ts';

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
  /** Ends the person's sessions everywhere else, as after a new password. */
  readonly alone: boolean;
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

interface Registered {
  readonly name: string;
  readonly selectedLanguage: string;
}

/** Who signed up before and has now proved the address becomes a customer. */
const newcomer = (
  { uid, email, provider }: FirebaseIdentity,
  { name, selectedLanguage }: Registered,
  { deps }: AuthSource,
): { id: string; statements: readonly Query<unknown>[] } => {
  const id = deps.ids('cus');
  const isGoogleAccount = provider === 'google.com';
  const row = { id, name, email, isGoogleAccount, selectedLanguage, now: deps.clock() };
  return { id, statements: [insertCustomer(row), forgetRegistration({ uid })] };
};

/** Two first sign-ins at the same time: the slower one finds the other's customer. */
const isOvertaken = (error: unknown): boolean =>
  error instanceof Error && error.message.includes('UNIQUE constraint failed');

/**
 * Mints a session for a fresh, verified Firebase token; the only place that does. A live session of
 * the same account simply goes on, because the SDK repeats its login call on every token refresh.
 */
export const signIn = async (
  idToken: unknown,
  attempt: Attempt,
  source: AuthSource,
): Promise<Result<SignedIn, SignInFault>> => {
  const { current, alone } = attempt;
  const verified = await verifiedIdentity(idToken, source);
  if (!verified.ok) return verified;
  const identity = verified.value;
  if (current?.uid === identity.uid && !alone)
    return ok({ customerId: current.actor.customerId, token: undefined });
  const recent = fresh(identity, source);
  if (!recent.ok) return recent;
  try {
    return await begin(identity, attempt, source);
  } catch (error) {
    if (!isOvertaken(error)) throw error;
    return begin(identity, attempt, source);
  }
};

const begin = async (
  identity: FirebaseIdentity,
  { current, persistent, alone, db }: Attempt,
  source: AuthSource,
): Promise<Result<SignedIn, SignInFault>> => {
  const { deps, tokens } = source;
  const { uid, email, phoneNumber } = identity;
  // From the primary: a replica may not know a link or a customer made a moment ago.
  const [[linked], [byEmail], [byPhone], [registered]] = await db.readPrimary([
    customerByUid({ uid }),
    customerByEmail({ email: email ?? '' }),
    customerByPhone({ phoneNumber: phoneNumber ?? '' }),
    registrationByUid({ uid }),
  ]);
  const owner = linked === undefined ? ownerOf(identity, byEmail, byPhone) : ok(linked.id);
  const isNew = !owner.ok && owner.error === 'NOT_REGISTERED' && identity.emailVerified;
  const made =
    isNew && registered !== undefined ? newcomer(identity, registered, source) : undefined;
  if (!owner.ok && made === undefined) return owner;

  const customerId = owner.ok ? owner.value : (made?.id ?? '');
  const now = deps.clock();
  const sessionId = deps.ids('ses');
  const expiresAt = now + SESSION_LIFETIME_MS;
  await db.write([
    ...(made?.statements ?? []),
    linkIdentity({ uid, customerId, provider: identity.provider, now }),
    ...(alone ? [revokeAllSessions({ customerId, now })] : []),
    insertSession({ id: sessionId, customerId, uid, now, expiresAt }),
    // Another person's session in this browser ends here; its cookie is about to be replaced.
    revokeSession({ id: current?.claims.sessionId ?? '', now }),
  ]);
  const token = await tokens.mint({ sessionId, customerId, issuedAt: now, expiresAt, persistent });
  return ok({ customerId, token });
};
