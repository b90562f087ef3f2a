'use client';

import { newId, ulid } from '#edge/contract/ids.ts';
import { MAIN } from '#web/platform/graphql/endpoints.ts';
import { ActiveOrderDocument } from '#web/platform/graphql/generated/main/active-order.ts';
import { AddItemToOrderDocument } from '#web/platform/graphql/generated/main/add-item-to-order.ts';
import { AdjustOrderLineDocument } from '#web/platform/graphql/generated/main/adjust-order-line.ts';
import { MergeCartDocument } from '#web/platform/graphql/generated/main/merge-cart.ts';
import { RemoveOrderLineDocument } from '#web/platform/graphql/generated/main/remove-order-line.ts';
import {
  type Answer,
  send,
  type Transport,
  type TrustedDocument,
} from '#web/platform/graphql/send.ts';
import { TELLING_MAIN } from '#web/platform/graphql/telling.ts';
import { connectivity } from '#web/platform/offline/online.ts';
import { inTurn } from '#web/platform/offline/tabs.ts';
import { setCartCount } from '#web/platform/purchase/cart-count.ts';
import { session } from '#web/platform/session/browser.ts';
import { personOf } from '#web/platform/session/person.ts';
import { openCartStorage } from './cart-storage.ts';
import { type CartServer, type CartStore, createCartStore } from './cart-store.ts';
import { piecesOf } from './device-cart.ts';

const CHANNEL = 'alva-cart';

/** For a guest, or for one person: refused when somebody else is signed in by now. */
const sendAs = <Data, Variables>(
  owner: string | null,
  document: TrustedDocument<Data, Variables>,
  variables: Variables,
  key?: string,
  transport: Transport = MAIN,
): Promise<Answer<Data>> =>
  send(
    {
      ...transport,
      fetch: (request) => {
        if (owner !== null) request.headers.set('x-expected-customer', owner);
        if (key !== undefined) request.headers.set('idempotency-key', key);
        return transport.fetch(request);
      },
    },
    document,
    variables,
  );

const must = <Data>(answer: Answer<Data>): Data => {
  if (answer.ok) return answer.data;
  throw new Error(answer.fault.message);
};

const server: CartServer = {
  active: async (cart, owner) =>
    must(await sendAs(owner, ActiveOrderDocument, { cart })).activeOrder,
  merge: async (cart, owner) => must(await sendAs(owner, MergeCartDocument, { cart })).mergeCart,
  write: async (cart, owner, write) => {
    const { variantId } = write;
    if (write.kind === 'remove')
      return must(await sendAs(owner, RemoveOrderLineDocument, { cart, orderLineId: variantId }))
        .removeOrderLine;
    const { quantity } = write;
    if (write.kind === 'adjust')
      return must(
        await sendAs(owner, AdjustOrderLineDocument, { cart, orderLineId: variantId, quantity }),
      ).adjustOrderLine;
    const variables = { cart, productVariantId: variantId, quantity };
    return must(await sendAs(owner, AddItemToOrderDocument, variables, write.key)).addItemToOrder;
  },
};

const make = (): CartStore => {
  const channel = new BroadcastChannel(CHANNEL);
  const made = createCartStore({
    storage: openCartStorage(() => newId('crt')),
    server,
    person: () => {
      const { state } = session();
      if (state.kind === 'guest') return { id: null };
      const id = personOf(state);
      return id === undefined ? undefined : { id };
    },
    newId: () => newId('crt'),
    newKey: () => ulid(Date.now()),
    inTurn: (work) => inTurn('cart', work),
    announce: () => channel.postMessage('changed'),
  });
  made.subscribe(() => {
    const { cart } = made.state;
    if (cart !== undefined) setCartCount(piecesOf(cart));
  });
  channel.addEventListener('message', () => void made.follow());
  let before = personOf(session().state);
  session().subscribe(() => {
    const person = personOf(session().state);
    if (person === before && session().state.kind !== 'guest') return;
    before = person;
    void made.load().then(made.sync);
  });
  if (session().state.kind === 'initializing') void session().refresh();
  connectivity().subscribe((online) => {
    if (online) void made.sync();
  });
  return made;
};

let made: CartStore | undefined;

/** The cart of this device, in this tab; in browsers only. */
export const cartStore = (): CartStore => {
  if (made === undefined) {
    made = make();
    void made.load().then(made.sync, () => undefined);
  }
  return made;
};

/** For what somebody waits for: a failure is told at once. */
export const sendCartAs = <Data, Variables>(
  owner: string | null,
  document: TrustedDocument<Data, Variables>,
  variables: Variables,
): Promise<Answer<Data>> => sendAs(owner, document, variables, undefined, TELLING_MAIN);
