import { and, desc, eq, gt, isNull, sql } from 'drizzle-orm';
import { build, p, prepare, prepareRaw } from '#db/query.ts';
import { session } from '#db/schema/account-session.ts';
import { notification } from '#db/schema/notifications.ts';
import { pushDevice } from '#db/schema/notifications-push.ts';

/** Of a session that goes on. */
const live = and(isNull(session.revokedAt), gt(session.expiresAt, p('now')));

const withSession = () =>
  build.select().from(pushDevice).innerJoin(session, eq(session.id, pushDevice.sessionId));

/** The person's browsers that may be pushed to now, the newest first. */
export const liveDevices = prepare(
  build
    .select({ id: pushDevice.id, sessionId: pushDevice.sessionId })
    .from(pushDevice)
    .innerJoin(session, eq(session.id, pushDevice.sessionId))
    .where(and(eq(pushDevice.customerId, p('customerId')), live))
    .orderBy(desc(pushDevice.createdAt)),
);

/** One of them, as long as its session goes on and it is the same person's. */
export const liveDevice = prepare(
  withSession().where(
    and(eq(pushDevice.id, p('id')), eq(pushDevice.customerId, p('customerId')), live),
  ),
);

/** A browser is its session's and that person's, whoever had it before. */
export const saveDevice = prepare(
  build
    .insert(pushDevice)
    .values({
      id: p('id'),
      customerId: p('customerId'),
      sessionId: p('sessionId'),
      endpointIndex: p('endpointIndex'),
      subscription: p('subscription'),
      createdAt: p('now'),
    })
    .onConflictDoUpdate({
      target: pushDevice.endpointIndex,
      set: {
        id: sql`iif(${pushDevice.customerId} = excluded.customer_id, ${pushDevice.id}, excluded.id)`,
        customerId: sql`excluded.customer_id`,
        sessionId: sql`excluded.session_id`,
        subscription: sql`excluded.subscription`,
        createdAt: sql`excluded.created_at`,
      },
    }),
);

/** What the browser of the session had before it subscribed anew, and the oldest where there are too many. */
export const dropOlderDevices = prepareRaw<
  {
    readonly customerId: string;
    readonly sessionId: string;
    readonly endpointIndex: string;
    readonly most: number;
  },
  void
>(
  sql`DELETE FROM push_device WHERE customer_id = ${p('customerId')} AND endpoint_index <> ${p('endpointIndex')}
    AND (session_id = ${p('sessionId')} OR id NOT IN (SELECT id FROM push_device
      WHERE customer_id = ${p('customerId')} ORDER BY created_at DESC, id DESC LIMIT ${p('most')}))`,
  () => undefined,
);

export const dropDeviceOfSession = prepare(
  build
    .delete(pushDevice)
    .where(
      and(eq(pushDevice.customerId, p('customerId')), eq(pushDevice.sessionId, p('sessionId'))),
    ),
);

/** The push service no longer knows it. */
export const dropDevice = prepare(build.delete(pushDevice).where(eq(pushDevice.id, p('id'))));

export const unreadOf = prepare(
  build
    .select({ count: sql<number>`count(*)` })
    .from(notification)
    .where(and(eq(notification.customerId, p('customerId')), isNull(notification.readAt))),
);
