import type { RevokedFor } from '#db/schema/account-session.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#edge/contract/time.ts';
import { SESSION_LIFETIME_MS } from './cookie.ts';
import { type HeldRights, isPrivileged } from './rights.ts';

/** How long a token goes on after its successor was used: requests that were under way by then. */
const GRACE_MS = MINUTE_MS;

export interface SessionLimits {
  /** From its beginning, however much it is used. */
  readonly absoluteMs: number;
  /** Without a request. */
  readonly idleMs: number;
  /** The store learns of use no oftener. */
  readonly noteAfterMs: number;
  /** A token counts for so long; then the browser gets another. */
  readonly rotateAfterMs: number;
}

/** Of customers. */
export const CUSTOMERS: SessionLimits = {
  absoluteMs: 30 * DAY_MS,
  idleMs: SESSION_LIFETIME_MS,
  noteAfterMs: DAY_MS,
  rotateAfterMs: DAY_MS,
};

/** Whoever may see other people's data. */
export const STAFF: SessionLimits = {
  absoluteMs: 12 * HOUR_MS,
  idleMs: 30 * MINUTE_MS,
  noteAfterMs: MINUTE_MS,
  rotateAfterMs: HOUR_MS,
};

export const limitsOf = (rights: HeldRights): SessionLimits =>
  isPrivileged(rights) ? STAFF : CUSTOMERS;

/** What the store says about a session. */
export interface SessionRow extends HeldRights {
  readonly id: string;
  readonly createdAt: number;
  readonly renewedAt: number;
  readonly expiresAt: number;
  readonly revokedAt: number | null;
  readonly revokedFor: RevokedFor | null;
  readonly tokenId: string | null;
  readonly previousTokenId: string | null;
  readonly rotatedAt: number | null;
  readonly tokenUsedAt: number | null;
  /** The customer may not sign in any more. */
  readonly customerDisabledAt: number | null;
  /** The account at the identity provider may not. */
  readonly accountDisabledAt: number | null;
}

/** So long a request may have been under way that a bad network kept back; its old token says nothing. */
const UNDER_WAY_MS = 10 * MINUTE_MS;

/**
 * - `current`: the token that counts
 * - `previous`: its successor has been issued; `unused` says that nobody has used that one yet
 * - `superseded`: its successor is in use, or the browser has signed in anew
 * - `reused`: its successor has long been in use, so two have the session's tokens, and one of them is not the person
 * - `revoked`: taken away for safety; what the device holds of the person goes
 * - `expired`: over by time or by an ordinary sign-out; the device locks
 */
export type Standing =
  | { readonly kind: 'current' }
  | { readonly kind: 'previous'; readonly unused: boolean }
  | { readonly kind: 'superseded' }
  | { readonly kind: 'reused' }
  | { readonly kind: 'revoked' }
  | { readonly kind: 'expired' };

/** Ends that somebody meant to reach this device with. */
const FOR_SAFETY: ReadonlySet<RevokedFor | null> = new Set(['everywhere', 'staff', 'account']);

/** Epoch ms after which the session is over if nobody uses it. */
export const endOf = (row: Pick<SessionRow, 'createdAt'>, limits: SessionLimits, now: number) =>
  Math.min(now + limits.idleMs, row.createdAt + limits.absoluteMs);

/** Epoch ms after which a token issued at `now` is no good whatever the store says. */
export const tokenEndOf = (
  row: Pick<SessionRow, 'createdAt'>,
  limits: SessionLimits,
  now: number,
) => Math.min(now + SESSION_LIFETIME_MS, row.createdAt + limits.absoluteMs);

/** What a token that names this session is worth at `now`. */
export const standingOf = (row: SessionRow, tokenId: string, now: number): Standing => {
  if (row.customerDisabledAt !== null || row.accountDisabledAt !== null) return { kind: 'revoked' };
  if (row.revokedAt !== null) {
    if (row.revokedFor === 'replaced') return { kind: 'superseded' };
    return { kind: FOR_SAFETY.has(row.revokedFor) ? 'revoked' : 'expired' };
  }
  if (now >= Math.min(row.expiresAt, endOf(row, limitsOf(row), row.renewedAt)))
    return { kind: 'expired' };
  if (tokenId === (row.tokenId ?? row.id)) return { kind: 'current' };
  if (tokenId !== row.previousTokenId) return { kind: 'reused' };
  if (row.tokenUsedAt === null) return { kind: 'previous', unused: true };
  const since = now - row.tokenUsedAt;
  if (since < GRACE_MS) return { kind: 'previous', unused: false };
  return { kind: since < UNDER_WAY_MS ? 'superseded' : 'reused' };
};
