import { and, desc, eq, gt, isNull, ne, sql } from 'drizzle-orm';
import { build, p, prepare } from '#db/query.ts';
import { type RevokedFor, session } from '#db/schema/account-session.ts';

const MOST = 50;

/** Sessions that go on, the last seen first. */
export const liveSessions = prepare(
  build
    .select({
      id: session.id,
      device: session.device,
      region: session.region,
      createdAt: session.createdAt,
      renewedAt: session.renewedAt,
      expiresAt: session.expiresAt,
    })
    .from(session)
    .where(
      and(
        eq(session.customerId, p('customerId')),
        isNull(session.revokedAt),
        gt(session.expiresAt, p('now')),
      ),
    )
    .orderBy(desc(session.renewedAt), desc(session.id))
    .limit(MOST),
);

/** One's own alone; for safety, so that the device forgets what it has. */
export const endOwnSession = prepare(
  build
    .update(session)
    .set({ revokedAt: sql`${p('now')}`, revokedFor: sql<RevokedFor>`'everywhere'` })
    .where(
      and(
        eq(session.id, p('id')),
        eq(session.customerId, p('customerId')),
        isNull(session.revokedAt),
      ),
    )
    .returning({ id: session.id }),
);

export const sessionOwner = prepare(
  build
    .select({ customerId: session.customerId })
    .from(session)
    .where(eq(session.id, p('id')))
    .limit(1),
);

/** Sessions that a way to sign in has opened. */
export const endSessionsOfWay = prepare(
  build
    .update(session)
    .set({ revokedAt: sql`${p('now')}`, revokedFor: sql<RevokedFor>`'everywhere'` })
    .where(and(eq(session.uid, p('uid')), isNull(session.revokedAt))),
);

/** The same of an account that goes on by another way, but for the session that asks. */
export const endOtherSessionsOfWay = prepare(
  build
    .update(session)
    .set({ revokedAt: sql`${p('now')}`, revokedFor: sql<RevokedFor>`'everywhere'` })
    .where(and(eq(session.uid, p('uid')), ne(session.id, p('id')), isNull(session.revokedAt))),
);
