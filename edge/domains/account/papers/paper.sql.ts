import { asc, eq, sql } from 'drizzle-orm';
import { build, p, prepare, prepareRaw, type Query, query } from '#db/query.ts';
import { customer } from '#db/schema/account.ts';
import { customerDocument } from '#db/schema/account-document.ts';
import { customerPaper, paperView } from '#db/schema/account-paper.ts';
import { paperMachine } from '#edge/contract/account/paper-machine.ts';
import { PAPER_LIMITS } from '#edge/contract/account/papers.ts';
import { createMover } from '#edge/platform/write/mover.ts';

export type PaperRow = typeof customerPaper.$inferSelect;

export const paperMover = createMover(paperMachine, {
  table: customerPaper,
  id: customerPaper.id,
  columnsOf: (state) => ({ state }),
});

export const papersOf = prepare(
  build
    .select()
    .from(customerPaper)
    .where(eq(customerPaper.customerId, p('customerId'))),
);

export const paperById = prepare(
  build
    .select({ paper: customerPaper, name: customer.name, document: customerDocument })
    .from(customerPaper)
    .innerJoin(customer, eq(customer.id, customerPaper.customerId))
    .leftJoin(customerDocument, eq(customerDocument.customerId, customerPaper.customerId))
    .where(eq(customerPaper.id, p('id')))
    .limit(1),
);

/** Those that wait, the oldest first. */
export const papersInReview = prepare(
  build
    .select({
      id: customerPaper.id,
      kind: customerPaper.kind,
      name: customer.name,
      submittedAt: customerPaper.submittedAt,
    })
    .from(customerPaper)
    .innerJoin(customer, eq(customer.id, customerPaper.customerId))
    .where(eq(customerPaper.state, sql`'IN_REVIEW'`))
    .orderBy(asc(customerPaper.submittedAt), asc(customerPaper.id))
    .limit(PAPER_LIMITS.queue),
);

type Columns = Partial<Omit<typeof customerDocument.$inferInsert, 'customerId'>>;

export const writeDocument = (customerId: string, columns: Columns): Query<unknown> =>
  query(
    build
      .insert(customerDocument)
      .values({ customerId, ...columns })
      .onConflictDoUpdate({ target: customerDocument.customerId, set: columns }),
  );

/** The picture where devices and older pages look for it. */
const IMAGE = {
  IDENTITY_CARD: 'identityCardImage',
  TAX_CARD: 'taxCardImage',
  FAMILY_CARD: 'familyCardImage',
} as const;

export const writeImage = (
  customerId: string,
  kind: PaperRow['kind'],
  url: string | null,
): Query<unknown> => writeDocument(customerId, { [IMAGE[kind]]: url });

export const insertView = (row: typeof paperView.$inferInsert): Query<unknown> =>
  query(build.insert(paperView).values(row));

/** Whether one of the staff has just said why they open a paper. */
export const hasOpenedPaper = prepareRaw<
  { paperId: string; staffId: string; since: number },
  boolean
>(
  sql`SELECT 1 FROM paper_view v JOIN customer_paper c
      ON c.customer_id = v.customer_id AND c.kind = v.kind
    WHERE c.id = ${p('paperId')} AND v.viewed_by = ${p('staffId')} AND v.viewed_at > ${p('since')}
    LIMIT 1`,
  ({ rows }) => rows.length > 0,
);

/** What was opened of an order, by what its history calls it. */
const ORDER_PAPERS: Readonly<Record<string, string>> = {
  ORDER_OWNER_READ: 'ORDER_PAPERS',
  ORDER_DOCUMENTS_READ: 'ORDER_APPLICATION',
  ORDER_PROOF_READ: 'ORDER_PROOF',
};

/** Who looked at a customer's papers: those of the account, and those of their orders. */
export const viewsOf = prepareRaw<
  { customerId: string },
  {
    id: string;
    kind: string;
    orderNumber: string | null;
    role: string | null;
    reason: string;
    viewedAt: number;
  }[]
>(
  sql`SELECT v.*, coalesce(r.name, r.id) AS role FROM (
      SELECT id, kind, NULL AS order_number, reason, viewed_at, viewed_by FROM paper_view
        WHERE customer_id = ${p('customerId')}
      UNION ALL
      SELECT h.id, h.kind, o.code, coalesce(h.note, ''), h.happened_at, h.actor_id
        FROM order_history h JOIN customer_order o ON o.id = h.order_id
        WHERE o.customer_id = ${p('customerId')}
          AND h.kind IN ('ORDER_OWNER_READ', 'ORDER_DOCUMENTS_READ', 'ORDER_PROOF_READ')
    ) v LEFT JOIN staff_member m ON m.customer_id = v.viewed_by LEFT JOIN staff_role r ON r.id = m.role_id
    ORDER BY viewed_at DESC LIMIT 100`,
  ({ rows }) =>
    rows.map((row) => ({
      id: String(row.id),
      kind: ORDER_PAPERS[String(row.kind)] ?? String(row.kind),
      role: row.role === null ? null : String(row.role),
      orderNumber: row.order_number === null ? null : String(row.order_number),
      reason: String(row.reason),
      viewedAt: Number(row.viewed_at),
    })),
);
