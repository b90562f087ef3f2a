'use client';

import { useState } from 'react';
import { newId } from '#edge/contract/ids.ts';
import { RETURN_LIMITS, TAKEN_OUT_REASONS, takeOutInput } from '#edge/contract/orders/returns.ts';
import { useDesk } from '#web/domains/orders/desk/desk-context.ts';
import { useDecision } from '#web/domains/orders/desk/use-decision.ts';
import { itemsToCome } from '#web/domains/orders/returns/line-standing.ts';
import { PiecesField } from '#web/domains/orders/returns/pieces-field.tsx';
import { WithdrawOrderItemsDocument } from '#web/platform/graphql/generated/main/withdraw-order-items.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { FieldGroup } from '#web/ui/field-group.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { FormControl } from '#web/ui/form/form-control.tsx';
import { FormField } from '#web/ui/form/form-field.tsx';
import { useForm } from '#web/ui/form/use-form.ts';
import { Radio } from '#web/ui/radio.tsx';
import { Textarea } from '#web/ui/textarea.tsx';
import { FormBody } from './form-body.tsx';

/** Staff take out of a paid order what cannot be delivered. One dialog does it once. */
export function TakeOutDialog({ onClose }: { onClose: () => void }) {
  const t = useScopedI18n('orderDesk');
  const words = useScopedI18n('purchases');
  const { row } = useDesk().desk;
  const [returnId] = useState(() => newId('grt'));
  const { decide, seen, state } = useDecision(onClose, (can, desk) => can.canTakeOut(desk));
  const form = useForm({
    schema: takeOutInput,
    defaultValues: { returnId, lines: [], answer: '' },
  });
  return (
    <Dialog open onClose={onClose} title={t('returns.take-out')}>
      <Form
        form={form}
        onSubmit={(input) => decide(WithdrawOrderItemsDocument, { ...seen, ...input })}
      >
        <FormBody
          onClose={onClose}
          text={t('returns.take-out-text')}
          send={t('returns.take-out')}
          danger
          decision={state}
        >
          <PiecesField items={itemsToCome(row.order.items ?? [])} legend={t('returns.how-many')} />
          <FormControl<string | undefined> name="reason">
            {({ value, onChange, error }) => (
              <FieldGroup legend={t('field.why')} error={error}>
                {TAKEN_OUT_REASONS.map((reason) => (
                  <Radio
                    key={reason}
                    name="reason"
                    label={words(`returns.reason.${reason}`)}
                    checked={value === reason}
                    aria-invalid={error ? true : undefined}
                    onChange={() => onChange(reason)}
                  />
                ))}
              </FieldGroup>
            )}
          </FormControl>
          <FormField name="answer" label={t('returns.answer')} required={false}>
            {(control) => <Textarea {...control} rows={2} maxLength={RETURN_LIMITS.answer} />}
          </FormField>
        </FormBody>
      </Form>
    </Dialog>
  );
}
