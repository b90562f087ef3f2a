import { and, asc, eq, gt, inArray, isNull, lte, ne, or, sql } from 'drizzle-orm';
import { build, p, prepare, prepareRaw, type Query } from '#db/query.ts';
import { identityLink, type RevokedFor, session } from '#db/schema/account-session.ts';
import type { Deps } from '#edge/platform/deps.ts';
import type { ProviderAccount } from './firebase/accounts.ts';

/** Accounts of the identity provider that have a live session and were not asked about lately. */
export const accountsToCheck = prepare(
  build
    .select({ uid: identityLink.uid, customerId: identityLink.customerId })
    .from(identityLink)
    .where(
      and(
        or(isNull(identityLink.checkedAt), lte(identityLink.checkedAt, p('checkedBefore'))),
        inArray(
          identityLink.uid,
          build
            .select({ uid: session.uid })
            .from(session)
            .where(and(gt(session.expiresAt, p('now')), isNull(session.revokedAt))),
        ),
      ),
    )
    .orderBy(asc(identityLink.checkedAt))
    .limit(p('most')),
);

/** Keeps the moment an account was disabled first. */
const accountStanding = prepare(
  build
    .update(identityLink)
    .set({
      checkedAt: sql`${p('now')}`,
      disabledAt: sql`iif(${p('disabledAt')} IS NULL, NULL, coalesce(${identityLink.disabledAt}, ${p('disabledAt')}))`,
    })
    .where(eq(identityLink.uid, p('uid'))),
);

/** The account was deleted: whoever proves the same email again is linked anew. */
const unlinkGone = prepare(
  build
    .delete(identityLink)
    .where(and(eq(identityLink.uid, p('uid')), ne(identityLink.uid, identityLink.customerId))),
);

/** The one of sign-ins by code stays linked, so that none is made in its place: its end would end nothing. */
const closeGone = prepare(
  build
    .update(identityLink)
    .set({
      checkedAt: sql`${p('now')}`,
      disabledAt: sql`coalesce(${identityLink.disabledAt}, ${p('now')})`,
    })
    .where(and(eq(identityLink.uid, p('uid')), eq(identityLink.uid, identityLink.customerId))),
);

/** Sessions of the account do not count as ones with a second factor any more. */
export const dropSecondFactor = prepare(
  build
    .update(session)
    .set({ secondFactor: false })
    .where(
      and(
        eq(session.uid, p('uid')),
        eq(session.secondFactor, true),
        lte(session.createdAt, p('now')),
      ),
    ),
);

/** Before the sessions forget it: their person hears that the factor is gone. */
const noteFactorGone = prepareRaw<{ id: string; uid: string; now: number }, void>(
  sql`INSERT INTO account_event (id, customer_id, kind, facts, happened_at)
    SELECT ${p('id')}, s.customer_id, 'SECOND_FACTOR_REMOVED', '{}', ${p('now')} FROM session s
    WHERE s.uid = ${p('uid')} AND s.second_factor = 1 AND s.created_at <= ${p('now')}
      AND s.revoked_at IS NULL AND s.expires_at > ${p('now')} LIMIT 1`,
  () => undefined,
);

/** Ends the sessions of an account whose sign-in was before that moment. */
const revokeSessionsOf = prepare(
  build
    .update(session)
    .set({ revokedAt: sql`${p('now')}`, revokedFor: sql<RevokedFor>`'account'` })
    .where(
      and(
        eq(session.uid, p('uid')),
        isNull(session.revokedAt),
        sql`coalesce(${session.authenticatedAt}, ${session.createdAt}) < ${p('before')}`,
      ),
    ),
);

/**
 * What follows from the identity provider's word about an account.
 * @param account undefined when it was deleted
 * @param now when it was asked, epoch ms
 */
export const effectsOf = (
  uid: string,
  account: ProviderAccount | undefined,
  { ids, now }: Pick<Deps, 'ids'> & { readonly now: number },
): Query<unknown>[] => {
  if (account === undefined)
    return [
      revokeSessionsOf({ uid, before: now, now }),
      closeGone({ uid, now }),
      unlinkGone({ uid }),
    ];
  return [
    accountStanding({ uid, now, disabledAt: account.disabled ? now : null }),
    // A new password, or all tokens revoked by support: whoever signed in before is out.
    revokeSessionsOf({ uid, before: account.disabled ? now : account.validSince, now }),
    ...(account.hasSecondFactor
      ? []
      : [noteFactorGone({ id: ids('aev'), uid, now }), dropSecondFactor({ uid, now })]),
  ];
};
