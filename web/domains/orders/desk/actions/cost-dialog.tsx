'use client';

import { useState } from 'react';
import { newId } from '#edge/contract/ids.ts';
import { costInput } from '#edge/contract/orders/desk.ts';
import { useDesk } from '#web/domains/orders/desk/desk-context.ts';
import { useDecision } from '#web/domains/orders/desk/use-decision.ts';
import { EnterRegistrationCostDocument } from '#web/platform/graphql/generated/main/enter-registration-cost.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { FormField } from '#web/ui/form/form-field.tsx';
import { useForm } from '#web/ui/form/use-form.ts';
import { Input } from '#web/ui/input.tsx';
import { FormBody } from './form-body.tsx';
import { PhotoField } from './photo-field.tsx';

/** A cost that was paid for the customer; sent twice it is one cost. */
export function CostDialog({ onClose }: { onClose: () => void }) {
  const t = useScopedI18n('orderDesk');
  const { order } = useDesk().desk.row;
  const [costId] = useState(() => newId('cst'));
  const { decide, seen, state } = useDecision(onClose, (can, desk) => can.canAddCost(desk));
  const [sending, setSending] = useState(false);
  const form = useForm({
    schema: costInput,
    defaultValues: { id: order.id, costId, label: '', receipt: '' },
  });
  return (
    <Dialog open onClose={onClose} title={t('papers.add')}>
      <Form
        form={form}
        onSubmit={(input) => decide(EnterRegistrationCostDocument, { ...input, ...seen })}
      >
        <FormBody
          onClose={onClose}
          text={t('papers.add-text')}
          send={t('papers.add')}
          waits={sending}
          decision={state}
        >
          <FormField name="label" label={t('field.label')}>
            {(control) => <Input {...control} autoComplete="off" maxLength={100} />}
          </FormField>
          <FormField name="amount" label={t('field.amount')} options={{ valueAsNumber: true }}>
            {(control) => (
              <Input {...control} type="number" inputMode="numeric" min={1} step={1} prefix="Rp" />
            )}
          </FormField>
          <PhotoField
            name="receipt"
            label={t('field.receipt')}
            hint={t('field.receipt-hint')}
            onSending={setSending}
          />
        </FormBody>
      </Form>
    </Dialog>
  );
}
