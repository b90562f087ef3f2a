import type { OrderMove } from '#edge/contract/orders/machine.ts';
import { movesOf } from '#edge/contract/orders/standing.ts';
import { type Acting, act, noMove } from '#edge/domains/orders/act.ts';
import type { OrderError } from '#edge/domains/orders/error.ts';
import type { Loaded } from '#edge/domains/orders/load.ts';
import { onAccount } from '#edge/domains/orders/money.ts';
import type { Statements } from '#edge/domains/orders/order.sql.ts';
import { err, ok, type Result } from '#edge/platform/result.ts';

export interface StaffDecision {
  readonly id: string;
  /** The version the staff saw; refused when the order has changed since. Null does not look. */
  readonly expectedVersion: number | null;
}

/** Somebody else has changed it since the staff looked. */
export const CHANGED = { code: 'ORDER_CHANGED' } as const satisfies OrderError;

export const isChanged = (
  { order }: Loaded,
  { expectedVersion }: Pick<StaffDecision, 'expectedVersion'>,
): boolean => expectedVersion !== null && expectedVersion !== order.version;

type Decide = (
  loaded: Loaded,
  move: OrderMove,
) => Promise<Result<Statements, OrderError>> | Result<Statements, OrderError>;

/** One move of staff on one order. A repeat is a success. */
export const staffMove = (
  move: OrderMove,
  decision: StaffDecision,
  deps: Acting,
  decide: Decide,
  repeated: (loaded: Loaded) => boolean,
): Promise<Result<Loaded, OrderError>> =>
  act(decision.id, deps, (loaded) => {
    if (!movesOf(loaded.order, 'staff').includes(move))
      return repeated(loaded) ? ok([]) : err(noMove(loaded, move));
    if (isChanged(loaded, decision)) return err(CHANGED);
    return decide(loaded, move);
  });

/** A bank may still take a payment back: what cannot be undone waits. */
export const isReversible = ({ attempts }: Loaded, now: number): boolean =>
  attempts.some(
    ({ state, reversibleUntilAt }) => state === 'SETTLED' && (reversibleUntilAt ?? 0) > now,
  );

/** A card is charged and its bank has not settled it: it can still be voided, so nothing leaves. */
export const isUnsettled = ({ attempts }: Loaded): boolean =>
  attempts.some(({ state, captured }) => state === 'SETTLED' && captured);

export const UNSETTLED = {
  code: 'ORDER_PAYMENT_STATE',
  reason: 'captured',
} as const satisfies OrderError;

export const WAIT = {
  code: 'ORDER_PAYMENT_STATE',
  reason: 'reversible',
} as const satisfies OrderError;

/** A bank has taken back what the order goes on with: a person has to see to it first. */
export const isShort = (loaded: Loaded): boolean => onAccount(loaded) < loaded.order.requiredIdr;

export const SHORT = {
  code: 'ORDER_PAYMENT_STATE',
  reason: 'taken-back',
} as const satisfies OrderError;
