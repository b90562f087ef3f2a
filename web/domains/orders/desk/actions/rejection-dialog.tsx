'use client';

import { DESK_LIMITS, rejectionInput } from '#edge/contract/orders/desk.ts';
import { useDecision } from '#web/domains/orders/desk/use-decision.ts';
import { RejectContractDocument } from '#web/platform/graphql/generated/main/reject-contract.ts';
import { RejectInstallmentDocument } from '#web/platform/graphql/generated/main/reject-installment.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { FormField } from '#web/ui/form/form-field.tsx';
import { useForm } from '#web/ui/form/use-form.ts';
import { Input } from '#web/ui/input.tsx';
import { FormBody } from './form-body.tsx';
import { useStepWords } from './use-step-words.ts';

interface Props {
  step: 'rejectInstallment' | 'rejectContract';
  onClose: () => void;
}

/** The financing company has rejected, or no contract came about, and why: the customer reads it. */
export function RejectionDialog({ step, onClose }: Props) {
  const t = useScopedI18n('orderDesk');
  const { title, text } = useStepWords(step);
  const { decide, seen, state } = useDecision(onClose, (can, desk) => can.hasStep(desk, step));
  const form = useForm({ schema: rejectionInput, defaultValues: { reason: '' } });
  return (
    <Dialog open onClose={onClose} title={title}>
      <Form
        form={form}
        onSubmit={(rejection) =>
          step === 'rejectContract'
            ? decide(RejectContractDocument, { ...seen, ...rejection })
            : decide(RejectInstallmentDocument, { ...seen, ...rejection })
        }
      >
        <FormBody
          onClose={onClose}
          text={text}
          send={title}
          danger={step === 'rejectContract'}
          decision={state}
        >
          <FormField
            name="reason"
            label={t(`field.rejection.${step}`)}
            hint={t('field.rejection-hint')}
          >
            {(control) => <Input {...control} autoComplete="off" maxLength={DESK_LIMITS.reason} />}
          </FormField>
        </FormBody>
      </Form>
    </Dialog>
  );
}
