'use client';

import type { PlaceRecord } from '#edge/contract/places/place-record.ts';
import { RIDE_DESK, RIDE_QUEUES } from '#edge/contract/test-rides/desk.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { setQuery } from '#web/platform/query.ts';
import { useTyped } from '#web/platform/use-typed.ts';
import { DateInput } from '#web/ui/date-input.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { Select } from '#web/ui/select.tsx';
import type { DeskView } from './view.ts';

const show = (patch: Readonly<Record<string, string | null>>): void =>
  setQuery({ ...patch, after: null }, { step: true });

/** Which centre, day and rides; all in the address, so that a view can be sent on. */
export function Filters({ view, places }: { view: DeskView; places: readonly PlaceRecord[] }) {
  const t = useScopedI18n('testRideDesk');
  const [typed, setTyped] = useTyped((words) => setQuery({ q: words.trim() || null, after: null }));
  return (
    <search className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
      <Field id="desk-dealer" label={t('centre')}>
        {(aria) => (
          <Select
            {...aria}
            value={view.dealer}
            onChange={({ target }) => show({ dealer: target.value })}
            options={places.map(({ dealerSlug, location }) => ({
              value: dealerSlug,
              label: location,
            }))}
          />
        )}
      </Field>
      <Field id="desk-day" label={t('day')}>
        {(aria) => (
          <DateInput
            {...aria}
            type="date"
            value={view.day}
            onChange={({ target }) => show({ day: target.value })}
          />
        )}
      </Field>
      <Field id="desk-queue" label={t('queue')}>
        {(aria) => (
          <Select
            {...aria}
            value={view.queue}
            onChange={({ target }) => show({ queue: target.value })}
            options={RIDE_QUEUES.map((each) => ({ value: each, label: t(`queue.${each}`) }))}
          />
        )}
      </Field>
      <Field id="desk-search" label={t('search')}>
        {(aria) => (
          <Input
            {...aria}
            type="search"
            value={typed ?? view.search}
            onChange={({ target }) => setTyped(target.value)}
            maxLength={RIDE_DESK.search}
            autoComplete="off"
          />
        )}
      </Field>
    </search>
  );
}
