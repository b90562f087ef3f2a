import type { Query } from '#db/query.ts';
import { type CartLineRow, type CartRow, cartById, linesOfCart, openCartOf } from './cart.sql.ts';

type Read = <T>(query: Query<T>) => Promise<T>;

/** Which cart is meant, and by whom; a guest has no customer id. */
export interface CartAsked {
  readonly cart: string;
  readonly customerId: string | undefined;
}

/** A cart that can be changed, as it is. */
export interface OpenCart {
  readonly cart: CartRow;
  readonly lines: readonly CartLineRow[];
}

export type FoundCart =
  | ({ readonly kind: 'open' } & OpenCart)
  /** `isFree`: nobody has a cart of this id, so that one can begin under it. */
  | { readonly kind: 'none'; readonly isFree: boolean }
  /** It became an order, or part of another cart: nothing can be changed in it any more. */
  | { readonly kind: 'closed' };

const isOpen = ({ orderId, mergedInto }: CartRow): boolean =>
  orderId === null && mergedInto === null;

/**
 * The cart that is meant. A guest's is whoever's knows its id; a customer has one open cart, on all
 * devices, and somebody else's looks as if it were not there.
 */
export const findCart = async (
  { cart: id, customerId }: CartAsked,
  read: Read,
): Promise<FoundCart> => {
  const [[row], [own], lines] = await Promise.all([
    read(cartById({ id })),
    customerId === undefined ? [] : read(openCartOf({ customerId })),
    read(linesOfCart({ cartId: id })),
  ]);
  const open = async (cart: CartRow): Promise<FoundCart> => ({
    kind: 'open',
    cart,
    lines: cart.id === id ? lines : await read(linesOfCart({ cartId: cart.id })),
  });
  if (row !== undefined && row.customerId === (customerId ?? null)) {
    if (isOpen(row)) return open(row);
    return row.orderId === null && own !== undefined ? open(own) : { kind: 'closed' };
  }
  if (own !== undefined) return open(own);
  return { kind: 'none', isFree: row === undefined };
};
