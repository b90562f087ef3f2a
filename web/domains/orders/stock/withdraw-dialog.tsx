'use client';

import { useState } from 'react';
import { STOCK_LIMITS, withdrawUnitInput } from '#edge/contract/orders/stock.ts';
import { WithdrawUnitDocument } from '#web/platform/graphql/generated/main/withdraw-unit.ts';
import type { StockRowFragment } from '#web/platform/graphql/generated/main.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { FormField } from '#web/ui/form/form-field.tsx';
import { SubmitButton } from '#web/ui/form/submit-button.tsx';
import { useForm } from '#web/ui/form/use-form.ts';
import { Textarea } from '#web/ui/textarea.tsx';
import { StockRefusal } from './refusal.tsx';
import { type StockRefused, useStockWrite } from './use-stock-write.ts';

/** A unit leaves the stock, and why. */
export function WithdrawDialog({
  unit: { id, vin },
  onClose,
  onDone,
}: {
  unit: StockRowFragment;
  onClose: () => void;
  onDone: () => void;
}) {
  const t = useScopedI18n('stock');
  const { write } = useStockWrite();
  const [problem, setProblem] = useState<StockRefused | 'unanswered'>();
  const form = useForm({ schema: withdrawUnitInput, defaultValues: { id, note: '' } });
  return (
    <Dialog open onClose={onClose} title={t('withdraw')}>
      <Form
        form={form}
        onSubmit={async (input) => {
          setProblem(undefined);
          const outcome = await write(WithdrawUnitDocument, input);
          if (outcome.kind === 'done') onDone();
          else setProblem(outcome.kind === 'refused' ? outcome.refused : 'unanswered');
        }}
      >
        <p>{t('withdraw-text', { vin })}</p>
        <FormField name="note" label={t('withdraw-why')} hint={t('withdraw-hint')}>
          {(control) => <Textarea {...control} rows={2} maxLength={STOCK_LIMITS.note} />}
        </FormField>
        {problem === undefined ? null : problem === 'unanswered' ? (
          <Alert tone="critical">{t('no-answer')}</Alert>
        ) : (
          <StockRefusal refused={problem} />
        )}
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="secondary" onClick={onClose}>
            {t('close')}
          </Button>
          <SubmitButton variant="danger">{t('withdraw')}</SubmitButton>
        </div>
      </Form>
    </Dialog>
  );
}
