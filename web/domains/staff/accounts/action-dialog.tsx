'use client';

import { useState } from 'react';
import { accountReasonInput, STAFF_ACCOUNT_LIMITS } from '#edge/contract/account/staff-account.ts';
import { EndCustomerSessionsDocument } from '#web/platform/graphql/generated/main/end-customer-sessions.ts';
import { RemoveCustomerSecondFactorsDocument } from '#web/platform/graphql/generated/main/remove-customer-second-factors.ts';
import { SetCustomerDisabledDocument } from '#web/platform/graphql/generated/main/set-customer-disabled.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { usePersonalMutation } from '#web/platform/session/use-personal-mutation.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { useErrorMessage } from '#web/ui/form/error-message.ts';
import { Form } from '#web/ui/form/form.tsx';
import { FormField } from '#web/ui/form/form-field.tsx';
import { SubmitButton } from '#web/ui/form/submit-button.tsx';
import { useForm } from '#web/ui/form/use-form.ts';
import { Input } from '#web/ui/input.tsx';

export type AccountAction = 'END_SESSIONS' | 'CLOSE' | 'REOPEN' | 'REMOVE_FACTORS';

interface Props {
  action: AccountAction;
  customerId: string;
  onClose: () => void;
  onDone: () => void;
}

/** What follows from it, and why it is done: the reason stays with the account. */
export function ActionDialog({ action, customerId, onClose, onDone }: Props) {
  const t = useScopedI18n('staff');
  const errors = useErrorMessage();
  const send = usePersonalMutation();
  const [problem, setProblem] = useState<string>();
  const form = useForm({ schema: accountReasonInput, defaultValues: { reason: '' } });
  const act = async (reason: string): Promise<void> => {
    setProblem(undefined);
    const who = { customerId, reason };
    const sendAction = () => {
      if (action === 'END_SESSIONS') return send(EndCustomerSessionsDocument, who);
      if (action === 'REMOVE_FACTORS') return send(RemoveCustomerSecondFactorsDocument, who);
      return send(SetCustomerDisabledDocument, { ...who, disabled: action === 'CLOSE' });
    };
    const answer = await sendAction();
    if (!answer.ok) {
      const { fault } = answer;
      setProblem(errors(fault.layer === 'graphql' ? fault.code : 'UNAVAILABLE'));
      return;
    }
    const { data } = answer;
    const [outcome] = Object.values(data) as readonly {
      success: boolean;
      errorCode: string | null;
    }[];
    if (outcome?.success) onDone();
    else if (outcome?.errorCode === 'SECOND_FACTOR_NOT_FOUND') setProblem(t('account.no-factors'));
    else
      setProblem(
        outcome?.errorCode === 'ACCOUNT_REASON_INVALID'
          ? errors(outcome.errorCode)
          : t('account.not-done'),
      );
  };
  return (
    <Dialog open onClose={onClose} title={t(`account.do.${action}`)}>
      <Form form={form} onSubmit={({ reason }) => act(reason)}>
        <p>{t(`account.follows.${action}`)}</p>
        <FormField name="reason" label={t('account.reason')} hint={t('account.reason-hint')}>
          {(control) => (
            <Input {...control} autoComplete="off" maxLength={STAFF_ACCOUNT_LIMITS.reason} />
          )}
        </FormField>
        {problem ? <Alert tone="critical">{problem}</Alert> : null}
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="secondary" onClick={onClose}>
            {t('account.keep')}
          </Button>
          <SubmitButton variant={action === 'REOPEN' ? 'accent' : 'danger'}>
            {t(`account.do.${action}`)}
          </SubmitButton>
        </div>
      </Form>
    </Dialog>
  );
}
