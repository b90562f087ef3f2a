import * as v from 'valibot';
import { cartLineInput, removeLineInput } from '#edge/contract/orders/cart/inputs.ts';
import { CART_LIMITS } from '#edge/contract/orders/cart/limits.ts';
import { HOUR_MS } from '#edge/contract/time.ts';
import { primaryReader } from '#edge/domains/orders/load.ts';
import { inputFaults } from '#edge/domains/orders/place-order.ts';
import { variantsWithIds } from '#edge/domains/shop/index.ts';
import { holdToAttempts } from '#edge/platform/attempts.ts';
import type { Deps } from '#edge/platform/deps.ts';
import { err, ok, type Result } from '#edge/platform/result.ts';
import { declareLimit } from '#edge/platform/write/declared.ts';
import type { Decision } from '#edge/platform/write/once.ts';
import {
  addToLine,
  type CartLineRow,
  deleteLine,
  differentThings,
  insertCart,
  pieces,
  setLine,
  touchCart,
} from './cart.sql.ts';
import type { CartError } from './error.ts';
import { findCart } from './find-cart.ts';
import { freeInAll, goodsStock } from './stock-of.ts';

interface Changing extends Pick<Deps, 'db' | 'clock'> {
  /** Who begins a cart without an account; see `triedBy`. */
  readonly guest: string;
}

type Changed = Promise<Result<Decision<{ readonly cart: string }>, CartError>>;

export const CLOSED = { code: 'ORDER_MODIFICATION' } as const satisfies CartError;
export const NO_CART = { code: 'NO_ACTIVE_ORDER' } as const satisfies CartError;

const PIECES = declareLimit({
  purpose: 'orders.cart.pieces',
  most: CART_LIMITS.items,
  windowMs: null,
  what: 'pieces in a cart',
  by: 'cart',
  answer: 'ORDER_LIMIT',
});

const THINGS = declareLimit({
  purpose: 'orders.cart.things',
  most: CART_LIMITS.lines,
  windowMs: null,
  what: 'different things in a cart',
  by: 'cart',
  answer: 'ORDER_LIMIT',
});

/** A cart costs nothing to begin, so that somebody could fill the store with them. */
const BEGUN = declareLimit({
  purpose: 'orders.cart.begun',
  most: 100,
  windowMs: HOUR_MS,
  what: 'carts begun without an account',
  by: 'address',
});

const limited = (maxItems: number): CartError => ({ code: 'ORDER_LIMIT', limit: maxItems });

/** Why a cart cannot have so many of a thing. */
const against = (
  lines: readonly CartLineRow[],
  variantId: string,
  quantity: number,
): CartError | undefined => {
  const others = lines.filter((line) => line.variantId !== variantId);
  const sum = others.reduce((all, line) => all + line.quantity, quantity);
  const had = lines.find((line) => line.variantId === variantId)?.quantity ?? 0;
  // Fewer of something is right at any time.
  if (quantity <= had) return undefined;
  if (sum > PIECES.most) return limited(PIECES.most);
  return others.length >= THINGS.most ? limited(THINGS.most) : undefined;
};

const written = (
  how: 'add' | 'set',
  line: { cartId: string; variantId: string; quantity: number; now: number },
) => {
  if (how === 'add') return [addToLine(line)];
  return [line.quantity === 0 ? deleteLine(line) : setLine(line)];
};

const change = async (
  input: unknown,
  customerId: string | undefined,
  how: 'add' | 'set',
  { db, clock, guest }: Changing,
): Changed => {
  const parsed = v.safeParse(cartLineInput, input);
  if (!parsed.success) return err(inputFaults(parsed.issues));
  const { cart: id, variantId, quantity: count } = parsed.output;
  if (count < 0) return err({ code: 'NEGATIVE_QUANTITY' });
  const read = primaryReader(db);
  const [current, [variant], { stock }] = await Promise.all([
    findCart({ cart: id, customerId }, read),
    read(variantsWithIds({ ids: JSON.stringify([variantId]) })),
    goodsStock([variantId], customerId, read),
  ]);
  if (current.kind === 'closed') return err(CLOSED);
  if (current.kind === 'none' && !current.isFree) return err(NO_CART);
  const lines = current.kind === 'open' ? current.lines : [];
  const had = lines.find((line) => line.variantId === variantId)?.quantity ?? 0;
  const quantity = how === 'add' ? had + count : count;
  const now = clock();
  const cartId = current.kind === 'open' ? current.cart.id : id;
  const outcome = { cart: cartId };
  if (quantity === had) return ok({ statements: [], outcome });
  const tooMany = against(lines, variantId, quantity);
  if (tooMany !== undefined) return err(tooMany);
  const free = variant === undefined ? 0 : freeInAll(stock, variantId);
  if (quantity > had && quantity > free)
    return err({ code: 'INSUFFICIENT_STOCK', quantityAvailable: free });
  if (current.kind === 'none' && customerId === undefined)
    await holdToAttempts({ db, clock }, BEGUN, guest);
  const line = { cartId, variantId };
  return ok({
    statements: [
      ...(current.kind === 'open'
        ? touchCart(cartId, now)
        : [insertCart({ id, customerId: customerId ?? null }, now)]),
      ...written(how, { ...line, quantity: count, now }),
      // What was merged may be more than may be added.
      ...(quantity > had
        ? [
            pieces.hold({ cartId, most: PIECES.most }),
            differentThings.hold({ cartId, most: THINGS.most }),
          ]
        : []),
    ],
    outcome,
  });
};

/** So many more of a thing. The first one begins the cart. */
export const addItem = (input: unknown, customerId: string | undefined, deps: Changing): Changed =>
  change(input, customerId, 'add', deps);

/** So many of a thing, whatever there were; none takes it out. Done twice it is the same. */
export const adjustLine = (
  input: unknown,
  customerId: string | undefined,
  deps: Changing,
): Changed => change(input, customerId, 'set', deps);

/** A repeat is a success. */
export const removeLine = async (
  input: unknown,
  customerId: string | undefined,
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
): Changed => {
  const parsed = v.safeParse(removeLineInput, input);
  if (!parsed.success) return err(inputFaults(parsed.issues));
  const { cart: id, variantId } = parsed.output;
  const current = await findCart({ cart: id, customerId }, primaryReader(db));
  if (current.kind === 'closed') return err(CLOSED);
  if (current.kind === 'none') return err(NO_CART);
  const { cart, lines } = current;
  const isThere = lines.some((line) => line.variantId === variantId);
  return ok({
    statements: isThere
      ? [...touchCart(cart.id, clock()), deleteLine({ cartId: cart.id, variantId })]
      : [],
    outcome: { cart: cart.id },
  });
};
