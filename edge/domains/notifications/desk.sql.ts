import { asc, eq, sql } from 'drizzle-orm';
import { build, p, prepare, prepareRaw, type RowOf } from '#db/query.ts';
import { customer } from '#db/schema/account.ts';
import { message, notification } from '#db/schema/notifications.ts';

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
