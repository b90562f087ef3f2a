import { inLocale, type Locale, type Text } from '#edge/contract/locale.ts';
import { frozenVat } from '#edge/contract/orders/vat.ts';
import { isOver } from '#edge/contract/orders/windows.ts';
import { isOpen, isOpenState, isPayable } from '#edge/contract/payments/attempt-machine.ts';
import { isEligible, methodsFor, type PaymentMethod } from '#edge/contract/payments/methods.ts';
import {
  askProvider,
  closeAttempt,
  insertAttempt,
  openPage,
} from '#edge/domains/payments/index.ts';
import { err, ok, type Result } from '#edge/platform/result.ts';
import { MOST_TRIES } from '#edge/platform/write/overtaken.ts';
import { type Acting, act, NOT_FOUND, noMove } from './act.ts';
import type { OrderError } from './error.ts';
import { type Loaded, loadOrder } from './load.ts';
import { dueOf } from './money.ts';
import { changeOrder } from './move.ts';
import { orderPayments } from './payment-events.ts';

/** What a payment is for; the provider's page and receipt say it. */
const PURPOSES: Readonly<Record<'BOOKING' | 'FINAL', Text>> = {
  BOOKING: { en: 'Booking fee', id: 'Uang tanda jadi' },
  FINAL: { en: 'Balance', id: 'Pelunasan' },
};

export interface PaymentRequest {
  readonly id: string;
  /** Null lets the provider's page offer all that fit. */
  readonly method: string | null;
  readonly locale: Locale;
  /** Where the provider sends the browser afterwards. */
  readonly returnUrl: string;
}

export interface PaymentOpened {
  readonly loaded: Loaded;
  readonly url: string;
}

const openAttemptOf = ({ attempts }: Loaded) => attempts.find(({ state }) => isOpenState(state));

/** Payments that must not be possible any more when there is another one, by whichever page. */
const inTheWay = (loaded: Loaded, method: string | null, now: number): Loaded['attempts'] => {
  const due = dueOf(loaded, now);
  const fits = (attempt: Loaded['attempts'][number]): boolean =>
    isOpen(attempt, now) &&
    attempt.amountIdr === due &&
    (method === null || attempt.offered.includes(method));
  return loaded.attempts.filter((attempt) => isPayable(attempt) && !fits(attempt));
};

/** The methods a payment may be made by; the one that was asked for, when it fits the amount. */
const offeredFor = (
  method: string | null,
  amountIdr: number,
): Result<readonly PaymentMethod[], OrderError> => {
  if (method === null)
    return ok(methodsFor({ amountIdr }).flatMap((each) => (each.eligible ? [each.method] : [])));
  if (isEligible(method, { amountIdr })) return ok([method]);
  const why = methodsFor({ amountIdr }).find((each) => each.method === method);
  return err({ code: 'INELIGIBLE_PAYMENT_METHOD', reason: why?.reason ?? 'UNKNOWN_METHOD' });
};

const IN_PROGRESS = {
  code: 'ORDER_PAYMENT_STATE',
  reason: 'in progress',
} as const satisfies OrderError;

const OVERTAKEN: OrderError = { ...IN_PROGRESS };

/** Closes at the provider what is in the way of a payment; the fault of what cannot be closed now. */
const clearTheWay = async (
  before: Loaded,
  method: string | null,
  deps: Acting,
): Promise<OrderError | null> => {
  const now = deps.clock();
  if (before.order.state !== 'WAITING_PAYMENT' || isOver(before.order.expiresAt, now)) return null;
  const others = inTheWay(before, method, now);
  if (others.length === 0) return null;
  // Nothing is closed for a method that cannot be had.
  const offered = offeredFor(method, dueOf(before, now));
  if (!offered.ok) return offered.error;
  for (const { id } of others)
    if ((await closeAttempt(id, 'cancel', { ...deps, listener: orderPayments })) === 'later')
      return IN_PROGRESS;
  return null;
};

/**
 * The page to pay on: the open payment of the order, whichever tab began it, or a new one. What could
 * be paid beside it is closed at the provider first: a payment by another method or over another
 * amount, and the page of a declined card, which takes another card.
 */
export const startPayment = async (
  customerId: string,
  { id, method, locale, returnUrl }: PaymentRequest,
  deps: Acting,
): Promise<Result<PaymentOpened, OrderError>> => {
  const { db, clock, ids } = deps;
  const payments = { ...deps, listener: orderPayments };
  const before = await loadOrder(id, db);
  if (before?.order.customerId !== customerId) return err(NOT_FOUND);
  const begin = () =>
    act(id, deps, (loaded) => {
      const { order } = loaded;
      const now = clock();
      const amountIdr = dueOf(loaded, now);
      if (order.state !== 'WAITING_PAYMENT' || isOver(order.expiresAt, now) || amountIdr === 0)
        return err({ code: 'ORDER_PAYMENT_STATE', fromState: order.state });
      // Another tab was faster, and asked for something else.
      if (inTheWay(loaded, method, now).length > 0) return err(OVERTAKEN);
      if (openAttemptOf(loaded) !== undefined) return ok([]);
      const offered = offeredFor(method, amountIdr);
      if (!offered.ok) return offered;
      return ok([
        ...changeOrder(order, {}, now),
        ...insertAttempt({
          id: ids('pay'),
          ref: id,
          purpose: order.phase,
          code: order.code,
          amountIdr,
          offered: offered.value,
          expiresAt: order.expiresAt ?? now,
          now,
        }),
      ]);
    });
  const clearAndBegin = async (standing: Loaded) => {
    const fault = await clearTheWay(standing, method, deps);
    return fault === null ? begin() : err(fault);
  };
  let acted = await clearAndBegin(before);
  for (let tries = 1; !acted.ok && acted.error === OVERTAKEN && tries < MOST_TRIES; tries++)
    acted = await clearAndBegin((await loadOrder(id, db)) ?? before);
  if (!acted.ok) return acted;
  const loaded = acted.value;
  const attempt = openAttemptOf(loaded);
  if (attempt === undefined) return err({ code: 'ORDER_PAYMENT_STATE' });
  const name = `${inLocale(PURPOSES[loaded.order.phase], locale)}: ${loaded.order.product.name}`;
  // With the receipts, which are loaded when they are needed.
  const { lineName } = await import('./receipt/line-names.ts');
  const taxed = loaded.lines.find(({ key }) => key === 'vat')?.basisPoints;
  const vat = frozenVat(taxed, loaded.order.placedAt);
  const isWhole = attempt.amountIdr === loaded.order.totalIdr;
  const lines = isWhole
    ? loaded.lines.map((line) => ({
        id: line.key,
        name: lineName(line.key, vat),
        quantity: 1,
        priceIdr: line.amount,
      }))
    : [{ id: attempt.purpose, name, quantity: 1, priceIdr: attempt.amountIdr }];
  const page = await openPage(
    attempt.id,
    {
      lines,
      locale,
      returnUrl,
      payer: {
        firstName: loaded.order.contactName,
        email: loaded.order.contactEmail,
        phone: loaded.order.contactPhone,
      },
    },
    payments,
  );
  if (page.ok) return ok({ loaded, url: page.value.url });
  if (page.error.kind === 'over') return err({ code: 'ORDER_PAYMENT_STATE' });
  return err({
    code: page.error.retriable ? 'PAYMENT_FAILED' : 'PAYMENT_DECLINED',
    reason: 'the payment provider gave no page',
  });
};

/**
 * Asks the provider how the payment stands, for somebody who comes back from its page: the browser's
 * word proves nothing. A declined payment is said so; the same order can be paid again.
 */
export const checkPayment = async (
  customerId: string,
  id: string,
  deps: Acting,
): Promise<Result<Loaded, OrderError>> => {
  const before = await loadOrder(id, deps.db);
  if (before?.order.customerId !== customerId) return err(NOT_FOUND);
  const last = before.attempts.at(-1);
  if (last === undefined) return err(noMove(before, 'payment.settle'));
  // A card that was declined may have been followed by another on the same page.
  if (isPayable(last)) {
    const answer = await askProvider(last, { ...deps, listener: orderPayments });
    if (!answer.ok) return err({ code: 'PAYMENT_FAILED', reason: answer.error.reason });
  }
  const loaded = (await loadOrder(id, deps.db)) ?? before;
  return loaded.attempts.at(-1)?.state === 'DENIED' && loaded.order.state === 'WAITING_PAYMENT'
    ? err({ code: 'PAYMENT_DECLINED', reason: 'denied' })
    : ok(loaded);
};
