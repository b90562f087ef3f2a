import type { Query } from '#db/query.ts';
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
import { isPrivileged, NO_RIGHTS } from './rights.ts';
import { accountsOfCustomer, customerByPhone } from './session.sql.ts';
import type { AuthSource } from './source.ts';

export type PhoneSignInFault =
  | 'PHONE_NOT_REGISTERED'
  | 'ACCOUNT_DISABLED'
  | 'KNOWN_SIGN_IN_REQUIRED';

/** A number that answered with its code. */
export interface ProvedNumber {
  /** E.164. */
  readonly phoneNumber: string;
  /** Epoch ms. */
  readonly provedAt: number;
  /** Uses the proof up, in the batch that begins the session. */
  readonly spend: readonly Query<unknown>[];
  /** Makes a customer of somebody new; without it they are `PHONE_NOT_REGISTERED`. */
  readonly signUp: SignUp | undefined;
}

/**
 * Whether accounts of the identity provider let their customer in; the one that stands for sign-ins by
 * code, which nothing opens there, is made when it is missing (decisions/phone-by-code.md).
 */
const letIn = async (
  customerId: string,
  others: readonly string[],
  { accounts }: AuthSource,
): Promise<Result<undefined, PhoneSignInFault>> => {
  const uids = [...new Set([customerId, ...others])];
  const existing = await accounts.lookUp(uids).catch(providerAway);
  if (uids.some((uid) => existing.get(uid)?.disabled)) return err('ACCOUNT_DISABLED');
  // Who has set up a second factor is not let in by one alone.
  if (uids.some((uid) => existing.get(uid)?.hasSecondFactor)) return err('KNOWN_SIGN_IN_REQUIRED');
  // One that was linked before was deleted there: making another would undo that.
  if (!existing.has(customerId) && others.includes(customerId)) return err('ACCOUNT_DISABLED');
  if (!existing.has(customerId)) await accounts.create(customerId).catch(providerAway);
  return ok(undefined);
};

/** Begins a session for who proved a number to us, and makes a customer of who is new. */
export const signInByPhone = async (
  number: ProvedNumber,
  attempt: Attempt,
  source: AuthSource,
): Promise<Result<SignedIn, PhoneSignInFault>> => {
  try {
    return await begin(number, attempt, source);
  } catch (error) {
    // Two at once: the slower one finds the customer that the other has made.
    if (!isTaken(error)) throw error;
    return begin(number, attempt, source);
  }
};

const begin = async (
  { phoneNumber, provedAt, spend, signUp }: ProvedNumber,
  attempt: Attempt,
  source: AuthSource,
): Promise<Result<SignedIn, PhoneSignInFault>> => {
  const [[holder]] = await attempt.db.readPrimary([customerByPhone({ phoneNumber })]);
  const owner = holder?.phoneVerifiedAt == null ? undefined : holder;
  if (owner?.disabledAt != null) return err('ACCOUNT_DISABLED');
  // A number can be taken over with a phone card; it opens nothing of other people.
  if (owner !== undefined && isPrivileged(owner)) return err('KNOWN_SIGN_IN_REQUIRED');
  if (owner === undefined && signUp === undefined) return err('PHONE_NOT_REGISTERED');
  const made =
    signUp === undefined || owner !== undefined
      ? undefined
      : newCustomer(
          {
            details: signUp,
            email: null,
            isGoogleAccount: false,
            phoneNumber,
            phoneVerifiedAt: provedAt,
          },
          source,
        );
  const customerId = owner?.id ?? made?.id ?? '';
  const [others] = await attempt.db.readPrimary([accountsOfCustomer({ customerId })]);
  const may = await letIn(
    customerId,
    others.map(({ uid }) => uid),
    source,
  );
  if (!may.ok) return may;
  const how = {
    uid: customerId,
    provider: 'phone',
    authenticatedAt: provedAt,
    secondFactor: false,
    secondFactorId: undefined,
  };
  const statements = [...(made?.statements ?? []), ...spend];
  return ok(await beginSession({ customerId, ...how, ...NO_RIGHTS, statements }, attempt, source));
};
