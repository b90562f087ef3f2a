'use client';

import { useState } from 'react';
import { bankAccountOrpInput } from '#edge/contract/referrals/inputs.ts';
import { codeOf, useFault } from '#web/domains/referrals/use-fault.ts';
import { BankAccountOrpDocument } from '#web/platform/graphql/generated/main.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { useLocale } from '#web/platform/i18n/use-locale.ts';
import { loginPath } from '#web/platform/session/return-path.ts';
import { signOut } from '#web/platform/session/sign-out.ts';
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

const HERE = '/orp-dashboard/finance';

/** Where commissions are paid to; asks for a fresh sign-in when the last one is too old. */
export function BankForm({ onSaved, onClose }: { onSaved: () => void; onClose: () => void }) {
  const t = useScopedI18n('referrals');
  const locale = useLocale();
  const fault = useFault();
  const send = usePersonalMutation();
  const [problem, setProblem] = useState<{ text: string; signIn: boolean }>();
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
  const signInAgain = async (): Promise<void> => {
    await signOut();
    location.assign(`/${locale}${loginPath(HERE)}`);
  };
  return (
    <Form
      form={form}
      onSubmit={async (param) => {
        const answer = await send(BankAccountOrpDocument, { param });
        const text = fault(answer);
        if (text !== undefined) {
          setProblem({ text, signIn: codeOf(answer) === 'RECENT_SIGN_IN_REQUIRED' });
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
      {problem === undefined ? null : (
        <Alert tone="critical">
          <p>{problem.text}</p>
          {problem.signIn ? (
            <Button
              variant="secondary"
              size="sm"
              className="mt-3"
              onClick={() => void signInAgain()}
            >
              {t('bank.sign-in')}
            </Button>
          ) : null}
        </Alert>
      )}
      <div className="flex flex-wrap gap-3">
        <SubmitButton>{t('bank.save')}</SubmitButton>
        <Button variant="secondary" onClick={onClose}>
          {t('bank.cancel')}
        </Button>
      </div>
    </Form>
  );
}
