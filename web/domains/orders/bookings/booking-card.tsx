'use client';

import { bookingNumberOf } from '#edge/contract/orders/ids.ts';
import { stateOf } from '#edge/contract/orders/machine.ts';
import { momentAt, VehiclePicture } from '#web/domains/garage/index.ts';
import { pictureOf } from '#web/domains/orders/picture.ts';
import { toneOf } from '#web/domains/orders/standing.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { date, dateTime, rupiah } from '#web/platform/i18n/format.ts';
import { Link } from '#web/platform/i18n/link.tsx';
import { useLocale } from '#web/platform/i18n/use-locale.ts';
import { Badge, type Tone } from '#web/ui/badge.tsx';
import { Card } from '#web/ui/card.tsx';
import { Wrench } from '#web/ui/icons.ts';
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
          <Link href={`/my-orders/${order.id}`} prefetch={false} className={COVERING}>
            {t('motorcycle', { product: product.name })}
          </Link>
        </h4>
        {until === null ? null : (
          <p className="font-semibold text-caution">
            {t('pay-until', { amount: rupiah(order.due), until: dateTime(locale, until) })}
          </p>
        )}
        <p className="text-muted text-sm">
          {[product.colorName[locale], product.batteryName[locale]].filter(Boolean).join(' · ')}
        </p>
        <p className="text-faint text-sm tabular-nums">
          {`${bookingNumberOf(order.orderCode)} · ${date(locale, Date.parse(order.placedAt))}`}
        </p>
      </div>
    </Card>
  );
}

function Service({ booking }: { booking: Extract<Booking, { kind: 'service' }> }) {
  const t = useScopedI18n('bookings');
  const locale = useLocale();
  const { productName, location, status, zone } = booking.appointment;
  return (
    <Card padded={false} className={LOOK}>
      <span className="grid aspect-square place-items-center rounded-lg bg-sunken text-muted sm:aspect-video">
        <Wrench size={24} aria-hidden="true" />
      </span>
      <div className="grid min-w-0 justify-items-start gap-1.5">
        <Badge tone={STATUS_TONES[status] ?? 'neutral'}>{t(`status.${status}`)}</Badge>
        <h4 className="font-bold text-lg">
          <Link href="/service-booking" prefetch={false} className={COVERING}>
            {t('service', { motorcycle: productName })}
          </Link>
        </h4>
        <p className="font-semibold">{momentAt(locale, booking.at, zone)}</p>
        <p className="break-words text-muted text-sm">{location}</p>
      </div>
    </Card>
  );
}

export function BookingCard({ booking }: { booking: Booking }) {
  return booking.kind === 'motorcycle' ? (
    <Motorcycle booking={booking} />
  ) : (
    <Service booking={booking} />
  );
}
