import type { OrderRecord } from '#edge/contract/orders/order-record.ts';

type Holding = Pick<OrderRecord, 'state' | 'kind' | 'items'>;

/** Pieces of each variant that the person's own unpaid orders hold: to others they are sold, to them not. */
export const ownHolds = (orders: readonly Holding[]): ReadonlyMap<string, number> => {
  const pieces = new Map<string, number>();
  for (const { state, kind, items = [] } of orders) {
    if (state !== 'WAITING_PAYMENT' || kind !== 'GOODS') continue;
    for (const { variantId, quantity } of items)
      pieces.set(variantId, (pieces.get(variantId) ?? 0) + quantity);
  }
  return pieces;
};

interface Size {
  readonly id: string;
  /** Free for anybody. */
  readonly stock: number;
}

/** Sizes with what there is of each for this person. */
export const withOwnHolds = <Each extends Size>(
  sizes: readonly Each[],
  holds: ReadonlyMap<string, number>,
): readonly Each[] =>
  sizes.map((each) => ({ ...each, stock: each.stock + (holds.get(each.id) ?? 0) }));
