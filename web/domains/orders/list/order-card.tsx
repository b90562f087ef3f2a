'use client';

import { rupiah } from '#edge/contract/money.ts';
import { readableCode } from '#edge/contract/orders/ids.ts';
import { orderLabelKey } from '#edge/contract/orders/labels.ts';
import { stateOf } from '#edge/contract/orders/machine.ts';
import { orderName } from '#edge/contract/orders/order-name.ts';
import type { OrderRecord } from '#edge/contract/orders/order-record.ts';
import { choiceText } from '#web/domains/orders/choice-text.ts';
import { OrderPicture } from '#web/domains/orders/order-picture.tsx';
import { epochOf, shownPosition, toneOf } from '#web/domains/orders/standing.ts';
import { useOrderText } from '#web/domains/orders/use-order-text.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { dateTime, mediumDate } from '#web/platform/i18n/format.ts';
import { Link } from '#web/platform/i18n/link.tsx';
import { useLocale } from '#web/platform/i18n/use-locale.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Card } from '#web/ui/card.tsx';
import { useNow } from '#web/ui/use-now.ts';

export function OrderCard({ order }: { order: OrderRecord }) {
  const t = useScopedI18n('purchases');
  const text = useOrderText();
  const locale = useLocale();
  const now = useNow() ?? Date.parse(order.updatedAt);
  const { product, delivery } = order;
  const position = shownPosition(order, now);
  const until = epochOf(order.expiresAt);
  const isWaiting = stateOf(position) === 'WAITING_PAYMENT';
  return (
    <Card
      padded={false}
      className="relative grid grid-cols-[4.5rem_1fr] gap-x-4 gap-y-1 p-4 sm:grid-cols-[10rem_1fr_auto] sm:items-center sm:gap-4 sm:p-5"
    >
      <OrderPicture order={order} alt="" className="w-full rounded-lg max-sm:row-span-2 sm:w-40" />
      <div className="grid min-w-0 justify-items-start gap-1 sm:gap-1.5">
        <Badge tone={toneOf(stateOf(position))}>
          {text(orderLabelKey(position, delivery.method, order.paymentOption))}
        </Badge>
        <h4 className="font-bold sm:text-lg">
          <Link
            href={`/my-orders/${order.id}`}
            className="after:absolute after:inset-0 after:rounded-xl"
          >
            {orderName(order, locale)}
          </Link>
        </h4>
        <p className="text-muted text-sm empty:hidden">{choiceText(product, locale)}</p>
        <p className="text-faint text-sm tabular-nums">
          {`${readableCode(order.orderCode)} · ${mediumDate(locale, Date.parse(order.placedAt))}`}
        </p>
      </div>
      <div className="flex flex-wrap items-baseline gap-x-3 sm:grid sm:gap-1 sm:text-right">
        {isWaiting && until !== null ? (
          <>
            <span className="font-bold tabular-nums sm:text-lg">{rupiah(order.due)}</span>
            <span className="text-caution text-sm">
              {t('list.pay-until', { until: dateTime(locale, until) })}
            </span>
          </>
        ) : (
          <span className="font-semibold tabular-nums">{rupiah(order.total)}</span>
        )}
      </div>
    </Card>
  );
}
