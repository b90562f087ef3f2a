import { CART_LIMITS } from '#edge/contract/orders/cart/limits.ts';
import {
  type CartAnswer,
  type CartServer,
  type CartStore,
  createCartStore,
} from '#web/domains/orders/cart/cart-store.ts';
import { type DeviceCart, emptyCart, type Thing } from '#web/domains/orders/cart/device-cart.ts';
import type { CartFragment } from '#web/platform/graphql/generated/main.ts';

export const thing = (variantId: string, unitPrice = 1_000): Thing => ({
  variantId,
  kind: 'accessory',
  slug: variantId,
  size: '-',
  name: { en: variantId },
  image: null,
  unitPrice,
});

/** Carts of everybody, by the rules of the server; keys that were used count once. */
export const createServer = () => {
  const carts = new Map<
    string,
    {
      owner: string | null;
      closed: boolean;
      version: number;
      /** What a promo code takes off. */
      off: number;
      lines: Map<string, number>;
    }
  >();
  const used = new Set<string>();
  const prices = new Map<string, number>();
  const stock = new Map<string, number>();
  const shown = (id: string): CartFragment | null => {
    const cart = carts.get(id);
    if (cart === undefined || cart.closed) return null;
    const lines = [...cart.lines].map(([variantId, quantity]) => ({
      id: variantId,
      kind: 'accessory',
      slug: variantId,
      size: '-',
      image: null,
      quantity,
      unitPrice: prices.get(variantId) ?? 1_000,
      quantityAvailable: stock.get(variantId) ?? 100,
      names: [{ locale: 'en', text: variantId }],
    }));
    const { owner, version, off } = cart;
    const total = lines.reduce((sum, line) => sum + line.quantity * line.unitPrice, -off);
    return {
      id,
      version,
      isGuest: owner === null,
      total,
      lines,
      shipping: null,
      shippingMethodId: null,
    } as unknown as CartFragment;
  };
  const openOf = (owner: string | null): string | undefined =>
    [...carts].find(([, cart]) => owner !== null && cart.owner === owner && !cart.closed)?.[0];
  const idFor = (id: string, owner: string | null): string =>
    carts.has(id) ? id : (openOf(owner) ?? id);
  const refused = (errorCode: string, more: object = {}): CartAnswer =>
    ({
      __typename: 'CartRefusal',
      errorCode,
      quantityAvailable: null,
      maxItems: null,
      activeOrder: null,
      ...more,
    }) as never;
  const server: CartServer = {
    active: async (id, owner) => shown(idFor(id, owner)),
    merge: async (id, owner) => {
      const guest = carts.get(id);
      const own = openOf(owner);
      if (guest?.owner === null && !guest.closed) {
        const into = own === undefined ? guest : carts.get(own);
        if (own === undefined) guest.owner = owner;
        else {
          for (const [variant, count] of guest.lines)
            if (into?.lines.has(variant) || (into?.lines.size ?? 0) < CART_LIMITS.lines)
              into?.lines.set(variant, Math.max(count, into.lines.get(variant) ?? 0));
          guest.closed = true;
        }
      }
      const mine = openOf(owner);
      return mine === undefined ? null : shown(mine);
    },
    write: async (wantedId, owner, write) => {
      const id = idFor(wantedId, owner);
      const cart = carts.get(id) ?? {
        owner,
        closed: false,
        version: 0,
        off: 0,
        lines: new Map<string, number>(),
      };
      if (cart.closed) return refused('ORDER_MODIFICATION');
      if (cart.owner !== owner) return refused('NO_ACTIVE_ORDER');
      carts.set(id, cart);
      cart.version++;
      const before = cart.lines.get(write.variantId) ?? 0;
      if (write.kind === 'remove') cart.lines.delete(write.variantId);
      else {
        const isRepeat = write.kind === 'add' && used.has(write.key);
        const to =
          write.kind === 'adjust' ? write.quantity : before + (isRepeat ? 0 : write.quantity);
        const left = stock.get(write.variantId) ?? 100;
        if (before === 0 && cart.lines.size >= CART_LIMITS.lines)
          return refused('ORDER_LIMIT', { maxItems: CART_LIMITS.lines });
        if (to > before && to > left)
          return refused('INSUFFICIENT_STOCK', { quantityAvailable: left });
        if (write.kind === 'add') used.add(write.key);
        cart.lines.set(write.variantId, to);
      }
      return shown(id) ?? undefined;
    },
  };
  return { server, carts, prices, stock, openOf };
};

type World = ReturnType<typeof createServer>;

/** A device on that server; `cut` says what becomes of the next request. */
export const createPhone = ({ server }: World, name: string) => {
  let disk: DeviceCart | undefined;
  let ids = 0;
  /** The other tab of this device, where there is one. */
  let second: CartStore | undefined;
  const phone = {
    person: null as string | null,
    cut: (): 'before' | 'after' | 'not' => 'not',
    store: undefined as unknown as CartStore,
    disk: (): DeviceCart => disk ?? emptyCart(''),
  };
  const wired =
    <A extends unknown[], T>(run: (...args: A) => Promise<T>) =>
    async (...args: A): Promise<T> => {
      const cut = phone.cut();
      if (cut === 'before') throw new Error('no signal');
      const answer = await run(...args);
      if (cut === 'after') throw new Error('the answer was lost');
      return answer;
    };
  const openTab = (announce: () => void): CartStore =>
    createCartStore({
      storage: {
        read: async () => disk,
        change: async (to) => {
          disk = to(disk ?? emptyCart(`crt_${name}${ids++}`));
          return disk;
        },
      },
      server: {
        active: wired(server.active),
        merge: wired(server.merge),
        write: wired(server.write),
      },
      person: () => ({ id: phone.person }),
      newId: () => `crt_${name}${ids++}`,
      newKey: () => `${name}${ids++}`,
      inTurn: (work) => work(),
      announce,
    });
  const start = (): void => {
    phone.store = openTab(() => void second?.follow());
  };
  const openSecond = (): CartStore => {
    second = openTab(() => void phone.store.follow());
    return second;
  };
  start();
  return { ...phone, phone, restart: start, openSecond };
};

export const serverHas = (world: World, id: string) =>
  Object.fromEntries(world.carts.get(id)?.lines ?? []);
export const deviceHas = (cart: DeviceCart) =>
  Object.fromEntries(
    cart.lines
      .filter(({ quantity }) => quantity > 0)
      .map((line) => [line.variantId, line.quantity]),
  );
