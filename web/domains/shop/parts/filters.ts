import type { Locale } from '#edge/contract/locale.ts';
import { PART_CATEGORIES, type PartCategory } from '#edge/contract/shop/categories.ts';
import type { PriceListQueryVariables } from '#web/platform/graphql/generated/main.ts';
import { isPageSize, PAGE_SIZES, type PageSize } from '#web/ui/paging.ts';

/** What is asked of the price list; lives in the address, so back, a link and a language keep it. */
export interface PartFilters {
  readonly search: string;
  /** Product slug; empty for any. */
  readonly model: string;
  readonly category: PartCategory | null;
  readonly size: PageSize;
  /** From 1. */
  readonly page: number;
}

const MAX_SEARCH = 100;
const MAX_PAGE = 100_000;

export const filtersOf = (query: URLSearchParams): PartFilters => {
  const size = Number(query.get('size'));
  const page = Number(query.get('page') ?? 1);
  return {
    search: (query.get('q') ?? '').trim().slice(0, MAX_SEARCH),
    model: (query.get('model') ?? '').slice(0, 64),
    category: PART_CATEGORIES.find((each) => each === query.get('category')) ?? null,
    size: isPageSize(size) ? size : PAGE_SIZES[0],
    page: Number.isInteger(page) && page >= 1 && page <= MAX_PAGE ? page : 1,
  };
};

/** Where the page begins when a new question is asked. */
export const FIRST_PAGE = { page: null } as const;
export const NO_FILTERS = { model: null, category: null, ...FIRST_PAGE } as const;

export const variablesOf = (filters: PartFilters, locale: Locale): PriceListQueryVariables => ({
  pageSize: String(filters.size),
  pageNumber: String(filters.page),
  locale,
  ...(filters.search !== '' && { search: filters.search }),
  ...(filters.model !== '' && { model: filters.model }),
  ...(filters.category !== null && { category: filters.category }),
});

/** Whether two questions have the same answer. */
export const sameQuestion = (a: PriceListQueryVariables, b: PriceListQueryVariables): boolean =>
  JSON.stringify(a) === JSON.stringify(b);
