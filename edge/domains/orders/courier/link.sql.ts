import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import { build, p, prepare, prepareRaw } from '#db/query.ts';
import { deliveryLink, deliveryProof } from '#db/schema/orders-courier.ts';

export type LinkRow = typeof deliveryLink.$inferSelect;
export type ProofRow = typeof deliveryProof.$inferSelect;

export const linkByPasskey = prepare(
  build
    .select()
    .from(deliveryLink)
    .where(
      and(
        eq(deliveryLink.workOrder, p('workOrder')),
        eq(deliveryLink.passkeyHash, p('passkeyHash')),
      ),
    ),
);

/** The last link of an order, as the desk shows it. */
export type DeskLink = Pick<LinkRow, 'madeAt' | 'openedAt' | 'endedAt'> & {
  /** Of the staff. */
  readonly madeByName: string | null;
};

export const lastLinkOf = prepareRaw<{ orderId: string }, readonly DeskLink[]>(
  sql`SELECT l.made_at, l.opened_at, l.ended_at, s.name FROM delivery_link l
    LEFT JOIN customer s ON s.id = l.made_by WHERE l.order_id = ${p('orderId')}
    ORDER BY l.made_at DESC, l.rowid DESC LIMIT 1`,
  ({ rows }) =>
    rows.map((row) => ({
      madeAt: Number(row.made_at),
      openedAt: row.opened_at === null ? null : Number(row.opened_at),
      endedAt: row.ended_at === null ? null : Number(row.ended_at),
      madeByName: row.name === null ? null : String(row.name),
    })),
);

export const insertLink = prepare(
  build.insert(deliveryLink).values({
    id: p('id'),
    orderId: p('orderId'),
    workOrder: p('workOrder'),
    passkeyHash: p('passkeyHash'),
    madeBy: p('madeBy'),
    madeAt: p('now'),
  }),
);

/** Whatever link of an order is open ends; its passkey opens nothing from then on. */
export const endLinksOf = prepare(
  build
    .update(deliveryLink)
    .set({ endedAt: sql`${p('now')}` })
    .where(and(eq(deliveryLink.orderId, p('orderId')), isNull(deliveryLink.endedAt))),
);

/** Before an assertion: a link that was taken back in this moment is not used. */
export const spendLink = prepare(
  build
    .update(deliveryLink)
    .set({ endedAt: sql`${p('now')}` })
    .where(and(eq(deliveryLink.id, p('id')), isNull(deliveryLink.endedAt))),
);

export const markOpened = prepare(
  build
    .update(deliveryLink)
    .set({ openedAt: sql`${p('now')}` })
    .where(and(eq(deliveryLink.id, p('id')), isNull(deliveryLink.openedAt))),
);

export const proofById = prepare(
  build
    .select()
    .from(deliveryProof)
    .where(eq(deliveryProof.id, p('id'))),
);

export const proofOfOrder = prepare(
  build
    .select()
    .from(deliveryProof)
    .where(eq(deliveryProof.orderId, p('orderId')))
    .orderBy(desc(deliveryProof.receivedAt)),
);

/** Whether one of the staff has opened the proof of an order since then. */
export const hasOpenedProof = prepareRaw<
  { orderId: string; staffId: string; since: number },
  boolean
>(
  sql`SELECT 1 FROM order_history WHERE order_id = ${p('orderId')} AND kind = 'ORDER_PROOF_READ'
    AND actor_id = ${p('staffId')} AND happened_at >= ${p('since')} LIMIT 1`,
  ({ rows }) => rows.length > 0,
);
