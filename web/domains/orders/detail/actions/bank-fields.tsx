'use client';

import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { FormField } from '#web/ui/form/form-field.tsx';
import { Input } from '#web/ui/input.tsx';

/** The account that money goes to which cannot go back the way it came; under `bank` of a form. */
export function BankFields() {
  const t = useScopedI18n('purchases');
  return (
    <>
      <p className="text-muted text-sm">{t('act.bank-why')}</p>
      <FormField name="bank.bankName" label={t('act.bank')}>
        {(control) => <Input {...control} autoComplete="off" maxLength={60} />}
      </FormField>
      <FormField name="bank.accountNumber" label={t('act.account')}>
        {(control) => <Input {...control} inputMode="numeric" autoComplete="off" maxLength={30} />}
      </FormField>
      <FormField name="bank.fullName" label={t('act.holder')}>
        {(control) => <Input {...control} autoComplete="off" maxLength={100} />}
      </FormField>
      <FormField name="bank.identityNumber" label={t('act.nik')} hint={t('act.nik-hint')}>
        {(control) => <Input {...control} inputMode="numeric" autoComplete="off" maxLength={20} />}
      </FormField>
    </>
  );
}
