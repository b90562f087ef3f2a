import { and, asc, eq, gt, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import { build, p, prepare } from '#db/query.ts';
import { identityLink, type RevokedFor, session } from '#db/schema/account-session.ts';

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
export const accountStanding = prepare(
  build
    .update(identityLink)
    .set({
      checkedAt: sql`${p('now')}`,
      disabledAt: sql`iif(${p('disabledAt')} IS NULL, NULL, coalesce(${identityLink.disabledAt}, ${p('disabledAt')}))`,
    })
    .where(eq(identityLink.uid, p('uid'))),
);

/** The account was deleted: whoever proves the same email again is linked anew. */
export const accountGone = prepare(
  build.delete(identityLink).where(eq(identityLink.uid, p('uid'))),
);

/** Ends the sessions of an account whose sign-in was before that moment. */
export const revokeSessionsOf = prepare(
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
