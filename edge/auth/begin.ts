import type { Database } from '#db/client.ts';
import type { Query } from '#db/query.ts';
import type { SignUp } from '#edge/contract/validators/index.ts';
import { Refusal } from '#edge/platform/refusal.ts';
import { noteNewDevice, noteNewFactor, noteNewWay } from './account-event.sql.ts';
import type { LiveSession } from './live-session.ts';
import type { HeldRights } from './rights.ts';
import {
  freeUnprovedNumber,
  insertCustomer,
  insertSession,
  linkIdentity,
  revokeAllSessions,
  revokeSession,
} from './session.sql.ts';
import { endOf, limitsOf, tokenEndOf } from './session-rules.ts';
import type { AuthSource } from './source.ts';

export interface SignedIn {
  readonly customerId: string;
  /** Absent when the session at hand goes on. */
  readonly begun:
    | {
        readonly token: string;
        readonly sessionId: string;
        readonly maxAgeMs: number;
        /** Provider of the way in, when the account did not have it before. */
        readonly newWay: string | undefined;
      }
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

/** Who proved that they are this customer, and how. */
export interface Proved extends HeldRights {
  readonly customerId: string;
  /** Account of the identity provider. */
  readonly uid: string;
  readonly provider: string;
  /** Epoch ms. */
  readonly authenticatedAt: number;
  readonly secondFactor: boolean;
  /** The provider's id of it. */
  readonly secondFactorId: string | undefined;
  /** Written before, in the same batch: the customer of somebody new, a proof that is used up. */
  readonly statements: readonly Query<unknown>[];
}

/** Two at the same time: the slower one finds what the other has written. */
export const isTaken = (error: unknown): boolean =>
  error instanceof Error && error.message.includes('UNIQUE constraint failed');

/** The identity provider is away: that is no verdict on anybody. */
export const providerAway = (cause: unknown): never => {
  throw new Refusal('UNAVAILABLE', 'Sign-in is not available right now.', { cause });
};

interface Newcomer {
  readonly details: SignUp;
  readonly email: string | null;
  readonly isGoogleAccount: boolean;
  readonly phoneNumber: string | null;
  readonly phoneVerifiedAt: number | null;
}

/** A customer for somebody new: all they said, and what they proved. */
export const newCustomer = (
  { details, ...proved }: Newcomer,
  { deps }: AuthSource,
): { readonly id: string; readonly statements: readonly Query<unknown>[] } => {
  const id = deps.ids('cus');
  const now = deps.clock();
  const { phoneNumber } = proved;
  const termsAcceptedAt = details.termsVersion === null ? null : now;
  const emailVerified = proved.email !== null;
  const row = { ...details, ...proved, id, emailVerified, termsAcceptedAt, now };
  return {
    id,
    statements: [
      ...(phoneNumber === null ? [] : [freeUnprovedNumber({ phoneNumber, now })]),
      insertCustomer(row),
    ],
  };
};

/** Begins a session; nothing else does. */
export const beginSession = async (
  proved: Proved,
  { current, persistent, alone, device, region, db }: Attempt,
  { deps, tokens }: AuthSource,
): Promise<SignedIn> => {
  const { customerId, uid, provider, authenticatedAt, secondFactor } = proved;
  const now = deps.clock();
  const [sessionId, tokenId] = [deps.ids('ses'), deps.ids('tok')];
  const limits = limitsOf(proved);
  const row = {
    id: sessionId,
    customerId,
    uid,
    authenticatedAt,
    tokenId,
    device,
    region,
    secondFactor,
    now,
  };
  const event = { customerId, now };
  const [isNewWay] = await db.write([
    // Before the rows that make them old news.
    noteNewWay({ ...event, id: deps.ids('aev'), uid, provider }),
    ...proved.statements,
    noteNewDevice({ ...event, id: deps.ids('aev'), device, region }),
    ...(proved.secondFactorId === undefined
      ? []
      : [noteNewFactor({ ...event, id: deps.ids('aev'), factor: proved.secondFactorId })]),
    linkIdentity({ uid, customerId, provider, now }),
    // Another session of this browser ends here; its cookie is about to be replaced.
    revokeSession({ id: current?.claims.sessionId ?? '', now, reason: 'replaced' }),
    ...(alone ? [revokeAllSessions({ customerId, now, reason: 'everywhere' })] : []),
    insertSession({ ...row, expiresAt: endOf({ createdAt: now }, limits, now) }),
  ]);
  const expiresAt = tokenEndOf({ createdAt: now }, limits, now);
  const claims = { sessionId, tokenId, customerId, issuedAt: now, expiresAt, persistent };
  const begun = {
    token: await tokens.mint(claims),
    sessionId,
    maxAgeMs: expiresAt - now,
    newWay: isNewWay ? provider : undefined,
  };
  return { customerId, begun };
};
