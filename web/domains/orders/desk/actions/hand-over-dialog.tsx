'use client';

import { useState } from 'react';
import { handOverInput } from '#edge/contract/orders/desk.ts';
import { useDesk } from '#web/domains/orders/desk/desk-context.ts';
import { useDecision } from '#web/domains/orders/desk/use-decision.ts';
import { DeliverOrderDocument } from '#web/platform/graphql/generated/main/deliver-order.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { FormField } from '#web/ui/form/form-field.tsx';
import { useForm } from '#web/ui/form/use-form.ts';
import { Input } from '#web/ui/input.tsx';
import { FormBody } from './form-body.tsx';
import { PhotoField } from './photo-field.tsx';
import { useStepWords } from './use-step-words.ts';

/** Work order, passkey and photo: what proves that the right person has the motorcycle. */
export function HandOverDialog({ onClose }: { onClose: () => void }) {
  const t = useScopedI18n('orderDesk');
  const { title, text } = useStepWords('deliver');
  const { order } = useDesk().desk.row;
  const {
    decide,
    seen: { expectedVersion },
    state,
  } = useDecision(onClose, (can, desk) => can.hasStep(desk, 'deliver'));
  const [sending, setSending] = useState(false);
  const form = useForm({
    schema: handOverInput,
    defaultValues: { workOrder: order.delivery.workOrder ?? '', passkey: '', photo: '' },
  });
  return (
    <Dialog open onClose={onClose} title={title}>
      <Form
        form={form}
        onSubmit={(input) => decide(DeliverOrderDocument, { ...input, expectedVersion })}
      >
        <FormBody onClose={onClose} text={text} send={title} waits={sending} decision={state}>
          <FormField name="workOrder" label={t('field.work-order')}>
            {(control) => <Input {...control} autoComplete="off" maxLength={20} />}
          </FormField>
          <FormField name="passkey" label={t('field.passkey')} hint={t('field.passkey-hint')}>
            {(control) => (
              <Input
                {...control}
                autoComplete="off"
                autoCapitalize="characters"
                spellCheck={false}
                maxLength={20}
                className="uppercase tracking-widest"
              />
            )}
          </FormField>
          <PhotoField
            name="photo"
            label={t('field.photo')}
            hint={t('field.photo-hint')}
            onSending={setSending}
          />
        </FormBody>
      </Form>
    </Dialog>
  );
}
