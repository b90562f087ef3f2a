import type { Database } from '#db/client.ts';
import type { Query } from '#db/query.ts';
import type { LineKey, LineType, PriceLine } from '#edge/contract/orders/price-lines.ts';
import type { OrderFigures } from '#edge/contract/payments/ledger.ts';
import {
  type AttemptRow,
  attemptsOfOrders,
  figuresOfOrders,
  type RefundRow,
  refundsOfOrders,
} from '#edge/domains/payments/index.ts';
import { type OrderReferral, referralsOfOrders } from '#edge/domains/referrals/index.ts';
import { holdsWithIds } from '#edge/domains/shop/index.ts';
import { type HoldRow, type ItemRow, itemsWithIds } from './cart/item.sql.ts';
import {
  type ComplaintMessage,
  type ComplaintRow,
  complaintMessagesWithIds,
  complaintsWithIds,
} from './complaints/complaint.sql.ts';
import {
  type ApplicationRow,
  applicationsWithIds,
  type DocumentRow,
  documentsWithIds,
} from './financing/application.sql.ts';
import { type HandedOverRow, handedOverWithIds } from './hand-over/hand-over.sql.ts';
import { type InvoiceRow, invoicesWithIds } from './invoice/invoice.sql.ts';
import {
  costsWithIds,
  type HistoryRow,
  historyWithIds,
  linesWithIds,
  type OrderRow,
  ordersWithIds,
  ownersWithIds,
  type RegistrationRow,
  registrationWithIds,
  type UnitRow,
  unitsWithIds,
} from './order.sql.ts';
import { type ReceiptRow, receiptsWithIds } from './receipt/receipt.sql.ts';
import { type ReturnRow, returnsWithIds } from './returns/return.sql.ts';
import { begunWithIds } from './services/service.sql.ts';

/** An order with everything that decisions about it, and its record, are made of. */
export interface Loaded {
  readonly order: OrderRow;
  readonly lines: readonly PriceLine[];
  readonly history: readonly HistoryRow[];
  readonly owner: {
    readonly name: string;
    readonly customerType: 'personal' | 'company';
    readonly isbuyer: boolean;
    readonly identityNumberIndex: string | null;
  } | null;
  readonly unit: UnitRow | null;
  /** Registration costs paid so far; whole rupiah. */
  readonly costs: number;
  readonly registration: readonly RegistrationRow[];
  readonly attempts: readonly AttemptRow[];
  readonly refunds: readonly RefundRow[];
  readonly figures: OrderFigures;
  readonly receipts: readonly ReceiptRow[];
  /** Revisions of the invoice of a company's order, the last one last. */
  readonly invoices: readonly InvoiceRow[];
  /** Whose key it came by, and what that has earned; null without a key. */
  readonly referral: OrderReferral | null;
  /** Of an order of goods; none of a motorcycle. */
  readonly items: readonly ItemRow[];
  /** Where its goods stand until they are picked. */
  readonly holds: readonly HoldRow[];
  /** Of its goods what came before the rest. */
  readonly handedOver: readonly HandedOverRow[];
  /** Of goods that went back, or were taken out. */
  readonly returns: readonly ReturnRow[];
  /** The last one for financing; null without any, and in orders from before there were. */
  readonly application: ApplicationRow | null;
  /** Papers of its applications. */
  readonly documents: readonly DocumentRow[];
  /** Work on its service has begun; never of a motorcycle or goods. */
  readonly isBegun: boolean;
  readonly complaints: readonly ComplaintRow[];
  readonly complaintMessages: readonly ComplaintMessage[];
}

type Read = <T>(query: Query<T>) => Promise<T>;

/** Orders in the order of their ids; those that do not exist are left out. One trip when `read` collects. */
export const loadOrders = async (
  orderIds: readonly string[],
  read: Read,
): Promise<readonly Loaded[]> => {
  const ids = JSON.stringify(orderIds);
  const [
    orders,
    lines,
    history,
    owners,
    units,
    costs,
    registration,
    receipts,
    invoices,
    referrals,
    items,
    holds,
    handedOver,
    returns,
    applications,
    documents,
    complaints,
    complaintMessages,
    begun,
    attempts,
    refunds,
    figures,
  ] = await Promise.all([
    read(ordersWithIds({ ids })),
    read(linesWithIds({ ids })),
    read(historyWithIds({ ids })),
    read(ownersWithIds({ ids })),
    read(unitsWithIds({ ids })),
    read(costsWithIds({ ids })),
    read(registrationWithIds({ ids })),
    read(receiptsWithIds({ ids })),
    read(invoicesWithIds({ ids })),
    read(referralsOfOrders({ ids })),
    read(itemsWithIds({ ids })),
    read(holdsWithIds({ ids })),
    read(handedOverWithIds({ ids })),
    read(returnsWithIds({ ids })),
    read(applicationsWithIds({ ids })),
    read(documentsWithIds({ ids })),
    read(complaintsWithIds({ ids })),
    read(complaintMessagesWithIds({ ids })),
    read(begunWithIds({ ids })),
    read(attemptsOfOrders({ refs: ids })),
    read(refundsOfOrders({ refs: ids })),
    read(figuresOfOrders(orderIds)),
  ]);
  const of = <T extends { readonly orderId: string }>(rows: readonly T[], id: string): T[] =>
    rows.filter(({ orderId }) => orderId === id);
  return orderIds.flatMap((id, at) => {
    const order = orders.find((row) => row.id === id);
    const ofLedger = figures[at];
    if (order === undefined || ofLedger === undefined) return [];
    return [
      {
        order,
        attempts: attempts.filter(({ ref }) => ref === id),
        refunds: refunds.filter(({ ref }) => ref === id),
        figures: ofLedger,
        lines: of(lines, id).map(({ type, key, amountIdr, basisPoints }) => ({
          type: type as LineType,
          key: key as LineKey,
          amount: amountIdr,
          ...(basisPoints !== null && { basisPoints }),
        })),
        history: of(history, id),
        owner: of(owners, id)[0] ?? null,
        unit: of(units, id)[0]?.unit ?? null,
        costs: of(costs, id)[0]?.amountIdr ?? 0,
        registration: of(registration, id),
        receipts: of(receipts, id),
        invoices: of(invoices, id),
        referral: of(referrals, id)[0] ?? null,
        items: of(items, id),
        holds: of(holds, id),
        handedOver: of(handedOver, id),
        returns: of(returns, id),
        application: of(applications, id)[0] ?? null,
        documents: of(documents, id),
        isBegun: begun.includes(id),
        complaints: of(complaints, id),
        complaintMessages: of(complaintMessages, id),
      },
    ];
  });
};

/** One batch for what asks for it in the same turn, from the primary: what writes decide on. */
export const primaryReader = (db: Pick<Database, 'readPrimary'>): Read => {
  let waiting: {
    query: Query<unknown>;
    resolve: (v: never) => void;
    reject: (e: unknown) => void;
  }[] = [];
  const flush = async (): Promise<void> => {
    const batch = waiting;
    waiting = [];
    try {
      const answers = await db.readPrimary(batch.map(({ query }) => query));
      batch.forEach(({ resolve }, at) => {
        resolve(answers[at] as never);
      });
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
  };
  return (query) =>
    new Promise((resolve, reject) => {
      if (waiting.push({ query, resolve, reject }) === 1) queueMicrotask(flush);
    });
};

export const loadOrder = async (
  id: string,
  db: Pick<Database, 'readPrimary'>,
): Promise<Loaded | undefined> => (await loadOrders([id], primaryReader(db)))[0];
