'use client';

import { DESK_REASON } from '#edge/contract/validators/desk-reason.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { FormField } from '#web/ui/form/form-field.tsx';
import { Textarea } from '#web/ui/textarea.tsx';

/** Why it is changed, for the record of what was done. */
export function ReasonField({ hint }: { hint?: string }) {
  const t = useScopedI18n('shopDesk');
  return (
    <FormField name="reason" label={t('reason')} hint={hint ?? t('reason-hint')}>
      {(control) => <Textarea {...control} rows={2} maxLength={DESK_REASON.most} />}
    </FormField>
  );
}
