import * as v from 'valibot';
import type { Query } from '#db/query.ts';
import type { OrderMove } from '#edge/contract/orders/machine.ts';
import { ORDER_EFFECTS } from '#edge/contract/orders/moves.ts';
import { isPricedFor, mayBeFinanced } from '#edge/contract/orders/owner.ts';
import { type CompleteOrderInput, completeOrderInput } from '#edge/contract/orders/place-order.ts';
import { totalOf } from '#edge/contract/orders/price-lines.ts';
import { isHelpDenied, sisapiraOf } from '#edge/contract/orders/sisapira.ts';
import { movesOf } from '#edge/contract/orders/standing.ts';
import { err, ok, type Result } from '#edge/platform/result.ts';
import type { Effects } from '#edge/platform/write/mover.ts';
import { type Acting, act, doingAs, NOT_FOUND, noMove } from './act.ts';
import { closedFor } from './cancel.ts';
import { bindCoupon, codesOfOrder, releaseCoupon, usesOfPerson } from './coupon.sql.ts';
import { couponPerson } from './coupon.ts';
import type { OrderError } from './error.ts';
import { beginApplication } from './financing/begin.ts';
import { companyIsNext } from './financing/company-next.ts';
import { APPLICATIONS } from './guards.sql.ts';
import { releaseHelp } from './help.sql.ts';
import { type Loaded, primaryReader } from './load.ts';
import { onAccount } from './money.ts';
import { entryOf, moveOrder, type OrderColumns } from './move.ts';
import type { Statements } from './order.sql.ts';
import { type OwnerWrite, writeOwner } from './owner.ts';
import { inputFaults, lineStatements } from './place-order.ts';
import { installmentOf, type Priced } from './price.ts';
import { helpStatements } from './take-help.ts';
import { unwindStatements } from './unwind.ts';

const FULL: readonly OrderMove[] = ['payFinal', 'payInstead'];
const BY_INSTALMENTS: readonly OrderMove[] = [
  'requestInstallment',
  'requestAnother',
  'applyInstead',
];

interface Agreed {
  readonly lines: Loaded['lines'];
  readonly total: number;
  readonly helpId: string | null;
  readonly coupon: string | null;
}

/** The help cannot be had: what the order costs without it, for whoever goes on so. Nothing is lost. */
const helpRefused = (loaded: Loaded, input: CompleteOrderInput): Result<never, OrderError> => {
  const price = priceOf(loaded, { ...input, help: false });
  const total = price.ok ? price.value.total : loaded.order.totalIdr;
  const due = input.paymentOption === 'FULL_PAYMENT' ? Math.max(0, total - onAccount(loaded)) : 0;
  return err({ code: 'ORDER_HELP_REFUSED', total, due });
};

/** Which discounts the customer goes on without. */
type Dropped = Pick<CompleteOrderInput, 'withoutCoupon' | 'withoutReferral'>;

/** The price as it was agreed; without the government's help or a promo code it is more, never less. */
const priceOf = (
  { order, lines }: Loaded,
  { help, withoutCoupon, withoutReferral }: Pick<CompleteOrderInput, 'help'> & Dropped,
): Result<Agreed, OrderError> => {
  if (help && (order.helpId === null || isHelpDenied(sisapiraOf(order))))
    return err({ code: 'ORDER_HELP_REFUSED' });
  const left = lines.filter(
    ({ key }) =>
      !(key === 'help' && !help) &&
      !(key === 'coupon' && withoutCoupon) &&
      !(key === 'referral' && withoutReferral),
  );
  return ok({
    lines: left,
    total: totalOf(left),
    helpId: help ? order.helpId : null,
    coupon: withoutCoupon ? null : order.coupon,
  });
};

interface Chosen {
  readonly columns: OrderColumns;
  readonly effects: Effects;
}

const applyFor = (
  { id, bookingFeeIdr }: Loaded['order'],
  total: number,
  plan: NonNullable<Priced['installment']>,
  deps: Pick<Acting, 'env' | 'clock' | 'ids'>,
): Chosen => {
  const { installment, statements } = beginApplication(id, total, plan, deps);
  return {
    columns: { paymentOption: 'INSTALLMENT', requiredIdr: bookingFeeIdr, installment },
    effects: { [ORDER_EFFECTS.application]: statements },
  };
};

const columnsOf = (
  input: CompleteOrderInput,
  total: number,
  { order, ...loaded }: Loaded,
  deps: Pick<Acting, 'env' | 'clock' | 'ids'>,
): Result<Chosen, OrderError> => {
  const plan = installmentOf(input, total);
  if (!plan.ok) return plan;
  const due = plan.value === null ? Math.max(0, total - onAccount(loaded)) : 0;
  if (input.total !== total || input.due !== due)
    return err({ code: 'ORDER_PRICE_CHANGED', total, due });
  const { paymentOption } = input;
  return ok(
    plan.value === null
      ? {
          columns: { paymentOption, installment: null, requiredIdr: total },
          effects: {},
        }
      : applyFor(order, total, plan.value, deps),
  );
};

/** The promo codes of a booking count for its owner from now on, or their uses are given back. */
const couponStatements = async (
  { order }: Loaded,
  { withoutCoupon, withoutReferral }: Dropped,
  written: OwnerWrite | null,
  deps: Acting & { readonly read: ReturnType<typeof primaryReader> },
): Promise<Result<Statements, OrderError>> => {
  const { id: orderId, customerId } = order;
  const used = await deps.read(codesOfOrder({ orderId }));
  const doing = doingAs('customer', customerId, deps);
  const statements: Query<unknown>[] = [];
  for (const { code, mostPerPerson: limit } of used) {
    if (code === order.coupon ? withoutCoupon : withoutReferral) {
      statements.push(
        ...releaseCoupon({ orderId, code, now: deps.clock(), wasPaid: false }),
        entryOf(order, { kind: 'ORDER_COUPON_REMOVED', note: code }, doing),
      );
    } else if (written?.identityIndex != null) {
      const use = {
        ...(await couponPerson(customerId, written.identityIndex, deps)),
        code,
        orderId,
      };
      if ((await deps.read(usesOfPerson(use))) >= limit)
        return err({ code: 'COUPON_CODE_LIMIT', couponCode: code, limit });
      statements.push(...bindCoupon(use));
    }
  }
  return ok(statements);
};

/**
 * How the rest is paid, and in whose name: after allocation, and again after a financing company said
 * no or its application ended. The price is the one of the booking.
 */
export const choosePayment = async (
  customerId: string,
  raw: unknown,
  deps: Acting,
): Promise<Result<Loaded, OrderError>> => {
  const parsed = v.safeParse(completeOrderInput, raw);
  if (!parsed.success) return err(inputFaults(parsed.issues));
  const input = parsed.output;
  const { orderId: id, owner } = input;
  const read = primaryReader(deps.db);
  const { cipher, clock, ids } = deps;
  const closed = new Set<string>();
  return act(id, deps, async (loaded): Promise<Result<Statements, OrderError>> => {
    const { order } = loaded;
    if (order.customerId !== customerId) return err(NOT_FOUND);
    const wanted = input.paymentOption === 'FULL_PAYMENT' ? FULL : BY_INSTALMENTS;
    const move = movesOf(order, 'customer').find((each) => wanted.includes(each));
    if (move === undefined) return err(noMove(loaded, 'completeOrderDetails'));
    // Applications of an order are numbered.
    if (BY_INSTALMENTS.includes(move) && (loaded.application?.number ?? 0) >= APPLICATIONS.most)
      return err({ code: APPLICATIONS.answer, limit: APPLICATIONS.most });
    if (loaded.owner === null && owner === null)
      return err({ code: 'ORDER_INVALID', faults: [{ field: 'owner', key: 'owner.empty' }] });
    if (BY_INSTALMENTS.includes(move) && !mayBeFinanced(owner ?? loaded.owner))
      return err({
        code: 'ORDER_INVALID',
        faults: [{ field: 'paymentOption', key: 'payment-option.company' }],
      });
    if (owner !== null && !isPricedFor(owner, order.area))
      return err({
        code: 'ORDER_INVALID',
        faults: [{ field: 'owner.provinceId', key: 'province-of-price' }],
      });
    const price = priceOf(loaded, input);
    if (!price.ok) return helpRefused(loaded, input);
    const now = clock();
    const chosen = columnsOf(input, price.value.total, loaded, deps);
    if (!chosen.ok) return chosen;
    const written =
      owner === null ? ok(null) : await writeOwner(id, customerId, owner, { cipher, read, now });
    if (!written.ok) return written;
    const kind = owner?.customerType === 'personal' ? owner.identityKind : null;
    const { helpId } = price.value;
    const helped = await helpStatements(
      { id, helpId, needsNik: helpId !== null },
      written.value,
      kind,
      { read, now, ids },
    );
    if (!helped.ok) return helpRefused(loaded, input);
    const coupon = await couponStatements(loaded, input, written.value, {
      ...deps,
      read,
    });
    if (!coupon.ok) return coupon;
    const open = move === 'applyInstead' ? await closedFor(loaded, closed, deps) : null;
    if (open !== null) return err(open);
    const revised = price.value.lines.length !== loaded.lines.length;
    const revision = order.lineRevision + (revised ? 1 : 0);
    const { total: totalIdr } = price.value;
    return ok(
      moveOrder(order, move, doingAs('customer', customerId, deps), {
        columns: {
          ...chosen.value.columns,
          helpId,
          coupon: price.value.coupon,
          ...(helpId === null && { sisapiraStatus: null }),
          totalIdr,
          lineRevision: revision,
        },
        closed,
        effects: {
          ...chosen.value.effects,
          [ORDER_EFFECTS.owner]: written.value?.statements ?? [],
          [ORDER_EFFECTS.help]:
            helpId === null ? [releaseHelp({ orderId: id, now })] : helped.value,
          [ORDER_EFFECTS.coupon]: coupon.value,
          [ORDER_EFFECTS.lines]: revised ? [lineStatements(id, revision, price.value.lines)] : [],
        },
      }),
    );
  });
};

interface Simple {
  readonly columns?: (loaded: Loaded) => OrderColumns;
  /** Whether payments of the order are closed at the provider first. */
  readonly closes?: true;
}

/** An operation of the customer that is one move and nothing else. A repeat is a success. */
const simpleMove = async (
  customerId: string,
  id: string,
  trigger: string,
  deps: Acting,
  { columns = () => ({}), closes }: Simple = {},
): Promise<Result<Loaded, OrderError>> => {
  const closed = new Set<string>();
  return act(id, deps, async (loaded) => {
    const { order } = loaded;
    if (order.customerId !== customerId) return err(NOT_FOUND);
    const move = movesOf(order, 'customer').find((each) => TRIGGERS[trigger]?.includes(each));
    if (move === undefined)
      return TARGETS[trigger]?.(loaded) ? ok([]) : err(noMove(loaded, trigger));
    const open = closes ? await closedFor(loaded, closed, deps) : null;
    if (open !== null) return err(open);
    const doing = doingAs('customer', customerId, deps);
    if (move === 'withdrawApproved')
      return ok(
        unwindStatements(
          loaded,
          move,
          { reason: 'CHANGE_PAYMENT_OPTION', columns: columns(loaded), closed },
          doing,
        ),
      );
    const isWithdrawn = move === 'withdrawInstallment';
    return ok([
      ...moveOrder(order, move, doing, { columns: columns(loaded), closed }),
      ...(isWithdrawn ? companyIsNext(loaded, doing.now, doing.now) : []),
    ]);
  });
};

const TRIGGERS: Readonly<Record<string, readonly OrderMove[]>> = {
  withdrawInstallment: ['withdrawInstallment', 'withdrawApproved'],
  payDownPayment: ['payDownPayment'],
  backToAllocated: ['backToAllocated'],
  confirmReceived: ['confirm'],
};

const TARGETS: Readonly<Record<string, (loaded: Loaded) => boolean>> = {
  withdrawInstallment: ({ order }) => order.state === 'INSTALLMENT_CANCELED',
  payDownPayment: ({ order }) =>
    order.state === 'WAITING_PAYMENT' && order.paymentOption === 'INSTALLMENT',
  backToAllocated: ({ order }) => order.state === 'ALLOCATED',
  confirmReceived: ({ order }) => order.state === 'COMPLETED',
};

/**
 * The customer leaves an application, until its contract is signed: another company, another way of paying
 * or the end of the order is their choice again. A down payment goes back.
 */
export const withdrawInstallment = (customerId: string, id: string, deps: Acting) =>
  simpleMove(customerId, id, 'withdrawInstallment', deps, {
    columns: ({ order }) => ({ requiredIdr: order.bookingFeeIdr }),
    closes: true,
  });

export const confirmReceived = (customerId: string, id: string, deps: Acting) =>
  simpleMove(customerId, id, 'confirmReceived', deps, { columns: () => ({ completesAt: null }) });

/** An approved application goes on: the down payment is to be paid now. */
export const payDownPayment = (customerId: string, id: string, deps: Acting) =>
  simpleMove(customerId, id, 'payDownPayment', deps, {
    columns: ({ order }) => ({
      requiredIdr: Math.max(order.bookingFeeIdr, order.installment?.downPayment ?? 0),
    }),
  });

/** A booked order whose rest is not paid yet: the way of paying is chosen anew. */
export const reopenPayment = (customerId: string, id: string, deps: Acting) =>
  simpleMove(customerId, id, 'backToAllocated', deps, {
    columns: ({ order }) => ({ requiredIdr: order.bookingFeeIdr }),
    closes: true,
  });
