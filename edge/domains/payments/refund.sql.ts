import { and, asc, eq, inArray, lte, sql } from 'drizzle-orm';
import { assertOneChanged } from '#db/assertion.ts';
import { build, p, prepare, type Query, raw } from '#db/query.ts';
import { paymentRefund } from '#db/schema/payments.ts';
import { accountId, GATEWAY } from '#edge/contract/payments/ledger.ts';
import type { RefundRoute } from '#edge/contract/payments/methods.ts';
import {
  REFUND_EFFECTS,
  type RefundMove,
  refundMachine,
} from '#edge/contract/payments/refund-machine.ts';
import { createMover } from '#edge/platform/write/mover.ts';
import { post } from './ledger.sql.ts';

export type RefundRow = typeof paymentRefund.$inferSelect;
type MakeId = (prefix: string) => string;

interface When {
  readonly now: number;
  readonly ids: MakeId;
}

export interface NewRefund {
  /** `rfd_…`; it is the provider's refund key, too. */
  readonly id: string;
  readonly attemptId: string;
  readonly ref: string;
  readonly amountIdr: number;
  readonly reason: string;
  readonly route: RefundRoute;
  /** Encrypted by the caller. */
  readonly destination?: string;
  /** Customer or staff id, or `system`. */
  readonly requestedBy: string;
}

const mover = createMover(refundMachine, {
  table: paymentRefund,
  id: paymentRefund.id,
  columnsOf: (state) => ({ state }),
});

/**
 * A refund is asked for, and its amount is owed from then on. The batch fails when the attempt is not
 * settled, when all refunds of it would be more than what was paid, or when the order no longer has
 * the money.
 */
export const requestRefund = (refund: NewRefund, { now, ids }: When): readonly Query<unknown>[] => {
  const { id, attemptId, ref, amountIdr, reason, route, destination, requestedBy } = refund;
  return [
    raw(
      sql`INSERT INTO payment_refund
          (id, attempt_id, ref, state, amount_idr, reason, route, destination, refund_key, requested_by, created_at, updated_at)
        SELECT ${id}, a.id, a.ref, ${refundMachine.moves.request.to}, ${amountIdr}, ${reason}, ${route},
          ${destination ?? null}, ${id}, ${requestedBy}, ${now}, ${now}
        FROM payment_attempt a WHERE a.id = ${attemptId} AND a.ref = ${ref} AND a.state = 'SETTLED'
          AND a.paid_idr >= ${amountIdr} + (SELECT coalesce(sum(r.amount_idr), 0)
            FROM payment_refund r WHERE r.attempt_id = a.id AND r.state <> 'FAILED')`,
      () => undefined,
    ),
    assertOneChanged,
    ...mover.begin('request', {
      [REFUND_EFFECTS.owed]: post({
        id: ids('trf'),
        key: `refund:${id}`,
        code: 'refund_decided',
        debit: accountId('order', ref),
        credit: accountId('refund_payable', ref),
        amountIdr,
        ref,
        eventAt: now,
        now,
      }),
    }),
  ];
};

interface RefundWrite {
  readonly approvedBy?: string;
  readonly route?: RefundRoute;
  readonly refundKey?: string;
  readonly destination?: string;
  readonly note?: string;
  readonly sentAt?: number;
  readonly confirmedAt?: number;
}

/**
 * Takes a refund on, with the transfer its move causes. Fails when it is not where the move begins.
 * @param refund as it was read; only its amounts and names are used
 */
export const moveRefund = (
  refund: Pick<RefundRow, 'id' | 'ref' | 'amountIdr' | 'route'>,
  move: RefundMove,
  write: RefundWrite,
  { now, ids }: When,
): readonly Query<unknown>[] => {
  const { id, ref, amountIdr } = refund;
  const common = { id: ids('trf'), amountIdr, ref, eventAt: write.confirmedAt ?? now, now };
  const payable = accountId('refund_payable', ref);
  const effects: Record<string, () => readonly Query<unknown>[]> = {
    [REFUND_EFFECTS.released]: () =>
      post({
        ...common,
        key: `refund:${id}:released`,
        code: 'refund_released',
        debit: payable,
        credit: accountId('order', ref),
      }),
    [REFUND_EFFECTS.paid]: () => {
      const byBank = refund.route === 'BANK';
      return post({
        ...common,
        key: `refund:${id}:paid`,
        code: byBank ? 'refund_paid_by_bank' : 'refund_paid_by_provider',
        debit: payable,
        credit: byBank ? accountId('bank') : GATEWAY,
      });
    },
  };
  return mover.move(move, {
    id,
    guard: eq(paymentRefund.route, refund.route),
    set: { ...write, updatedAt: now },
    effects: Object.fromEntries(
      refundMachine.moves[move].effects.map((effect) => [effect, effects[effect]?.() ?? []]),
    ),
  });
};

export const refundById = prepare(
  build
    .select()
    .from(paymentRefund)
    .where(eq(paymentRefund.id, p('id'))),
);

export const refundsOfAttempt = prepare(
  build
    .select()
    .from(paymentRefund)
    .where(eq(paymentRefund.attemptId, p('attemptId')))
    .orderBy(paymentRefund.id),
);

/** All refunds of one order, first to last. */
export const refundsOf = prepare(
  build
    .select()
    .from(paymentRefund)
    .where(eq(paymentRefund.ref, p('ref')))
    .orderBy(paymentRefund.id),
);

/** Approved refunds the provider has not been told of, the oldest first. */
export const refundsToSend = prepare(
  build
    .select()
    .from(paymentRefund)
    .where(
      and(
        inArray(paymentRefund.state, ['APPROVED', 'SENT']),
        eq(paymentRefund.route, 'PROVIDER'),
        lte(paymentRefund.retryAt, p('now')),
      ),
    )
    .orderBy(asc(paymentRefund.retryAt))
    .limit(p('limit')),
);

/** The provider is asked again then, by whichever key; nothing else changes. */
export const postponeRefund = prepare(
  build
    .update(paymentRefund)
    .set({ retryAt: sql`${p('retryAt')}`, note: sql`${p('note')}` })
    .where(eq(paymentRefund.id, p('id'))),
);

const destinationOf = prepare(
  build
    .update(paymentRefund)
    .set({ destination: sql`${p('destination')}`, updatedAt: sql`${p('now')}` })
    .where(
      and(
        eq(paymentRefund.id, p('id')),
        eq(paymentRefund.state, 'REQUESTED'),
        eq(paymentRefund.route, 'BANK'),
      ),
    ),
);

/** Where a refund by bank transfer goes, encrypted; stops its batch once it was approved. */
export const setRefundDestination = (to: {
  readonly id: string;
  readonly destination: string;
  readonly now: number;
}): readonly Query<unknown>[] => [destinationOf({ ...to }), assertOneChanged];
