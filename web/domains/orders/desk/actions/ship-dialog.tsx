'use client';

import { useState } from 'react';
import { LATEST_DELIVERY_DAYS, shipInput } from '#edge/contract/orders/undelivered.ts';
import { DAY_MS, dayInJakarta } from '#edge/contract/time.ts';
import { useDesk } from '#web/domains/orders/desk/desk-context.ts';
import { useDecision } from '#web/domains/orders/desk/use-decision.ts';
import { ShipOrderDocument } from '#web/platform/graphql/generated/main/ship-order.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { FormField } from '#web/ui/form/form-field.tsx';
import { useForm } from '#web/ui/form/use-form.ts';
import { Input } from '#web/ui/input.tsx';
import { FormBody } from './form-body.tsx';
import { useStepWords } from './use-step-words.ts';

/** It leaves for its customer, who reads the day it arrives; or it stands ready at the dealer, today. */
export function ShipDialog({ onClose }: { onClose: () => void }) {
  const t = useScopedI18n('orderDesk');
  const { title, text } = useStepWords('ship');
  const { row } = useDesk().desk;
  const [now] = useState(() => Date.now());
  const { decide, seen, state } = useDecision(onClose, (can, desk) => can.hasStep(desk, 'ship'));
  const isHome = row.order.delivery.method === 'DELIVER_TO_HOME';
  const form = useForm({
    schema: shipInput(now),
    defaultValues: { arrivesOn: isHome ? dayInJakarta(now + DAY_MS) : null },
  });
  return (
    <Dialog open onClose={onClose} title={title}>
      <Form form={form} onSubmit={(input) => decide(ShipOrderDocument, { ...seen, ...input })}>
        <FormBody onClose={onClose} text={text} send={title} decision={state}>
          {isHome ? (
            <FormField name="arrivesOn" label={t('field.arrives')} hint={t('field.arrives-hint')}>
              {(control) => (
                <Input
                  {...control}
                  type="date"
                  min={dayInJakarta(now)}
                  max={dayInJakarta(now + LATEST_DELIVERY_DAYS * DAY_MS)}
                />
              )}
            </FormField>
          ) : null}
        </FormBody>
      </Form>
    </Dialog>
  );
}
