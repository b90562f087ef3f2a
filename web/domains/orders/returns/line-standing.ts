import type { OrderRecord } from '#edge/contract/orders/order-record.ts';

type Item = NonNullable<OrderRecord['items']>[number];

/** What came of the pieces of an item; null of a service, and in records from before it was counted. */
export interface LineStanding {
  readonly received: number;
  /** Still to come. */
  readonly waiting: number;
  /** Cannot be delivered, and is paid back. */
  readonly takenOut: number;
  /** Of what came: on its way back, or back. */
  readonly returned: number;
}

export const lineStanding = ({ quantity, left, received, takenOut }: Item): LineStanding | null =>
  received === undefined || takenOut === undefined || left === undefined
    ? null
    : {
        received,
        takenOut,
        waiting: quantity - takenOut - received,
        returned: quantity - takenOut - left,
      };

/** Items with the pieces that are still to come as those one may choose from. */
export const itemsToCome = (items: readonly Item[]): Item[] =>
  items.map((item) => {
    const standing = lineStanding(item);
    return standing === null ? item : { ...item, left: standing.waiting };
  });
