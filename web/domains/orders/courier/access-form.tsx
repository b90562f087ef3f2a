'use client';

import { type CourierAccess, courierAccess } from '#edge/contract/orders/courier.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { Card } from '#web/ui/card.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { FormField } from '#web/ui/form/form-field.tsx';
import { SubmitButton } from '#web/ui/form/submit-button.tsx';
import { useForm } from '#web/ui/form/use-form.ts';
import { Input } from '#web/ui/input.tsx';

const AS_TYPED = {
  autoComplete: 'off',
  autoCapitalize: 'characters',
  spellCheck: false,
  maxLength: 20,
  className: 'uppercase tracking-widest',
} as const;

/** For a courier whose link did not come along: both words as the shop wrote them. */
export function AccessForm({ onOpen }: { onOpen: (access: CourierAccess) => Promise<void> }) {
  const t = useScopedI18n('courier');
  const form = useForm({ schema: courierAccess, defaultValues: { workOrder: '', passkey: '' } });
  return (
    <Card>
      <Form form={form} onSubmit={onOpen}>
        <FormField name="workOrder" label={t('access.work-order')} hint="WO-7K2M9QXH">
          {(control) => <Input {...control} {...AS_TYPED} />}
        </FormField>
        <FormField name="passkey" label={t('access.passkey')} hint={t('access.passkey-hint')}>
          {(control) => <Input {...control} {...AS_TYPED} />}
        </FormField>
        <SubmitButton variant="accent" size="lg" block>
          {t('access.open')}
        </SubmitButton>
      </Form>
    </Card>
  );
}
