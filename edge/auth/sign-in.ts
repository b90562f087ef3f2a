import type { Query } from '#db/query.ts';
import type { Locale } from '#edge/contract/locale.ts';
import type { SignUp } from '#edge/contract/validators/index.ts';
import { err, ok, type Result } from '#edge/platform/result.ts';
import {
  type Attempt,
  beginSession,
  isTaken,
  newCustomer,
  providerAway,
  type SignedIn,
} from './begin.ts';
import type { FirebaseIdentity } from './firebase/claims.ts';
import { fresh, verifiedIdentity } from './fresh-identity.ts';
import type { LiveSession } from './live-session.ts';
import { type HeldRights, NO_RIGHTS } from './rights.ts';
import {
  customerByEmail,
  customerByPhone,
  customerByUid,
  forgetRegistration,
  registrationByUid,
} from './session.sql.ts';
import type { AuthSource } from './source.ts';

/** What a release that asked less did not ask. */
const SIGN_UP_BEFORE = {
  customerType: 'personal',
  contactName: null,
  identityKind: null,
  registrationSource: null,
  referralCode: null,
  termsVersion: null,
} as const;

export type SignInFault =
  | 'INVALID_CREDENTIALS'
  | 'NOT_VERIFIED'
  | 'NOT_REGISTERED'
  | 'RECENT_SIGN_IN_REQUIRED'
  | 'ACCOUNT_DISABLED'
  | 'KNOWN_SIGN_IN_REQUIRED';

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
  readonly selectedLanguage: Locale;
  readonly details: Readonly<Record<string, string | null>> | null;
  readonly phoneNumber: string | null;
  readonly phoneProvedAt: number | null;
}

/** Who signed up before and has now proved the address becomes a customer. */
const newcomer = (
  { uid, email, provider }: FirebaseIdentity,
  { name, selectedLanguage, details, phoneNumber, phoneProvedAt }: Registered,
  source: AuthSource,
): { id: string; statements: readonly Query<unknown>[] } => {
  const signUp = { ...SIGN_UP_BEFORE, ...details, name, selectedLanguage } as SignUp;
  const isGoogleAccount = provider === 'google.com';
  const proved = { phoneNumber, phoneVerifiedAt: phoneProvedAt };
  const { id, statements } = newCustomer(
    { details: signUp, email: email ?? null, isGoogleAccount, ...proved },
    source,
  );
  return { id, statements: [...statements, forgetRegistration({ uid })] };
};

/** What the identity provider says of the account now: a token lives on for an hour, whatever it says. */
const confirmed = async (
  { uid, authenticatedAt }: FirebaseIdentity,
  { accounts }: AuthSource,
): Promise<Result<undefined, SignInFault>> => {
  const account = (await accounts.lookUp([uid]).catch(providerAway)).get(uid);
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
  // A second factor that was just set up comes with the sign-in it was set up after.
  const isStronger = identity.secondFactor && current?.secondFactor === false;
  if (isSame && !alone && !isNewer && !isStronger)
    return ok({ customerId: current.actor.customerId, begun: undefined });
  if (!recent.ok) return recent;
  const standing = await confirmed(identity, source);
  if (!standing.ok) return standing;
  try {
    return await begin(identity, attempt, source);
  } catch (error) {
    if (!isTaken(error)) throw error;
    return begin(identity, attempt, source);
  }
};

/** A number proved weeks ago may be somebody else's by now. */
const withFreeNumber = async (registered: Registered, { db }: Attempt): Promise<Registered> => {
  const { phoneNumber } = registered;
  if (phoneNumber === null) return registered;
  const [[holder]] = await db.readPrimary([customerByPhone({ phoneNumber })]);
  return holder?.phoneVerifiedAt == null
    ? registered
    : { ...registered, phoneNumber: null, phoneProvedAt: null };
};

const begin = async (
  identity: FirebaseIdentity,
  attempt: Attempt,
  source: AuthSource,
): Promise<Result<SignedIn, SignInFault>> => {
  const { uid, email, phoneNumber, provider, authenticatedAt } = identity;
  // From the primary: a replica may not know a link or a customer made a moment ago.
  const [[linked], [byEmail], [byPhone], [registered]] = await attempt.db.readPrimary([
    customerByUid({ uid }),
    customerByEmail({ email: email ?? '' }),
    customerByPhone({ phoneNumber: phoneNumber ?? '' }),
    registrationByUid({ uid }),
  ]);
  const owner =
    linked === undefined ? ownerOf(identity, byEmail, byPhone, attempt.current) : ok(linked);
  if (owner.ok && owner.value.disabledAt !== null) return err('ACCOUNT_DISABLED');
  const isNew = !owner.ok && owner.error === 'NOT_REGISTERED' && identity.emailVerified;
  const made =
    isNew && registered !== undefined
      ? newcomer(identity, await withFreeNumber(registered, attempt), source)
      : undefined;
  if (!owner.ok && made === undefined) return owner;
  const customerId = owner.ok ? owner.value.id : (made?.id ?? '');
  const { isPS, permissions, rolePermissions } = owner.ok ? owner.value : NO_RIGHTS;
  const statements = made?.statements ?? [];
  const { secondFactor, secondFactorId } = identity;
  const how = { uid, provider, authenticatedAt, secondFactor, secondFactorId };
  const proved = { customerId, ...how, isPS, permissions, rolePermissions, statements };
  return ok(await beginSession(proved, attempt, source));
};
