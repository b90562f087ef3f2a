'use client';

import { useState } from 'react';
import { DEFAULT_AREA, findArea } from '#edge/contract/areas.ts';
import { rupiah } from '#edge/contract/money.ts';
import { holds } from '#edge/contract/staff/permissions.ts';
import { Pending } from '#web/domains/account/index.ts';
import { ChangeRow, Changes } from '#web/domains/staff/planned/changes.tsx';
import { DayShown, useDayShown } from '#web/domains/staff/planned/days.tsx';
import { EndPriceDocument } from '#web/platform/graphql/generated/main/end-price.ts';
import { PriceDeskDocument } from '#web/platform/graphql/generated/main/price-desk.ts';
import { StaffRightsDocument } from '#web/platform/graphql/generated/main/staff-rights.ts';
import type { PriceDeskQuery } from '#web/platform/graphql/generated/main.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { latePart } from '#web/platform/late/late-part.tsx';
import { setQuery, useQuery } from '#web/platform/query.ts';
import { usePersonalQuery } from '#web/platform/session/use-personal-query.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';
import { Table } from '#web/ui/table.tsx';
import { useNow } from '#web/ui/use-now.ts';
import type { DeskPrice } from './plan-dialog.tsx';
import { useWords } from './use-words.ts';

const PlanDialog = latePart(() => import('./plan-dialog.tsx'));
const EndDialog = latePart(() => import('#web/domains/staff/planned/end-dialog.tsx'));

type Change = PriceDeskQuery['priceDesk']['changes'][number];

function PriceChange({ change, now, onEnd }: { change: Change; now: number; onEnd?: () => void }) {
  const t = useScopedI18n('shopDesk');
  const { areaOf, batteryOf, spanOf } = useWords();
  const { name, slug, battery, area, startsAt, reason, lines } = change;
  const holding = Date.parse(startsAt) <= now;
  return (
    <ChangeRow
      name={name}
      title={`${name} · ${batteryOf(slug, battery)}`}
      details={
        <>
          <p className="text-muted text-sm">{areaOf(area)}</p>
          <p className="break-words text-faint text-sm">{reason}</p>
        </>
      }
      state={holding ? t('price.holds') : t('price.planned')}
      holds={holding}
      end={t('price.end')}
      onEnd={onEnd}
    >
      <p>{spanOf(change)}</p>
      <p className="text-muted">
        {lines
          .map(({ key, amount }) => `${t(`price.line.${key as 'vehicle'}`)} ${rupiah(amount)}`)
          .join(' · ')}
      </p>
    </ChangeRow>
  );
}

/** Prices of a province as visitors see them on a day, and what is going to change; both in the address. */
export function PricesScreen() {
  const t = useScopedI18n('shopDesk');
  const query = useQuery();
  const now = useNow(60_000);
  const { areas, batteryOf, faultOf, spanOf } = useWords();
  const [dialog, setDialog] = useState<{ price: DeskPrice } | { change: Change }>();
  const area = findArea(query.get('area') ?? '')?.code ?? DEFAULT_AREA;
  const at = useDayShown();
  const { data, fault, retry } = usePersonalQuery(PriceDeskDocument, { area, at });
  const permissions = usePersonalQuery(StaffRightsDocument, {}).data?.staffRights.permissions ?? [];
  const done = (): void => {
    setDialog(undefined);
    retry();
  };
  const desk = data?.priceDesk;
  const mayPlan = holds(permissions, 'CreateCatalog') && at === null;
  const mayEnd = holds(permissions, 'DeleteCatalog');
  /** As the page has it now; one that somebody else ended is no longer on it. */
  const endingOf = (change: Change) => {
    const current = desk?.changes.find(({ id }) => id === change.id);
    return {
      ...(current ?? change),
      isPossible: mayEnd && current !== undefined,
      facts: [spanOf(current ?? change)],
      changed: 'PRICE_CHANGED',
      over: ['PRICE_OVER', 'PRICE_NOT_FOUND'],
      onStale: retry,
    };
  };
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
      <DayShown id="price-on" at={at} />
    </search>
  );
  return (
    <div className="grid grid-cols-1 gap-8">
      {filters}
      {desk === undefined || now === null ? (
        <Pending failed={fault !== undefined} onRetry={retry} />
      ) : (
        <>
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
          <Changes
            id="price-changes"
            title={t('price.changes')}
            none={t('price.no-changes')}
            changes={desk.changes}
          >
            {(change) => (
              <PriceChange
                key={change.id}
                change={change}
                now={now}
                {...(mayEnd && { onEnd: () => setDialog({ change }) })}
              />
            )}
          </Changes>
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
            <EndDialog
              change={endingOf(dialog.change)}
              document={EndPriceDocument}
              title={t('price.end')}
              text={t('price.end-text', { name: dialog.change.name })}
              send={t('price.end')}
              faultOf={faultOf}
              onClose={() => setDialog(undefined)}
              onDone={done}
            />
          ) : null}
        </>
      )}
    </div>
  );
}
