'use client';

import { useState } from 'react';
import { dayAt } from '#edge/contract/slots.ts';
import { holds } from '#edge/contract/staff/permissions.ts';
import { NotLoaded, Pending } from '#web/domains/account/index.ts';
import { useLookAgain } from '#web/domains/staff/index.ts';
import type { RideModel } from '#web/domains/test-rides/ride-model.ts';
import { useCollection } from '#web/platform/device/use-collection.ts';
import { DeskQueueDocument } from '#web/platform/graphql/generated/main/desk-queue.ts';
import { StaffRightsDocument } from '#web/platform/graphql/generated/main/staff-rights.ts';
import { TestRideDeskDocument } from '#web/platform/graphql/generated/main/test-ride-desk.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { useLocale } from '#web/platform/i18n/use-locale.ts';
import { latePart } from '#web/platform/late/late-part.tsx';
import { setQuery, useQuery } from '#web/platform/query.ts';
import { usePersonalQuery } from '#web/platform/session/use-personal-query.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Clock } from '#web/ui/icons.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { useNow } from '#web/ui/use-now.ts';
import { DeskRow } from './desk-row.tsx';
import { Filters } from './filters.tsx';
import { placeToOpen } from './place-to-open.ts';
import { type DeskView, viewIn } from './view.ts';

const CentreSettings = latePart(() => import('./centre-settings.tsx'));
const NewRide = latePart(() => import('./new-ride.tsx'));

const LOOK_MS = 30_000;

function Rides({ view }: { view: DeskView }) {
  const t = useScopedI18n('testRideDesk');
  const { dealer: dealerSlug, day, queue, search, after } = view;
  const { data, fault, retry } = usePersonalQuery(TestRideDeskDocument, {
    dealerSlug,
    day,
    queue,
    search,
    after: after || null,
  });
  useLookAgain(retry, LOOK_MS);
  const desk = data?.testRideDesk;
  if (desk === undefined) return <Pending failed={fault !== undefined} onRetry={retry} />;
  return (
    <section aria-label={t(`queue.${queue}`)} className="grid gap-3">
      <p aria-live="polite" className="text-muted text-sm">
        {t('found', { count: desk.total })}
      </p>
      {desk.items.length === 0 ? (
        <EmptyState icon={<Clock size={28} />} title={t('none')}>
          {t('none-text')}
        </EmptyState>
      ) : (
        <Card padded={false}>
          <ul className="divide-y divide-line">
            {desk.items.map((row) => (
              <DeskRow key={row.id} row={row} onMoved={retry} />
            ))}
          </ul>
        </Card>
      )}
      <div className="flex flex-wrap justify-between gap-3">
        {after === '' ? (
          <span />
        ) : (
          <Button variant="secondary" onClick={() => setQuery({ after: null }, { step: true })}>
            {t('first')}
          </Button>
        )}
        {desk.next === null ? null : (
          <Button
            variant="secondary"
            onClick={() => setQuery({ after: desk.next }, { step: true })}
          >
            {t('next')}
          </Button>
        )}
      </div>
    </section>
  );
}

/** The rides of a day at one centre, and booking for a customer. Staff of one place see no other. */
export function RideDeskScreen({ models }: { models: readonly RideModel[] }) {
  const t = useScopedI18n('testRideDesk');
  const query = useQuery();
  const { records, syncedAt, retry } = useCollection('places');
  const now = useNow(60_000);
  const [booking, setBooking] = useState(false);
  const [setting, setSetting] = useState(false);
  const locale = useLocale();
  const [opened, setOpened] = useState<string>();
  const rights = usePersonalQuery(StaffRightsDocument, {}).data?.staffRights;
  const places = (records ?? [])
    .map(({ value }) => value)
    .filter(
      ({ testRide, upcoming, dealerSlug }) =>
        testRide && !upcoming && (rights?.placeSlug ?? dealerSlug) === dealerSlug,
    )
    .sort((a, b) => a.location.localeCompare(b.location));
  const wanted = viewIn(query);
  const asksToday =
    rights !== undefined && wanted.dealer === '' && opened === undefined && places.length > 1;
  const today = usePersonalQuery(
    DeskQueueDocument,
    asksToday ? { queue: 'TEST_RIDES', sort: 'ASC', first: 10, after: null, locale } : null,
  );
  const isAsking = asksToday && today.data === undefined && today.fault === undefined;
  const place = placeToOpen(
    places,
    wanted.dealer || (opened ?? ''),
    today.data?.deskQueue.items ?? [],
  );
  // It stays open though the queue moves on.
  if (asksToday && !isAsking && place !== undefined) setOpened(place.dealerSlug);
  if (records !== undefined && syncedAt === null) return <NotLoaded onRetry={retry} />;
  if (rights === undefined || place === undefined || now === null || isAsking)
    return <Skeleton className="h-72 rounded-xl" />;
  const view = {
    ...wanted,
    dealer: place.dealerSlug,
    day: wanted.day || dayAt(now, place.timeZone),
  };
  return (
    <div className="grid gap-6">
      <Filters view={view} places={places} />
      <div className="flex flex-wrap gap-3">
        {holds(rights.permissions, 'CreateCustomer') ? (
          <Button variant="secondary" aria-expanded={booking} onClick={() => setBooking(!booking)}>
            {booking ? t('new-close') : t('new')}
          </Button>
        ) : null}
        {holds(rights.permissions, 'UpdateCustomer') ? (
          <Button variant="secondary" aria-expanded={setting} onClick={() => setSetting(!setting)}>
            {setting ? t('new-close') : t('rules.title')}
          </Button>
        ) : null}
      </div>
      {setting ? (
        <CentreSettings
          key={place.dealerSlug}
          dealerSlug={place.dealerSlug}
          zone={place.timeZone}
        />
      ) : null}
      {booking ? (
        <NewRide
          key={place.dealerSlug}
          place={place}
          models={models}
          now={now}
          onBooked={() => setBooking(false)}
        />
      ) : null}
      <Rides key={`${view.dealer} ${view.day}`} view={view} />
    </div>
  );
}
