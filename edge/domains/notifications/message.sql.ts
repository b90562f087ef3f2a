import { and, asc, desc, eq, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import { build, p, prepare, prepareRaw, type Query, query, type RowOf } from '#db/query.ts';
import { serviceBooking } from '#db/schema/garage-booking.ts';
import {
  mailRefusal,
  message,
  notification,
  notificationChoice,
  notificationEvent,
} from '#db/schema/notifications.ts';
import { customerOrder } from '#db/schema/orders.ts';

export const dueEvents = prepare(
  build
    .select()
    .from(notificationEvent)
    .where(and(isNull(notificationEvent.plannedAt), lte(notificationEvent.dueAt, p('now'))))
    // Ids are random within a millisecond, and one batch may write several events.
    .orderBy(asc(notificationEvent.createdAt), asc(sql`rowid`))
    .limit(p('limit')),
);

/** One of several that plan the same event gets it; put `assertOneChanged` after it. */
export const markPlanned = prepare(
  build
    .update(notificationEvent)
    .set({ plannedAt: sql`${p('now')}`, lastError: sql`${p('error')}` })
    .where(and(eq(notificationEvent.id, p('id')), isNull(notificationEvent.plannedAt))),
);

/** What is planned in the batch of its cause; once, put `assertOneChanged` after it. */
export const insertPlanned = (row: typeof notificationEvent.$inferInsert): Query<unknown> =>
  query(build.insert(notificationEvent).values(row).onConflictDoNothing());

export const postponeEvent = prepare(
  build
    .update(notificationEvent)
    .set({
      dueAt: sql`${p('dueAt')}`,
      lastError: sql`${p('error')}`,
      tries: sql`${notificationEvent.tries} + 1`,
    })
    .where(and(eq(notificationEvent.id, p('id')), isNull(notificationEvent.plannedAt))),
);

export const insertNotification = (row: typeof notification.$inferInsert): Query<unknown> =>
  query(build.insert(notification).values(row).onConflictDoNothing());

export const choicesOf = prepare(
  build
    .select({
      purpose: notificationChoice.purpose,
      channel: notificationChoice.channel,
      wanted: notificationChoice.wanted,
    })
    .from(notificationChoice)
    .where(eq(notificationChoice.customerId, p('customerId'))),
);

/** What an address without an account gets no more of. */
export const refusalsOf = prepare(
  build
    .select({ purpose: mailRefusal.purpose })
    .from(mailRefusal)
    .where(eq(mailRefusal.addressIndex, p('addressIndex'))),
);

export const refuseMail = prepare(
  build
    .insert(mailRefusal)
    .values({ addressIndex: p('addressIndex'), purpose: p('purpose'), refusedAt: p('now') })
    .onConflictDoNothing(),
);

export const choose = prepare(
  build
    .insert(notificationChoice)
    .values({
      customerId: p('customerId'),
      purpose: p('purpose'),
      channel: p('channel'),
      wanted: p('wanted'),
      changedAt: p('now'),
    })
    .onConflictDoUpdate({
      target: [
        notificationChoice.customerId,
        notificationChoice.purpose,
        notificationChoice.channel,
      ],
      set: { wanted: sql`excluded.wanted`, changedAt: sql`excluded.changed_at` },
    }),
);

/** Messages whose time has come, or whose sender has not come back in time. */
export const dueMessages = prepare(
  build
    .select()
    .from(message)
    .where(
      and(inArray(message.state, ['QUEUED', 'SENDING', 'UNCERTAIN']), lte(message.dueAt, p('now'))),
    )
    .orderBy(desc(message.urgent), asc(message.dueAt), asc(message.id))
    .limit(p('limit')),
);
export type MessageRow = RowOf<typeof dueMessages>;

/** Sent, and for a while nothing was heard of it. */
export const silentMessages = prepare(
  build
    .select()
    .from(message)
    .where(and(eq(message.state, 'SENT'), lte(message.dueAt, p('now'))))
    .orderBy(asc(message.dueAt))
    .limit(p('limit')),
);

export const messageById = prepare(
  build
    .select()
    .from(message)
    .where(eq(message.id, p('id'))),
);

/** By our id or the provider's. */
export const messageOfProvider = prepare(
  build
    .select()
    .from(message)
    .where(or(eq(message.id, p('id')), eq(message.providerId, p('providerId'))))
    .limit(1),
);

export const notificationById = prepare(
  build
    .select()
    .from(notification)
    .where(eq(notification.id, p('id'))),
);

/** Pushes back when a silent message is looked at again; its state stays. */
export const lookAgain = prepare(
  build
    .update(message)
    .set({ dueAt: sql`${p('dueAt')}` })
    .where(and(eq(message.id, p('id')), eq(message.state, 'SENT'))),
);

/** Lets a message that waits to be sent wait longer; its state stays. */
export const waitUntil = prepare(
  build
    .update(message)
    .set({ dueAt: sql`${p('dueAt')}` })
    .where(and(eq(message.id, p('id')), eq(message.state, 'QUEUED'))),
);

/** Where a provider's own name for a message comes late. */
export const noteProviderId = prepare(
  build
    .update(message)
    .set({ providerId: sql`${p('providerId')}` })
    .where(and(eq(message.id, p('id')), isNull(message.providerId))),
);

const remind = (source: string, entity: string, at: string) =>
  sql.raw(`INSERT INTO notification_event (id, source, entity_id, row_id, happened_at, created_at, due_at)
    SELECT '${source} ' || ${entity} || ' ' || ${at}, '${source}', ${entity}, CAST(${at} AS TEXT), `);

interface Window {
  readonly now: number;
  readonly from: number;
  readonly until: number;
}

/** Orders whose time to pay ends within the window: one event for each end. */
export const noteExpiring = prepareRaw<Window, void>(
  sql`${remind('order-expiring', 'id', 'expires_at')} ${p('now')}, ${p('now')}, 0 FROM ${customerOrder}
    WHERE state = 'WAITING_PAYMENT' AND expires_at > ${p('from')} AND expires_at <= ${p('until')}
      AND placed_at < ${p('from')}
    ON CONFLICT (id) DO NOTHING`,
  () => undefined,
);

/** An application whose financing company has not decided. */
interface Awaited {
  readonly id: string;
  readonly orderId: string;
  readonly submittedAt: number;
}

/** Applications handed in before then whose customer has no word of the silence; those that wait longest first. */
export const decisionsAwaited = prepareRaw<
  { readonly before: number; readonly limit: number },
  readonly Awaited[]
>(
  sql`SELECT a.id, a.order_id, a.submitted_at FROM ${customerOrder} o
    JOIN financing_application a ON a.id = json_extract(o.installment, '$.applicationId')
    WHERE o.state = 'INSTALLMENT_REQUESTED' AND a.submitted_at <= ${p('before')}
      AND NOT EXISTS (SELECT 1 FROM notification_event e WHERE e.id = 'decision-late ' || a.id)
    ORDER BY a.submitted_at LIMIT ${p('limit')}`,
  ({ rows }) =>
    rows.map((row) => ({
      id: String(row.id),
      orderId: String(row.order_id),
      submittedAt: Number(row.submitted_at),
    })),
);

/** That an application waits for longer than promised: one event for each. */
export const noteDecisionLate = prepareRaw<
  { readonly id: string; readonly orderId: string; readonly now: number },
  void
>(
  sql`INSERT INTO notification_event (id, source, entity_id, row_id, happened_at, created_at, due_at)
    VALUES ('decision-late ' || ${p('id')}, 'decision-late', ${p('orderId')}, ${p('id')},
      ${p('now')}, ${p('now')}, 0)
    ON CONFLICT (id) DO NOTHING`,
  () => undefined,
);

/** Test rides that begin within the window and were booked `ahead` of it. */
export const noteRideReminders = prepareRaw<Window & { readonly ahead: number }, void>(
  sql`INSERT INTO notification_event (id, source, entity_id, row_id, happened_at, created_at, due_at)
    SELECT 'test-ride-reminder ' || id || ' ' || slot_at, 'test-ride-reminder', id,
      slot_at || ' ' || sequence, ${p('now')}, ${p('now')}, 0 FROM test_ride
    WHERE state = 'CONFIRMED' AND slot_at > ${p('from')} AND slot_at <= ${p('until')}
      AND confirmed_at < slot_at - ${p('ahead')}
    ON CONFLICT (id) DO NOTHING`,
  () => undefined,
);

/** Appointments that begin within the window and were made `ahead` of it: who has just booked needs no reminder. */
export const noteReminders = prepareRaw<Window & { readonly ahead: number }, void>(
  sql`${remind('booking-reminder', 'id', 'slot_at')} ${p('now')}, ${p('now')}, 0 FROM ${serviceBooking}
    WHERE status = 'BOOKED' AND slot_at > ${p('from')} AND slot_at <= ${p('until')}
      AND created_at < slot_at - ${p('ahead')}
    ON CONFLICT (id) DO NOTHING`,
  () => undefined,
);
