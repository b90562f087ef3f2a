import { and, asc, eq, gte, isNull, sql } from 'drizzle-orm';
import { build, p, prepare, prepareRaw, type RowOf } from '#db/query.ts';
import { customer } from '#db/schema/account.ts';
import { message, notification, notificationEvent } from '#db/schema/notifications.ts';
import { PLAN_TRIES } from '#edge/contract/notifications/events.ts';

/** Literals, so that the partial indexes serve. */
const AT_THE_DESK = sql.raw("(message.state = 'STUCK' OR message.state = 'COMPLAINED')");

/** Messages that reached nobody, or were called spam; the longest first. */
export const stuckMessages = prepare(
  build
    .select({
      message,
      template: notification.template,
      path: notification.path,
      facts: notification.facts,
      customerName: sql<string>`coalesce(${customer.name}, ${notification.facts} ->> 'name', '')`,
    })
    .from(message)
    .innerJoin(notification, eq(notification.id, message.notificationId))
    .leftJoin(customer, eq(customer.id, message.customerId))
    .where(AT_THE_DESK)
    .orderBy(asc(message.updatedAt), asc(message.id))
    .limit(p('limit'))
    .offset(p('offset')),
);
export type StuckMessage = RowOf<typeof stuckMessages>;

export const countStuck = prepareRaw<Record<never, never>, number>(
  sql`SELECT count(*) AS n FROM message WHERE ${AT_THE_DESK}`,
  ({ rows }) => Number(rows[0]?.n),
);

const CANNOT_BE_PLANNED = and(
  isNull(notificationEvent.plannedAt),
  gte(notificationEvent.tries, PLAN_TRIES),
);

/** What happened and nobody could be told of, the oldest first. */
export const unplannedEvents = prepare(
  build
    .select()
    .from(notificationEvent)
    .where(CANNOT_BE_PLANNED)
    .orderBy(asc(notificationEvent.createdAt), asc(notificationEvent.id))
    .limit(p('limit')),
);
export type UnplannedEvent = RowOf<typeof unplannedEvents>;

export const unplannedById = prepare(
  build
    .select({ id: notificationEvent.id })
    .from(notificationEvent)
    .where(and(eq(notificationEvent.id, p('id')), CANNOT_BE_PLANNED)),
);

/** It is tried again now; that it failed before stays written until it is planned. */
export const planAgain = prepare(
  build
    .update(notificationEvent)
    .set({ dueAt: sql`${p('now')}` })
    .where(and(eq(notificationEvent.id, p('id')), CANNOT_BE_PLANNED)),
);

export const countUnplanned = prepareRaw<Record<never, never>, number>(
  sql`SELECT count(*) AS n FROM notification_event WHERE ${CANNOT_BE_PLANNED}`,
  ({ rows }) => Number(rows[0]?.n),
);
