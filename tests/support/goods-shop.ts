import { seed as goods, stockSeed } from '#db/content/shop/index.ts';
import { runSeed } from '#db/seed/run.ts';
import { newId } from '#edge/contract/ids.ts';
import type { PaymentMethod } from '#edge/contract/payments/methods.ts';
import { applyCoupon, removeCoupon } from '#edge/domains/orders/cart/cart-coupon.ts';
import { addItem, adjustLine, removeLine } from '#edge/domains/orders/cart/change-lines.ts';
import type { CartError } from '#edge/domains/orders/cart/error.ts';
import { findCart } from '#edge/domains/orders/cart/find-cart.ts';
import { mergeCart } from '#edge/domains/orders/cart/merge.ts';
import { type PayError, payCart } from '#edge/domains/orders/cart/pay-cart.ts';
import { type PricedCart, priceCart } from '#edge/domains/orders/cart/price-cart.ts';
import { setAddress, setMethod } from '#edge/domains/orders/cart/shipping.ts';
import { cartPerson } from '#edge/domains/orders/coupon.ts';
import { type Loaded, primaryReader } from '#edge/domains/orders/load.ts';
import { err, ok, type Result } from '#edge/platform/result.ts';
import { type Decision, once } from '#edge/platform/write/once.ts';
import { type OrderShop, openOrderShop } from './order-shop.ts';
import type { Open } from './stores.ts';

export const CAP = 'itm_cap_-';
export const TEE = 'itm_logo-tee_M';
export const BATTERY = 'itm_battery-alva-n3_-';
const PICKUP = 'PICKUP:aec-scbd';

const CONTACT = {
  name: 'Ayu Lestari',
  email: 'ayu@alva.demo',
  phoneNumber: '+6281210010001',
};

export const JAKARTA = {
  provinceId: '31',
  cityId: '3174',
  districtId: '317401',
  address: 'Jl. Melati 4',
  zipCode: '12810',
  note: '',
  latitude: null,
  longitude: null,
};

/** A guest has no id. */
type Who = string | undefined;
type Changed = Promise<Result<PricedCart | null, CartError>>;

/** Carts in this process, beside the orders that come of them. */
export interface GoodsShop {
  readonly orders: OrderShop;
  priced(who: Who, cart: string): Promise<PricedCart | null>;
  add(who: Who, cart: string, variantId: string, quantity: number): Changed;
  adjust(who: Who, cart: string, variantId: string, quantity: number): Changed;
  remove(who: Who, cart: string, variantId: string): Changed;
  merge(who: string, cart: string): Promise<PricedCart | null>;
  apply(who: Who, cart: string, couponCode: string): Changed;
  unapply(who: Who, cart: string): Changed;
  address(who: string, cart: string, address: object): Changed;
  method(who: string, cart: string, shippingMethodId: string): Changed;
  /** At the total the cart has, unless another one was seen. */
  place(
    who: string,
    cart: string,
    more?: { total?: number; seen?: object; id?: string; method?: PaymentMethod | null },
  ): Promise<Result<Loaded, PayError>>;
  /** A cart with this in it, collected at the first centre, ready to be paid. */
  filled(who: string, variantId?: string, quantity?: number): Promise<string>;
  /** What is there of a variant: at one place, and nowhere else. */
  stock(variantId: string, onHand: number, dealerSlug?: string): Promise<void>;
  onHold(variantId: string): Promise<number>;
  stop(): Promise<void>;
}

export const newCart = (): string => newId('crt');

export const openGoodsShop = async (open: Open): Promise<GoodsShop> =>
  goodsOf(await openOrderShop(open));

/** Carts beside the orders of motorcycles of a shop. */
export const goodsOf = async (orders: OrderShop): Promise<GoodsShop> => {
  const { deps } = orders;
  await runSeed(deps.db, [goods, stockSeed]);
  const read = () => primaryReader(deps.db);
  const changing = { ...deps, guest: 'address:test' };
  const keyless = { ...deps, idempotencyKey: undefined };
  const priced: GoodsShop['priced'] = async (who, id) => {
    const cart = await findCart({ cart: id, customerId: who }, read());
    if (cart.kind !== 'open') return null;
    const person = who === undefined ? null : await cartPerson(who, { ...deps, read: read() });
    return priceCart(cart, { read: read(), now: deps.clock(), customerId: who, person });
  };
  const change = async (
    who: Who,
    decide: () => Promise<Result<Decision<{ readonly cart: string | null }>, CartError>>,
  ): Changed => {
    const done = await once(
      keyless,
      { operation: 'test', who: who ?? 'guest', input: null },
      decide,
    );
    if (!done.ok) return done;
    return ok(done.value.cart === null ? null : await priced(who, done.value.cart));
  };
  const shop: GoodsShop = {
    orders,
    priced,
    add: (who, cart, variantId, quantity) =>
      change(who, () => addItem({ cart, variantId, quantity }, who, changing)),
    adjust: (who, cart, variantId, quantity) =>
      change(who, () => adjustLine({ cart, variantId, quantity }, who, changing)),
    remove: (who, cart, variantId) => change(who, () => removeLine({ cart, variantId }, who, deps)),
    merge: async (who, cart) => {
      const done = await change(who, () => mergeCart(cart, who, deps));
      if (!done.ok) throw new Error(done.error.code);
      return done.value;
    },
    apply: (who, cart, couponCode) =>
      change(who, () => applyCoupon({ cart, couponCode }, who, who ?? 'guest', deps)),
    unapply: (who, cart) => change(who, () => removeCoupon(cart, who, deps)),
    address: (who, cart, address) => change(who, () => setAddress({ cart, address }, who, deps)),
    method: (who, cart, shippingMethodId) =>
      change(who, () => setMethod({ cart, shippingMethodId }, who, deps)),
    place: async (who, cart, { total, seen, id = newId('ord'), method = null } = {}) => {
      const sum = total ?? (await priced(who, cart))?.total ?? 0;
      const input = { cart, id, contact: CONTACT, total: sum, seen, termsAccepted: true };
      const done = await payCart(who, input, { method, locale: 'en' }, keyless);
      return done.ok ? ok(await orders.load(done.value.loaded.order.id)) : err(done.error);
    },
    filled: async (who, variantId = CAP, quantity = 1) => {
      const added = await shop.add(who, newCart(), variantId, quantity);
      if (!added.ok) throw new Error(JSON.stringify(added.error));
      // Where a customer has one open already, it is that.
      const cart = added.value?.cart.id ?? '';
      const chosen = await shop.method(who, cart, PICKUP);
      if (!chosen.ok) throw new Error(JSON.stringify(chosen.error));
      return cart;
    },
    stock: async (variantId, onHand, dealerSlug = 'aec-scbd') => {
      await deps.db.primary.batch(
        [
          { sql: 'DELETE FROM shop_stock WHERE variant_id = ?', args: [variantId] },
          { sql: 'INSERT INTO shop_stock VALUES (?, ?, ?)', args: [variantId, dealerSlug, onHand] },
        ],
        'write',
      );
    },
    onHold: async (variantId) => {
      const { rows } = await deps.db.primary.execute({
        sql: 'SELECT coalesce(sum(quantity), 0) AS n FROM shop_hold WHERE variant_id = ?',
        args: [variantId],
      });
      return Number(rows[0]?.n);
    },
    stop: () => orders.stop(),
  };
  return shop;
};

/** So many more customers, each of whom can have a cart of their own. */
export const moreCustomers = async (
  { orders }: GoodsShop,
  count: number,
): Promise<readonly string[]> => {
  const { primary } = orders.deps.db;
  const { columns } = await primary.execute('SELECT * FROM customer LIMIT 0');
  const ids = Array.from({ length: count }, (_, at) => `cus_more${at}`);
  const unique: Readonly<Record<string, string>> = {
    id: '?1',
    email_address: "?1 || '@alva.demo'",
    phone_number: "'+628990000' || substr(?1, 9)",
  };
  const values = columns.map((column) => unique[column] ?? column).join(', ');
  await primary.batch(
    ids.map((id) => ({
      sql: `INSERT INTO customer SELECT ${values} FROM customer WHERE id = 'cus_owner2'`,
      args: [id],
    })),
    'write',
  );
  return ids;
};
