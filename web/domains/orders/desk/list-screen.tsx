'use client';

import { DeskList, useLookAgain } from '#web/domains/staff/index.ts';
import { OrderDeskDocument } from '#web/platform/graphql/generated/main/order-desk.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { counted } from '#web/platform/i18n/format.ts';
import { useLocale } from '#web/platform/i18n/use-locale.ts';
import { setQuery, useQuery } from '#web/platform/query.ts';
import { usePersonalQuery } from '#web/platform/session/use-personal-query.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { CircleCheck, Search } from '#web/ui/icons.ts';
import { DeskRow } from './desk-row.tsx';
import { ListFilters } from './list-filters.tsx';
import { askedIn, PAGE_SIZE } from './queue.ts';
import { RefundFigures } from './refund-figures.tsx';

const LOOK_MS = 30_000;

/** The staff's list of orders: what waits for whom, the longest wait first. */
export function DeskListScreen() {
  const t = useScopedI18n('orderDesk');
  const locale = useLocale();
  const wanted = askedIn(useQuery());
  const { queue, search, page } = wanted;
  const { data, fault, retry } = usePersonalQuery(OrderDeskDocument, {
    queue,
    search,
    skip: (page - 1) * PAGE_SIZE,
  });
  useLookAgain(retry, LOOK_MS);
  const desk = data?.orderDesk;
  return (
    <div className="grid gap-6">
      <ListFilters wanted={wanted} />
      {desk !== undefined && desk.attention > 0 && queue !== 'ATTENTION' ? (
        <Alert tone="critical">
          <p>
            {desk.moreAttention
              ? t('list.attention-more', { shown: counted(locale, desk.attention, true) })
              : t('list.attention', { count: desk.attention })}
          </p>
          <Button
            variant="quiet"
            size="sm"
            className="-mx-4 mt-1"
            onClick={() => setQuery({ queue: 'ATTENTION', q: null, page: null }, { step: true })}
          >
            {t('list.attention-show')}
          </Button>
        </Alert>
      ) : null}
      {desk?.refunds ? <RefundFigures figures={desk.refunds} /> : null}
      <DeskList
        answer={
          desk && {
            data: desk.items,
            pagination: { totalRecord: desk.totalItems, more: desk.more },
          }
        }
        failed={fault !== undefined}
        onRetry={retry}
        page={page}
        onPage={(next) => setQuery({ page: String(next) }, { step: true })}
        none={
          search === ''
            ? {
                icon: <CircleCheck size={28} />,
                title: t('list.none'),
                text: t('list.none-text'),
              }
            : {
                icon: <Search size={28} />,
                title: t('list.not-found'),
                text: t('list.not-found-text'),
              }
        }
      >
        {(rows) => (
          <section aria-label={t(`queue.${queue}`)} className="grid gap-3">
            <p aria-live="polite" className="text-muted text-sm">
              {desk?.more
                ? t('list.found-more', { shown: counted(locale, desk.totalItems, true) })
                : t('list.found', { count: desk?.totalItems ?? 0 })}
            </p>
            <Card padded={false}>
              <ul className="divide-y divide-line">
                {rows.map((row) => (
                  <DeskRow key={row.order.id} row={row} />
                ))}
              </ul>
            </Card>
          </section>
        )}
      </DeskList>
    </div>
  );
}
