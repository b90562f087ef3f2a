'use client';

import { useState } from 'react';
import { bankAccountOrpInput } from '#edge/contract/referrals/inputs.ts';
import { useFault } from '#web/domains/referrals/use-fault.ts';
import { BankAccountOrpDocument } from '#web/platform/graphql/generated/main/bank-account-orp.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { usePersonalMutation } from '#web/platform/session/use-personal-mutation.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { FormField } from '#web/ui/form/form-field.tsx';
import { SubmitButton } from '#web/ui/form/submit-button.tsx';
import { useForm } from '#web/ui/form/use-form.ts';
import { Input } from '#web/ui/input.tsx';
import { Select } from '#web/ui/select.tsx';
import { toast } from '#web/ui/toast.ts';

/** Where commissions are paid to. */
export function BankForm({ onSaved, onClose }: { onSaved: () => void; onClose: () => void }) {
  const t = useScopedI18n('referrals');
  const fault = useFault();
  const send = usePersonalMutation();
  const [problem, setProblem] = useState<string>();
  const form = useForm({
    schema: bankAccountOrpInput,
    defaultValues: {
      bank: '',
      bankAccountNo: '',
      bankAccountName: '',
      taxKind: 'NPWP',
      taxNumber: '',
    },
  });
  return (
    <Form
      form={form}
      onSubmit={async (param) => {
        const answer = await send(BankAccountOrpDocument, { param });
        const text = fault(answer);
        if (text !== undefined) {
          setProblem(text);
          return;
        }
        toast({ message: t('bank.saved'), tone: 'positive' });
        onSaved();
      }}
    >
      <FormField name="bank" label={t('bank.name')}>
        {(control) => <Input {...control} autoComplete="off" maxLength={60} />}
      </FormField>
      <FormField name="bankAccountNo" label={t('bank.number')}>
        {(control) => <Input {...control} autoComplete="off" inputMode="numeric" maxLength={30} />}
      </FormField>
      <FormField name="bankAccountName" label={t('bank.holder')} hint={t('bank.holder-hint')}>
        {(control) => <Input {...control} autoComplete="name" maxLength={100} />}
      </FormField>
      <FormField name="taxKind" label={t('bank.tax-kind')}>
        {(control) => (
          <Select
            {...control}
            options={(['NPWP', 'NIK'] as const).map((value) => ({
              value,
              label: t(`bank.tax.${value}`),
            }))}
          />
        )}
      </FormField>
      <FormField name="taxNumber" label={t('bank.tax')}>
        {(control) => <Input {...control} autoComplete="off" inputMode="numeric" maxLength={30} />}
      </FormField>
      <p className="text-muted text-sm">{t('bank.safe')}</p>
      {problem ? <Alert tone="critical">{problem}</Alert> : null}
      <div className="flex flex-wrap gap-3">
        <SubmitButton>{t('bank.save')}</SubmitButton>
        <Button variant="secondary" onClick={onClose}>
          {t('bank.cancel')}
        </Button>
      </div>
    </Form>
  );
}
