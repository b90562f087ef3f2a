'use client';

import { rupiah } from '#edge/contract/money.ts';
import { bookingNumberOf } from '#edge/contract/orders/ids.ts';
import { stateOf } from '#edge/contract/orders/machine.ts';
import type { TimeZone } from '#edge/contract/time-zones.ts';
import { momentAt, VehiclePicture } from '#web/domains/garage/index.ts';
import { choiceText } from '#web/domains/orders/choice-text.ts';
import { pictureOf } from '#web/domains/orders/picture.ts';
import { toneOf } from '#web/domains/orders/standing.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { date, dateTime } from '#web/platform/i18n/format.ts';
import { Link } from '#web/platform/i18n/link.tsx';
import { useLocale } from '#web/platform/i18n/use-locale.ts';
import { Badge, type Tone } from '#web/ui/badge.tsx';
import { Card } from '#web/ui/card.tsx';
import { Gauge, Wrench } from '#web/ui/icons.ts';
import type { Booking } from './bookings-of.ts';

const COVERING = 'after:absolute after:inset-0 after:rounded-xl';
const LOOK = 'relative grid grid-cols-[4rem_1fr] items-start gap-4 p-5 sm:grid-cols-[7rem_1fr]';

const STATUS_TONES: Readonly<Record<string, Tone>> = { confirm: 'positive', unsent: 'caution' };

function Motorcycle({ booking }: { booking: Extract<Booking, { kind: 'motorcycle' }> }) {
  const t = useScopedI18n('bookings');
  const locale = useLocale();
  const { order, position, until } = booking;
  const { product } = order;
  return (
    <Card padded={false} className={LOOK}>
      <VehiclePicture
        snapshot={pictureOf(product.slug, product.color, product.accent)}
        alt=""
        className="w-full rounded-lg"
      />
      <div className="grid min-w-0 justify-items-start gap-1.5">
        <Badge tone={toneOf(stateOf(position))}>{t(`state.${position}`)}</Badge>
        <h4 className="font-bold text-lg">
          <Link href={`/my-orders/${order.id}`} className={COVERING}>
            {t('motorcycle', { product: product.name })}
          </Link>
        </h4>
        {until === null ? null : (
          <p className="font-semibold text-caution">
            {t('pay-until', { amount: rupiah(order.due), until: dateTime(locale, until) })}
          </p>
        )}
        <p className="text-muted text-sm">{choiceText(product, locale)}</p>
        <p className="text-faint text-sm tabular-nums">
          {`${bookingNumberOf(order.orderCode)} · ${date(locale, Date.parse(order.placedAt))}`}
        </p>
      </div>
    </Card>
  );
}

interface Visited {
  readonly status: 'confirm' | 'cancel' | 'completed' | 'unsent';
  readonly location: string;
  readonly zone: TimeZone;
}

/** Somewhere to be at a time. */
function Visit(props: {
  at: number;
  icon: typeof Wrench;
  title: string;
  href: string;
  visited: Visited;
}) {
  const t = useScopedI18n('bookings');
  const locale = useLocale();
  const { at, icon: Icon, title, href, visited } = props;
  const { status, location, zone } = visited;
  return (
    <Card padded={false} className={LOOK}>
      <span className="grid aspect-square place-items-center rounded-lg bg-sunken text-muted sm:aspect-video">
        <Icon size={24} aria-hidden="true" />
      </span>
      <div className="grid min-w-0 justify-items-start gap-1.5">
        <Badge tone={STATUS_TONES[status] ?? 'neutral'}>{t(`status.${status}`)}</Badge>
        <h4 className="font-bold text-lg">
          <Link href={href} className={COVERING}>
            {title}
          </Link>
        </h4>
        <p className="font-semibold">{momentAt(locale, at, zone)}</p>
        <p className="break-words text-muted text-sm">{location}</p>
      </div>
    </Card>
  );
}

export function BookingCard({ booking }: { booking: Booking }) {
  const t = useScopedI18n('bookings');
  switch (booking.kind) {
    case 'motorcycle':
      return <Motorcycle booking={booking} />;
    case 'service':
      return (
        <Visit
          at={booking.at}
          icon={Wrench}
          title={t('service', { motorcycle: booking.appointment.productName })}
          href="/service-booking"
          visited={booking.appointment}
        />
      );
    case 'test-ride':
      return (
        <Visit
          at={booking.at}
          icon={Gauge}
          title={t('test-ride', { motorcycle: booking.ride.productName })}
          href={`/test-ride/success#${booking.ride.manageKey}`}
          visited={booking.ride}
        />
      );
  }
}
