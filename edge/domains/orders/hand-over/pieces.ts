import { piecesAt, takenOutAt } from '#edge/contract/orders/returns.ts';
import type { Loaded } from '#edge/domains/orders/load.ts';
import type { Statements } from '#edge/domains/orders/order.sql.ts';
import { takeFromHold } from '#edge/domains/shop/index.ts';

/** Pieces of each item, by its position, that are neither taken out nor handed over. */
export const toDeliver = ({
  items,
  returns,
  handedOver,
}: Pick<Loaded, 'items' | 'returns' | 'handedOver'>): ReadonlyMap<number, number> =>
  new Map(
    items.map(({ position, quantity }) => [
      position,
      quantity - takenOutAt(returns, position) - piecesAt(handedOver, position),
    ]),
  );

/** Pieces leave the places where they are held, the first place first. */
export const offTheShelf = (
  { order, items, holds }: Pick<Loaded, 'order' | 'items' | 'holds'>,
  lines: readonly { readonly position: number; readonly quantity: number }[],
): Statements =>
  lines.flatMap(({ position, quantity }) => {
    const item = items.find((each) => each.position === position);
    let left = quantity;
    return holds
      .filter(({ variantId }) => variantId === item?.variantId)
      .flatMap((hold) => {
        const taken = Math.min(left, hold.quantity);
        left -= taken;
        return taken === 0
          ? []
          : takeFromHold({ ...hold, orderId: order.id, quantity: taken, inHold: hold.quantity });
      });
  });
