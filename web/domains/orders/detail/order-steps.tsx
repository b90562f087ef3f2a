'use client';

import type { OrderPosition } from '#edge/contract/orders/machine.ts';
import type { OrderRecord } from '#edge/contract/orders/order-record.ts';
import { shownSteps, stepLabelKey } from '#edge/contract/orders/stepper.ts';
import { useOrderText } from '#web/domains/orders/use-order-text.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { Stepper } from '#web/ui/stepper.tsx';

export function OrderSteps({ order, position }: { order: OrderRecord; position: OrderPosition }) {
  const t = useScopedI18n('purchases');
  const text = useOrderText();
  const { steps, current } = shownSteps(
    {
      paymentOption: order.paymentOption,
      kind: order.kind,
      isBooking: order.orderType === 'BOOKING',
      isSigned: order.installment?.contractSignedAt != null,
    },
    position,
  );
  // Nothing is to be done until a motorcycle is allocated.
  const isNext = position === 'PAYMENT_SETTLED.BOOKING';
  return (
    <Stepper
      compact
      label={t('steps.label')}
      current={current}
      words={{
        done: t('steps.done'),
        current: t(isNext ? 'steps.ahead' : 'steps.current'),
        ahead: t('steps.ahead'),
      }}
      steps={steps.map((step, at) => ({
        id: step,
        label: text(stepLabelKey(step, at < current, order.delivery.method)),
      }))}
    />
  );
}
