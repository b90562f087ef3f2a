'use client';

import { rupiah } from '#edge/contract/money.ts';
import { ORDER_LIMITS } from '#edge/contract/orders/after-placing.ts';
import { WITHDRAWAL_REASONS, withdrawInput } from '#edge/contract/orders/desk.ts';
import { UNDELIVERED_REASONS, undeliveredInput } from '#edge/contract/orders/undelivered.ts';
import { useDesk } from '#web/domains/orders/desk/desk-context.ts';
import { useDecision } from '#web/domains/orders/desk/use-decision.ts';
import { EndUndeliveredDocument } from '#web/platform/graphql/generated/main/end-undelivered.ts';
import { WithdrawOrderDocument } from '#web/platform/graphql/generated/main/withdraw-order.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { FieldGroup } from '#web/ui/field-group.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { FormControl } from '#web/ui/form/form-control.tsx';
import { FormField } from '#web/ui/form/form-field.tsx';
import { useForm } from '#web/ui/form/use-form.ts';
import { Radio } from '#web/ui/radio.tsx';
import { Textarea } from '#web/ui/textarea.tsx';
import { FormBody } from './form-body.tsx';

interface EndingProps {
  step: 'withdraw' | 'endUndelivered';
  onClose: () => void;
}

/** What becomes of the money when the order ends this way. */
const useEndingText = (step: EndingProps['step']): string => {
  const t = useScopedI18n('orderDesk');
  const { figures, costs } = useDesk().desk;
  if (step === 'withdraw')
    return figures.onAccount > 0
      ? t('do.withdraw-text', { amount: rupiah(figures.onAccount) })
      : t('do.withdraw-none');
  const spent = costs.reduce((sum, { amount }) => sum + amount, 0);
  const forfeit = Math.min(figures.onAccount, spent);
  return t('do.endUndelivered-text', {
    refund: rupiah(figures.onAccount - forfeit),
    costs: rupiah(forfeit),
  });
};

/** Why, and a note for the customer; the fields of the form around them. */
function EndingFields({
  reasons,
}: {
  reasons: readonly (typeof WITHDRAWAL_REASONS | typeof UNDELIVERED_REASONS)[number][];
}) {
  const t = useScopedI18n('orderDesk');
  const words = useScopedI18n('orders');
  return (
    <>
      <FormControl<string | undefined> name="reason">
        {({ value, onChange, error }) => (
          <FieldGroup legend={t('field.why')} error={error}>
            {reasons.map((reason) => (
              <Radio
                key={reason}
                name="reason"
                label={words(`reason.${reason}`)}
                checked={value === reason}
                aria-invalid={error ? true : undefined}
                onChange={() => onChange(reason)}
              />
            ))}
          </FieldGroup>
        )}
      </FormControl>
      <FormField name="note" label={t('field.note')} required={false}>
        {(control) => <Textarea {...control} rows={2} maxLength={ORDER_LIMITS.note} />}
      </FormField>
    </>
  );
}

/** Staff end an order: it cannot go on, or the customer does not take the motorcycle. */
export function EndingDialog({ step, onClose }: EndingProps) {
  const t = useScopedI18n('orderDesk');
  const text = useEndingText(step);
  const { decide, seen, state } = useDecision(onClose, (can, desk) => can.hasStep(desk, step));
  const withdrawal = useForm({ schema: withdrawInput, defaultValues: { note: '' } });
  const undelivered = useForm({ schema: undeliveredInput, defaultValues: { note: '' } });
  const body = (reasons: Parameters<typeof EndingFields>[0]['reasons']) => (
    <FormBody onClose={onClose} text={text} send={t(`do.${step}`)} danger decision={state}>
      <EndingFields reasons={reasons} />
    </FormBody>
  );
  return (
    <Dialog open onClose={onClose} title={t(`do.${step}`)}>
      {step === 'withdraw' ? (
        <Form
          form={withdrawal}
          onSubmit={(input) => decide(WithdrawOrderDocument, { ...seen, ...input })}
        >
          {body(WITHDRAWAL_REASONS)}
        </Form>
      ) : (
        <Form
          form={undelivered}
          onSubmit={(input) => decide(EndUndeliveredDocument, { ...seen, ...input })}
        >
          {body(UNDELIVERED_REASONS)}
        </Form>
      )}
    </Dialog>
  );
}
