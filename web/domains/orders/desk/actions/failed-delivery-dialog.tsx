'use client';

import { useState } from 'react';
import { DELIVERY_FAILURES } from '#edge/contract/orders/delivery-failures.ts';
import { failedDeliveryInput, LATEST_DELIVERY_DAYS } from '#edge/contract/orders/undelivered.ts';
import { DAY_MS, dayInJakarta } from '#edge/contract/time.ts';
import { useDecision } from '#web/domains/orders/desk/use-decision.ts';
import { ReportFailedDeliveryDocument } from '#web/platform/graphql/generated/main/report-failed-delivery.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { DateInput } from '#web/ui/date-input.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { FieldGroup } from '#web/ui/field-group.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { FormControl } from '#web/ui/form/form-control.tsx';
import { FormField } from '#web/ui/form/form-field.tsx';
import { useForm } from '#web/ui/form/use-form.ts';
import { Radio } from '#web/ui/radio.tsx';
import { FormBody } from './form-body.tsx';
import { useStepWords } from './use-step-words.ts';

/** Why the motorcycle was not handed over, and the day of the next try. */
export function FailedDeliveryDialog({ onClose }: { onClose: () => void }) {
  const t = useScopedI18n('orderDesk');
  const { title, text } = useStepWords('failDelivery');
  const [now] = useState(() => Date.now());
  const { decide, seen, state } = useDecision(onClose, (can, desk) =>
    can.hasStep(desk, 'failDelivery'),
  );
  const form = useForm({
    schema: failedDeliveryInput(now),
    defaultValues: { nextOn: dayInJakarta(now + DAY_MS) },
  });
  return (
    <Dialog open onClose={onClose} title={title}>
      <Form
        form={form}
        onSubmit={(input) => decide(ReportFailedDeliveryDocument, { ...seen, ...input })}
      >
        <FormBody onClose={onClose} text={text} send={title} decision={state}>
          <FormControl<string | undefined> name="reason">
            {({ value, onChange, error }) => (
              <FieldGroup legend={t('field.why')} error={error}>
                {DELIVERY_FAILURES.map((reason) => (
                  <Radio
                    key={reason}
                    name="reason"
                    label={t(`failure.${reason}`)}
                    checked={value === reason}
                    aria-invalid={error ? true : undefined}
                    onChange={() => onChange(reason)}
                  />
                ))}
              </FieldGroup>
            )}
          </FormControl>
          <FormField name="nextOn" label={t('field.next-day')}>
            {(control) => (
              <DateInput
                {...control}
                type="date"
                min={dayInJakarta(now)}
                max={dayInJakarta(now + LATEST_DELIVERY_DAYS * DAY_MS)}
              />
            )}
          </FormField>
        </FormBody>
      </Form>
    </Dialog>
  );
}
