import { main } from './builder.ts';

export interface Pagination {
  readonly perPage: number;
  readonly totalPage: number;
  readonly totalRecord: number;
  /** Number of the last page. */
  readonly last: number;
  readonly current: number;
}

export const PaginationRef = main.objectRef<Pagination>('Pagination').implement({
  fields: (t) => ({
    perPage: t.exposeInt('perPage'),
    totalPage: t.exposeInt('totalPage'),
    totalRecord: t.exposeInt('totalRecord'),
    last: t.exposeInt('last'),
    current: t.exposeInt('current'),
  }),
});

/** How many pages a list has. */
export const pagesOf = (total: number, perPage: number): number => Math.ceil(total / perPage);

export const paginationOf = (totalRecord: number, perPage: number, current: number): Pagination => {
  const totalPage = pagesOf(totalRecord, perPage);
  return { perPage, totalPage, totalRecord, last: Math.max(totalPage, 1), current };
};

export const clamp = (value: number | null | undefined, fallback: number, max: number): number =>
  Math.min(Math.max(Math.trunc(value ?? fallback), 1), max);
