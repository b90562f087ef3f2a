import type { Database } from '#db/client.ts';
import type { Query } from '#db/query.ts';
import { Refusal } from '#edge/platform/refusal.ts';
import { err, ok, type Result } from '#edge/platform/result.ts';
import { noteNewDevice, noteNewWay } from './account-event.sql.ts';
import type { FirebaseIdentity } from './firebase/claims.ts';
import { fresh, verifiedIdentity } from './fresh-identity.ts';
import type { LiveSession } from './live-session.ts';
import type { HeldRights } from './rights.ts';
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
import { endOf, limitsOf, tokenEndOf } from './session-rules.ts';
import type { AuthSource } from './source.ts';

export type SignInFault =
  | 'INVALID_CREDENTIALS'
  | 'NOT_VERIFIED'
  | 'NOT_REGISTERED'
  | 'RECENT_SIGN_IN_REQUIRED'
  | 'ACCOUNT_DISABLED'
  | 'KNOWN_SIGN_IN_REQUIRED';

export interface SignedIn {
  readonly customerId: string;
  /** Absent when the session at hand goes on. */
  readonly begun:
    | { readonly token: string; readonly sessionId: string; readonly maxAgeMs: number }
    | undefined;
}

export interface Attempt {
  /** The live session of this browser, if there is one. */
  readonly current: LiveSession | undefined;
  /** Whether the session outlives the browser's. */
  readonly persistent: boolean;
  /** Ends the person's sessions everywhere else, as after a new password. */
  readonly alone: boolean;
  /** What the person will know this browser by. */
  readonly device: string | null;
  /** Where it is, as the network in front says. */
  readonly region: string | null;
  readonly db: Database;
}

interface Owner extends HeldRights {
  readonly id: string;
  readonly emailVerified: boolean;
  readonly phoneVerifiedAt: number | null;
  /** Some account of the identity provider is theirs already. */
  readonly isLinked: boolean;
  readonly disabledAt: number | null;
}

/**
 * An unknown Firebase account belongs to the customer with its verified email or number, when both
 * sides have proved it: else whoever typed a stranger's address first would share the account. Who has
 * another way in already uses that one first, so that no new one opens the account behind their back.
 */
const ownerOf = (
  identity: FirebaseIdentity,
  byEmail: Owner | undefined,
  byPhone: Owner | undefined,
  current: LiveSession | undefined,
): Result<Owner, SignInFault> => {
  const owner = byPhone?.phoneVerifiedAt == null ? byEmailOf(identity, byEmail) : ok(byPhone);
  if (!owner.ok || owner.value.disabledAt !== null) return owner;
  const isTheirs = current?.actor.customerId === owner.value.id;
  return owner.value.isLinked && !isTheirs ? err('KNOWN_SIGN_IN_REQUIRED') : owner;
};

const byEmailOf = (
  { email, emailVerified }: FirebaseIdentity,
  byEmail: Owner | undefined,
): Result<Owner, SignInFault> => {
  if (byEmail === undefined)
    return err(email !== undefined && !emailVerified ? 'NOT_VERIFIED' : 'NOT_REGISTERED');
  return emailVerified && byEmail.emailVerified ? ok(byEmail) : err('NOT_VERIFIED');
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

const NO_RIGHTS: HeldRights = { isPS: false, permissions: [], rolePermissions: null };

/** Two first sign-ins at the same time: the slower one finds the other's customer. */
const isOvertaken = (error: unknown): boolean =>
  error instanceof Error && error.message.includes('UNIQUE constraint failed');

/** What the identity provider says of the account now: a token lives on for an hour, whatever it says. */
const confirmed = async (
  { uid, authenticatedAt }: FirebaseIdentity,
  { lookUp }: AuthSource,
): Promise<Result<undefined, SignInFault>> => {
  const account = await lookUp([uid]).then(
    (accounts) => accounts.get(uid),
    (cause: unknown) => {
      throw new Refusal('UNAVAILABLE', 'Sign-in is not available right now.', { cause });
    },
  );
  if (account === undefined) return err('INVALID_CREDENTIALS');
  if (account.disabled) return err('ACCOUNT_DISABLED');
  return authenticatedAt < account.validSince ? err('RECENT_SIGN_IN_REQUIRED') : ok(undefined);
};

/**
 * Mints a session for a fresh, verified Firebase token; the only place that does. A live session of
 * the same sign-in simply goes on, because the SDK repeats its login call on every token refresh.
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
  const recent = fresh(identity, source);
  const isSame = current?.uid === identity.uid;
  const isNewer = recent.ok && identity.authenticatedAt > (current?.authenticatedAt ?? 0);
  if (isSame && !alone && !isNewer)
    return ok({ customerId: current.actor.customerId, begun: undefined });
  if (!recent.ok) return recent;
  const standing = await confirmed(identity, source);
  if (!standing.ok) return standing;
  try {
    return await begin(identity, attempt, source);
  } catch (error) {
    if (!isOvertaken(error)) throw error;
    return begin(identity, attempt, source);
  }
};

const begin = async (
  identity: FirebaseIdentity,
  { current, persistent, alone, device, region, db }: Attempt,
  source: AuthSource,
): Promise<Result<SignedIn, SignInFault>> => {
  const { deps, tokens } = source;
  const { uid, email, phoneNumber, authenticatedAt, secondFactor } = identity;
  // From the primary: a replica may not know a link or a customer made a moment ago.
  const [[linked], [byEmail], [byPhone], [registered]] = await db.readPrimary([
    customerByUid({ uid }),
    customerByEmail({ email: email ?? '' }),
    customerByPhone({ phoneNumber: phoneNumber ?? '' }),
    registrationByUid({ uid }),
  ]);
  const owner = linked === undefined ? ownerOf(identity, byEmail, byPhone, current) : ok(linked);
  if (owner.ok && owner.value.disabledAt !== null) return err('ACCOUNT_DISABLED');
  const isNew = !owner.ok && owner.error === 'NOT_REGISTERED' && identity.emailVerified;
  const made =
    isNew && registered !== undefined ? newcomer(identity, registered, source) : undefined;
  if (!owner.ok && made === undefined) return owner;

  const customerId = owner.ok ? owner.value.id : (made?.id ?? '');
  const now = deps.clock();
  const [sessionId, tokenId] = [deps.ids('ses'), deps.ids('tok')];
  const limits = limitsOf(owner.ok ? owner.value : NO_RIGHTS);
  const row = {
    id: sessionId,
    customerId,
    uid,
    authenticatedAt,
    secondFactor,
    tokenId,
    device,
    region,
    now,
  };
  const event = { customerId, now };
  await db.write([
    ...(made?.statements ?? []),
    // Before the rows that make them old news.
    noteNewWay({ ...event, id: deps.ids('aev'), uid, provider: identity.provider }),
    noteNewDevice({ ...event, id: deps.ids('aev'), device, region }),
    linkIdentity({ uid, customerId, provider: identity.provider, now }),
    // Another session of this browser ends here; its cookie is about to be replaced.
    revokeSession({ id: current?.claims.sessionId ?? '', now, reason: 'replaced' }),
    ...(alone ? [revokeAllSessions({ customerId, now, reason: 'everywhere' })] : []),
    insertSession({ ...row, expiresAt: endOf({ createdAt: now }, limits, now) }),
  ]);
  const expiresAt = tokenEndOf({ createdAt: now }, limits, now);
  const claims = { sessionId, tokenId, customerId, issuedAt: now, expiresAt, persistent };
  const begun = { token: await tokens.mint(claims), sessionId, maxAgeMs: expiresAt - now };
  return ok({ customerId, begun });
};
