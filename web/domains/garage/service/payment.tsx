'use client';

import { orderIdOfService } from '#edge/contract/garage/service-prices.ts';
import { useCollection } from '#web/platform/device/use-collection.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { dateTime } from '#web/platform/i18n/format.ts';
import { Link } from '#web/platform/i18n/link.tsx';
import { useLocale } from '#web/platform/i18n/use-locale.ts';

/** Whether an appointment is paid, with the way to its order; nothing for one that costs nothing now. */
export function Payment({ id }: { id: string }) {
  const t = useScopedI18n('service');
  const locale = useLocale();
  const { records } = useCollection('orders');
  const order = records?.find(({ value }) => value.id === orderIdOfService(id))?.value;
  if (order === undefined) return null;
  const waits = order.state === 'WAITING_PAYMENT' && order.expiresAt !== null;
  if (!waits && order.state === 'CANCELLED') return null;
  return (
    <p className="text-sm">
      <Link href={`/my-orders/${order.id}`} className="font-semibold underline underline-offset-4">
        {waits
          ? t('unpaid', { until: dateTime(locale, Date.parse(order.expiresAt ?? '')) })
          : t('paid')}
      </Link>
    </p>
  );
}
