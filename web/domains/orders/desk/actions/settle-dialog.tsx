'use client';

import { rupiah } from '#edge/contract/money.ts';
import { ORDER_LIMITS } from '#edge/contract/orders/after-placing.ts';
import { settleInput } from '#edge/contract/orders/desk.ts';
import { useDesk } from '#web/domains/orders/desk/desk-context.ts';
import { useDecision } from '#web/domains/orders/desk/use-decision.ts';
import { SettleOrderAttentionDocument } from '#web/platform/graphql/generated/main/settle-order-attention.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { FormField } from '#web/ui/form/form-field.tsx';
import { useForm } from '#web/ui/form/use-form.ts';
import { Textarea } from '#web/ui/textarea.tsx';
import { FormBody } from './form-body.tsx';

/** A person has seen to what no step puts right, and says how. */
export function SettleDialog({ onClose }: { onClose: () => void }) {
  const t = useScopedI18n('orderDesk');
  const { row, figures } = useDesk().desk;
  const { decide, seen, state } = useDecision(onClose, (can, desk) => can.canSettleAny(desk));
  const form = useForm({ schema: settleInput, defaultValues: { note: '' } });
  return (
    <Dialog open onClose={onClose} title={t('settle.title')}>
      <Form
        form={form}
        onSubmit={({ note }) => decide(SettleOrderAttentionDocument, { ...seen, note })}
      >
        <FormBody
          onClose={onClose}
          text={
            row.attentions.includes('REFUND_FAILED')
              ? t('settle.paid-text', { amount: rupiah(figures.onAccount) })
              : row.attentions.includes('REFUND_STUCK')
                ? t('settle.stuck-text')
                : t('settle.text')
          }
          send={t('settle.title')}
          decision={state}
        >
          <FormField name="note" label={t('settle.note')} hint={t('settle.note-hint')}>
            {(control) => <Textarea {...control} rows={3} maxLength={ORDER_LIMITS.note} />}
          </FormField>
        </FormBody>
      </Form>
    </Dialog>
  );
}
