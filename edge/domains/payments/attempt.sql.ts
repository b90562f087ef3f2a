import { and, asc, eq, gt, inArray, isNotNull, isNull, lte, or, sql } from 'drizzle-orm';
import { build, p, prepare, type Query, raw } from '#db/query.ts';
import { paymentAttempt } from '#db/schema/payments.ts';
import {
  type AttemptMove,
  attemptMachine,
  OPEN_ATTEMPT_STATES,
} from '#edge/contract/payments/attempt-machine.ts';
import type { PaymentMethod } from '#edge/contract/payments/methods.ts';
import { createMover, type Effects } from '#edge/platform/write/mover.ts';

export type AttemptRow = typeof paymentAttempt.$inferSelect;

/** What was paid, in rupiah, as far as the provider has said it. */
export const paidOf = ({ paidIdr, amountIdr }: Pick<AttemptRow, 'paidIdr' | 'amountIdr'>): number =>
  paidIdr ?? amountIdr;

/** A bank has charged a part of it back, or all of it. */
export const isChargedBack = ({
  state,
  chargedBackIdr,
}: Pick<AttemptRow, 'state' | 'chargedBackIdr'>): boolean =>
  state === 'CHARGED_BACK' || chargedBackIdr > 0;

export interface NewAttempt {
  /** `pay_…` */
  readonly id: string;
  readonly ref: string;
  readonly purpose: string;
  /** What the provider is given with the attempt's number behind it; letters and digits, at most 40. */
  readonly code: string;
  readonly amountIdr: number;
  readonly offered: readonly PaymentMethod[];
  /** Epoch ms. */
  readonly expiresAt: number;
  readonly now: number;
}

/** A payment begins. Stops its batch when another attempt of the same `ref` is open. */
export const insertAttempt = (attempt: NewAttempt): readonly Query<unknown>[] => {
  const { id, ref, purpose, code, amountIdr, offered, expiresAt, now } = attempt;
  const number = sql`(SELECT coalesce(max(number), 0) + 1 FROM payment_attempt WHERE ref = ${ref})`;
  return [
    raw(
      sql`INSERT INTO payment_attempt
        (id, ref, purpose, number, provider_order_id, state, amount_idr, offered, expires_at, asked_at, created_at, updated_at)
      VALUES (${id}, ${ref}, ${purpose}, ${number}, ${code} || '-' || ${number},
        ${attemptMachine.moves.create.to}, ${amountIdr}, ${JSON.stringify(offered)}, ${expiresAt}, ${now}, ${now}, ${now})`,
      () => undefined,
    ),
    ...mover.begin('create'),
  ];
};

export const attemptById = prepare(
  build
    .select()
    .from(paymentAttempt)
    .where(eq(paymentAttempt.id, p('id'))),
);

/** All tries of one order, first to last. */
export const attemptsOf = prepare(
  build
    .select()
    .from(paymentAttempt)
    .where(eq(paymentAttempt.ref, p('ref')))
    .orderBy(asc(paymentAttempt.number)),
);

/** Of several orders (`refs`, a JSON list), each one's first to last. */
export const attemptsOfOrders = prepare(
  build
    .select()
    .from(paymentAttempt)
    .where(sql`${paymentAttempt.ref} IN (SELECT value FROM json_each(${p('refs')}))`)
    .orderBy(asc(paymentAttempt.number)),
);

const mover = createMover(attemptMachine, {
  table: paymentAttempt,
  id: paymentAttempt.id,
  columnsOf: (state) => ({ state }),
});

export interface AttemptWrite {
  readonly id: string;
  readonly move: AttemptMove;
  readonly now: number;
  readonly effects: Effects;
  /** As it was read: what banks have taken of it since is decided on anew. */
  readonly chargedBackBefore: number;
  readonly paidIdr?: number;
  readonly captured?: boolean;
  readonly chargedBackIdr?: number;
  readonly chargebacksReturned?: number;
  readonly settledAt?: number;
  readonly reversibleUntilAt?: number | null;
  readonly method?: string;
  readonly transactionId?: string;
  readonly instructions?: Readonly<Record<string, string>> | null;
}

/** Takes the attempt on; the batch fails when it is not where the move begins. */
export const moveAttempt = (write: AttemptWrite) => {
  const { id, move, now, effects, chargedBackBefore, ...columns } = write;
  const guard = eq(paymentAttempt.chargedBackIdr, chargedBackBefore);
  return mover.move(move, { id, guard, effects, set: { ...columns, updatedAt: now } });
};

export const attemptByProviderOrder = prepare(
  build
    .select()
    .from(paymentAttempt)
    .where(eq(paymentAttempt.providerOrderId, p('providerOrderId'))),
);

/** The provider's page, once: put `assertOneChanged` behind it, for an attempt that has one or is over. */
export const recordPage = prepare(
  build
    .update(paymentAttempt)
    .set({ pageUrl: sql`${p('url')}`, pageToken: sql`${p('token')}`, updatedAt: sql`${p('now')}` })
    .where(
      and(
        eq(paymentAttempt.id, p('id')),
        inArray(paymentAttempt.state, [...OPEN_ATTEMPT_STATES]),
        isNull(paymentAttempt.pageToken),
      ),
    ),
);

/** Money may still come for it; see `isPayable`. */
const PAYABLE = or(
  inArray(paymentAttempt.state, [...OPEN_ATTEMPT_STATES]),
  and(eq(paymentAttempt.state, 'DENIED'), isNull(paymentAttempt.pageClosedAt)),
);

/** Attempts whose window is over and that could still be paid; the one looked at longest ago comes first. */
export const attemptsOver = prepare(
  build
    .select()
    .from(paymentAttempt)
    .where(and(PAYABLE, lte(paymentAttempt.expiresAt, p('now'))))
    // One that cannot be closed now must not keep others from their turn.
    .orderBy(asc(paymentAttempt.askedAt))
    .limit(p('limit')),
);

/**
 * Attempts nothing was heard of since: those that may still be paid, the longest silent first, and
 * cards whose settlement is awaited, and chargebacks that a bank may give back, which take days and are
 * asked for less often.
 */
export const silentAttempts = prepare(
  build
    .select()
    .from(paymentAttempt)
    .where(
      or(
        and(
          PAYABLE,
          isNotNull(paymentAttempt.pageToken),
          gt(paymentAttempt.expiresAt, p('now')),
          lte(paymentAttempt.askedAt, p('before')),
        ),
        and(
          eq(paymentAttempt.state, 'SETTLED'),
          eq(paymentAttempt.captured, true),
          lte(paymentAttempt.askedAt, p('capturedBefore')),
        ),
        and(
          or(eq(paymentAttempt.state, 'CHARGED_BACK'), gt(paymentAttempt.chargedBackIdr, 0)),
          lte(paymentAttempt.askedAt, p('chargedBackBefore')),
          gt(paymentAttempt.updatedAt, p('disputedSince')),
        ),
      ),
    )
    .orderBy(asc(paymentAttempt.askedAt))
    .limit(p('limit')),
);

export const noteAsked = prepare(
  build
    .update(paymentAttempt)
    .set({ askedAt: sql`${p('now')}` })
    .where(eq(paymentAttempt.id, p('id'))),
);

/** Nothing can be paid on its page any more. */
export const notePageClosed = prepare(
  build
    .update(paymentAttempt)
    .set({ pageClosedAt: sql`${p('now')}` })
    .where(and(eq(paymentAttempt.id, p('id')), isNull(paymentAttempt.pageClosedAt))),
);

/** What the provider says it has paid back of it, in rupiah. */
export const noteRefunded = prepare(
  build
    .update(paymentAttempt)
    .set({ providerRefundedIdr: sql`${p('amountIdr')}` })
    .where(eq(paymentAttempt.id, p('id'))),
);
