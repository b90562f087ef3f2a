'use client';

import { useId, useState } from 'react';
import { contractInput } from '#edge/contract/orders/desk.ts';
import { useDecision } from '#web/domains/orders/desk/use-decision.ts';
import { SignContractDocument } from '#web/platform/graphql/generated/main/sign-contract.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { FormField } from '#web/ui/form/form-field.tsx';
import { useForm } from '#web/ui/form/use-form.ts';
import { useValidationMessage } from '#web/ui/form/validation-message.ts';
import { Input } from '#web/ui/input.tsx';
import { Upload } from '#web/ui/upload.tsx';
import { fingerprintOf } from './fingerprint.ts';
import { FormBody } from './form-body.tsx';

/** The contract with the financing company is signed; its number is the company's. */
export function ContractDialog({ onClose }: { onClose: () => void }) {
  const t = useScopedI18n('orderDesk');
  const fileId = useId();
  const { decide, seen, state } = useDecision(onClose, (can, desk) =>
    can.hasStep(desk, 'signContract'),
  );
  const [file, setFile] = useState<File | null>(null);
  const form = useForm({
    schema: contractInput,
    defaultValues: { reference: '', hash: '' },
  });
  const hash = form.watch('hash');
  const fault = useValidationMessage()(form.formState.errors.hash?.message);
  return (
    <Dialog open onClose={onClose} title={t('do.signContract')}>
      <Form form={form} onSubmit={(signed) => decide(SignContractDocument, { ...seen, ...signed })}>
        <FormBody
          onClose={onClose}
          text={t('do.signContract-text')}
          send={t('do.signContract')}
          decision={state}
        >
          <FormField name="reference" label={t('field.reference')} hint={t('field.reference-hint')}>
            {(control) => <Input {...control} autoComplete="off" maxLength={60} />}
          </FormField>
          <Field
            id={fileId}
            label={t('financing.file')}
            hint={hash || t('financing.file-hint')}
            error={fault}
            required
          >
            {(aria) => (
              <Upload
                {...aria}
                accept="application/pdf"
                rule="PDF"
                value={file}
                onChange={async (chosen) => {
                  setFile(chosen);
                  const fingerprint = chosen === null ? '' : await fingerprintOf(chosen);
                  form.setValue('hash', fingerprint, { shouldDirty: true, shouldValidate: true });
                }}
              />
            )}
          </Field>
        </FormBody>
      </Form>
    </Dialog>
  );
}
