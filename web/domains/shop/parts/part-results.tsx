'use client';

import { useEffect, useRef } from 'react';
import { whatsappLink } from '#edge/contract/contact.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { ago } from '#web/platform/i18n/format.ts';
import { useLocale } from '#web/platform/i18n/use-locale.ts';
import { setQuery } from '#web/platform/query.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { cx } from '#web/ui/cx.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Search, WifiOff } from '#web/ui/icons.ts';
import { Pagination } from '#web/ui/pagination.tsx';
import { PAGE_SIZES } from '#web/ui/paging.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { useNow } from '#web/ui/use-now.ts';
import { FIRST_PAGE, NO_FILTERS, type PartFilters } from './filters.ts';
import { PartRow } from './part-row.tsx';
import type { PriceList } from './use-price-list.ts';

const ON_FIRST_SCREEN = 4;

export interface PartResultsProps {
  answer: PriceList;
  filters: PartFilters;
  /** sRGB by the name of the paint. */
  paints: Readonly<Record<string, string>>;
  onOpen: () => void;
}

/** "Nothing by that name", "could not load" and "from this device" are three different answers. */
export function PartResults({ answer, filters, paints, onOpen }: PartResultsProps) {
  const t = useScopedI18n('shop');
  const locale = useLocale();
  const now = useNow();
  const top = useRef<HTMLDivElement>(null);
  const { page } = filters;
  const shownPage = useRef(page);
  useEffect(() => {
    if (shownPage.current === page) return;
    shownPage.current = page;
    top.current?.scrollIntoView({ block: 'start' });
    top.current?.focus({ preventScroll: true });
  }, [page]);

  const list = answer.data?.getPriceListSparePart;
  if (list === undefined && answer.fault)
    return (
      <EmptyState
        icon={<WifiOff size={28} aria-hidden="true" />}
        title={t('parts.not-loaded')}
        action={<Button onClick={answer.retry}>{t('retry')}</Button>}
      >
        {t('parts.not-loaded-help')}
      </EmptyState>
    );
  if (list === undefined)
    return (
      <div aria-busy="true" className="mt-6 grid gap-4">
        <p className="sr-only" role="status">
          {t('parts.loading')}
        </p>
        {['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
          <Skeleton key={key} className="h-28 w-full rounded-lg" />
        ))}
      </div>
    );
  // Rows stay until the next ones are here, and so does everything that is said of them.
  const searched = answer.sent?.search ?? '';
  const narrowed = filters.model !== '' || filters.category !== null;
  return (
    <div ref={top} tabIndex={-1} className="scroll-mt-24 outline-none">
      <div className="mt-6 mb-2 flex flex-wrap items-center justify-between gap-2 text-sm">
        <p role="status" className="font-semibold">
          {t('parts.count', { count: list.totalRow })}
        </p>
        {answer.fromDevice && answer.at !== undefined && now !== null ? (
          <p className="text-muted">{t('parts.saved', { ago: ago(locale, answer.at, now) })}</p>
        ) : null}
      </div>
      {list.corrected === null ? null : (
        <div className="mb-2">
          <Alert tone="accent">
            {t('parts.corrected', { typed: searched, meant: list.corrected })}
          </Alert>
        </div>
      )}
      {answer.fault ? (
        <div className="mb-2">
          <Alert tone="caution">
            {t(answer.fromDevice ? 'parts.from-device' : 'parts.not-refreshed')}{' '}
            <button type="button" onClick={answer.retry} className="font-semibold underline">
              {t('retry')}
            </button>
          </Alert>
        </div>
      ) : null}
      {list.data.length === 0 ? (
        <EmptyState
          icon={<Search size={28} aria-hidden="true" />}
          title={t(searched === '' ? 'parts.none' : 'parts.none-found', { search: searched })}
          action={
            <div className="flex flex-wrap justify-center gap-3">
              {list.totalRow > 0 ? (
                <Button onClick={() => setQuery(FIRST_PAGE)}>{t('parts.first-page')}</Button>
              ) : null}
              {narrowed ? (
                <Button onClick={() => setQuery(NO_FILTERS, { step: true })}>
                  {t('parts.clear-filters')}
                </Button>
              ) : null}
              {filters.search === '' ? null : (
                <Button variant="secondary" onClick={() => setQuery({ q: null, ...FIRST_PAGE })}>
                  {t('parts.clear-search')}
                </Button>
              )}
            </div>
          }
        >
          <p>{t('parts.none-help')}</p>
          <p className="mt-2">
            <a
              href={whatsappLink(t('parts.ask-text', { search: searched }))}
              target="_blank"
              rel="noreferrer"
              className="font-semibold text-accent-text underline underline-offset-4"
            >
              {t('parts.ask')}
            </a>
          </p>
        </EmptyState>
      ) : (
        <>
          <ul
            aria-busy={answer.isValidating}
            className={cx(
              'divide-y divide-line border-line border-y transition-opacity',
              answer.isValidating && 'opacity-75',
            )}
          >
            {list.data.map((part, at) => (
              <li key={part.id}>
                <PartRow
                  part={part}
                  paint={paints[part.name.split(', ').at(-1) ?? '']}
                  lazy={at >= ON_FIRST_SCREEN}
                  onOpen={onOpen}
                />
              </li>
            ))}
          </ul>
          <Pagination
            page={page}
            size={filters.size}
            total={list.totalRow}
            shown={{
              page: Number(answer.sent?.pageNumber ?? page),
              size: Number(answer.sent?.pageSize ?? filters.size),
            }}
            onPage={(next) => setQuery({ page: next === 1 ? null : String(next) }, { step: true })}
            onSize={(size) =>
              setQuery(
                { size: size === PAGE_SIZES[0] ? null : String(size), ...FIRST_PAGE },
                { step: true },
              )
            }
          />
        </>
      )}
      <p className="mt-6 text-muted text-sm">
        {t('parts.note')} <TextLink href="/shop">{t('parts.other-goods')}</TextLink>
      </p>
    </div>
  );
}
