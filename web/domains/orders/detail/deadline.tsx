'use client';

import { type OrderPosition, stateOf } from '#edge/contract/orders/machine.ts';
import type { OrderRecord } from '#edge/contract/orders/order-record.ts';
import { DAY_MS } from '#edge/contract/time.ts';
import { epochOf } from '#web/domains/orders/standing.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { dateTime } from '#web/platform/i18n/format.ts';
import { useLocale } from '#web/platform/i18n/use-locale.ts';
import { Card } from '#web/ui/card.tsx';
import { Clock } from '#web/ui/icons.ts';
import { clockOf } from './countdown.tsx';

const STATES = ['INSTALLMENT_APPROVED', 'INSTALLMENT_REJECTED', 'INSTALLMENT_CANCELED'];

const sentenceOf = (position: OrderPosition, { orderType, installment }: OrderRecord) => {
  // The company's time begins with the papers, whose own day the card of the application names.
  if (installment?.application?.step === 'DOCUMENTS') return null;
  if (position === 'ALLOCATED.BOOKING') return 'deadline.allocated';
  if (position === 'INSTALLMENT_REQUESTED.FINAL') return 'deadline.requested';
  if (!STATES.includes(stateOf(position))) return null;
  return orderType === 'BOOKING' ? 'deadline.booked' : 'deadline.direct';
};

/** Until when an order waits, and what happens then; a payment has its own countdown. */
export function Deadline({
  order,
  position,
  now,
}: {
  order: OrderRecord;
  position: OrderPosition;
  now: number;
}) {
  const t = useScopedI18n('purchases');
  const locale = useLocale();
  const until = epochOf(order.expiresAt);
  const sentence = sentenceOf(position, order);
  if (until === null || sentence === null) return null;
  const left = until - now;
  const days = Math.floor(left / DAY_MS);
  return (
    <Card className="grid gap-2">
      <h3 className="text-lg">{t('deadline.title')}</h3>
      {left <= 0 ? null : (
        <p aria-hidden={days < 1 || undefined} className="flex items-center gap-3">
          <Clock size={20} aria-hidden="true" className="text-caution" />
          <span className="font-bold text-xl tabular-nums">
            {days < 1 ? clockOf(left) : t('deadline.days', { count: days })}
          </span>
        </p>
      )}
      <p className="text-muted text-sm">{t(sentence, { until: dateTime(locale, until) })}</p>
    </Card>
  );
}
