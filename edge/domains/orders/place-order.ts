import * as v from 'valibot';
import { build, type Query, query } from '#db/query.ts';
import {
  customerOrder,
  type OrderInstallment,
  orderHistory,
  orderLine,
} from '#db/schema/orders.ts';
import { findArea } from '#edge/contract/areas.ts';
import { windowsOfSettings } from '#edge/contract/catalog/settings.ts';
import { ORDER_LIMITS } from '#edge/contract/orders/after-placing.ts';
import { ORDER_CODE_LENGTH } from '#edge/contract/orders/ids.ts';
import { ORDER_MACHINE, phaseOf, stateOf } from '#edge/contract/orders/machine.ts';
import { ORDER_EFFECTS } from '#edge/contract/orders/moves.ts';
import { type PlaceOrderInput, placeOrderInput } from '#edge/contract/orders/place-order.ts';
import type { PriceLine } from '#edge/contract/orders/price-lines.ts';
import { deadlineAt } from '#edge/contract/orders/windows.ts';
import { type DeliverySettings, deliveryFeeOf } from '#edge/contract/places/delivery-fee.ts';
import { reachOf } from '#edge/contract/places/reach.ts';
import { citiesOf, type PlaceRow } from '#edge/domains/places/index.ts';
import type { Cipher } from '#edge/platform/cipher.ts';
import type { Deps } from '#edge/platform/deps.ts';
import { err, ok, type Result } from '#edge/platform/result.ts';
import { declareLimit } from '#edge/platform/write/declared.ts';
import type { Decision } from '#edge/platform/write/once.ts';
import { type CouponPerson, takeCoupon } from './coupon.sql.ts';
import { countCouponTry, couponPerson } from './coupon.ts';
import type { OrderError } from './error.ts';
import { beginApplication, plannedInstallment } from './financing/begin.ts';
import { primaryReader } from './load.ts';
import { type Doing, orderMover } from './move.ts';
import { orderById, UNPAID } from './order.sql.ts';
import { writeOwner } from './owner.ts';
import { type Priced, priceOrder, sellerOf } from './price.ts';
import { productOf } from './product.ts';
import { attributeReferral, countReferralTry, referredBy } from './referral.ts';
import { reserveUnit } from './stock.sql.ts';
import { helpStatements } from './take-help.ts';

const UNPAID_ORDERS = declareLimit({
  purpose: 'orders.unpaid',
  most: ORDER_LIMITS.open,
  windowMs: null,
  what: 'orders that nobody has paid anything for yet, applications for financing among them',
  by: 'customer',
  answer: 'ORDER_LIMIT',
});

/** Stops a batch that would give a customer one unpaid order too many. */
export const holdUnpaid = (customerId: string): Query<unknown> =>
  UNPAID.hold({ customerId, most: UNPAID_ORDERS.most });

/** Why a customer with so many unpaid orders cannot have another one. */
export const tooManyUnpaid = (unpaid: number): OrderError | undefined =>
  unpaid >= UNPAID_ORDERS.most ? { code: 'ORDER_LIMIT', limit: UNPAID_ORDERS.most } : undefined;

export interface Placing extends Pick<Deps, 'db' | 'clock' | 'ids' | 'env'> {
  readonly cipher: Cipher;
}

export interface Placed {
  readonly id: string;
}

type Read = ReturnType<typeof primaryReader>;

/** Where the faults of an input are and what each is; a page shows them beside the fields. */
export const inputFaults = (issues: readonly v.BaseIssue<unknown>[]): OrderError => ({
  code: 'ORDER_INVALID',
  faults: issues
    .slice(0, 30)
    .map((issue) => ({ field: v.getDotPath(issue) ?? '', key: issue.message })),
});

/** Fifty random bits of an id, in capitals. */
export const newOrderCode = (ids: Deps['ids']): string =>
  ids('x').slice(-ORDER_CODE_LENGTH).toUpperCase();

export interface Destination {
  readonly address: (typeof customerOrder.$inferInsert)['address'];
  readonly outsideJabodetabek: boolean;
}

/** Names come from the region data, so that nobody can call Surabaya Jakarta. */
export const destinationOf = async (
  delivery: PlaceOrderInput['choice']['delivery'],
  address: PlaceOrderInput['address'],
  { sellers, settings }: { sellers: readonly PlaceRow[]; settings: DeliverySettings },
  read: Read,
): Promise<Result<Destination, OrderError>> => {
  if (delivery === 'PICKUP_AT_DEALER' || address === null)
    return ok({ address: null, outsideJabodetabek: false });
  const cities = await read(citiesOf(address.provinceId));
  const city = cities.find(({ id }) => id === address.cityId);
  const district = city?.districts.find(({ id }) => id === address.districtId);
  if (city === undefined || district === undefined)
    return err({ code: 'ORDER_INVALID', faults: [{ field: 'address.cityId', key: 'city' }] });
  const { latitude: lat, longitude: lon } = address;
  const at = lat === null || lon === null ? city.at : { lat, lon };
  const reach = reachOf({ cityId: city.id, at }, sellers.map(sellerOf), settings);
  // A pin says what a device wants; the fee follows the city, and where it has none nobody could charge it.
  const fee = deliveryFeeOf({ cityId: city.id, seat: city.at }, sellers.map(sellerOf), settings);
  if (reach === 'OUT_OF_REACH' || reach === 'UNKNOWN' || fee === null)
    return err({ code: 'INELIGIBLE_SHIPPING_METHOD' });
  return ok({
    address: { ...address, cityName: city.name, districtName: district.name },
    outsideJabodetabek: reach === 'OUTSIDE_JABODETABEK',
  });
};

export const lineStatements = (
  orderId: string,
  revision: number,
  lines: readonly PriceLine[],
): Query<unknown> =>
  query(
    build.insert(orderLine).values(
      lines.map(({ type, key, amount, basisPoints = null }, position) => ({
        orderId,
        revision,
        position,
        type,
        key,
        amountIdr: amount,
        basisPoints,
      })),
    ),
  );

const moveOf = ({ orderType }: PlaceOrderInput, { installment }: Priced) => {
  if (orderType === 'BOOKING') return 'placeBooking';
  return installment === null ? 'placeDirect' : 'placeInstallment';
};

const rowOf = (
  input: PlaceOrderInput,
  priced: Priced,
  destination: Destination,
  written: {
    customerId: string;
    requestHash: string;
    now: number;
    code: string;
    installment: OrderInstallment | null;
    /** Whose sale it is, for ever. */
    referralCode: string | null;
  },
): typeof customerOrder.$inferInsert => {
  const { id, orderType, paymentOption, contact, choice } = input;
  const { total, bookingFee, due, dealer } = priced;
  const { to } = ORDER_MACHINE.moves[moveOf(input, priced)];
  const { now, ...others } = written;
  const state = stateOf(to);
  const preOrder = orderType === 'BOOKING' && priced.unitsFree === 0;
  const windows = windowsOfSettings(priced.settings);
  const deadline = deadlineAt(to, { preOrder, windows });
  return {
    ...others,
    ...destination,
    id,
    orderType,
    paymentOption,
    state,
    phase: phaseOf(to),
    preOrder,
    windows,
    expiresAt: deadline === null ? null : now + deadline,
    totalIdr: total,
    bookingFeeIdr: bookingFee,
    requiredIdr: due,
    helpId: priced.help?.id ?? null,
    sisapiraStatus: priced.help === null ? null : 'NOT_CHECKED',
    coupon: priced.coupon?.code ?? null,
    product: productOf(priced),
    area: choice.area,
    contactName: contact.name,
    contactEmail: contact.email,
    contactPhone: contact.phoneNumber,
    deliveryMethod: choice.delivery,
    dealerSlug: choice.dealer,
    dealerName: dealer?.location ?? '',
    dealerAddress: [dealer?.address1, dealer?.city].filter(Boolean).join(', '),
    placedAt: now,
    updatedAt: now,
  };
};

/** What the customer saw has to be what they get: refused with the figures that hold. */
const refusal = (input: PlaceOrderInput, priced: Priced): OrderError | undefined => {
  const { total, due, unitsFree } = priced;
  if (input.total !== total || input.due !== due)
    return { code: 'ORDER_PRICE_CHANGED', total, due };
  const needsUnit = input.orderType === 'FULL_PURCHASE' || !input.preOrder;
  return needsUnit && unitsFree === 0
    ? { code: 'INSUFFICIENT_STOCK', quantityAvailable: 0 }
    : undefined;
};

const personOf = async (
  customerId: string,
  { owner }: PlaceOrderInput,
  { read, cipher }: { read: Read; cipher: Cipher },
): Promise<CouponPerson> => {
  const identityIndex =
    owner?.customerType === 'personal' ? await cipher.index(owner.identityNumber) : null;
  return couponPerson(customerId, identityIndex, { read, cipher });
};

/**
 * Places an order: priced by the catalogue, its lines frozen, a unit reserved for a direct one, in one
 * batch. The same id with the same input is the same order, for ever.
 * @param by who does it for the customer; the customer, unless it is said
 */
export const placeOrder = async (
  customerId: string,
  input: unknown,
  { db, clock, ids, cipher, env }: Placing,
  by: Pick<Doing, 'actor' | 'actorId'> = { actor: 'customer', actorId: customerId },
): Promise<Result<Decision<Placed>, OrderError>> => {
  const parsed = v.safeParse(placeOrderInput, input);
  if (!parsed.success) return err(inputFaults(parsed.issues));
  const order = parsed.output;
  const { id, choice } = order;
  const read = primaryReader(db);
  const now = clock();
  const [[before], unpaid, requestHash] = await Promise.all([
    read(orderById({ id })),
    read(UNPAID.count({ customerId })),
    cipher.index(JSON.stringify([customerId, order])),
  ]);
  if (before !== undefined)
    return before.requestHash === requestHash && before.customerId === customerId
      ? ok({ statements: [], outcome: { id } })
      : err({
          code: 'ORDER_ID_TAKEN',
          // Their own: an answer that was lost. Somebody else's is not spoken of.
          ...(before.customerId === customerId && { orderCode: before.code }),
        });
  const tooMany = tooManyUnpaid(unpaid);
  if (tooMany !== undefined) return err(tooMany);
  if (findArea(choice.area) === undefined)
    return err({ code: 'ORDER_INVALID', faults: [{ field: 'choice.area', key: 'province' }] });
  const cityId = order.address?.cityId ?? null;
  if (order.coupon !== null) await countCouponTry({ db, clock }, customerId);
  const buyerOf = () => referredBy(customerId, order, { read, cipher });
  const referral = await attributeReferral(order, buyerOf, {
    read,
    count: () => countReferralTry({ db, clock }, customerId),
  });
  if (!referral.ok) return referral;
  const byKey = { referral: referral.value };
  const person =
    order.coupon === null && byKey.referral === null
      ? null
      : await personOf(customerId, order, { read, cipher });
  const priced = await priceOrder(
    { ...order, cityId },
    { read, clock, person, orderId: id, ...byKey },
  );
  if (!priced.ok) return priced;
  const against = refusal(order, priced.value);
  if (against !== undefined) return err(against);
  const destination = await destinationOf(choice.delivery, order.address, priced.value, read);
  if (!destination.ok) return destination;
  const owner =
    order.owner === null
      ? ok(null)
      : await writeOwner(id, customerId, order.owner, { cipher, read, now });
  if (!owner.ok) return owner;
  const kind = order.owner?.customerType === 'personal' ? order.owner.identityKind : null;
  const help = priced.value.help;
  const helped = await helpStatements(
    { id, helpId: help?.id ?? null, needsNik: help?.needsNik ?? false },
    owner.value,
    kind,
    { read, now, ids },
  );
  if (!helped.ok) return helped;
  const code = newOrderCode(ids);
  const move = moveOf(order, priced.value);
  const { installment: plan, total } = priced.value;
  const begun =
    move === 'placeInstallment' && plan !== null
      ? beginApplication(id, total, plan, { env, clock, ids })
      : null;
  const row = rowOf(order, priced.value, destination.value, {
    customerId,
    requestHash,
    now,
    code,
    referralCode: referral.value,
    installment: begun?.installment ?? (plan && plannedInstallment(plan, now)),
  });
  const { dealer: dealerSlug } = choice;
  const codes = [priced.value.coupon, priced.value.byReferral].flatMap((each) => each?.code ?? []);
  return ok({
    statements: [
      query(build.insert(customerOrder).values(row)),
      holdUnpaid(customerId),
      query(
        build.insert(orderHistory).values({
          id: ids('ohi'),
          orderId: id,
          kind: 'ORDER_STATE_TRANSITION',
          at: now,
          ...by,
          move,
          toState: row.state,
          phase: row.phase,
        }),
      ),
      ...codes.map((note) =>
        query(
          build.insert(orderHistory).values({
            id: ids('ohi'),
            orderId: id,
            kind: 'ORDER_COUPON_APPLIED',
            at: now,
            ...by,
            phase: row.phase,
            note,
          }),
        ),
      ),
      ...orderMover.begin(move, {
        [ORDER_EFFECTS.lines]: [lineStatements(id, 1, priced.value.lines)],
        ...(move !== 'placeBooking' && {
          [ORDER_EFFECTS.unit]: reserveUnit(
            { ...choice, slug: order.slug },
            { orderId: id, dealerSlug, now },
          ),
        }),
        ...(begun !== null && { [ORDER_EFFECTS.application]: begun.statements }),
        [ORDER_EFFECTS.owner]: owner.value?.statements ?? [],
        [ORDER_EFFECTS.help]: helped.value,
        [ORDER_EFFECTS.coupon]:
          person === null
            ? []
            : codes.flatMap((each) =>
                takeCoupon({ ...person, id: ids('cpu'), code: each, orderId: id, now }),
              ),
      }),
    ],
    outcome: { id },
  });
};
