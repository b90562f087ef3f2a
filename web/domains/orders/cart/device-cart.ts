import type { Locale } from '#edge/contract/locale.ts';
import type { GoodsKind } from '#edge/contract/shop/goods.ts';
import type { CartFragment } from '#web/platform/graphql/generated/main.ts';

/** What a page knows of a thing when it is put into the cart. Prices in whole rupiah, with tax. */
export interface Thing {
  readonly variantId: string;
  readonly kind: GoodsKind;
  readonly slug: string;
  /** `-` where there is only one. */
  readonly size: string;
  /** In the languages this device has seen it in. */
  readonly name: Readonly<Partial<Record<Locale, string>>>;
  readonly image: string | null;
  readonly unitPrice: number;
}

export interface DeviceLine extends Thing {
  /** What the person wants. */
  readonly quantity: number;
  /** What the server has of it, as far as it told. */
  readonly confirmed: number;
  /** Sent and not answered: sent again under the same key it counts once. */
  readonly adding: { readonly key: string; readonly quantity: number } | null;
  /** The motorcycle it is for, where the person said so; told with the order. */
  readonly vin?: string | undefined;
}

/** What changed without the person: told until they have seen it. */
export type CartNews =
  | {
      readonly kind: 'price';
      readonly variantId: string;
      readonly from: number;
      readonly to: number;
    }
  /** What the same delivery of the same goods costs. */
  | { readonly kind: 'delivery'; readonly from: number; readonly to: number }
  /** `left`: what there is; 0 when it is sold out. */
  | { readonly kind: 'few'; readonly variantId: string; readonly left: number }
  /** There was no room for so many of it, or for one more thing. */
  | { readonly kind: 'limit'; readonly variantId: string; readonly most: number }
  /** The cart it became part of has a promo code already, and this one is no more in it. */
  | { readonly kind: 'code'; readonly code: string }
  /** It was ordered, in another tab or on another device. */
  | { readonly kind: 'closed' }
  /** It became this order by a payment from here, whose answer did not arrive. */
  | { readonly kind: 'ordered'; readonly cart: string; readonly order: string };

/** What a delivery cost when it was last seen. */
interface SeenDelivery {
  /** All that the person decides it by; of anything else the fee is another one without news. */
  readonly chosen: string;
  readonly fee: number;
}

/** A payment that was sent. */
interface SentPayment {
  readonly cart: string;
  /** What the cart becomes by it: sent again it is the same one. */
  readonly order: string;
}

/** The cart of this device, with or without signal. */
export interface DeviceCart {
  readonly id: string;
  /** Whose it is on the server; null until somebody signed in. */
  readonly owner: string | null;
  readonly lines: readonly DeviceLine[];
  /** The promo code it has on the server, as far as it told. */
  readonly coupon?: string | null;
  readonly delivery?: SeenDelivery;
  /** As long as nobody answered it. */
  readonly payment?: SentPayment | undefined;
  readonly news: readonly CartNews[];
}

export const emptyCart = (id: string): DeviceCart => ({ id, owner: null, lines: [], news: [] });

export const piecesOf = ({ lines }: DeviceCart): number =>
  lines.reduce((sum, { quantity }) => sum + quantity, 0);

/** As far as this device knows; whole rupiah. */
export const estimateOf = ({ lines }: DeviceCart): number =>
  lines.reduce((sum, { quantity, unitPrice }) => sum + quantity * unitPrice, 0);

/** What the news is about, until it was seen: its name stands here. */
const isInNews = ({ news }: DeviceCart, variantId: string): boolean =>
  news.some((each) => 'variantId' in each && each.variantId === variantId);

const isDirty = ({ quantity, confirmed, adding }: DeviceLine): boolean =>
  adding !== null || quantity !== confirmed;

/** Whether the server does not know all of it yet: what it would order is something else. */
export const isUnsent = ({ lines }: DeviceCart): boolean => lines.some(isDirty);

/** So many of a thing. What is taken out stays as nothing until the server knows. */
export const withQuantity = (cart: DeviceCart, thing: Thing, quantity: number): DeviceCart => {
  const line = cart.lines.find(({ variantId }) => variantId === thing.variantId);
  if (line === undefined)
    return {
      ...cart,
      lines: [...cart.lines, { ...thing, quantity, confirmed: 0, adding: null }],
    };
  const name = { ...line.name, ...thing.name };
  return {
    ...cart,
    lines: cart.lines.map((each) => (each === line ? { ...line, ...thing, name, quantity } : each)),
  };
};

/** Which motorcycle a thing is for; none where nobody says. */
export const forVehicle = (
  cart: DeviceCart,
  variantId: string,
  vin: string | undefined,
): DeviceCart => ({
  ...cart,
  lines: cart.lines.map((line) => (line.variantId === variantId ? { ...line, vin } : line)),
});

export const quantityOf = (cart: DeviceCart, variantId: string): number =>
  cart.lines.find((line) => line.variantId === variantId)?.quantity ?? 0;

type Active = Pick<
  CartFragment,
  'id' | 'isGuest' | 'lines' | 'couponCode' | 'shipping' | 'shippingMethodId' | 'shippingAddress'
>;
type ActiveLine = Active['lines'][number];

const nameOf = ({ names }: ActiveLine): Thing['name'] =>
  Object.fromEntries(names.map(({ locale, text }) => [locale, text]));

const subjectOf = (one: CartNews): string =>
  `${one.kind} ${'variantId' in one ? one.variantId : ''}`;

/** A price that changed twice changed from the first. */
const sinceFirst = (one: CartNews, before: CartNews | undefined): CartNews => {
  if (one.kind === 'price' && before?.kind === 'price') return { ...one, from: before.from };
  if (one.kind === 'delivery' && before?.kind === 'delivery') return { ...one, from: before.from };
  return one;
};

/** One piece of news of each thing, the latest; none of what is as it was. */
const withNews = (news: readonly CartNews[], more: readonly CartNews[]): readonly CartNews[] =>
  more.reduce<readonly CartNews[]>((all, one) => {
    const before = all.find((each) => subjectOf(each) === subjectOf(one));
    const others = all.filter((each) => each !== before);
    const latest = sinceFirst(one, before);
    return 'from' in latest && latest.from === latest.to ? others : [...others, latest];
  }, news);

/** What the server says of a line, beside what the person wants of it. */
const learned = (
  line: DeviceLine | undefined,
  active: ActiveLine,
  isMerge: boolean,
): { readonly line: DeviceLine; readonly news: readonly CartNews[] } => {
  const { id: variantId, kind, slug, size, image, unitPrice, quantity: has } = active;
  // Not sold any more: the server can say nothing of it but that.
  const sold = kind !== null && slug !== null && size !== null;
  const thing: Thing = sold
    ? { variantId, kind, slug, size, image, unitPrice, name: nameOf(active) }
    : (line ?? {
        variantId,
        kind: 'part',
        slug: '',
        size: '-',
        image: null,
        unitPrice: 0,
        name: {},
      });
  const wanted = line !== undefined && isDirty(line) ? line.quantity : has;
  const quantity = isMerge ? Math.max(line?.quantity ?? 0, has) : wanted;
  const priceNews: CartNews[] =
    line !== undefined && sold && line.unitPrice !== unitPrice
      ? [{ kind: 'price', variantId, from: line.unitPrice, to: unitPrice }]
      : [];
  const left = sold ? active.quantityAvailable : 0;
  const fewNews: CartNews[] = left < quantity ? [{ kind: 'few', variantId, left }] : [];
  return {
    line: {
      ...thing,
      quantity,
      confirmed: has,
      adding: isMerge ? null : (line?.adding ?? null),
      ...(line?.vin !== undefined && { vin: line.vin }),
    },
    news: [...priceNews, ...fewNews],
  };
};

/** Null while nothing is chosen, or it cannot be had. */
const deliveryOf = ({
  lines,
  shipping,
  shippingMethodId,
  shippingAddress,
}: Active): SeenDelivery | null => {
  if (shipping === null || shippingMethodId === null) return null;
  const goods = lines.map(({ id, quantity }) => `${id} ${quantity}`).sort();
  return {
    chosen: JSON.stringify([shippingMethodId, shippingAddress?.cityId ?? null, goods]),
    fee: shipping,
  };
};

/**
 * The cart after the server told what it has. What the person changed since stays as they want it;
 * everything else is as the server has it, and what changed is told. After a merge the larger number
 * of each counts, as on the server: nothing is lost, and nothing doubles.
 */
export const afterAnswer = (cart: DeviceCart, active: Active, isMerge = false): DeviceCart => {
  const before = new Map(cart.lines.map((line) => [line.variantId, line]));
  const both = active.lines.map((each) => learned(before.get(each.id), each, isMerge));
  const there = new Set(active.lines.map(({ id }) => id));
  // What another device took out is gone here too, unless it was changed here since.
  const unsent = cart.lines
    .filter((line) => !there.has(line.variantId))
    .map((line) => ({
      ...line,
      quantity: isDirty(line) || isMerge ? line.quantity : 0,
      confirmed: 0,
      ...(isMerge && { adding: null }),
    }))
    .filter(
      ({ quantity, adding, variantId }) =>
        quantity > 0 || adding !== null || isInNews(cart, variantId),
    );
  const order = new Map(cart.lines.map(({ variantId }, at) => [variantId, at]));
  const placeOf = ({ variantId }: DeviceLine): number => order.get(variantId) ?? order.size;
  const { coupon = null } = cart;
  const codeNews: CartNews[] =
    isMerge && coupon !== null && active.couponCode !== coupon
      ? [{ kind: 'code', code: coupon }]
      : [];
  const delivery = deliveryOf(active) ?? cart.delivery;
  const feeNews: CartNews[] =
    delivery !== undefined &&
    delivery.chosen === cart.delivery?.chosen &&
    delivery.fee !== cart.delivery.fee
      ? [{ kind: 'delivery', from: cart.delivery.fee, to: delivery.fee }]
      : [];
  return {
    ...cart,
    id: active.id,
    coupon: active.couponCode,
    ...(delivery !== undefined && { delivery }),
    lines: [...both.map(({ line }) => line), ...unsent].sort((a, b) => placeOf(a) - placeOf(b)),
    news: withNews(cart.news, [...both.flatMap(({ news }) => news), ...feeNews, ...codeNews]),
  };
};

const begunAnew = (cart: DeviceCart, id: string, wasOrdered: boolean): DeviceCart => ({
  ...emptyCart(id),
  owner: cart.owner,
  lines: cart.lines
    .map((line) => ({
      ...line,
      adding: null,
      confirmed: 0,
      quantity: wasOrdered ? Math.max(0, line.quantity - line.confirmed) : line.quantity,
    }))
    .filter(({ quantity, variantId }) => quantity > 0 || isInNews(cart, variantId)),
  news: cart.news,
});

/** The order that a payment of this cart was sent for, and not answered. */
export const sentOrderOf = ({ id, payment }: DeviceCart): string | undefined =>
  payment?.cart === id ? payment.order : undefined;

/** A payment is about to be sent for this order; none: it was refused. */
export const afterSending = (
  cart: DeviceCart,
  id: string,
  order: string | undefined,
): DeviceCart =>
  cart.id === id
    ? { ...cart, payment: order === undefined ? undefined : { cart: id, order } }
    : cart;

/** It became an order, or is nobody's of here: what was not in it yet begins another one. */
export const afterClosing = (cart: DeviceCart, id: string, wasOrdered: boolean): DeviceCart => {
  const anew = begunAnew(cart, id, wasOrdered);
  if (!wasOrdered) return anew;
  const order = sentOrderOf(cart);
  const news: CartNews =
    order === undefined ? { kind: 'closed' } : { kind: 'ordered', cart: cart.id, order };
  return { ...anew, news: withNews(cart.news, [news]) };
};

/** The person ordered it on this page: no news to them, and what was not in it yet begins another one. */
export const afterOrdering = (cart: DeviceCart, ordered: string, id: string): DeviceCart =>
  cart.id === ordered
    ? begunAnew(cart, id, true)
    : // Another tab, or a sync before the answer, has begun the next one already.
      { ...cart, news: cart.news.filter((one) => !('cart' in one && one.cart === ordered)) };

/** A refused change goes back to what the server has, or as near to what was wanted as there is. */
export const afterRefusal = (
  cart: DeviceCart,
  variantId: string,
  refused: {
    readonly errorCode: string;
    readonly quantityAvailable: number | null;
    readonly maxItems: number | null;
  },
): DeviceCart => {
  const { errorCode, quantityAvailable, maxItems } = refused;
  const left = quantityAvailable ?? 0;
  const news: CartNews[] =
    errorCode === 'INSUFFICIENT_STOCK'
      ? [{ kind: 'few', variantId, left }]
      : errorCode === 'ORDER_LIMIT'
        ? [{ kind: 'limit', variantId, most: maxItems ?? 0 }]
        : [];
  const lines = cart.lines.map((line): DeviceLine => {
    if (line.variantId !== variantId) return line;
    const possible =
      errorCode === 'INSUFFICIENT_STOCK' ? Math.max(line.confirmed, left) : line.confirmed;
    return { ...line, adding: null, quantity: Math.min(line.quantity, possible) };
  });
  const refusedCart = { ...cart, news: withNews(cart.news, news) };
  return {
    ...refusedCart,
    lines: lines.filter(
      ({ quantity, confirmed, variantId: id }) =>
        quantity + confirmed > 0 || isInNews(refusedCart, id),
    ),
  };
};

/** The person has seen what changed; what there is none of goes with it. */
export const afterSeeing = (cart: DeviceCart): DeviceCart => ({
  ...cart,
  lines: cart.lines.filter((line) => line.quantity > 0 || isDirty(line)),
  news: [],
});

/** The next thing to tell the server; undefined when it knows all. */
export type CartWrite =
  | {
      readonly kind: 'add';
      readonly variantId: string;
      readonly quantity: number;
      readonly key: string;
    }
  | { readonly kind: 'adjust'; readonly variantId: string; readonly quantity: number }
  | { readonly kind: 'remove'; readonly variantId: string };

export const nextWrite = (cart: DeviceCart, newKey: () => string): CartWrite | undefined => {
  const line = cart.lines.find(isDirty);
  if (line === undefined) return undefined;
  const { variantId, quantity, confirmed, adding } = line;
  if (adding !== null) return { kind: 'add', variantId, ...adding };
  if (confirmed === 0) return { kind: 'add', variantId, quantity, key: newKey() };
  return quantity === 0 ? { kind: 'remove', variantId } : { kind: 'adjust', variantId, quantity };
};

/** Noted before it is sent: nobody knows whether it arrived until there is an answer. */
export const noting = (cart: DeviceCart, write: CartWrite): DeviceCart =>
  write.kind === 'add'
    ? {
        ...cart,
        lines: cart.lines.map((line) =>
          line.variantId === write.variantId
            ? { ...line, adding: { key: write.key, quantity: write.quantity } }
            : line,
        ),
      }
    : cart;

/** The server took it; what the person changed meanwhile is still to be told. */
export const afterWrite = (cart: DeviceCart, write: CartWrite): DeviceCart => ({
  ...cart,
  lines: cart.lines.map((line) =>
    line.variantId === write.variantId
      ? { ...line, adding: null, confirmed: write.kind === 'remove' ? 0 : write.quantity }
      : line,
  ),
});
