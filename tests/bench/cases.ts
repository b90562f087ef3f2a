import type { Shot } from '#tests/support/http-client.ts';
import { fillForPhone } from '#tests/support/phone-rows.ts';
import type { Side } from '#tests/support/served-bff.ts';
import { contentAddress, FAVOURITE, favourite, posted } from '#tests/support/trusted.ts';

/** One question that every contestant answers. */
export interface Case {
  readonly name: string;
  readonly shot: Shot;
  /** The form that caches may keep, of public content. */
  readonly get?: Shot;
}

const accept = 'application/json';

const post = (path: string, body: string, cookie?: string): Shot => {
  const length = { 'content-length': `${Buffer.byteLength(body)}` };
  const headers = { accept, 'content-type': accept, ...length, ...(cookie && { cookie }) };
  return { method: 'POST', path, headers, body };
};

const publicCase = (name: string, start: RegExp, variables: object) => {
  const get: Shot = { method: 'GET', path: contentAddress(start, variables), headers: { accept } };
  return { name, shot: post('/content', posted(start, variables)), get };
};

export const LIST = publicCase('product list', /^query ProductList\b/, { locale: 'en' });

export const publicCases = async (side: Side): Promise<readonly Case[]> => {
  const { page } = await fillForPhone(side);
  return [
    LIST,
    publicCase('single product', /^query ProductPage\b/, { locale: 'en', slug: 'alva-cervo' }),
    publicCase('sync of stations, first page', /^query SyncPublicPage\b/, page),
  ];
};

/** The whole of it; our pages ask for less, because they read the synchronised vehicles. */
const EV_LIST = `query EvList($limit: Int) { evList(limit: $limit) {
  data { vin productName productCode generation colorName snapshot registrationPlate purchaseDate
    arrivedDate deliveryDate warrantyValid rsaExpDate isActiveRSA
    user { name own phoneNumber email customerID oID } }
  pagination { perPage totalPage totalRecord last current } } }`;

/** Without its version, which every write raises. */
const CART = '{ id total subTotal discount lines { id quantity unitPrice quantityAvailable } }';
const ADJUST = `mutation Adjust($cart: ID!, $orderLineId: ID!) {
  adjustOrderLine(cart: $cart, orderLineId: $orderLineId, quantity: 2) {
    __typename ... on ActiveOrder ${CART} } }`;

/** What a signed-in device asks, with nothing, with all but a hundredth, and with everything. */
export const signedInCases = async (side: Side): Promise<readonly Case[]> => {
  const { order, cart, line, share, collections, questions } = await fillForPhone(side);
  const signedIn = (name: string, start: RegExp | string, variables?: object): Case => {
    return { name, shot: post('/graphql', posted(start, variables), side.cookie) };
  };
  const sync = (name: string, scope: string, cursor: string | null): Case =>
    signedIn(`sync of ${scope}, ${name}`, /^query Sync\b/, { scope, cursor });
  return [
    signedIn('evList', EV_LIST, { limit: 10 }),
    ...collections.flatMap(({ scope, before, end }) => [
      sync('first page of all', scope, null),
      sync('1 % changed', scope, before),
      sync('nothing changed', scope, end),
    ]),
    signedIn('sync of five collections, nothing changed', /^query SyncChanged\b/, { questions }),
    signedIn('profile', /^query Profile\b/),
    signedIn('one order', /^query Order\b/, { id: order }),
    signedIn('list of orders', /^query Orders\b/),
    signedIn('cart', `query Cart($cart: ID!) { activeOrder(cart: $cart) ${CART} }`, { cart }),
    // Writes last: the feed then has more to tell.
    signedIn('shareEv', /^mutation ShareEv\b/, share),
    signedIn('write of a cart line', ADJUST, { cart, orderLineId: line }),
    signedIn('queued write', FAVOURITE, favourite(true, Date.UTC(2026, 0, 1))),
  ];
};
