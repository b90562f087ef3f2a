'use client';

import type { OrderPosition } from '#edge/contract/orders/machine.ts';
import type { OrderRecord } from '#edge/contract/orders/order-record.ts';
import { stepLabelKey, stepOf, TRACK_STEPS, trackOf } from '#edge/contract/orders/stepper.ts';
import { useOrderText } from '#web/domains/orders/use-order-text.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { Stepper } from '#web/ui/stepper.tsx';

export function OrderSteps({ order, position }: { order: OrderRecord; position: OrderPosition }) {
  const t = useScopedI18n('purchases');
  const text = useOrderText();
  const track = trackOf(order.paymentOption, order.kind);
  const current = stepOf(track, position, order.installment?.contractSignedAt != null);
  return (
    <Stepper
      compact
      label={t('steps.label')}
      current={current}
      words={{ done: t('steps.done'), current: t('steps.current'), ahead: t('steps.ahead') }}
      steps={TRACK_STEPS[track].map((step, at) => ({
        id: step,
        label: text(stepLabelKey(step, at < current, order.delivery.method)),
      }))}
    />
  );
}
