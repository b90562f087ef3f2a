import type { Query } from '#db/query.ts';
import { AREAS } from '#edge/contract/areas.ts';
import type { PlaceStock } from '#edge/contract/shop/goods.ts';
import { allPlaces, type PlaceRow } from '#edge/domains/places/index.ts';
import { stockWithIds } from '#edge/domains/shop/index.ts';
import { type OwnHold, ownHolds } from './cart.sql.ts';

type Read = <T>(query: Query<T>) => Promise<T>;

export interface GoodsStock {
  /** That are open and have a counter. */
  readonly places: readonly PlaceRow[];
  /** At these places, what unpaid orders of the customer hold included. */
  readonly stock: readonly PlaceStock[];
  /** Without what they hold: what can be had at once. */
  readonly unheld: readonly PlaceStock[];
  readonly ownHolds: readonly OwnHold[];
}

const isOpen = ({ isActive, upcoming }: PlaceRow): boolean => isActive && !upcoming;

/** Rows of one variant at one place as one. */
export const together = (stocks: readonly PlaceStock[]): PlaceStock[] => {
  const sums = new Map<string, PlaceStock>();
  for (const { variantId, dealerSlug, free } of stocks) {
    const key = `${variantId} ${dealerSlug}`;
    sums.set(key, { variantId, dealerSlug, free: (sums.get(key)?.free ?? 0) + free });
  }
  return [...sums.values()];
};

/** What there is of these variants. A shopper's own unpaid order does not stand in their way. */
export const goodsStock = async (
  variantIds: readonly string[],
  customerId: string | undefined,
  read: Read,
): Promise<GoodsStock> => {
  const [all, rows, holds] = await Promise.all([
    read(allPlaces()),
    read(stockWithIds({ ids: JSON.stringify(variantIds) })),
    customerId === undefined ? [] : read(ownHolds({ customerId })),
  ]);
  const places = all.filter(isOpen);
  const slugs = new Set(places.map(({ dealerSlug }) => dealerSlug));
  const unheld = rows.filter(({ dealerSlug }) => slugs.has(dealerSlug));
  const own = holds.filter(
    ({ variantId, dealerSlug }) => slugs.has(dealerSlug) && variantIds.includes(variantId),
  );
  return { places, unheld, ownHolds: own, stock: together([...unheld, ...own]) };
};

export const freeInAll = (stock: readonly PlaceStock[], variantId: string): number =>
  stock.reduce((sum, each) => (each.variantId === variantId ? sum + each.free : sum), 0);

/** Id of the province a place lies in; null when it is none of ours. */
export const provinceOf = ({ state }: PlaceRow): string | null =>
  AREAS.find(({ name }) => name.id === state)?.code ?? null;
