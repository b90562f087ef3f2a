'use client';

import { REFERRAL_LIMITS } from '#edge/contract/referrals/terms.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { FormField } from '#web/ui/form/form-field.tsx';
import { Input } from '#web/ui/input.tsx';

/** Why it is decided like this. */
export function ReasonField() {
  const t = useScopedI18n('referralDesk');
  return (
    <FormField name="reason" label={t('reason')} hint={t('reason-hint')}>
      {(control) => <Input {...control} autoComplete="off" maxLength={REFERRAL_LIMITS.reason} />}
    </FormField>
  );
}
