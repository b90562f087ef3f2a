'use client';

import { AREAS } from '#edge/contract/areas.ts';
import { LISTING_KINDS } from '#edge/contract/listings/condition.ts';
import { OFFER_SORTS, OFFERS_PER_PAGE } from '#edge/contract/listings/offers.ts';
import { inLocale } from '#edge/contract/locale.ts';
import { ListingOffersDocument } from '#web/platform/graphql/generated/main/listing-offers.ts';
import { useMain } from '#web/platform/graphql/use-operation.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { useLocale } from '#web/platform/i18n/use-locale.ts';
import { setQuery, useQuery } from '#web/platform/query.ts';
import { useKeptAnswer } from '#web/platform/session/use-kept-answer.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Field } from '#web/ui/field.tsx';
import { CloudOff, Search } from '#web/ui/icons.ts';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Pagination } from '#web/ui/pagination.tsx';
import { Select } from '#web/ui/select.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { SyncedLine } from '#web/ui/synced-line.tsx';
import { OfferTile } from './offer-tile.tsx';

const PLACEHOLDERS = 6;
const GRID = 'grid gap-5 sm:grid-cols-2 lg:grid-cols-3';

const pageOf = (text: string | null): number => {
  const page = Number(text);
  return Number.isInteger(page) && page > 0 ? page : 1;
};

/** Everything used that is for sale. Filters and page live in the address, so the way back shows the same list. */
export function MarketScreen() {
  const t = useScopedI18n('market');
  const locale = useLocale();
  const query = useQuery();
  const kind = LISTING_KINDS.find((each) => each === query.get('kind')) ?? null;
  const area = AREAS.find(({ code }) => code === query.get('area'))?.code ?? null;
  const sort = OFFER_SORTS.find((each) => each === query.get('sort')) ?? OFFER_SORTS[0];
  const page = pageOf(query.get('page'));
  const variables = { kind, area, sort, page };
  const answer = useMain(ListingOffersDocument, variables);
  // While another question is on its way, the list before stays in sight; it is kept under its own name.
  const isAnswer = JSON.stringify(answer.sent) === JSON.stringify(variables);
  const copy = useKeptAnswer({
    name: 'ListingOffers',
    variables,
    fresh: isAnswer ? answer.data : undefined,
  });
  const offers = (copy.data ?? (answer.fault ? undefined : answer.data))?.listingOffers;
  const isFiltered = kind !== null || area !== null;
  const filter = (patch: Readonly<Record<string, string | null>>): void =>
    setQuery({ ...patch, page: null });
  return (
    <>
      <div className="mb-8 grid grid-cols-2 items-end gap-3 sm:grid-cols-3 sm:gap-4">
        <Field id="market-kind" label={t('kind')} className="max-sm:col-span-2">
          {(aria) => (
            <Select
              {...aria}
              value={kind ?? ''}
              options={[
                { value: '', label: t('kind.any') },
                ...LISTING_KINDS.map((value) => ({ value, label: t(`kind.${value}`) })),
              ]}
              onChange={({ target }) => filter({ kind: target.value || null })}
            />
          )}
        </Field>
        <Field id="market-area" label={t('area')}>
          {(aria) => (
            <Select
              {...aria}
              value={area ?? ''}
              options={[
                { value: '', label: t('area.any') },
                ...AREAS.map(({ code, name }) => ({ value: code, label: inLocale(name, locale) })),
              ]}
              onChange={({ target }) => filter({ area: target.value || null })}
            />
          )}
        </Field>
        <Field id="market-sort" label={t('sort')}>
          {(aria) => (
            <Select
              {...aria}
              value={sort}
              options={OFFER_SORTS.map((value) => ({ value, label: t(`sort.${value}`) }))}
              onChange={({ target }) =>
                filter({ sort: target.value === OFFER_SORTS[0] ? null : target.value })
              }
            />
          )}
        </Field>
      </div>
      {copy.keptAt === null ? null : (
        <SyncedLine
          syncedAt={copy.keptAt}
          stale={answer.fault !== undefined}
          onRetry={answer.retry}
        />
      )}
      {offers === undefined && answer.fault ? (
        <EmptyState
          icon={<CloudOff size={28} />}
          title={t('failed')}
          action={<Button onClick={answer.retry}>{t('retry')}</Button>}
        >
          {t('failed-text')}
        </EmptyState>
      ) : null}
      {offers === undefined && !answer.fault ? (
        <div aria-busy="true" className={GRID}>
          {Array.from({ length: PLACEHOLDERS }, (_, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a placeholder is nothing but its number.
            <Skeleton key={at} className="h-80 rounded-xl" />
          ))}
        </div>
      ) : null}
      {offers?.data.length === 0 ? (
        <EmptyState
          icon={<Search size={28} />}
          title={t(isFiltered ? 'none-filtered' : 'none')}
          action={
            isFiltered || page > 1 ? (
              <Button variant="secondary" onClick={() => filter({ kind: null, area: null })}>
                {t('clear')}
              </Button>
            ) : (
              <LinkButton href="/product">{t('new')}</LinkButton>
            )
          }
        >
          {t(isFiltered ? 'none-filtered-text' : 'none-text')}
        </EmptyState>
      ) : null}
      {offers && offers.data.length > 0 ? (
        <>
          <ul className={GRID} aria-busy={!isAnswer && answer.isValidating}>
            {offers.data.map((offer) => (
              <li key={offer.id}>
                <OfferTile offer={offer} />
              </li>
            ))}
          </ul>
          {offers.pagination.totalRecord > OFFERS_PER_PAGE ? (
            <Pagination
              page={page}
              size={OFFERS_PER_PAGE}
              total={offers.pagination.totalRecord}
              shown={{ page: offers.pagination.current, size: offers.pagination.perPage }}
              onPage={(next) =>
                setQuery({ page: next === 1 ? null : String(next) }, { step: true })
              }
            />
          ) : null}
        </>
      ) : null}
    </>
  );
}
