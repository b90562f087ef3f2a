import { and, eq } from 'drizzle-orm';
import { assertOneChanged } from '#db/assertion.ts';
import { build, type Query, query } from '#db/query.ts';
import { customerOrder, orderHistory } from '#db/schema/orders.ts';
import type { HistoryKind } from '#edge/contract/orders/history.ts';
import {
  ORDER_MACHINE,
  type OrderActor,
  type OrderMove,
  type OrderPosition,
  phaseOf,
  stateOf,
} from '#edge/contract/orders/machine.ts';
import { allows, guardsOf } from '#edge/contract/orders/standing.ts';
import { ALLOCATED_AT_MOST, deadlineAt } from '#edge/contract/orders/windows.ts';
import { createMover, type Effects } from '#edge/platform/write/mover.ts';
import { guardsHold } from './guards.sql.ts';
import type { OrderRow, Statements } from './order.sql.ts';

/** Who does it and when. */
export interface Doing {
  readonly actor: OrderActor;
  readonly actorId: string | null;
  readonly now: number;
  readonly ids: (prefix: string) => string;
}

/** Columns of an order beside its state, which the mover alone changes. */
export type OrderColumns = Omit<Partial<typeof customerOrder.$inferInsert>, 'state' | 'phase'>;

interface Entry {
  readonly kind: HistoryKind;
  readonly amountIdr?: number | null;
  readonly note?: string | null;
}

export const orderMover = createMover(ORDER_MACHINE, {
  table: customerOrder,
  id: customerOrder.id,
  columnsOf: (position) => ({ state: stateOf(position), phase: phaseOf(position) }),
});

/** An entry of the history that is no move. */
export const entryOf = (order: OrderRow, entry: Entry, doing: Doing): Query<unknown> =>
  query(
    build.insert(orderHistory).values({
      id: doing.ids('ohi'),
      orderId: order.id,
      kind: entry.kind,
      at: doing.now,
      actor: doing.actor,
      actorId: doing.actorId,
      phase: order.phase,
      amountIdr: entry.amountIdr ?? null,
      note: entry.note ?? null,
    }),
  );

/** Writes to an order that is still as it was read; put nothing between the two statements. */
export const changeOrder = (order: OrderRow, columns: OrderColumns, now: number): Statements => [
  query(
    build
      .update(customerOrder)
      .set({ ...columns, version: order.version + 1, updatedAt: now })
      .where(and(eq(customerOrder.id, order.id), eq(customerOrder.version, order.version))),
  ),
  assertOneChanged,
];

/** Where a signed contract goes on to count; everywhere else the company is asked anew. */
const WITH_CONTRACT: readonly OrderPosition[] = [
  'PAYMENT_SETTLED.FINAL',
  'SHIPPED.FINAL',
  'SHIPPING.FINAL',
  'DELIVERED.FINAL',
  'COMPLETED.FINAL',
  'CANCELLED.FINAL',
];

/** What begins with a position and ends with it, unless the move says otherwise. */
const columnsAt = (position: OrderPosition, order: OrderRow, now: number): OrderColumns => {
  const deadline = deadlineAt(position, order);
  const isAllocated = position === 'ALLOCATED.BOOKING';
  const allocatedAt = order.allocatedAt ?? now;
  // A motorcycle is not kept from others by going to and fro.
  const latest = isAllocated ? allocatedAt + ALLOCATED_AT_MOST : Infinity;
  return {
    expiresAt: deadline === null ? null : Math.min(now + deadline, latest),
    ...(isAllocated && { allocatedAt }),
    nextTryAt: 0,
    ...(!WITH_CONTRACT.includes(position) && { contractSignedAt: null, contractReference: null }),
  };
};

interface Moving {
  readonly columns?: OrderColumns | undefined;
  /** Exactly those the machine names for the move. */
  readonly effects?: Effects;
  /** For the history. */
  readonly amountIdr?: number | null;
  readonly note?: string | null;
  /** Of the entry in the history, where it is not the usual one of a move. */
  readonly kind?: HistoryKind;
  /** Ids of declined payments whose page is closed, where a guard asks for that. */
  readonly closed?: ReadonlySet<string>;
}

/**
 * Takes an order on by the shared mover, and writes that down. The batch fails when the order is no
 * longer as it was read, or a guard of the move does not hold; then everything is decided anew. Throws for a move the order does not have:
 * decide before.
 */
export const moveOrder = (
  order: OrderRow,
  move: OrderMove,
  { actor, actorId, now, ids }: Doing,
  { columns, effects = {}, amountIdr = null, note = null, kind, closed }: Moving = {},
): Statements => {
  if (!allows(move, order)) throw new Error(`${move} does not lead on from ${order.state}`);
  const { to } = ORDER_MACHINE.moves[move];
  const toState = stateOf(to);
  return [
    ...orderMover.move(move, {
      id: order.id,
      guard: and(
        eq(customerOrder.version, order.version),
        guardsHold(guardsOf(move), { now, closed: [...(closed ?? [])] }),
      ),
      set: { ...columnsAt(to, order, now), ...columns, version: order.version + 1, updatedAt: now },
      effects,
    }),
    query(
      build.insert(orderHistory).values({
        id: ids('ohi'),
        orderId: order.id,
        kind: kind ?? (toState === 'CANCELLED' ? 'ORDER_CANCELLATION' : 'ORDER_STATE_TRANSITION'),
        at: now,
        actor,
        actorId,
        move,
        fromState: order.state,
        toState,
        phase: phaseOf(to),
        amountIdr,
        note,
      }),
    ),
  ];
};
