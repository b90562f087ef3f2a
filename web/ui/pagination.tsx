'use client';

import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { counted } from '#web/platform/i18n/format.ts';
import { useLocale } from '#web/platform/i18n/use-locale.ts';
import { cx } from './cx.ts';
import { IconButton } from './icon-button.tsx';
import { ChevronLeft, ChevronRight } from './icons.ts';
import {
  isPageSize,
  PAGE_SIZES,
  type PageSize,
  pageCount,
  pageNumbers,
  pageRange,
  rowsWithin,
} from './paging.ts';

export interface PaginationProps {
  /** From 1. */
  page: number;
  size: PageSize;
  total: number;
  /** There are more than `total`: after each page comes another. */
  more?: boolean | undefined;
  /** The page whose rows are shown, while those of `page` are on their way. */
  shown?: { readonly page: number; readonly size: number } | undefined;
  onPage: (page: number) => void;
  onSize?: ((size: PageSize) => void) | undefined;
}

export function Pagination({
  page,
  size,
  total,
  more = false,
  shown = { page, size },
  onPage,
  onSize,
}: PaginationProps) {
  const t = useScopedI18n('ui');
  const locale = useLocale();
  const within = rowsWithin(total, page, size, more);
  const count = pageCount(within, size);
  const [from, to] = pageRange(shown.page, shown.size, within);
  const rows = pageNumbers(page, count);
  return (
    <nav
      aria-label={t('paging.label')}
      className="flex flex-wrap items-center justify-between gap-4 pt-4"
    >
      <p aria-live="polite" className="text-muted text-sm">
        {t('paging.range', { from, to, total: more ? counted(locale, total, more) : total })}
      </p>
      <ul className="flex items-center gap-1">
        <li>
          <IconButton
            label={t('paging.previous')}
            disabled={page <= 1}
            onClick={() => onPage(page - 1)}
          >
            <ChevronLeft size={20} />
          </IconButton>
        </li>
        {rows.map((n, at) => (
          <li key={n ?? `gap-${rows[at - 1]}`}>
            {n === null ? (
              <span className="px-1 text-faint">…</span>
            ) : (
              <button
                type="button"
                aria-label={t('paging.page', { page: n })}
                aria-current={n === page ? 'page' : undefined}
                onClick={() => onPage(n)}
                className={cx(
                  'size-10 rounded-full font-semibold text-sm transition',
                  n === page ? 'bg-ink text-ground' : 'hover:bg-sunken',
                )}
              >
                {n}
              </button>
            )}
          </li>
        ))}
        <li>
          <IconButton
            label={t('paging.next')}
            disabled={page >= count}
            onClick={() => onPage(page + 1)}
          >
            <ChevronRight size={20} />
          </IconButton>
        </li>
      </ul>
      {onSize ? (
        <label className="flex items-center gap-2 text-muted text-sm">
          {t('paging.size')}
          <select
            value={size}
            onChange={(event) => {
              const chosen = Number(event.target.value);
              if (isPageSize(chosen)) onSize(chosen);
            }}
            className="min-h-10 rounded-lg border border-line-strong bg-surface px-2 text-ink"
          >
            {PAGE_SIZES.map((each) => (
              <option key={each} value={each}>
                {each}
              </option>
            ))}
          </select>
        </label>
      ) : null}
    </nav>
  );
}
