/** The specification's page sizes. */
export const PAGE_SIZES = [10, 25, 50] as const;

export type PageSize = (typeof PAGE_SIZES)[number];

export const isPageSize = (value: number): value is PageSize =>
  (PAGE_SIZES as readonly number[]).includes(value);

export const pageCount = (total: number, size: number): number =>
  Math.max(1, Math.ceil(total / size));

/** Rows that there are pages for: where counting ended at `total`, after each page comes another. */
export const rowsWithin = (total: number, page: number, size: number, more: boolean): number =>
  more ? Math.max(total, (page + 1) * size) : total;

/** The last page tells how many rows there are, wherever counting ended. @param rows of the page */
export const exactTotal = (page: number, size: number, rows: number): number | null =>
  rows < size ? (page - 1) * size + rows : null;

/** Rows of a page, counted from 1 for reading: "11-20 of 45". */
export const pageRange = (page: number, size: number, total: number): [from: number, to: number] =>
  total === 0 ? [0, 0] : [(page - 1) * size + 1, Math.min(page * size, total)];

/**
 * Page numbers to show: the first, the last and the neighbours of the current one; `null` is a gap.
 * A gap of a single page is shown as that page.
 */
export const pageNumbers = (page: number, count: number): (number | null)[] => {
  const shown = [1, page - 1, page, page + 1, count].filter((n) => n >= 1 && n <= count);
  const sorted = [...new Set(shown)].sort((a, b) => a - b);
  return sorted.flatMap((n, at) => {
    const before = sorted[at - 1];
    if (before === undefined || n - before === 1) return [n];
    return n - before === 2 ? [n - 1, n] : [null, n];
  });
};
