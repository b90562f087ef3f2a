'use client';

import { useState } from 'react';
import { WORKSHOP_QUEUES } from '#edge/contract/garage/workshop.ts';
import { dayAt } from '#edge/contract/slots.ts';
import { NotLoaded, Pending } from '#web/domains/account/index.ts';
import { useLookAgain } from '#web/domains/staff/index.ts';
import { useCollection } from '#web/platform/device/use-collection.ts';
import { ServiceDeskDocument } from '#web/platform/graphql/generated/main/service-desk.ts';
import { StaffRightsDocument } from '#web/platform/graphql/generated/main/staff-rights.ts';
import type { ServiceDeskQueryVariables } from '#web/platform/graphql/generated/main.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { latePart } from '#web/platform/late/late-part.tsx';
import { setQuery, useQuery } from '#web/platform/query.ts';
import { usePersonalQuery } from '#web/platform/session/use-personal-query.ts';
import { Card } from '#web/ui/card.tsx';
import { DateInput } from '#web/ui/date-input.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Field } from '#web/ui/field.tsx';
import { Wrench } from '#web/ui/icons.ts';
import { Select } from '#web/ui/select.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { useNow } from '#web/ui/use-now.ts';
import { AppointmentRow } from './appointment-row.tsx';
import { type AppointmentStep, appointmentSteps } from './steps.ts';
import type { Appointment } from './use-fault-text.ts';

const StepDialog = latePart(() => import('./step-dialog.tsx'));

const LOOK_MS = 30_000;

const show = (patch: Readonly<Record<string, string | null>>): void =>
  setQuery(patch, { step: true });

interface DayProps {
  view: ServiceDeskQueryVariables;
  permissions: readonly string[];
  now: number;
}

function Day({ view, permissions, now }: DayProps) {
  const t = useScopedI18n('shopDesk');
  const { data, fault, retry } = usePersonalQuery(ServiceDeskDocument, view);
  useLookAgain(retry, LOOK_MS);
  const [open, setOpen] = useState<{ appointment: Appointment; step: AppointmentStep }>();
  const rows = data?.serviceDesk;
  const close = (): void => setOpen(undefined);
  if (rows === undefined) return <Pending failed={fault !== undefined} onRetry={retry} />;
  /** The dialog outlives its row, which leaves the list when somebody else takes the appointment on. */
  const current = rows.find(({ id }) => id === open?.appointment.id);
  return (
    <section aria-label={t(`workshop.queue.${view.queue}`)} className="grid gap-3">
      <p aria-live="polite" className="text-muted text-sm">
        {t('workshop.found', { count: rows.length })}
      </p>
      {rows.length === 0 ? (
        <EmptyState icon={<Wrench size={28} />} title={t('workshop.none')}>
          {t('workshop.none-text')}
        </EmptyState>
      ) : (
        <Card padded={false}>
          <ul className="divide-y divide-line">
            {rows.map((each) => (
              <AppointmentRow
                key={each.id}
                appointment={each}
                permissions={permissions}
                now={now}
                onStep={(step) => setOpen({ appointment: each, step })}
              />
            ))}
          </ul>
        </Card>
      )}
      {open === undefined ? null : (
        <StepDialog
          step={open.step}
          appointment={current ?? open.appointment}
          isPossible={
            current !== undefined && appointmentSteps(current, permissions, now).includes(open.step)
          }
          onStale={retry}
          onClose={close}
          onDone={() => {
            close();
            retry();
          }}
        />
      )}
    </section>
  );
}

/** The appointments of a day at one workshop; place, day and part are in the address. */
export function WorkshopScreen() {
  const t = useScopedI18n('shopDesk');
  const query = useQuery();
  const { records, syncedAt, retry } = useCollection('places');
  const now = useNow(60_000);
  const rights = usePersonalQuery(StaffRightsDocument, {}).data?.staffRights;
  const places = (records ?? [])
    .map(({ value }) => value)
    .filter(
      ({ services, upcoming, dealerSlug }) =>
        services && !upcoming && (rights?.placeSlug ?? dealerSlug) === dealerSlug,
    )
    .toSorted((a, b) => a.location.localeCompare(b.location));
  const place = places.find(({ dealerSlug }) => dealerSlug === query.get('place')) ?? places[0];
  if (records !== undefined && syncedAt === null) return <NotLoaded onRetry={retry} />;
  if (rights === undefined || place === undefined || now === null)
    return <Skeleton className="h-72 rounded-xl" />;
  const view = {
    dealerSlug: place.dealerSlug,
    day: query.get('day') || dayAt(now, place.timeZone),
    queue: WORKSHOP_QUEUES.find((each) => each === query.get('queue')) ?? 'OPEN',
  } as const;
  return (
    <div className="grid gap-6">
      <search className="grid gap-4 sm:grid-cols-3">
        <Field id="workshop-place" label={t('place')}>
          {(aria) => (
            <Select
              {...aria}
              value={view.dealerSlug}
              onChange={({ target }) => show({ place: target.value })}
              options={places.map(({ dealerSlug, location }) => ({
                value: dealerSlug,
                label: location,
              }))}
            />
          )}
        </Field>
        <Field id="workshop-day" label={t('day')}>
          {(aria) => (
            <DateInput
              {...aria}
              type="date"
              value={view.day}
              onChange={({ target }) => show({ day: target.value })}
            />
          )}
        </Field>
        <Field id="workshop-queue" label={t('workshop.show')}>
          {(aria) => (
            <Select
              {...aria}
              value={view.queue}
              onChange={({ target }) => show({ queue: target.value })}
              options={WORKSHOP_QUEUES.map((each) => ({
                value: each,
                label: t(`workshop.queue.${each}`),
              }))}
            />
          )}
        </Field>
      </search>
      <Day
        key={`${view.dealerSlug} ${view.day}`}
        view={view}
        permissions={rights.permissions}
        now={now}
      />
    </div>
  );
}
