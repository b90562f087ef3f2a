import { newId } from '#edge/contract/ids.ts';
import { orderJobs } from '#edge/domains/orders/jobs.ts';
import type { Loaded } from '#edge/domains/orders/load.ts';
import { deliverOrder } from '#edge/domains/orders/staff/deliver.ts';
import { processOrder, shipOrder } from '#edge/domains/orders/staff/dispatch.ts';
import { runDueJobs } from '#edge/platform/jobs/run.ts';
import type { FileStorage } from '#edge/platform/storage/storage.ts';
import { type GoodsShop, newCart } from './goods-shop.ts';

const STAFF = 'cus_admin';

/** Files in this process: receipts are drawn. */
export const memoryFiles = (): FileStorage => {
  const files = new Map<string, Uint8Array<ArrayBuffer>>();
  return {
    put: async (key, bytes) => void files.set(key, bytes),
    get: async (key) => files.get(key),
    delete: async (keys) => {
      for (const key of keys) files.delete(key);
    },
  };
};

/** Carts of these things, paid; `deliver` hands one over. */
export const goodsSteps = (shop: GoodsShop) => {
  const { orders } = shop;
  const deps = { ...orders.deps, files: memoryFiles() };
  const upload = async (customerId: string, purpose: 'DELIVERY' | 'RETURN'): Promise<string> => {
    const id = await orders.card(customerId);
    await deps.db.primary.execute({
      sql: 'UPDATE upload SET purpose = ? WHERE id = ?',
      args: [purpose, id],
    });
    return id;
  };
  /** @param things quantity by variant; each is on the shelf twenty times */
  const paid = async (
    who: string,
    things: Readonly<Record<string, number>>,
    coupon?: string,
  ): Promise<Loaded> => {
    let cart = newCart();
    for (const [variantId, quantity] of Object.entries(things)) {
      await shop.stock(variantId, 20);
      const added = await shop.add(who, cart, variantId, quantity);
      if (!added.ok) throw new Error(JSON.stringify(added.error));
      cart = added.value?.cart.id ?? cart;
    }
    await shop.method(who, cart, 'PICKUP:aec-scbd');
    if (coupon !== undefined) {
      const applied = await shop.apply(who, cart, coupon);
      if (!applied.ok) throw new Error(JSON.stringify(applied.error));
    }
    const placed = await shop.place(who, cart);
    if (!placed.ok) throw new Error(JSON.stringify(placed.error));
    await orders.pay(who, placed.value.order.id, 'bni_va');
    // Receipts are work that follows a payment.
    await runDueJobs(deps, orderJobs);
    return orders.load(placed.value.order.id);
  };
  const deliver = async (id: string): Promise<Loaded> => {
    const request = { id, expectedVersion: null };
    await processOrder(STAFF, request, deps);
    await shipOrder(STAFF, request, deps);
    const { workOrder, passkey } = (await orders.load(id)).order;
    const photo = await upload(STAFF, 'DELIVERY');
    const done = await deliverOrder(STAFF, { workOrder, passkey, photo }, request, deps);
    if (!done.ok) throw new Error(JSON.stringify(done.error));
    return done.value;
  };
  return { deps, upload, paid, deliver, newReturn: () => newId('grt', orders.now()) };
};
