'use client';

import { useState } from 'react';
import { GOODS_COUNT } from '#edge/contract/shop/goods-count.ts';
import { holds } from '#edge/contract/staff/permissions.ts';
import { DeskList } from '#web/domains/staff/desk-list.tsx';
import { DeskSearch, useDeskSearch } from '#web/domains/staff/desk-search.tsx';
import { usePlaces } from '#web/domains/staff/rights/use-places.ts';
import { GoodsStockDocument } from '#web/platform/graphql/generated/main/goods-stock.ts';
import { StaffRightsDocument } from '#web/platform/graphql/generated/main/staff-rights.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { useLocale } from '#web/platform/i18n/use-locale.ts';
import { latePart } from '#web/platform/late/late-part.tsx';
import { setQuery, useQuery } from '#web/platform/query.ts';
import { usePersonalQuery } from '#web/platform/session/use-personal-query.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Package } from '#web/ui/icons.ts';
import { Select } from '#web/ui/select.tsx';
import type { DeskGoods } from './count-dialog.tsx';

const CountDialog = latePart(() => import('./count-dialog.tsx'));
const ListDialog = latePart(() => import('./list-dialog.tsx'));

interface RowProps {
  goods: DeskGoods;
  nameOf: (slug: string) => string;
  onCount: (() => void) | undefined;
}

function GoodsRow({ goods: { name, code, size, kind, places }, nameOf, onCount }: RowProps) {
  const t = useScopedI18n('shopDesk');
  const standing = places.filter(({ onHand, reserved }) => onHand > 0 || reserved > 0);
  return (
    <li className="grid items-center gap-x-6 gap-y-2 px-5 py-4 lg:grid-cols-[1.2fr_1.6fr_auto]">
      <div className="min-w-0">
        <p className="break-words font-semibold">
          {name}
          {size === '-' ? '' : ` · ${size}`}
        </p>
        <p className="break-all text-muted text-sm">{`${t(`goods.kind.${kind}`)} · ${code}`}</p>
      </div>
      {standing.length === 0 ? (
        <div>
          <Badge tone="caution">{t('goods.nowhere')}</Badge>
        </div>
      ) : (
        <ul className="grid min-w-0 gap-x-6 gap-y-1 text-sm sm:grid-cols-2">
          {standing.map(({ dealerSlug, onHand, reserved }) => (
            <li key={dealerSlug} className="flex min-w-0 justify-between gap-3">
              <span className="min-w-0 truncate text-muted">{nameOf(dealerSlug)}</span>
              <span className="shrink-0 font-semibold tabular-nums">
                {reserved > 0 ? t('goods.free-of', { free: onHand - reserved, onHand }) : onHand}
              </span>
            </li>
          ))}
        </ul>
      )}
      {onCount ? (
        <Button size="sm" variant="secondary" className="justify-self-start" onClick={onCount}>
          <span className="sr-only">{`${name}: `}</span>
          {t('goods.count')}
        </Button>
      ) : null}
    </li>
  );
}

/** Parts, accessories, apparel and batteries, and how many stand where; search and place are in the address. */
export function GoodsScreen() {
  const t = useScopedI18n('shopDesk');
  const locale = useLocale();
  const dealer = useQuery().get('place') || null;
  const { search, page, skip, onPage } = useDeskSearch(GOODS_COUNT.search, GOODS_COUNT.perPage);
  const { data, fault, retry } = usePersonalQuery(GoodsStockDocument, {
    search,
    dealer,
    locale,
    skip,
  });
  const rights = usePersonalQuery(StaffRightsDocument, {}).data?.staffRights;
  const all = usePlaces();
  const places = rights?.placeSlug ? all.filter(({ value }) => value === rights.placeSlug) : all;
  const mayCount = holds(rights?.permissions ?? [], 'UpdateCatalog');
  const [dialog, setDialog] = useState<'list' | DeskGoods>();
  const close = (): void => setDialog(undefined);
  const done = (): void => {
    close();
    retry();
  };
  const stock = data?.goodsStock;
  const nameOf = (slug: string): string =>
    all.find(({ value }) => value === slug)?.label.split(',')[0] ?? slug;
  return (
    <div className="grid gap-6">
      {mayCount ? (
        <Button variant="accent" className="justify-self-start" onClick={() => setDialog('list')}>
          {t('goods.list-title')}
        </Button>
      ) : null}
      <search className="grid gap-3 sm:grid-cols-[minmax(0,1fr)_18rem]">
        <DeskSearch label={t('goods.search')} most={GOODS_COUNT.search} />
        {places.length > 1 ? (
          <Select
            aria-label={t('goods.place')}
            value={dealer ?? ''}
            onChange={(event) => setQuery({ place: event.target.value || null, page: null })}
            options={[{ value: '', label: t('goods.everywhere') }, ...places]}
          />
        ) : null}
      </search>
      <DeskList
        answer={stock && { data: stock.items, pagination: { totalRecord: stock.totalItems } }}
        failed={fault !== undefined}
        onRetry={retry}
        page={page}
        onPage={onPage}
        none={{ icon: <Package size={28} />, title: t('goods.none'), text: t('goods.none-text') }}
      >
        {(rows) => (
          <section aria-label={t('goods.list')}>
            <Card padded={false}>
              <ul className="divide-y divide-line">
                {rows.map((goods) => (
                  <GoodsRow
                    key={goods.id}
                    goods={goods}
                    nameOf={nameOf}
                    onCount={mayCount ? () => setDialog(goods) : undefined}
                  />
                ))}
              </ul>
            </Card>
          </section>
        )}
      </DeskList>
      {dialog === 'list' ? <ListDialog places={places} onClose={close} onDone={done} /> : null}
      {typeof dialog === 'object' ? (
        <CountDialog
          goods={dialog}
          current={stock?.items.find(({ id }) => id === dialog.id)}
          // Of other places the list says nothing while one is chosen.
          places={dealer === null ? places : places.filter(({ value }) => value === dealer)}
          onStale={retry}
          onClose={close}
          onDone={done}
        />
      ) : null}
    </div>
  );
}
