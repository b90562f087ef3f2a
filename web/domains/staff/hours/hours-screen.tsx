'use client';

import { useState } from 'react';
import { HOURS_KINDS } from '#edge/contract/places/hours-desk.ts';
import { Pending } from '#web/domains/account/index.ts';
import { HoursDeskDocument } from '#web/platform/graphql/generated/main/hours-desk.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { setQuery, useQuery } from '#web/platform/query.ts';
import { usePersonalQuery } from '#web/platform/session/use-personal-query.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';
import { useNow } from '#web/ui/use-now.ts';
import { HoursForm } from './hours-form.tsx';

/** When a place sells and services; place and kind are in the address. */
export function HoursScreen() {
  const t = useScopedI18n('shopDesk');
  const query = useQuery();
  const now = useNow(60_000);
  const { data, fault, retry } = usePersonalQuery(HoursDeskDocument, {});
  const [saved, setSaved] = useState(false);
  if (data === undefined || now === null)
    return <Pending className="h-96" failed={fault !== undefined} onRetry={retry} />;
  const places = data.hoursDesk.filter(({ sales, services }) => sales || services);
  const place = places.find(({ dealerSlug }) => dealerSlug === query.get('place')) ?? places[0];
  if (place === undefined) return <p className="text-muted">{t('hours.none')}</p>;
  const kinds = HOURS_KINDS.filter((kind) => (kind === 'SALES' ? place.sales : place.services));
  const kind = kinds.find((each) => each === query.get('kind')) ?? kinds[0] ?? 'SALES';
  return (
    <div className="grid grid-cols-1 gap-6">
      <search className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        <Field id="hours-place" label={t('place')}>
          {(aria) => (
            <Select
              {...aria}
              value={place.dealerSlug}
              onChange={({ target }) =>
                setQuery({ place: target.value, kind: null }, { step: true })
              }
              options={places.map(({ dealerSlug, location, city }) => ({
                value: dealerSlug,
                label: `${location}, ${city}`,
              }))}
            />
          )}
        </Field>
        <Field id="hours-kind" label={t('hours.kind')}>
          {(aria) => (
            <Select
              {...aria}
              value={kind}
              onChange={({ target }) => setQuery({ kind: target.value }, { step: true })}
              options={kinds.map((each) => ({ value: each, label: t(`hours.kind.${each}`) }))}
            />
          )}
        </Field>
      </search>
      <div role="status" className="empty:hidden">
        {saved ? <Alert tone="positive">{t('hours.saved')}</Alert> : null}
      </div>
      <HoursForm
        key={`${place.dealerSlug} ${kind}`}
        place={place}
        kind={kind}
        now={now}
        onStale={retry}
        onDone={() => {
          retry();
          setSaved(true);
        }}
      />
    </div>
  );
}
