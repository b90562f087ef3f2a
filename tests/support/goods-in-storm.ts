import { newId } from '#edge/contract/ids.ts';
import { CAP, type GoodsShop, moreCustomers, newCart } from './goods-shop.ts';
import { addCoupon } from './order-shop.ts';
import type { Dice } from './random.ts';

/** What is on the shelf at the beginning, and what a promo code of goods takes off and how often. */
const ON_HAND = 2;
const CODE = 'CAPS';
const USES = 2;
const OFF_IDR = 10_000;

/** What a customer has sent, and sends again where no answer came. */
interface Sent {
  readonly who: string;
  readonly cart: string;
  readonly id: string;
  readonly total: number;
}

/** Customers who want the same few goods with the same few uses of a code, while anything goes wrong. */
export interface GoodsInStorm {
  /** The shelf is full, and nobody has used the code: what earlier orders have of both is forgotten. */
  begin(): Promise<void>;
  /** Each of them fills a cart; then all pay at once, mostly by two taps. */
  buy(buyers: readonly string[], by: Dice): Promise<void>;
  /** What was sent before comes once more, late or out of its order. */
  sendAgain(by: Dice): Promise<void>;
  /** Orders of goods since the beginning, of which those that are `live` have not ended. */
  orderIds(which: 'live' | 'all'): Promise<readonly string[]>;
  /** What differs from what was promised; empty when all is well. */
  faults(): Promise<readonly string[]>;
  /** When nobody pays any more somebody buys what is free; what that was, in words. */
  sellTheRest(): Promise<string>;
  /** Customers who have ordered nothing else, so that no limit of theirs is in the way. */
  readonly others: readonly string[];
  /** Subjects of the report of differences beside the orders. */
  readonly subjects: readonly string[];
}

export const goodsInStorm = async (goods: GoodsShop): Promise<GoodsInStorm> => {
  const { orders } = goods;
  const { primary } = orders.deps.db;
  await addCoupon(orders, {
    code: CODE,
    appliesTo: 'GOODS',
    amountIdr: OFF_IDR,
    most: USES,
    mostPerPerson: USES,
  });
  const others = ['cus_owner2', ...(await moreCustomers(goods, 1))];
  let since = 0;
  let sent: Sent[] = [];

  const rows = async (text: string, args: readonly (string | number)[] = []) =>
    (await primary.execute({ sql: text, args: [...args] })).rows;
  const ordersSince = "kind = 'GOODS' AND placed_at >= ?";

  /** A cart with so many caps, collected at the centre; `undefined` where there are not so many. */
  const filled = async (
    who: string,
    quantity: number,
  ): Promise<Pick<Sent, 'cart' | 'total'> | undefined> => {
    // What an earlier try has left in it goes first.
    await rows(
      'DELETE FROM cart_line WHERE cart_id IN (SELECT id FROM cart WHERE customer_id = ? AND order_id IS NULL)',
      [who],
    );
    const added = await goods.add(who, newCart(), CAP, quantity);
    if (!added.ok) return undefined;
    // Where a customer has one open already, it is that.
    const cart = added.value?.cart.id ?? '';
    const chosen = await goods.method(who, cart, 'PICKUP:aec-scbd');
    return chosen.ok && chosen.value !== null ? { cart, total: chosen.value.total } : undefined;
  };
  const place = ({ who, cart, id, total }: Sent) => goods.place(who, cart, { id, total });

  return {
    subjects: [CODE, CAP],
    others,
    begin: async () => {
      await primary.batch(
        [
          'DELETE FROM shop_hold',
          'DELETE FROM cart_line',
          'DELETE FROM attempt',
          `UPDATE coupon_use SET released_at = 1 WHERE code = '${CODE}'`,
          `UPDATE coupon SET used = 0 WHERE code = '${CODE}'`,
        ],
        'write',
      );
      await goods.stock(CAP, ON_HAND);
      orders.wait(1);
      since = orders.now();
      sent = [];
    },
    buy: async (buyers, by) => {
      const ready: Sent[] = [];
      for (const who of buyers) {
        const filling = await filled(who, 1 + by.roll(2));
        if (filling === undefined) continue;
        const { cart } = filling;
        const applied = by.chance(0.6) ? await goods.apply(who, cart, CODE) : undefined;
        const total = (applied?.ok === true ? applied.value?.total : undefined) ?? filling.total;
        ready.push({ who, cart, id: newId('ord', orders.now()), total });
      }
      sent.push(...ready);
      const taps = ready.flatMap((one) => (by.chance(0.6) ? [one, one] : [one]));
      // Whoever hears nothing waits for all before they go on.
      const ends = await Promise.allSettled(taps.map(place));
      const failed = ends.find(({ status }) => status === 'rejected');
      if (failed?.status === 'rejected') throw failed.reason;
    },
    sendAgain: async (by) => {
      if (sent.length > 0) await place(by.pick(sent));
    },
    orderIds: async (which) => {
      const live = which === 'live' ? "AND state <> 'CANCELLED'" : '';
      const text = `SELECT id FROM customer_order WHERE ${ordersSince} ${live} ORDER BY id`;
      return (await rows(text, [since])).map(({ id }) => String(id));
    },
    faults: async () => {
      const [shelf] = await rows('SELECT on_hand FROM shop_stock WHERE variant_id = ?', [CAP]);
      const onHold = await goods.onHold(CAP);
      const [code] = await rows('SELECT used FROM coupon WHERE code = ?', [CODE]);
      const withUse = await rows(
        `SELECT o.id FROM customer_order o JOIN coupon_use u ON u.order_id = o.id AND u.released_at IS NULL
          WHERE o.state = 'CANCELLED' AND o.${ordersSince}
            AND NOT EXISTS (SELECT 1 FROM transfer t WHERE t.ref = o.id AND t.code = 'payment')`,
        [since],
      );
      const twice = await rows(
        `SELECT cart.id FROM cart JOIN customer_order o ON o.id IN
          (SELECT value FROM json_each(?)) AND o.id = cart.order_id GROUP BY cart.id HAVING count(*) > 1`,
        [JSON.stringify(sent.map(({ id }) => id))],
      );
      const foreign = await rows(
        `SELECT id FROM customer_order WHERE ${ordersSince} AND id NOT IN (SELECT value FROM json_each(?))`,
        [since, JSON.stringify(sent.map(({ id }) => id))],
      );
      return [
        ...(Number(shelf?.on_hand) === ON_HAND ? [] : ['goods left the shelf by themselves']),
        ...(onHold <= ON_HAND ? [] : [`${onHold} are held of ${ON_HAND}`]),
        ...(Number(code?.used) <= USES ? [] : ['the code was used too often']),
        ...withUse.map(({ id }) => `${id} ended unpaid and has its use of the code`),
        ...twice.map(({ id }) => `the cart ${id} is two orders`),
        ...foreign.map(({ id }) => `nobody has sent ${id}`),
      ];
    },
    sellTheRest: async () => {
      const [who = ''] = others;
      const free = ON_HAND - (await goods.onHold(CAP));
      const waiting = await rows(
        `SELECT id FROM customer_order WHERE ${ordersSince} AND state = 'WAITING_PAYMENT'`,
        [since],
      );
      if (waiting.length > 0) return `${waiting[0]?.id} waits for ever`;
      if ((await filled(who, free + 1)) !== undefined) return `more than the ${free} that are free`;
      if (free > 0) {
        const ready = await filled(who, free);
        if (ready === undefined) return `not the ${free} that are free`;
        const one = { who, ...ready, id: newId('ord', orders.now()) };
        sent.push(one);
        const done = await place(one);
        if (!done.ok) return JSON.stringify(done.error);
      }
      const onHold = await goods.onHold(CAP);
      return onHold === ON_HAND ? 'all that is free, and no more' : `${onHold} are held`;
    },
  };
};
