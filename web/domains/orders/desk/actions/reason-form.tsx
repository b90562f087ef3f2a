'use client';

import { revealInput } from '#edge/contract/orders/desk.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { Form } from '#web/ui/form/form.tsx';
import { FormField } from '#web/ui/form/form-field.tsx';
import { useForm } from '#web/ui/form/use-form.ts';
import { Input } from '#web/ui/input.tsx';
import { FormBody } from './form-body.tsx';

interface Props {
  onClose: () => void;
  onReason: (reason: string) => Promise<void>;
  text: string;
  hint: string;
  problem: string | undefined;
}

/** Asks what personal data is needed for, before it is shown. */
export function ReasonForm({ onClose, onReason, text, hint, problem }: Props) {
  const t = useScopedI18n('orderDesk');
  const form = useForm({ schema: revealInput, defaultValues: { reason: '' } });
  return (
    <Form form={form} onSubmit={({ reason }) => onReason(reason)}>
      <FormBody onClose={onClose} text={text} send={t('people.show')} decision={{ problem }}>
        <FormField name="reason" label={t('people.reason')} hint={hint}>
          {(control) => <Input {...control} autoComplete="off" maxLength={200} />}
        </FormField>
      </FormBody>
    </Form>
  );
}
