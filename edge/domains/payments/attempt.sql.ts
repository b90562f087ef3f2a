import { and, asc, eq, gt, inArray, isNotNull, isNull, lte, sql } from 'drizzle-orm';
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
  readonly paidIdr?: number;
  readonly settledAt?: number;
  readonly reversibleUntilAt?: number | null;
  readonly method?: string;
  readonly transactionId?: string;
  readonly instructions?: Readonly<Record<string, string>> | null;
}

/** Takes the attempt on; the batch fails when it is not where the move begins. */
export const moveAttempt = ({ id, move, now, effects, ...columns }: AttemptWrite) =>
  mover.move(move, { id, effects, set: { ...columns, updatedAt: now } });

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

/** Open attempts whose window is over, the oldest first. */
export const attemptsOver = prepare(
  build
    .select()
    .from(paymentAttempt)
    .where(
      and(
        inArray(paymentAttempt.state, [...OPEN_ATTEMPT_STATES]),
        lte(paymentAttempt.expiresAt, p('now')),
      ),
    )
    .orderBy(asc(paymentAttempt.expiresAt))
    .limit(p('limit')),
);

/** Open attempts nothing was heard of since, the longest silent first. */
export const silentAttempts = prepare(
  build
    .select()
    .from(paymentAttempt)
    .where(
      and(
        inArray(paymentAttempt.state, [...OPEN_ATTEMPT_STATES]),
        isNotNull(paymentAttempt.pageToken),
        gt(paymentAttempt.expiresAt, p('now')),
        lte(paymentAttempt.askedAt, p('before')),
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
