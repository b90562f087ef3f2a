import type { CartFragment, CartRefusedFragment } from '#web/platform/graphql/generated/main.ts';
import type { CartStorage } from './cart-storage.ts';
import {
  afterAnswer,
  afterClosing,
  afterOrdering,
  afterRefusal,
  afterSeeing,
  afterSending,
  afterWrite,
  type CartWrite,
  type DeviceCart,
  emptyCart,
  forVehicle,
  nextWrite,
  noting,
  quantityOf,
  type Thing,
  withQuantity,
} from './device-cart.ts';

/** What the server answers a write with; `undefined`: nothing was heard of it. */
export type CartAnswer = CartFragment | CartRefusedFragment | undefined;

export interface CartServer {
  /** The cart as the server has it; null when it has none. Throws when it cannot be reached. */
  active(id: string, owner: string | null): Promise<CartFragment | null>;
  write(id: string, owner: string | null, write: CartWrite): Promise<CartAnswer>;
  merge(id: string, owner: string): Promise<CartFragment | null>;
}

export interface CartParts {
  readonly storage: CartStorage;
  readonly server: CartServer;
  /** Who is signed in; undefined while nobody knows. */
  readonly person: () => { readonly id: string | null } | undefined;
  readonly newId: () => string;
  readonly newKey: () => string;
  /** Runs work in one tab at a time. */
  readonly inTurn: <T>(work: () => Promise<T>) => Promise<T>;
  /** Other tabs have to read it again. */
  readonly announce: () => void;
}

export interface CartState {
  /** Undefined until it was read from the device. */
  readonly cart: DeviceCart | undefined;
  /** As the server has it, priced; null before it answered, and for a cart it has not. */
  readonly active: CartFragment | null;
  readonly sync: 'not-tried' | 'under-way' | 'done' | 'unreachable';
}

export interface CartStore {
  readonly state: CartState;
  subscribe(listener: () => void): () => void;
  /** Reads what this device has written. */
  load(): Promise<void>;
  /** Another tab changed something: reads it, and what the server says of it. Writes nothing. */
  follow(): Promise<void>;
  add(thing: Thing, quantity: number): Promise<void>;
  set(variantId: string, quantity: number): Promise<void>;
  /** Which motorcycle a thing is for. */
  meantFor(variantId: string, vin: string | undefined): Promise<void>;
  /** The person has seen what changed. */
  seen(): Promise<void>;
  /** Tells the server what it does not know, and learns what it has; several callers share one. */
  sync(): Promise<void>;
  /** The server's answer to a write of somebody else: delivery, promo code. */
  learn(active: CartFragment): Promise<void>;
  /** A payment of the cart of this id is about to be sent for this order; none: it was refused. */
  paying(id: string, order: string | undefined): Promise<void>;
  /** The cart of this id became an order. */
  ordered(id: string): Promise<void>;
}

/** So many writes at once at most: more things than a cart may have. */
const MOST_WRITES = 60;

const isRefused = (answer: NonNullable<CartAnswer>): answer is CartRefusedFragment =>
  'errorCode' in answer;

export const createCartStore = (parts: CartParts): CartStore => {
  const { storage, server, person, newId, newKey, inTurn, announce } = parts;
  const listeners = new Set<() => void>();
  let state: CartState = { cart: undefined, active: null, sync: 'not-tried' };
  let syncing: Promise<void> | undefined;
  let again = false;

  const show = (patch: Partial<CartState>): void => {
    state = { ...state, ...patch };
    for (const listener of listeners) listener();
  };
  const change = async (to: (cart: DeviceCart) => DeviceCart): Promise<DeviceCart> => {
    let isNew = false;
    const cart = await storage.change((before) => {
      const after = to(before);
      isNew = JSON.stringify(after) !== JSON.stringify(before);
      return after;
    });
    show({ cart });
    if (isNew) announce();
    return cart;
  };
  const load = async (): Promise<void> => {
    const cart = (await storage.read()) ?? emptyCart(newId());
    show({ cart });
  };

  /** Whose cart it is follows who is signed in; a guest's is merged into that of who signs in. */
  const claim = async (cart: DeviceCart): Promise<DeviceCart> => {
    const who = person();
    if (who === undefined || who.id === cart.owner) return cart;
    // Somebody else's never shows, not even where a sign-out could not delete it.
    if (cart.owner !== null) {
      await change(() => emptyCart(newId()));
      return claim(await change((empty) => empty));
    }
    if (who.id === null) return cart;
    const owner = who.id;
    const merged = await server.merge(cart.id, owner);
    show({ active: merged });
    return change((now) => {
      if (merged === null)
        return { ...afterClosing({ ...now, owner }, newId(), false), news: now.news };
      return { ...afterAnswer(now, merged, true), owner };
    });
  };

  /** Read before a write whose answer has overtaken it. */
  const isOlder = (active: CartFragment | null): boolean =>
    active?.id === state.active?.id && (active?.version ?? 0) < (state.active?.version ?? 0);

  const learn = async (active: CartFragment): Promise<DeviceCart> => {
    if (isOlder(active)) return change((cart) => cart);
    show({ active });
    return change((cart) => afterAnswer(cart, active));
  };

  const refresh = async (cart: DeviceCart): Promise<DeviceCart> => {
    const active = await server.active(cart.id, cart.owner);
    if (active !== null) return learn(active);
    show({ active: null });
    // What it never said it has was ordered by nobody, also where the answer to an addition was lost.
    if (cart.lines.every(({ confirmed }) => confirmed === 0)) return cart;
    // A customer's cart goes when it is ordered; a guest's when it was left for a season.
    return change((now) => afterClosing(now, newId(), now.owner !== null));
  };

  const tell = async (cart: DeviceCart, write: CartWrite): Promise<DeviceCart> => {
    await change((now) => noting(now, write));
    const answer = await server.write(cart.id, cart.owner, write);
    if (answer === undefined) throw new Error('No answer');
    if (!isRefused(answer)) {
      await change((now) => afterWrite(now, write));
      return learn(answer);
    }
    if (answer.errorCode === 'ORDER_MODIFICATION' || answer.errorCode === 'NO_ACTIVE_ORDER') {
      show({ active: null });
      const wasOrdered = answer.errorCode === 'ORDER_MODIFICATION';
      return change((now) => afterClosing(now, newId(), wasOrdered));
    }
    if (answer.activeOrder != null) show({ active: answer.activeOrder });
    return change((now) =>
      afterRefusal(now, write.variantId, {
        errorCode: answer.errorCode,
        quantityAvailable: answer.quantityAvailable,
        maxItems: answer.maxItems,
      }),
    );
  };

  const run = async (): Promise<void> => {
    let cart = await claim(await change((now) => now));
    const isNothing = cart.lines.length === 0 && cart.owner === null;
    if (!isNothing) cart = await refresh(cart);
    for (let writes = 0; writes < MOST_WRITES; writes++) {
      const write = nextWrite(cart, newKey);
      if (write === undefined) return;
      cart = await tell(cart, write);
    }
  };

  const sync = (): Promise<void> => {
    if (syncing !== undefined) {
      again = true;
      return syncing;
    }
    const whole = async (): Promise<void> => {
      show({ sync: 'under-way' });
      try {
        do {
          again = false;
          await inTurn(run);
        } while (again);
        show({ sync: 'done' });
      } catch {
        // It is on the device, and told when there is signal again.
        show({ sync: 'unreachable' });
      } finally {
        syncing = undefined;
      }
    };
    syncing = whole();
    return syncing;
  };

  let following: Promise<void> | undefined;
  let isBehind = false;
  const followOnce = async (): Promise<void> => {
    await load();
    const { cart } = state;
    // Whoever is about to tell the server says so again afterwards.
    if (cart === undefined || nextWrite(cart, newKey) !== undefined) return;
    if (cart.lines.length === 0) return show({ active: null });
    const active = await server.active(cart.id, cart.owner);
    if (!isOlder(active)) show({ active });
  };
  const follow = (): Promise<void> => {
    isBehind = true;
    const all = async (): Promise<void> => {
      try {
        while (isBehind) {
          isBehind = false;
          await followOnce();
        }
      } catch {
        // As before, until something changes again or there is signal.
      } finally {
        following = undefined;
      }
    };
    following ??= all();
    return following;
  };

  return {
    get state() {
      return state;
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    load,
    follow,
    add: async (thing, quantity) => {
      await change((cart) =>
        withQuantity(cart, thing, quantityOf(cart, thing.variantId) + quantity),
      );
      void sync();
    },
    set: async (variantId, quantity) => {
      await change((cart) => {
        const line = cart.lines.find((each) => each.variantId === variantId);
        return line === undefined ? cart : withQuantity(cart, line, quantity);
      });
      void sync();
    },
    meantFor: async (variantId, vin) => {
      await change((cart) => forVehicle(cart, variantId, vin));
    },
    seen: async () => {
      await change(afterSeeing);
    },
    sync,
    learn: async (active) => {
      await learn(active);
      // Nothing of it may stand in the device's cart.
      announce();
    },
    paying: async (id, order) => {
      await change((cart) => afterSending(cart, id, order));
    },
    ordered: async (id) => {
      show({ active: null });
      await change((cart) => afterOrdering(cart, id, newId()));
    },
  };
};
