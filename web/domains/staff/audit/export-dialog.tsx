'use client';

import { useState } from 'react';
import { accountReasonInput, STAFF_ACCOUNT_LIMITS } from '#edge/contract/account/staff-account.ts';
import { saveCsv } from '#web/domains/staff/save-file.ts';
import { ExportStaffAuditDocument } from '#web/platform/graphql/generated/main/export-staff-audit.ts';
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

/** What the rows are taken along for stands in the audit, too. */
export function ExportDialog({ about, onClose }: { about: string | null; onClose: () => void }) {
  const t = useScopedI18n('staff');
  const errors = useErrorMessage();
  const send = usePersonalMutation();
  const [problem, setProblem] = useState<string>();
  const form = useForm({ schema: accountReasonInput, defaultValues: { reason: '' } });
  return (
    <Dialog open onClose={onClose} title={t('audit.export')}>
      <Form
        form={form}
        onSubmit={async ({ reason }) => {
          setProblem(undefined);
          const answer = await send(ExportStaffAuditDocument, { about, reason });
          if (answer.ok) {
            saveCsv('audit.csv', answer.data.exportStaffAudit);
            onClose();
            return;
          }
          const { fault } = answer;
          setProblem(errors(fault.layer === 'graphql' ? fault.code : 'UNAVAILABLE'));
        }}
      >
        <p>{t('audit.export-text')}</p>
        <FormField name="reason" label={t('account.reason')} hint={t('role.reason-hint')}>
          {(control) => (
            <Input {...control} autoComplete="off" maxLength={STAFF_ACCOUNT_LIMITS.reason} />
          )}
        </FormField>
        {problem ? <Alert tone="critical">{problem}</Alert> : null}
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="secondary" onClick={onClose}>
            {t('account.keep')}
          </Button>
          <SubmitButton variant="accent">{t('audit.export')}</SubmitButton>
        </div>
      </Form>
    </Dialog>
  );
}
