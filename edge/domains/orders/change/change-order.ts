import * as v from 'valibot';
import {
  changeForCustomerInput,
  changeOrderInput,
  type WantedChange,
} from '#edge/contract/orders/change.ts';
import type { HistoryNote } from '#edge/contract/orders/history.ts';
import { type OrderActor, type OrderMove, positionOf } from '#edge/contract/orders/machine.ts';
import { ORDER_EFFECTS } from '#edge/contract/orders/moves.ts';
import { CHANGE_MOVES } from '#edge/contract/orders/moves-change.ts';
import { movesOf, positionWhenOver } from '#edge/contract/orders/standing.ts';
import { isOver, windowsOf } from '#edge/contract/orders/windows.ts';
import { type Acting, act, doingAs, NOT_FOUND, noMove } from '#edge/domains/orders/act.ts';
import { closedFor } from '#edge/domains/orders/cancel.ts';
import { releaseCoupon, takeCoupon } from '#edge/domains/orders/coupon.sql.ts';
import { countCouponTry, couponPerson } from '#edge/domains/orders/coupon.ts';
import type { OrderError } from '#edge/domains/orders/error.ts';
import {
  changeApplication,
  submitApplication,
} from '#edge/domains/orders/financing/application.sql.ts';
import { beginApplication } from '#edge/domains/orders/financing/begin.ts';
import { currentApplication } from '#edge/domains/orders/financing/view.ts';
import { APPLICATIONS, CHANGES } from '#edge/domains/orders/guards.sql.ts';
import { type Loaded, primaryReader } from '#edge/domains/orders/load.ts';
import { refundStatements } from '#edge/domains/orders/money.ts';
import { type Doing, entryOf, moveOrder, type OrderColumns } from '#edge/domains/orders/move.ts';
import type { Statements } from '#edge/domains/orders/order.sql.ts';
import { inputFaults, lineStatements } from '#edge/domains/orders/place-order.ts';
import { CHANGED, isChanged } from '#edge/domains/orders/staff/staff-move.ts';
import { releaseUnit, reserveUnit } from '#edge/domains/orders/stock.sql.ts';
import { earnCommission } from '#edge/domains/referrals/index.ts';
import type { holdToAttempts } from '#edge/platform/attempts.ts';
import { err, ok, type Result } from '#edge/platform/result.ts';
import { type ChangePlan, planChange } from './plan.ts';

const NOTES: Readonly<Record<WantedChange['kind'], HistoryNote>> = {
  COLOR: 'CHANGED_COLOR',
  DELIVERY: 'CHANGED_DELIVERY',
  VOUCHER: 'CHANGED_VOUCHER',
};

const isChange = (move: OrderMove): move is keyof typeof CHANGE_MOVES => move in CHANGE_MOVES;

/** The moves that a change can be now; none where the order cannot be changed. */
const changesOf = ({ order }: Pick<Loaded, 'order'>, actor: OrderActor) =>
  movesOf(order, actor).filter(isChange);

/** The move that a change is, by whether a request is replaced, and whether anything is left to pay. */
export const changeMoveOf = (
  loaded: Pick<Loaded, 'order'>,
  { due, request }: Pick<ChangePlan, 'due' | 'request'>,
  actor: OrderActor,
): keyof typeof CHANGE_MOVES | undefined => {
  const moves = changesOf(loaded, actor).filter(
    (move) => (move === 'requestChanged') === (request !== null),
  );
  if (moves.length < 2) return moves[0];
  const settles = due === 0 ? ['settleChange', 'changePaid'] : ['changeUnpaid', 'payChange'];
  return moves.find((move) => settles.includes(move));
};

/** As often as an order may be changed, it was. */
const isChangedOften = ({ history }: Loaded): boolean =>
  history.filter(({ move }) => move !== null && isChange(move as OrderMove)).length >= CHANGES.most;

/** What stands against any change of an order now. */
export const againstChange = (
  loaded: Loaded,
  actor: OrderActor,
  now: number,
): OrderError | undefined => {
  const { order } = loaded;
  const isLate = positionWhenOver(order) !== null && isOver(order.expiresAt, now);
  if (isLate || changesOf(loaded, actor).length === 0 || loaded.costs > 0)
    return noMove(loaded, 'changeOrder');
  return isChangedOften(loaded) ? { code: 'ORDER_CHANGES_LIMIT', limit: CHANGES.most } : undefined;
};

/** What stands against a change that makes another request. */
export const againstRequest = (
  { application }: Pick<Loaded, 'application'>,
  { request }: Pick<ChangePlan, 'request'>,
  actor: OrderActor,
): OrderError | undefined => {
  if (request === null) return undefined;
  if (actor !== 'customer') return { code: 'ORDER_FINANCING_BY_CUSTOMER' };
  // Applications of an order are numbered.
  return (application?.number ?? 0) >= APPLICATIONS.most
    ? { code: APPLICATIONS.answer, limit: APPLICATIONS.most }
    : undefined;
};

type Confirmed = Pick<v.InferOutput<typeof changeOrderInput>, 'request' | 'hasConsent'>;

/** Whether the customer has seen and agreed to the request that a change makes. */
const againstConfirmed = (
  { total, due, refund, request }: ChangePlan,
  { request: seen, hasConsent }: Confirmed,
): OrderError | undefined => {
  // The request that it was to replace stands no more, or there is one since.
  if ((request === null) !== (seen === null)) return CHANGED;
  if (request === null || seen === null) return undefined;
  const { provider, downPayment, plan } = request.plan;
  const isSeen =
    seen.provider === provider &&
    seen.months === plan.installments.length &&
    seen.downPayment === downPayment;
  if (!isSeen) return { code: 'ORDER_PRICE_CHANGED', total, due, refund };
  return request.situation === null || hasConsent
    ? undefined
    : {
        code: 'ORDER_INVALID',
        faults: [{ field: 'hasConsent', key: 'financing-consent' }],
      };
};

interface Requested {
  readonly columns: OrderColumns;
  readonly statements: Statements;
}

/**
 * The request at the new price, handed in where the one before it was, with the same papers. The company
 * hears of that one's end before it gets this one (`financing/pursue.ts`).
 */
const requestStatements = (
  loaded: Loaded,
  total: number,
  { plan, situation }: NonNullable<ChangePlan['request']>,
  deps: Pick<Acting, 'env' | 'clock' | 'ids'>,
): Requested => {
  const now = deps.clock();
  const before = currentApplication(loaded);
  const { installment, statements } = beginApplication(loaded.order.id, total, plan, deps);
  return {
    columns: { installment },
    statements: [
      ...(before === null ? [] : changeApplication(before.id, { nextTryAt: now, tries: 0 }, now)),
      ...statements,
      ...(situation === null || installment.applicationId === undefined
        ? []
        : submitApplication(installment.applicationId, situation, now)),
    ],
  };
};

/** The use of the code that was there is given back, one of the new code is taken. */
const swapCoupon = async (
  { order, owner }: Loaded,
  coupon: string | null,
  doing: Doing,
  { cipher, read }: Pick<Acting, 'cipher'> & { readonly read: ReturnType<typeof primaryReader> },
): Promise<Statements> => {
  if (coupon === order.coupon) return [];
  const { id: orderId, customerId } = order;
  const { now, ids } = doing;
  const released =
    order.coupon === null
      ? []
      : [
          // It was the order's alone, and counts for nothing any more.
          ...releaseCoupon({ orderId, code: order.coupon, now, wasPaid: false }),
          entryOf(order, { kind: 'ORDER_COUPON_REMOVED', note: order.coupon }, doing),
        ];
  if (coupon === null) return released;
  const index = owner?.identityNumberIndex ?? null;
  const person = await couponPerson(customerId, index, { read, cipher });
  return [
    ...released,
    ...takeCoupon({ ...person, id: ids('cpu'), code: coupon, orderId, now }),
    entryOf(order, { kind: 'ORDER_COUPON_APPLIED', note: coupon }, doing),
  ];
};

interface Writing {
  readonly move: keyof typeof CHANGE_MOVES;
  readonly plan: ChangePlan;
  readonly kind: WantedChange['kind'];
  /** Of staff, for the customer. */
  readonly note: string | null;
  readonly closed: ReadonlySet<string>;
  readonly swap: Statements;
  readonly requested: Requested | null;
}

const changeStatements = (
  loaded: Loaded,
  { move, plan, kind, note, closed, swap, requested }: Writing,
  doing: Doing,
): Statements => {
  const { order } = loaded;
  const { id } = order;
  const { now } = doing;
  const { lines, exchange, swap: swapped, note: noted, difference, application } = ORDER_EFFECTS;
  const revision = order.lineRevision + 1;
  const { product } = plan;
  const { effects }: { effects: readonly string[] } = CHANGE_MOVES[move];
  const stays = CHANGE_MOVES[move].to === positionOf(order.state, order.phase);
  return [
    ...moveOrder(order, move, doing, {
      columns: {
        ...plan.columns,
        lineRevision: revision,
        // A change gives nobody more time than they had.
        ...(stays && requested === null && { expiresAt: order.expiresAt }),
        ...requested?.columns,
        ...(move === 'payChange' && { expiresAt: now + windowsOf(order).change }),
      },
      kind: 'ORDER_MODIFIED',
      note: NOTES[kind],
      amountIdr: plan.total - order.totalIdr || null,
      closed,
      effects: {
        [lines]: [lineStatements(id, revision, plan.lines)],
        ...(effects.includes(exchange) && {
          [exchange]:
            product === null
              ? []
              : [
                  releaseUnit({ orderId: id }),
                  ...reserveUnit(product, { orderId: id, dealerSlug: order.dealerSlug, now }),
                ],
        }),
        [swapped]: swap,
        [noted]:
          note === null ? [] : [entryOf(order, { kind: 'ORDER_CUSTOMER_NOTE', note }, doing)],
        ...(requested !== null && { [application]: requested.statements }),
        ...(effects.includes(difference) && {
          [difference]:
            plan.refund === 0
              ? []
              : refundStatements(loaded, { amount: plan.refund, reason: NOTES[kind] }, doing),
        }),
      },
    }),
    // Paid for the first time by a change: whoever it came by is owed what a payment would have earned.
    ...(move === 'settleChange' ? earnCommission(order, loaded.referral, doing) : []),
  ];
};

interface Request {
  readonly id: string;
  readonly change: WantedChange;
  readonly total: number;
  readonly due: number;
  readonly refund: number;
  readonly note: string | null;
  readonly confirmed: Confirmed;
  readonly may: (loaded: Loaded) => OrderError | undefined;
}

const change = async (
  doing: Pick<Doing, 'actor' | 'actorId'>,
  { id, change: wanted, note, confirmed, may, ...seen }: Request,
  deps: Acting,
): Promise<Result<Loaded, OrderError>> => {
  const closed = new Set<string>();
  const read = primaryReader(deps.db);
  return act(id, deps, async (loaded): Promise<Result<Statements, OrderError>> => {
    const { order } = loaded;
    const isForeign = doing.actor === 'customer' && order.customerId !== doing.actorId;
    if (isForeign) return err(NOT_FOUND);
    const now = deps.clock();
    const against = againstChange(loaded, doing.actor, now);
    // A repeat of the last change that was allowed is a success, too.
    const planned =
      against === undefined || against.code === 'ORDER_CHANGES_LIMIT'
        ? await planChange(loaded, wanted, { read, cipher: deps.cipher, now })
        : err(against);
    if (planned.ok && planned.value.isSame) return ok([]);
    const refused = may(loaded) ?? against;
    if (refused !== undefined) return err(refused);
    if (!planned.ok) return planned;
    const plan = planned.value;
    const { total, due, refund, request } = plan;
    const denied = againstRequest(loaded, plan, doing.actor);
    if (denied !== undefined) return err(denied);
    if (seen.total !== total || seen.due !== due || seen.refund !== refund)
      return err({ code: 'ORDER_PRICE_CHANGED', total, due, refund });
    const unseen = againstConfirmed(plan, confirmed);
    if (unseen !== undefined) return err(unseen);
    const move = changeMoveOf(loaded, plan, doing.actor);
    if (move === undefined) return err(noMove(loaded, 'changeOrder'));
    if (order.phase === 'FINAL') {
      const open = await closedFor(loaded, closed, deps);
      if (open !== null) return err(open);
    }
    const by = { ...doingAs(doing.actor, doing.actorId, deps), now };
    const swap = await swapCoupon(loaded, plan.coupon, by, { cipher: deps.cipher, read });
    const requested = request === null ? null : requestStatements(loaded, total, request, deps);
    const writing = { move, plan, kind: wanted.kind, note, closed, swap, requested };
    return ok(changeStatements(loaded, writing, by));
  });
};

type Counting = Acting & Parameters<typeof holdToAttempts>[0];

/** Codes are guessed where they are tried. */
const countTry = async (wanted: WantedChange, who: string, deps: Counting): Promise<void> => {
  if (wanted.kind === 'VOUCHER' && wanted.coupon !== null) await countCouponTry(deps, who);
};

/**
 * The customer changes an order that nobody prepares yet, at the figures they saw. What is paid too much
 * goes back, what is missing is to be paid, and a request at another price replaces the one that stands.
 * A repeat is a success.
 */
export const changeOrder = async (
  customerId: string,
  input: unknown,
  deps: Counting,
): Promise<Result<Loaded, OrderError>> => {
  const parsed = v.safeParse(changeOrderInput, input);
  if (!parsed.success) return err(inputFaults(parsed.issues));
  const { orderId: id, request, hasConsent, expectedVersion, ...wanted } = parsed.output;
  await countTry(wanted.change, customerId, deps);
  const may = (loaded: Loaded) => (isChanged(loaded, { expectedVersion }) ? CHANGED : undefined);
  const confirmed = { request, hasConsent };
  return change(
    { actor: 'customer', actorId: customerId },
    { id, ...wanted, note: null, confirmed, may },
    deps,
  );
};

/** Staff change it for the customer, who reads why. A repeat is a success. */
export const changeOrderForCustomer = async (
  staffId: string,
  { id, expectedVersion, input }: { id: string; expectedVersion: number | null; input: unknown },
  deps: Counting,
): Promise<Result<Loaded, OrderError>> => {
  const parsed = v.safeParse(changeForCustomerInput, input);
  if (!parsed.success) return err(inputFaults(parsed.issues));
  await countTry(parsed.output.change, staffId, deps);
  const may = (loaded: Loaded) => (isChanged(loaded, { expectedVersion }) ? CHANGED : undefined);
  const confirmed = { request: null, hasConsent: false };
  return change(
    { actor: 'staff', actorId: staffId },
    { id, ...parsed.output, confirmed, may },
    deps,
  );
};
