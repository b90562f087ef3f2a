import { plateNumberOf } from '#edge/contract/orders/papers.ts';
import { ASKED_AT_PROVIDER } from '#edge/contract/payments/refund-machine.ts';
import type { Loaded } from '#edge/domains/orders/load.ts';
import type { OrderShop } from './order-shop.ts';

/** A bank, or somebody at the provider's dashboard, has taken money of it back, whatever the order says. */
export const isTakenBack = ({ attempts, refunds }: Loaded): boolean =>
  attempts.some(({ state, chargedBackIdr }) => state === 'REVERSED' || chargedBackIdr > 0) ||
  refunds.some(({ requestedBy }) => requestedBy === ASKED_AT_PROVIDER);

/**
 * Where the books of these orders disagree. Money may go back after staff went on: that is what the
 * report is for.
 * @param more other subjects of the report, e.g. a promo code
 */
export const differencesOf = async (
  shop: Pick<OrderShop, 'differences'>,
  orders: readonly Loaded[],
  more: readonly string[] = [],
) => {
  const expected = orders
    .filter(isTakenBack)
    .map(({ order }) => `an order that went on is paid ${order.id}`);
  const names = orders.flatMap(({ order, attempts, refunds }) => [
    order.id,
    ...attempts.map(({ id }) => id),
    ...refunds.map(({ id }) => id),
  ]);
  return (await shop.differences()).filter(
    ({ rule, subject }) =>
      [...names, ...more].some((each) => subject.includes(each)) &&
      !expected.includes(`${rule} ${subject}`),
  );
};

/** Orders whose motorcycle stands in the garage with another plate than their papers say, or with one of another order. */
export const wrongPlatesOf = async (
  { deps }: Pick<OrderShop, 'deps'>,
  orders: readonly Loaded[],
): Promise<readonly string[]> => {
  const { rows } = await deps.db.primary.execute(
    'SELECT vin, registration_plate, plate_progress FROM vehicle',
  );
  return orders.flatMap(({ order, unit, registration }) => {
    const number = plateNumberOf(registration);
    const progress = registration.find(({ item }) => item === 'TNKB')?.progress;
    const vehicle = rows.find(({ vin }) => vin === unit?.vin);
    const isNumbered = progress === 'PROCESSING' || number !== null;
    const isOwn =
      number === null ||
      order.state === 'CANCELLED' ||
      !orders.some(
        (other) =>
          other.order.id !== order.id &&
          other.order.state !== 'CANCELLED' &&
          plateNumberOf(other.registration) === number,
      );
    const isInGarage =
      vehicle === undefined ||
      (vehicle.registration_plate === number && vehicle.plate_progress === progress);
    return progress === undefined || (isNumbered && isOwn && isInGarage) ? [] : [order.id];
  });
};
