'use client';

import { DESK_REASON } from '#edge/contract/validators/desk-reason.ts';
import { FormField } from '#web/ui/form/form-field.tsx';
import { Textarea } from '#web/ui/textarea.tsx';

/** Why it is changed, for the record of what was done. Its words are its desk's. */
export function ReasonField({ label, hint }: { label: string; hint: string }) {
  return (
    <FormField name="reason" label={label} hint={hint}>
      {(control) => <Textarea {...control} rows={2} maxLength={DESK_REASON.most} />}
    </FormField>
  );
}
