import { type ListedModel, rangeOf } from './listed-model.ts';

export const FILTERS = ['all', 'dual', 'rent', 'subsidy'] as const;
export type Filter = (typeof FILTERS)[number];

export const SORTS = ['recommended', 'price-asc', 'price-desc', 'range'] as const;
export type Sort = (typeof SORTS)[number];

const KEEPS: Record<Filter, (model: ListedModel) => boolean> = {
  all: () => true,
  dual: ({ batteries }) => batteries.includes('dual'),
  rent: ({ batteries }) => batteries.includes('rent'),
  subsidy: ({ discount }) => discount > 0,
};

/** Models without a price stand last in either direction. */
const price = ({ otr_after_discount }: ListedModel, missing: number): number =>
  otr_after_discount ?? missing;

const ORDERS: Record<Sort, (a: ListedModel, b: ListedModel) => number> = {
  recommended: (a, b) => a.order_sequence - b.order_sequence,
  'price-asc': (a, b) => price(a, Number.MAX_VALUE) - price(b, Number.MAX_VALUE),
  'price-desc': (a, b) => price(b, 0) - price(a, 0),
  range: (a, b) => (rangeOf(b)?.value ?? 0) - (rangeOf(a)?.value ?? 0),
};

const oneOf = <T extends string>(names: readonly T[], name: string | null): T | undefined =>
  names.find((each) => each === name);

/** What the address asks for; unknown words count as the default. */
export const arrangementOf = (query: URLSearchParams): { filter: Filter; sort: Sort } => ({
  filter: oneOf(FILTERS, query.get('show')) ?? 'all',
  sort: oneOf(SORTS, query.get('sort')) ?? 'recommended',
});

export const arrange = (
  models: readonly ListedModel[],
  { filter, sort }: { filter: Filter; sort: Sort },
): ListedModel[] => models.filter(KEEPS[filter]).sort(ORDERS[sort]);
