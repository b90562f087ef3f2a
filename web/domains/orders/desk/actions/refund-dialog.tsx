'use client';

import { rupiah } from '#edge/contract/money.ts';
import { transferInput } from '#edge/contract/orders/desk.ts';
import { useDecision } from '#web/domains/orders/desk/use-decision.ts';
import { ApproveRefundDocument } from '#web/platform/graphql/generated/main/approve-refund.ts';
import { ConfirmRefundDocument } from '#web/platform/graphql/generated/main/confirm-refund.ts';
import { ReportReturnedRefundDocument } from '#web/platform/graphql/generated/main/report-returned-refund.ts';
import type { DeskOrderFragment } from '#web/platform/graphql/generated/main.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { FormField } from '#web/ui/form/form-field.tsx';
import { useForm } from '#web/ui/form/use-form.ts';
import { Input } from '#web/ui/input.tsx';
import { AccountDialog } from './account-dialog.tsx';
import { DecisionDialog } from './decision-dialog.tsx';
import { FormBody } from './form-body.tsx';
import type { RefundStep } from './refund-steps.ts';

interface Props {
  refund: Pick<DeskOrderFragment['refunds'][number], 'id' | 'amount' | 'route'>;
  onClose: () => void;
}

/** What the bank did with the transfer: it was made, or came back; the reference is the bank's. */
function TransferDialog({ refund, step, onClose }: Props & { step: 'confirm' | 'returned' }) {
  const t = useScopedI18n('orderDesk');
  const {
    decide,
    seen: { expectedVersion },
    state,
  } = useDecision(onClose, (can, desk) => can.hasRefundStep(desk, refund.id, step));
  const form = useForm({ schema: transferInput, defaultValues: { reference: '' } });
  return (
    <Dialog open onClose={onClose} title={t(`refund.${step}`)}>
      <Form
        form={form}
        onSubmit={({ reference }) =>
          step === 'confirm'
            ? decide(ConfirmRefundDocument, { expectedVersion, id: refund.id, reference })
            : decide(ReportReturnedRefundDocument, { expectedVersion, id: refund.id, reference })
        }
      >
        <FormBody
          onClose={onClose}
          text={t(`refund.${step}-text`, { amount: rupiah(refund.amount) })}
          send={t(`refund.${step}`)}
          decision={state}
        >
          <FormField
            name="reference"
            label={t('field.transfer')}
            hint={t(`field.transfer-hint.${step}`)}
          >
            {(control) => <Input {...control} autoComplete="off" maxLength={60} />}
          </FormField>
        </FormBody>
      </Form>
    </Dialog>
  );
}

/** What a step of a refund asks before it happens. */
export function RefundDialog({ step, refund, onClose }: Props & { step: RefundStep }) {
  const t = useScopedI18n('orderDesk');
  if (step === 'account') return <AccountDialog refundId={refund.id} onClose={onClose} />;
  if (step === 'confirm' || step === 'returned')
    return <TransferDialog refund={refund} step={step} onClose={onClose} />;
  const amount = rupiah(refund.amount);
  return (
    <DecisionDialog<object>
      document={ApproveRefundDocument}
      id={refund.id}
      title={t('refund.approve')}
      text={t(refund.route === 'BANK' ? 'refund.approve-bank' : 'refund.approve-provider', {
        amount,
      })}
      isPossible={(can, desk) => can.hasRefundStep(desk, refund.id, 'approve')}
      onClose={onClose}
    />
  );
}
