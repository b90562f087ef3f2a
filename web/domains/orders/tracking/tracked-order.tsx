'use client';

import { readableCode } from '#edge/contract/orders/ids.ts';
import { orderHintKey, orderLabelKey } from '#edge/contract/orders/labels.ts';
import { positionOf } from '#edge/contract/orders/machine.ts';
import { stepLabelKey, stepOf, TRACK_STEPS, trackOf } from '#edge/contract/orders/stepper.ts';
import { useOrderText } from '#web/domains/orders/use-order-text.ts';
import type { OrderByCodeQuery } from '#web/platform/graphql/generated/main.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { dateTime } from '#web/platform/i18n/format.ts';
import { useLocale } from '#web/platform/i18n/use-locale.ts';
import { Card } from '#web/ui/card.tsx';
import { Stepper } from '#web/ui/stepper.tsx';
import { TextLink } from '#web/ui/text-link.tsx';

export type Tracked = NonNullable<OrderByCodeQuery['orderByCode']>;

/** What somebody with the number and the phone of an order sees of it. */
export function TrackedOrder({ order }: { order: Tracked }) {
  const t = useScopedI18n('purchases');
  const text = useOrderText();
  const locale = useLocale();
  const option = order.paymentOption === 'INSTALLMENT' ? 'INSTALLMENT' : 'FULL_PAYMENT';
  const position = positionOf(order.state, order.phase === 'BOOKING' ? 'BOOKING' : 'FINAL');
  const track = trackOf(option, order.kind);
  const name = order.names.find((each) => each.locale === locale)?.text ?? order.productName;
  const current = stepOf(track, position, order.contractSigned);
  return (
    <Card className="grid gap-5">
      <div>
        <p className="text-muted text-sm">
          {`${readableCode(order.orderCode)} · ${t('track.for', { name: order.contactName })}`}
        </p>
        <h3 className="mt-1 text-2xl">
          {text(orderLabelKey(position, order.deliveryMethod, option))}
        </h3>
        <p className="mt-1 text-muted">
          {text(orderHintKey(position, order.deliveryMethod, option, order.kind))}
        </p>
        <p className="mt-2 text-sm">{[name, order.dealerName].filter(Boolean).join(' · ')}</p>
      </div>
      {order.state === 'CANCELLED' ? null : (
        <Stepper
          label={t('steps.label')}
          current={current}
          words={{ done: t('steps.done'), current: t('steps.current'), ahead: t('steps.ahead') }}
          steps={TRACK_STEPS[track].map((step, at) => ({
            id: step,
            label: text(stepLabelKey(step, at < current, order.deliveryMethod)),
          }))}
        />
      )}
      <p className="text-faint text-sm">{dateTime(locale, Date.parse(order.updatedAt))}</p>
      <TextLink href="/my-orders">{t('track.sign-in')}</TextLink>
    </Card>
  );
}
