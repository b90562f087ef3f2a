import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { assertOneChanged } from '#db/assertion.ts';
import { build, p, prepare, prepareRaw, type Query, query } from '#db/query.ts';
import {
  financingApplication,
  financingDocument,
  financingEvent,
} from '#db/schema/orders-financing.ts';

export type ApplicationRow = typeof financingApplication.$inferSelect;
export type DocumentRow = typeof financingDocument.$inferSelect;

/** The last application of each order. */
export const applicationsWithIds = prepare(
  build
    .select()
    .from(financingApplication)
    .where(
      sql`${financingApplication.orderId} IN (SELECT value FROM json_each(${p('ids')}))
        AND NOT EXISTS (SELECT 1 FROM financing_application later
          WHERE later.order_id = ${financingApplication.orderId}
            AND later.number > ${financingApplication.number})`,
    ),
);

export const documentsWithIds = prepare(
  build
    .select()
    .from(financingDocument)
    .where(sql`${financingDocument.orderId} IN (SELECT value FROM json_each(${p('ids')}))`)
    .orderBy(financingDocument.addedAt, financingDocument.kind),
);

export const applicationById = prepare(
  build
    .select()
    .from(financingApplication)
    .where(eq(financingApplication.id, p('id'))),
);

export const eventsOf = prepare(
  build
    .select({ status: financingEvent.status })
    .from(financingEvent)
    .where(eq(financingEvent.applicationId, p('applicationId'))),
);

type NewApplication = Pick<
  typeof financingApplication.$inferInsert,
  'id' | 'orderId' | 'provider' | 'route' | 'disclosure' | 'agreementVersion'
>;

export const insertApplication = (row: NewApplication, now: number): Query<unknown> =>
  query(
    build.insert(financingApplication).values({
      ...row,
      agreedAt: now,
      number: sql`(SELECT coalesce(max(number), 0) + 1 FROM financing_application
        WHERE order_id = ${row.orderId})`,
      nextTryAt: now,
      createdAt: now,
      updatedAt: now,
    }),
  );

type Columns = Partial<typeof financingApplication.$inferInsert>;

/** The row takes on these columns, or the batch stops where `unless` does not hold any more. */
export const changeApplication = (
  id: string,
  columns: Columns,
  now: number,
  unless?: SQL,
): readonly Query<unknown>[] => [
  query(
    build
      .update(financingApplication)
      .set({ ...columns, updatedAt: now })
      .where(and(eq(financingApplication.id, id), unless)),
  ),
  assertOneChanged,
];

/** It is handed in once. */
export const submitApplication = (
  id: string,
  columns: Pick<ApplicationRow, 'isMarried' | 'work'>,
  now: number,
): readonly Query<unknown>[] =>
  changeApplication(
    id,
    { ...columns, submittedAt: now, nextTryAt: now },
    now,
    isNull(financingApplication.submittedAt),
  );

/** A word of the company counts once: a second one stops the batch. */
export const countEvent = (row: typeof financingEvent.$inferInsert): Query<unknown> =>
  query(build.insert(financingEvent).values(row));

/** The paper of this kind is in this file from now on. */
export const putDocument = (row: typeof financingDocument.$inferInsert): Query<unknown> =>
  query(
    build
      .insert(financingDocument)
      .values(row)
      .onConflictDoUpdate({
        target: [financingDocument.orderId, financingDocument.kind],
        set: { uploadId: row.uploadId, addedAt: row.addedAt },
      }),
  );

/** An order goes on with its application, as far as the application can tell. */
const LIVE = sql`(json_extract(o.installment, '$.applicationId') = a.id
  AND o.payment_option = 'INSTALLMENT'
  AND o.state NOT IN ('CANCELLED', 'INSTALLMENT_CANCELED', 'INSTALLMENT_REJECTED'))`;

/** Applications of which a company has to hear, or is to be asked, now. */
export const dueApplications = prepareRaw<{ now: number; limit: number }, string[]>(
  sql`SELECT a.id FROM financing_application a JOIN customer_order o ON o.id = a.order_id
    WHERE a.next_try_at <= ${p('now')} AND a.route = 'API' AND a.end_told_at IS NULL AND a.fault IS NULL
      AND (NOT ${LIVE} OR (a.submitted_at IS NOT NULL AND (a.sent_at IS NULL
        OR o.state IN ('INSTALLMENT_REQUESTED', 'INSTALLMENT_APPROVED')
        OR (o.state = 'PAYMENT_SETTLED' AND o.phase = 'FINAL' AND o.contract_signed_at IS NULL))))
    ORDER BY a.next_try_at, a.number, a.id LIMIT ${p('limit')}`,
  ({ rows }) => rows.map(({ id }) => String(id)),
);

/** Whether a company still has an earlier application of the same order, whose end it has not heard of. */
export const isBeforeOpen = prepareRaw<{ readonly id: string }, boolean>(
  sql`SELECT 1 FROM financing_application a JOIN financing_application earlier
      ON earlier.order_id = a.order_id AND earlier.number < a.number
    WHERE a.id = ${p('id')} AND earlier.provider = a.provider AND earlier.route = 'API'
      AND earlier.submitted_at IS NOT NULL AND earlier.end_told_at IS NULL LIMIT 1`,
  ({ rows }) => rows.length > 0,
);

/** A company does not take what it is told or asked, and would not however often. */
export const FINANCING_STUCK = sql`o.id IN (SELECT a.order_id FROM financing_application a
  WHERE a.fault IS NOT NULL)`;

/** Of these orders, those whose company a person has to talk to. */
export const stuckApplications = prepareRaw<{ readonly ids: string }, readonly string[]>(
  sql`SELECT o.id FROM customer_order o
    WHERE o.id IN (SELECT value FROM json_each(${p('ids')})) AND ${FINANCING_STUCK}`,
  ({ rows }) => rows.map(({ id }) => String(id)),
);

/** A person has talked to the company: what goes on is tried again, what has ended it knows of. */
export const resumeApplications = prepareRaw<{ orderId: string; now: number }, void>(
  sql`UPDATE financing_application AS a SET fault = NULL, tries = 0, next_try_at = ${p('now')},
      updated_at = ${p('now')},
      end_told_at = CASE WHEN EXISTS (SELECT 1 FROM customer_order o WHERE o.id = a.order_id AND ${LIVE})
        THEN a.end_told_at ELSE ${p('now')} END
    WHERE a.order_id = ${p('orderId')} AND a.fault IS NOT NULL`,
  () => undefined,
);

/** Orders whose papers stay away for too long. */
export const withoutDocuments = prepareRaw<{ before: number; limit: number }, string[]>(
  sql`SELECT o.id FROM financing_application a JOIN customer_order o ON o.id = a.order_id
    WHERE a.submitted_at IS NULL AND a.created_at <= ${p('before')}
      AND o.state = 'INSTALLMENT_REQUESTED' AND ${LIVE}
    ORDER BY a.created_at LIMIT ${p('limit')}`,
  ({ rows }) => rows.map(({ id }) => String(id)),
);

/** Whether one of the staff has opened the papers of a document's order since then. */
export const hasOpenedDocuments = prepareRaw<
  { documentId: string; staffId: string; since: number },
  boolean
>(
  sql`SELECT 1 FROM financing_document d JOIN order_history h ON h.order_id = d.order_id
    WHERE d.id = ${p('documentId')} AND h.kind = 'ORDER_DOCUMENTS_READ'
      AND h.actor_id = ${p('staffId')} AND h.happened_at >= ${p('since')} LIMIT 1`,
  ({ rows }) => rows.length > 0,
);
