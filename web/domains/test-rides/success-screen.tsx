'use client';

import { useEffect, useSyncExternalStore } from 'react';
import type { PlaceRecord } from '#edge/contract/places/place-record.ts';
import { NotLoaded } from '#web/domains/account/index.ts';
import { momentAt } from '#web/domains/garage/index.ts';
import { outbox } from '#web/platform/device/outbox.ts';
import { useCollection } from '#web/platform/device/use-collection.ts';
import { useOutbox } from '#web/platform/device/use-outbox.ts';
import { TestRideDocument } from '#web/platform/graphql/generated/main/test-ride.ts';
import type { BookTestRideMutationVariables } from '#web/platform/graphql/generated/main.ts';
import { useMain } from '#web/platform/graphql/use-operation.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { useLocale } from '#web/platform/i18n/use-locale.ts';
import type { OutboxItem } from '#web/platform/offline/outbox/item.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { CircleAlert, Clock } from '#web/ui/icons.ts';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { useNow } from '#web/ui/use-now.ts';
import { RideCard } from './ride-card.tsx';
import { rideRefusal } from './ride-refusal.ts';
import { type BookedRide, chooseAnew, rememberN3, useTestDrive } from './state.ts';

const subscribe = (listener: () => void) => {
  window.addEventListener('hashchange', listener);
  return () => window.removeEventListener('hashchange', listener);
};

/** The link’s own part of the address, which goes to no server and into no log. */
const useLinkKey = (): string =>
  useSyncExternalStore(
    subscribe,
    () => window.location.hash.slice(1),
    () => '',
  );

/** What this device still has to send, or what became of it. */
function Unsent({
  item,
  booked,
  place,
}: {
  item: OutboxItem;
  booked: BookedRide | null;
  place: PlaceRecord | undefined;
}) {
  const t = useScopedI18n('testRide');
  const locale = useLocale();
  const { param } = item.variables as BookTestRideMutationVariables;
  const refused = item.state === 'refused' || item.state === 'conflict';
  const again = (): void => {
    chooseAnew({ param });
    void outbox().discard(item);
  };
  return (
    <Card tone="plain" className="grid gap-4 border-dashed">
      {refused ? (
        <Badge tone="critical" icon={<CircleAlert size={14} />} className="justify-self-start">
          {t('unsent.refused')}
        </Badge>
      ) : (
        <Badge tone="caution" icon={<Clock size={14} />} className="justify-self-start">
          {t('unsent.waiting')}
        </Badge>
      )}
      <div>
        {booked === null ? null : <h3 className="text-2xl">{booked.productName}</h3>}
        <p className="font-semibold text-lg">
          {momentAt(locale, Date.parse(String(param.slotAt)), place?.timeZone ?? 'Asia/Jakarta')}
        </p>
        {place ? <p className="text-muted">{`${place.location}, ${place.city}`}</p> : null}
      </div>
      <p role="status">{refused ? rideRefusal(t, item.code) : t('unsent.waiting-text')}</p>
      {refused ? (
        <LinkButton
          href="/test-ride/book?step=time"
          variant="accent"
          className="justify-self-start"
          onClick={again}
        >
          {t('other-time')}
        </LinkButton>
      ) : null}
    </Card>
  );
}

/** What the device noted of a ride that was booked, while nobody can be asked. */
function Noted({ booked, place }: { booked: BookedRide; place: PlaceRecord | undefined }) {
  const t = useScopedI18n('testRide');
  const locale = useLocale();
  return (
    <Card className="grid gap-3">
      <Alert tone="accent">{t('noted')}</Alert>
      <h3 className="text-2xl">{booked.productName}</h3>
      <p className="font-semibold text-lg">
        {momentAt(locale, booked.slotAt, place?.timeZone ?? 'Asia/Jakarta')}
      </p>
      {place ? (
        <p>
          {place.location}
          <span className="block text-muted">{`${place.address1}, ${place.city}`}</span>
        </p>
      ) : null}
    </Card>
  );
}

/** A ride by its link: booked, changed, or still on its way from this device. */
export function SuccessScreen() {
  const t = useScopedI18n('testRide');
  const { successData } = useTestDrive();
  const manageKey = useLinkKey() || successData?.manageKey || '';
  const booked = successData?.manageKey === manageKey ? successData : null;
  const { records } = useCollection('places');
  const { items } = useOutbox();
  const now = useNow(30_000);
  const item = (items ?? []).find(
    ({ operation, state, variables }) =>
      operation === 'bookTestRide' &&
      state !== 'sent' &&
      (variables as BookTestRideMutationVariables).param.manageKey === manageKey,
  );
  const waits = items === undefined || item !== undefined;
  const { data, fault, isValidating, retry } = useMain(
    TestRideDocument,
    manageKey === '' || waits ? null : { manageKey },
  );
  const ride = data?.testRide;
  useEffect(() => {
    // It may have been requested without signal and is booked now.
    if (ride && ride.id === successData?.id) rememberN3(ride.productName, manageKey);
  }, [ride, successData, manageKey]);
  const places = (records ?? []).map(({ value }) => value);
  const placeOf = (slug: string | undefined) =>
    places.find(({ dealerSlug }) => dealerSlug === slug);

  if (item !== undefined) {
    const { param } = item.variables as BookTestRideMutationVariables;
    return <Unsent item={item} booked={booked} place={placeOf(param.dealerSlug)} />;
  }
  if (ride && now !== null)
    return (
      <RideCard
        ride={ride}
        manageKey={manageKey}
        place={placeOf(ride.dealerSlug)}
        now={now}
        onChanged={retry}
      />
    );
  if (fault !== undefined)
    return booked === null ? (
      <NotLoaded onRetry={retry} />
    ) : (
      <Noted booked={booked} place={placeOf(booked.dealerSlug)} />
    );
  if (manageKey === '' ? items !== undefined : data !== undefined && !isValidating)
    return (
      <EmptyState
        title={t('nothing.title')}
        action={<LinkButton href="/test-ride/select-bike">{t('nothing.action')}</LinkButton>}
      >
        {t('nothing.text')}
      </EmptyState>
    );
  return (
    <div aria-busy="true" className="grid gap-4">
      <Skeleton className="h-64 rounded-xl" />
    </div>
  );
}
