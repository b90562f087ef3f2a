'use client';

import { useState } from 'react';
import { ORDER_LIMITS } from '#edge/contract/orders/after-placing.ts';
import { UNDELIVERED_REASONS, undeliveredInput } from '#edge/contract/orders/undelivered.ts';
import { useDesk } from '#web/domains/orders/desk/desk-context.ts';
import { useDecision } from '#web/domains/orders/desk/use-decision.ts';
import { EndUndeliveredDocument } from '#web/platform/graphql/generated/main.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { rupiah } from '#web/platform/i18n/format.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { FieldGroup } from '#web/ui/field-group.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { FormControl } from '#web/ui/form/form-control.tsx';
import { FormField } from '#web/ui/form/form-field.tsx';
import { useForm } from '#web/ui/form/use-form.ts';
import { Radio } from '#web/ui/radio.tsx';
import { Textarea } from '#web/ui/textarea.tsx';
import { FormBody } from './form-body.tsx';

/** The customer does not take the motorcycle: what goes back, and what is kept for costs. */
export function UndeliveredDialog({ onClose }: { onClose: () => void }) {
  const t = useScopedI18n('orderDesk');
  const words = useScopedI18n('orders');
  const { row, figures, costs } = useDesk().desk;
  const [seen] = useState({ id: row.order.id, expectedVersion: row.version });
  const { decide, problem } = useDecision(onClose);
  const form = useForm({ schema: undeliveredInput, defaultValues: { note: '' } });
  const spent = costs.reduce((sum, { amount }) => sum + amount, 0);
  const forfeit = Math.min(figures.onAccount, spent);
  return (
    <Dialog open onClose={onClose} title={t('do.endUndelivered')}>
      <Form form={form} onSubmit={(input) => decide(EndUndeliveredDocument, { ...seen, ...input })}>
        <FormBody
          onClose={onClose}
          text={t('do.endUndelivered-text', {
            refund: rupiah(figures.onAccount - forfeit),
            costs: rupiah(forfeit),
          })}
          send={t('do.endUndelivered')}
          danger
          problem={problem}
        >
          <FormControl<string | undefined> name="reason">
            {({ value, onChange, error }) => (
              <FieldGroup legend={t('field.why')} error={error}>
                {UNDELIVERED_REASONS.map((reason) => (
                  <Radio
                    key={reason}
                    name="reason"
                    label={words(`reason.${reason}`)}
                    checked={value === reason}
                    aria-invalid={error ? true : undefined}
                    onChange={() => onChange(reason)}
                  />
                ))}
              </FieldGroup>
            )}
          </FormControl>
          <FormField name="note" label={t('field.note')} required={false}>
            {(control) => <Textarea {...control} rows={2} maxLength={ORDER_LIMITS.note} />}
          </FormField>
        </FormBody>
      </Form>
    </Dialog>
  );
}
