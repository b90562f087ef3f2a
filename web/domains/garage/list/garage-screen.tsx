'use client';

import { useState } from 'react';
import { NotLoaded } from '#web/domains/account/index.ts';
import { offersOut } from '#web/domains/garage/offers-out.ts';
import { matching, useGarage } from '#web/domains/garage/use-garage.ts';
import { useShares } from '#web/domains/garage/use-shares.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Motorbike, Search } from '#web/ui/icons.ts';
import { Input } from '#web/ui/input.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Pagination } from '#web/ui/pagination.tsx';
import type { PageSize } from '#web/ui/paging.ts';
import { SyncedLine } from '#web/ui/synced-line.tsx';
import { useNow } from '#web/ui/use-now.ts';
import { GarageHeader, GarageWaiting } from './garage-waiting.tsx';
import { nextChange } from './next-change.ts';
import { VehicleCard } from './vehicle-card.tsx';

/** Fewer than this are seen at a glance. */
const WORTH_SEARCHING = 4;

export function GarageScreen() {
  const t = useScopedI18n('garage');
  const [search, setSearch] = useState('');
  const [page, setPage] = useState(1);
  const [limit, setLimit] = useState<PageSize>(10);
  const garage = useGarage();
  const now = useNow();
  const shares = useShares();
  const vehicles = garage.kind === 'here' ? garage.vehicles : [];
  const matches = matching(vehicles, search);
  const total = matches.length;
  const find = (text: string): void => {
    setSearch(text);
    setPage(1);
  };
  if (garage.kind === 'loading') return <GarageWaiting />;
  // The whole garage, not what was searched for; an empty one may be about to fill.
  const isWholeGarage = vehicles.length > 0 && search === '' && page === 1;
  return (
    <div
      data-until={isWholeGarage && now !== null ? nextChange(vehicles, now, shares) : undefined}
      className="grid gap-6"
    >
      <GarageHeader>
        {vehicles.length >= WORTH_SEARCHING ? (
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
      </GarageHeader>
      {garage.kind === 'here' ? (
        <SyncedLine
          syncedAt={garage.syncedAt}
          stale={garage.stale}
          onRetry={garage.retry}
          unsynced={t('part-only')}
        />
      ) : null}
      {garage.kind === 'not-downloaded' ? <NotLoaded onRetry={garage.retry} /> : null}
      {garage.kind === 'here' && vehicles.length === 0 ? (
        <EmptyState
          icon={<Motorbike size={28} />}
          title={t('list.empty')}
          action={<LinkButton href="/product">{t('list.browse')}</LinkButton>}
        >
          {t('list.empty-text')}
        </EmptyState>
      ) : null}
      {vehicles.length > 0 && total === 0 ? (
        <EmptyState
          icon={<Search size={28} />}
          title={t('list.none')}
          action={<Button onClick={() => find('')}>{t('list.clear')}</Button>}
        >
          {t('list.none-text', { search: search.trim() })}
        </EmptyState>
      ) : null}
      <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
        {matches.slice((page - 1) * limit, page * limit).map((vehicle) => (
          <li key={vehicle.vin}>
            <VehicleCard
              vehicle={vehicle}
              offers={now === null ? 0 : offersOut(shares, vehicle.vin, now).length}
            />
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
