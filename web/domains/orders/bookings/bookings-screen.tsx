'use client';

import { NotLoaded } from '#web/domains/account/index.ts';
import { useAppointments } from '#web/domains/garage/index.ts';
import { useOrders } from '#web/domains/orders/use-orders.ts';
import { useRides } from '#web/domains/test-rides/index.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Clock } from '#web/ui/icons.ts';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { SyncedLine } from '#web/ui/synced-line.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { useNow } from '#web/ui/use-now.ts';
import { BookingCard } from './booking-card.tsx';
import { bookingsOf } from './bookings-of.ts';

/** Everything the person has booked: motorcycles that are not paid in full yet, the workshop, and test rides. */
export function BookingsScreen() {
  const t = useScopedI18n('bookings');
  const now = useNow();
  const orders = useOrders();
  const appointments = useAppointments(now);
  const rides = useRides(now);
  const parts = [orders, appointments, rides];
  const missing = parts.find((part) => part.kind === 'not-downloaded');
  const ready =
    orders.kind === 'ready' &&
    appointments.kind === 'ready' &&
    rides.kind === 'ready' &&
    now !== null
      ? bookingsOf(orders.orders, appointments.appointments, rides.rides, now)
      : null;
  const retry = () => {
    for (const part of parts) if (part.kind !== 'loading') part.retry();
  };
  const synced = parts.flatMap((part) => (part.kind === 'ready' ? [part.syncedAt] : []));
  const groups =
    ready === null
      ? []
      : ([
          ['ahead', ready.ahead],
          ['over', ready.over],
        ] as const);
  return (
    <div className="grid gap-6">
      <header>
        <h2 className="text-4xl">{t('title')}</h2>
        <p className="mt-2 flex flex-wrap gap-x-6 gap-y-2">
          <TextLink href="/my-orders">{t('orders')}</TextLink>
          <TextLink href="/service-booking">{t('book-service')}</TextLink>
          <TextLink href="/test-ride/select-bike">{t('book-ride')}</TextLink>
        </p>
      </header>
      {ready === null && missing !== undefined ? <NotLoaded onRetry={retry} /> : null}
      {ready === null && missing === undefined ? (
        <div aria-busy="true" className="grid gap-4">
          <Skeleton className="h-36 rounded-xl" />
          <Skeleton className="h-36 rounded-xl" />
        </div>
      ) : null}
      {ready === null ? null : (
        <SyncedLine
          syncedAt={synced.includes(null) ? null : Math.min(...synced.map(Number))}
          stale={parts.some((part) => part.kind === 'ready' && part.stale)}
          onRetry={retry}
        />
      )}
      {ready !== null && ready.ahead.length + ready.over.length === 0 ? (
        <EmptyState
          icon={<Clock size={28} />}
          title={t('empty')}
          action={<LinkButton href="/product">{t('browse')}</LinkButton>}
        >
          {t('empty-text')}
        </EmptyState>
      ) : null}
      {groups.map(([name, members]) =>
        members.length === 0 ? null : (
          <section key={name} aria-labelledby={`bookings-${name}`} className="grid gap-4">
            <h3 id={`bookings-${name}`} className="text-xl">
              {t(name)}
            </h3>
            <ul className="grid gap-4">
              {members.map((booking) => (
                <li key={booking.id}>
                  <BookingCard booking={booking} />
                </li>
              ))}
            </ul>
          </section>
        ),
      )}
    </div>
  );
}
