'use client';

import { useDeferredValue, useState } from 'react';
import { EvListDocument } from '../../../platform/graphql/generated/main.ts';
import { useScopedI18n } from '../../../platform/i18n/client.ts';
import { useMine } from '../../../platform/session/use-mine.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Motorbike, Search } from '../../../ui/icons.ts';
import { Input } from '../../../ui/input.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Pagination } from '../../../ui/pagination.tsx';
import type { PageSize } from '../../../ui/paging.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { NotLoaded } from '../../account/index.ts';
import { VehicleCard } from './vehicle-card.tsx';

/** Fewer than this are seen at a glance. */
const WORTH_SEARCHING = 4;

export function GarageScreen() {
  const t = useScopedI18n('garage');
  const [search, setSearch] = useState('');
  const [page, setPage] = useState(1);
  const [limit, setLimit] = useState<PageSize>(10);
  const asked = useDeferredValue(search.trim());
  const { data, fault, retry } = useMine(EvListDocument, { search: asked, page, limit });
  const [seen, setSeen] = useState(data);
  if (data !== undefined && data !== seen) setSeen(data);

  const shown = (data ?? seen)?.evList;
  const total = shown?.pagination.totalRecord ?? 0;
  const find = (text: string): void => {
    setSearch(text);
    setPage(1);
  };
  return (
    <div className="grid gap-6">
      <header className="flex flex-wrap items-end justify-between gap-4">
        <h2 className="text-4xl">{t('list.title')}</h2>
        {search !== '' || total >= WORTH_SEARCHING ? (
          <search className="w-full sm:w-80">
            <Input
              type="search"
              prefix={<Search size={18} />}
              aria-label={t('list.search-label')}
              placeholder={t('list.search')}
              value={search}
              onChange={(event) => find(event.target.value)}
            />
          </search>
        ) : null}
      </header>
      {shown === undefined && fault ? <NotLoaded onRetry={retry} /> : null}
      {shown === undefined && !fault ? (
        <div aria-busy="true" className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
          <Skeleton className="h-80 rounded-xl" />
          <Skeleton className="h-80 rounded-xl" />
        </div>
      ) : null}
      {shown !== undefined && total === 0 && search === '' ? (
        <EmptyState
          icon={<Motorbike size={28} />}
          title={t('list.empty')}
          action={<LinkButton href="/product">{t('list.browse')}</LinkButton>}
        >
          {t('list.empty-text')}
        </EmptyState>
      ) : null}
      {shown !== undefined && total === 0 && search !== '' ? (
        <EmptyState
          icon={<Search size={28} />}
          title={t('list.none')}
          action={<Button onClick={() => find('')}>{t('list.clear')}</Button>}
        >
          {t('list.none-text', { search: search.trim() })}
        </EmptyState>
      ) : null}
      <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
        {shown?.data.map((vehicle) => (
          <li key={vehicle.vin}>
            <VehicleCard vehicle={vehicle} />
          </li>
        ))}
      </ul>
      {total > 10 ? (
        <Pagination
          page={page}
          size={limit}
          total={total}
          onPage={setPage}
          onSize={(size) => {
            setLimit(size);
            setPage(1);
          }}
        />
      ) : null}
    </div>
  );
}
