'use client';

import { rupiah } from '#edge/contract/money.ts';
import {
  decideReturnInput,
  RETURN_LIMITS,
  receiveReturnInput,
} from '#edge/contract/orders/returns.ts';
import { useDecision } from '#web/domains/orders/desk/use-decision.ts';
import type { GoodsReturn } from '#web/domains/orders/returns/return-facts.tsx';
import { DecideGoodsReturnDocument } from '#web/platform/graphql/generated/main/decide-goods-return.ts';
import { ReceiveGoodsReturnDocument } from '#web/platform/graphql/generated/main/receive-goods-return.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { FormControl } from '#web/ui/form/form-control.tsx';
import { FormField } from '#web/ui/form/form-field.tsx';
import { useForm } from '#web/ui/form/use-form.ts';
import { Textarea } from '#web/ui/textarea.tsx';
import { FormBody } from './form-body.tsx';
import type { ReturnStep } from './possible.ts';

/** One decision of staff about goods that go back. */
export function ReturnDialog({
  row,
  step,
  onClose,
}: {
  row: GoodsReturn;
  step: ReturnStep;
  onClose: () => void;
}) {
  const t = useScopedI18n('orderDesk');
  const { decide, seen, state } = useDecision(onClose, (can, desk) =>
    can.hasReturnStep(desk, row.id, step),
  );
  const amount = rupiah(row.amount);
  const decision = useForm({
    schema: decideReturnInput,
    defaultValues: { returnId: row.id, accepted: step === 'accept', answer: '' },
  });
  const receiving = useForm({
    schema: receiveReturnInput,
    defaultValues: { returnId: row.id, isRestocked: false },
  });
  const title = t(`returns.${step}`);
  return (
    <Dialog open onClose={onClose} title={title}>
      {step === 'receive' ? (
        <Form
          form={receiving}
          onSubmit={(input) => decide(ReceiveGoodsReturnDocument, { ...seen, ...input })}
        >
          <FormBody
            onClose={onClose}
            text={t('returns.receive-text', { amount })}
            send={title}
            decision={state}
          >
            <FormControl<boolean> name="isRestocked">
              {({ value, onChange }) => (
                <Checkbox
                  label={t('returns.restock')}
                  checked={value}
                  onChange={({ target }) => onChange(target.checked)}
                />
              )}
            </FormControl>
          </FormBody>
        </Form>
      ) : (
        <Form
          form={decision}
          onSubmit={(input) => decide(DecideGoodsReturnDocument, { ...seen, ...input })}
        >
          <FormBody
            onClose={onClose}
            text={
              step === 'accept' ? t('returns.accept-text', { amount }) : t('returns.refuse-text')
            }
            send={title}
            danger={step === 'refuse'}
            decision={state}
          >
            <FormField name="answer" label={t('returns.answer')} required={step === 'refuse'}>
              {(control) => <Textarea {...control} rows={3} maxLength={RETURN_LIMITS.answer} />}
            </FormField>
          </FormBody>
        </Form>
      )}
    </Dialog>
  );
}
