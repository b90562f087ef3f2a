import { and, asc, eq, inArray, lte, or, sql } from 'drizzle-orm';
import { assertOneChanged } from '#db/assertion.ts';
import { build, p, prepare, type Query, query, raw } from '#db/query.ts';
import { paymentRefund } from '#db/schema/payments.ts';
import { accountId, GATEWAY } from '#edge/contract/payments/ledger.ts';
import type { RefundRoute } from '#edge/contract/payments/methods.ts';
import {
  ASKED_AT_PROVIDER,
  REFUND_EFFECTS,
  REROUTED_NOTES,
  type RefundMove,
  refundMachine,
} from '#edge/contract/payments/refund-machine.ts';
import { refundDueAt } from '#edge/contract/payments/refund-promise.ts';
import { createMover } from '#edge/platform/write/mover.ts';
import type { AttemptRow } from './attempt.sql.ts';
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
  // A bank transfer is promised from the moment its account is known.
  const dueAt = route === 'PROVIDER' || destination !== undefined ? refundDueAt(route, now) : null;
  return [
    raw(
      sql`INSERT INTO payment_refund
          (id, attempt_id, ref, state, amount_idr, reason, route, destination, refund_key, requested_by, due_at, created_at, updated_at)
        SELECT ${id}, a.id, a.ref, ${refundMachine.moves.request.to}, ${amountIdr}, ${reason}, ${route},
          ${destination ?? null}, ${id}, ${requestedBy}, ${dueAt}, ${now}, ${now}
        FROM payment_attempt a WHERE a.id = ${attemptId} AND a.ref = ${ref} AND a.state = 'SETTLED'
          AND a.paid_idr - a.charged_back_idr >= ${amountIdr} + (SELECT coalesce(sum(r.amount_idr), 0)
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

export interface FoundRefund {
  /** `rfd_…` */
  readonly id: string;
  readonly attempt: Pick<AttemptRow, 'id' | 'ref'>;
  /** Names it for ever: the same one is found once. */
  readonly key: string;
  readonly amountIdr: number;
  /** What of it is still with the order; the rest is lost. */
  readonly fromOrderIdr: number;
}

/**
 * The provider pays back what nobody asked for here, by its dashboard for example: it is written down
 * as sent, whatever it exceeds. A person is told of each.
 */
export const bookFoundRefund = (
  { id, attempt, key, amountIdr, fromOrderIdr }: FoundRefund,
  { now, ids }: When,
): readonly Query<unknown>[] => {
  const { ref } = attempt;
  const credit = accountId('refund_payable', ref);
  const common = { credit, ref, eventAt: now, now };
  const lost = amountIdr - fromOrderIdr;
  const debit = accountId('order', ref);
  return [
    query(
      build.insert(paymentRefund).values({
        id,
        attemptId: attempt.id,
        ref,
        state: refundMachine.moves.find.to,
        amountIdr,
        reason: 'OTHER',
        route: 'PROVIDER',
        refundKey: key,
        requestedBy: ASKED_AT_PROVIDER,
        sentAt: now,
        dueAt: refundDueAt('PROVIDER', now),
        createdAt: now,
        updatedAt: now,
      }),
    ),
    ...mover.begin('find', {
      [REFUND_EFFECTS.booked]: [
        ...(fromOrderIdr === 0
          ? []
          : post({
              ...common,
              id: ids('trf'),
              key: `refund:${id}`,
              code: 'refund_decided',
              debit,
              amountIdr: fromOrderIdr,
            })),
        ...(lost === 0
          ? []
          : post({
              ...common,
              id: ids('trf'),
              key: `refund:${id}:lost`,
              code: 'refund_lost',
              debit: accountId('losses'),
              amountIdr: lost,
            })),
      ],
    }),
  ];
};

interface RefundWrite {
  readonly approvedBy?: string;
  readonly approvedAt?: number;
  /** None: it goes by bank transfer now, and its account is awaited. */
  readonly dueAt?: number | null;
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
    [REFUND_EFFECTS.returned]: () =>
      post({
        ...common,
        key: `refund:${id}:returned`,
        code: 'refund_returned',
        debit: accountId('bank'),
        credit: accountId('order', ref),
      }),
    [REFUND_EFFECTS.paid]: () => {
      const byBank = (write.route ?? refund.route) === 'BANK';
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

/** Of several orders (`refs`, a JSON list), each one's first to last. */
export const refundsOfOrders = prepare(
  build
    .select()
    .from(paymentRefund)
    .where(sql`${paymentRefund.ref} IN (SELECT value FROM json_each(${p('refs')}))`)
    .orderBy(paymentRefund.id),
);

/**
 * Refunds the provider is to be told of or asked about, the one that waits longest first; also those
 * that go by bank transfer instead, which the provider may still make.
 */
export const refundsToSend = prepare(
  build
    .select()
    .from(paymentRefund)
    .where(
      and(
        or(
          and(
            inArray(paymentRefund.state, ['APPROVED', 'SENT']),
            eq(paymentRefund.route, 'PROVIDER'),
          ),
          and(
            inArray(paymentRefund.state, ['REQUESTED', 'APPROVED']),
            eq(paymentRefund.route, 'BANK'),
            inArray(paymentRefund.note, [...REROUTED_NOTES]),
          ),
        ),
        lte(paymentRefund.retryAt, p('now')),
      ),
    )
    .orderBy(asc(paymentRefund.retryAt))
    .limit(p('limit')),
);

/** The provider is asked again then, by whichever key; nothing else changes, nor the note without another. */
export const postponeRefund = prepare(
  build
    .update(paymentRefund)
    .set({
      retryAt: sql`${p('retryAt')}`,
      note: sql`coalesce(${p('note')}, ${paymentRefund.note})`,
    })
    .where(eq(paymentRefund.id, p('id'))),
);

const destinationOf = prepare(
  build
    .update(paymentRefund)
    .set({
      destination: sql`${p('destination')}`,
      dueAt: sql`${p('dueAt')}`,
      updatedAt: sql`${p('now')}`,
    })
    .where(
      and(
        eq(paymentRefund.id, p('id')),
        eq(paymentRefund.state, 'REQUESTED'),
        eq(paymentRefund.route, 'BANK'),
      ),
    ),
);

/** Where a refund by bank transfer goes, encrypted, and until when; stops its batch once it was approved. */
export const setRefundDestination = (to: {
  readonly id: string;
  readonly destination: string;
  readonly now: number;
}): readonly Query<unknown>[] => [
  destinationOf({ ...to, dueAt: refundDueAt('BANK', to.now) }),
  assertOneChanged,
];
