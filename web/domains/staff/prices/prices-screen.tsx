'use client';

import { useState } from 'react';
import { DEFAULT_AREA, findArea } from '#edge/contract/areas.ts';
import { holds } from '#edge/contract/staff/permissions.ts';
import { dayInJakarta } from '#edge/contract/time.ts';
import { NotLoaded } from '#web/domains/account/index.ts';
import { momentIn } from '#web/domains/staff/days.ts';
import { PriceDeskDocument } from '#web/platform/graphql/generated/main/price-desk.ts';
import { StaffRightsDocument } from '#web/platform/graphql/generated/main/staff-rights.ts';
import type { PriceDeskQuery } from '#web/platform/graphql/generated/main.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { date, rupiah } from '#web/platform/i18n/format.ts';
import { useLocale } from '#web/platform/i18n/use-locale.ts';
import { latePart } from '#web/platform/late/late-part.tsx';
import { setQuery, useQuery } from '#web/platform/query.ts';
import { usePersonalQuery } from '#web/platform/session/use-personal-query.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { DateInput } from '#web/ui/date-input.tsx';
import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Table } from '#web/ui/table.tsx';
import { useNow } from '#web/ui/use-now.ts';
import type { DeskPrice } from './plan-dialog.tsx';
import { useWords } from './use-words.ts';

const PlanDialog = latePart(() => import('./plan-dialog.tsx'));
const EndDialog = latePart(() => import('./end-dialog.tsx'));

type Change = PriceDeskQuery['priceDesk']['changes'][number];

function ChangeRow({ change, now, onEnd }: { change: Change; now: number; onEnd?: () => void }) {
  const t = useScopedI18n('shopDesk');
  const locale = useLocale();
  const { areaOf, batteryOf } = useWords();
  const { name, slug, battery, area, startsAt, endsAt, reason, lines } = change;
  const from = date(locale, Date.parse(startsAt));
  return (
    <li className="grid items-center gap-x-6 gap-y-2 px-5 py-4 sm:grid-cols-[1.2fr_1.4fr_auto]">
      <div className="min-w-0">
        <p className="font-semibold">{`${name} · ${batteryOf(slug, battery)}`}</p>
        <p className="text-muted text-sm">{areaOf(area)}</p>
        <p className="break-words text-faint text-sm">{reason}</p>
      </div>
      <div className="min-w-0 text-sm">
        <p>
          {endsAt === null
            ? t('price.from', { from })
            : t('price.span', { from, until: date(locale, Date.parse(endsAt) - 1) })}
        </p>
        <p className="text-muted">
          {lines
            .map(({ key, amount }) => `${t(`price.line.${key as 'vehicle'}`)} ${rupiah(amount)}`)
            .join(' · ')}
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-2 sm:justify-end">
        <Badge tone={Date.parse(startsAt) <= now ? 'positive' : 'neutral'}>
          {Date.parse(startsAt) <= now ? t('price.holds') : t('price.planned')}
        </Badge>
        {onEnd === undefined ? null : (
          <Button size="sm" variant="quiet" onClick={onEnd}>
            <span className="sr-only">{`${name}: `}</span>
            {t('price.end')}
          </Button>
        )}
      </div>
    </li>
  );
}

/** Prices of a province as visitors see them on a day, and what is going to change; both in the address. */
export function PricesScreen() {
  const t = useScopedI18n('shopDesk');
  const query = useQuery();
  const now = useNow(60_000);
  const { areas, batteryOf } = useWords();
  const [dialog, setDialog] = useState<{ price: DeskPrice } | { change: Change }>();
  const area = findArea(query.get('area') ?? '')?.code ?? DEFAULT_AREA;
  const at = momentIn(query.get('on'));
  const { data, fault, retry } = usePersonalQuery(PriceDeskDocument, { area, at });
  const permissions = usePersonalQuery(StaffRightsDocument, {}).data?.staffRights.permissions ?? [];
  const done = (): void => {
    setDialog(undefined);
    retry();
  };
  const desk = data?.priceDesk;
  const mayPlan = holds(permissions, 'CreateCatalog') && at === null;
  const mayEnd = holds(permissions, 'DeleteCatalog');
  const filters = (
    <search className="grid grid-cols-1 gap-4 sm:grid-cols-2">
      <Field id="price-area" label={t('price.area')}>
        {(aria) => (
          <Select
            {...aria}
            value={area}
            onChange={({ target }) => setQuery({ area: target.value }, { step: true })}
            options={areas}
          />
        )}
      </Field>
      <Field id="price-on" label={t('price.on')} hint={t('price.on-hint')} required={false}>
        {(aria) => (
          <DateInput
            {...aria}
            type="date"
            value={at === null ? '' : dayInJakarta(Date.parse(at))}
            onChange={({ target }) => setQuery({ on: target.value || null }, { step: true })}
          />
        )}
      </Field>
    </search>
  );
  if (desk === undefined || now === null)
    return (
      <div className="grid grid-cols-1 gap-6">
        {filters}
        {fault === undefined ? (
          <Skeleton className="h-72 rounded-xl" />
        ) : (
          <NotLoaded onRetry={retry} />
        )}
      </div>
    );
  return (
    <div className="grid grid-cols-1 gap-8">
      {filters}
      <Table
        stacked
        caption={t('price.table')}
        rows={desk.prices}
        rowKey={({ slug, battery }) => `${slug} ${battery}`}
        columns={[
          {
            id: 'model',
            header: t('price.model'),
            cell: ({ name, slug, battery }) => (
              <>
                <span className="block font-semibold">{name}</span>
                <span className="text-muted">{batteryOf(slug, battery)}</span>
              </>
            ),
          },
          {
            id: 'otr',
            header: t('price.otr'),
            align: 'end',
            cell: ({ otrPrice }) => rupiah(otrPrice),
          },
          {
            id: 'help',
            header: t('price.after-help'),
            align: 'end',
            cell: ({ otrAfterDiscount }) => rupiah(otrAfterDiscount),
          },
          {
            id: 'do',
            header: <span className="sr-only">{t('price.plan')}</span>,
            align: 'end',
            cell: (price) =>
              mayPlan ? (
                <Button size="sm" variant="secondary" onClick={() => setDialog({ price })}>
                  {t('price.plan')}
                  <span className="sr-only">{`: ${price.name}, ${batteryOf(price.slug, price.battery)}`}</span>
                </Button>
              ) : null,
          },
        ]}
      />
      <section aria-labelledby="price-changes" className="grid gap-3">
        <h3 id="price-changes" className="text-2xl">
          {t('price.changes')}
        </h3>
        {desk.changes.length === 0 ? (
          <p className="text-muted">{t('price.no-changes')}</p>
        ) : (
          <Card padded={false}>
            <ul className="divide-y divide-line">
              {desk.changes.map((change) => (
                <ChangeRow
                  key={change.id}
                  change={change}
                  now={now}
                  {...(mayEnd && { onEnd: () => setDialog({ change }) })}
                />
              ))}
            </ul>
          </Card>
        )}
      </section>
      {dialog !== undefined && 'price' in dialog ? (
        <PlanDialog
          price={dialog.price}
          area={area}
          now={now}
          onClose={() => setDialog(undefined)}
          onDone={done}
        />
      ) : null}
      {dialog !== undefined && 'change' in dialog ? (
        <EndDialog change={dialog.change} onClose={() => setDialog(undefined)} onDone={done} />
      ) : null}
    </div>
  );
}
