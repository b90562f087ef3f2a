import { inLocale, type Locale } from '#edge/contract/locale.ts';
import type { OrderRecord } from './order-record.ts';

type Texts = NonNullable<OrderRecord['product']['names']>;
type Named = { readonly name: Texts };

export interface NamedOrder {
  readonly product: Pick<OrderRecord['product'], 'name' | 'names'>;
  readonly kind?: OrderRecord['kind'];
  readonly items?: readonly Named[] | undefined;
}

/** `Top box, 32 litres +2`: the name of the first thing, and how many others there are. */
export const nameOfThings = (things: readonly Named[], locale: Locale): string => {
  const [first, ...rest] = things;
  const name = first === undefined ? '' : inLocale(first.name, locale);
  return name === '' || rest.length === 0 ? name : `${name} +${rest.length}`;
};

/**
 * What an order is called for its reader. One of goods from before its name was kept in every language is
 * called by its things, which always were; a motorcycle has one name. Why: edge/domains/orders/decisions/order-name.md.
 */
export const orderName = (
  { product: { name, names }, kind, items = [] }: NamedOrder,
  locale: Locale,
): string => {
  if (names !== undefined) return inLocale(names, locale);
  return (kind === 'GOODS' && nameOfThings(items, locale)) || name;
};
