'use client';

import { useState } from 'react';
import { accountReasonInput, STAFF_ACCOUNT_LIMITS } from '#edge/contract/account/staff-account.ts';
import { newId } from '#edge/contract/ids.ts';
import { CustomerAccountDocument } from '#web/platform/graphql/generated/main/customer-account.ts';
import { CustomerMergeDocument } from '#web/platform/graphql/generated/main/customer-merge.ts';
import { MergeCustomersDocument } from '#web/platform/graphql/generated/main/merge-customers.ts';
import type {
  FoundAccountFragment,
  MergePreviewFragment,
} from '#web/platform/graphql/generated/main.ts';
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
import { FindAccount } from './find-account.tsx';
import { MergeSides } from './merge-sides.tsx';

interface Props {
  account: FoundAccountFragment;
  onClose: () => void;
  onDone: () => void;
}

/** Makes two accounts of one person one: finds the other one, shows both beside each other, and asks why. */
export function MergeDialog({ account, onClose, onDone }: Props) {
  const t = useScopedI18n('staff');
  const errors = useErrorMessage();
  const send = usePersonalMutation();
  const [id] = useState(() => newId('mrg'));
  const [preview, setPreview] = useState<MergePreviewFragment>();
  const [problem, setProblem] = useState<string>();
  const form = useForm({ schema: accountReasonInput, defaultValues: { reason: '' } });

  const compare = async (from: string, into: string): Promise<string | undefined> => {
    setProblem(undefined);
    if (from === into) return errors('MERGE_SAME');
    const answer = await send(CustomerMergeDocument, { from, into });
    if (!answer.ok) {
      const { fault } = answer;
      return errors(fault.layer === 'graphql' ? fault.code : 'UNAVAILABLE');
    }
    const { customerMerge } = answer.data;
    setPreview(customerMerge ?? undefined);
    return customerMerge === null ? t('account.nobody') : undefined;
  };
  const find = async (contact: string): Promise<string | undefined> => {
    const answer = await send(CustomerAccountDocument, { contact });
    if (!answer.ok) {
      const { fault } = answer;
      return errors(fault.layer === 'graphql' ? fault.code : 'UNAVAILABLE');
    }
    const { customerAccount } = answer.data;
    return customerAccount === null ? t('account.nobody') : compare(customerAccount.id, account.id);
  };
  const [from, into] = preview?.sides ?? [];
  const turn = async (): Promise<void> => {
    if (from && into) setProblem(await compare(into.id, from.id));
  };
  const merge = async (reason: string): Promise<void> => {
    if (!preview || !from || !into) return;
    setProblem(undefined);
    const pair = { from: from.id, into: into.id };
    const answer = await send(MergeCustomersDocument, { id, ...pair, seen: preview.seen, reason });
    if (!answer.ok) {
      const { fault } = answer;
      setProblem(errors(fault.layer === 'graphql' ? fault.code : 'UNAVAILABLE'));
      return;
    }
    const { success, errorCode } = answer.data.mergeCustomers;
    if (success) {
      onDone();
      return;
    }
    // Both as they are now: what is in the way may have come meanwhile.
    if (errorCode === 'MERGE_CHANGED') await compare(pair.from, pair.into);
    setProblem(errorCode === null ? t('account.not-done') : errors(errorCode));
  };
  const obstacles = preview?.obstacles ?? [];
  return (
    <Dialog open onClose={onClose} title={t('merge.do')}>
      <div className="grid gap-5">
        <p>{t('merge.follows')}</p>
        <FindAccount onSearch={find} />
        {preview === undefined ? null : (
          <>
            <MergeSides preview={preview} />
            <Button variant="secondary" size="sm" onClick={() => void turn()}>
              {t('merge.turn')}
            </Button>
            {obstacles.map((code) => (
              <Alert key={code} tone="critical">
                {errors(code)}
              </Alert>
            ))}
          </>
        )}
        {problem ? <Alert tone="critical">{problem}</Alert> : null}
        {preview === undefined || obstacles.length > 0 ? null : (
          <Form form={form} onSubmit={({ reason }) => merge(reason)}>
            <FormField name="reason" label={t('account.reason')} hint={t('merge.reason-hint')}>
              {(control) => (
                <Input {...control} autoComplete="off" maxLength={STAFF_ACCOUNT_LIMITS.reason} />
              )}
            </FormField>
            <div className="flex flex-wrap justify-end gap-3">
              <Button variant="secondary" onClick={onClose}>
                {t('account.keep')}
              </Button>
              <SubmitButton variant="danger">{t('merge.confirm')}</SubmitButton>
            </div>
          </Form>
        )}
      </div>
    </Dialog>
  );
}
