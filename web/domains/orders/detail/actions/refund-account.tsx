'use client';

import { useState } from 'react';
import { requestRefundInput } from '#edge/contract/orders/after-placing.ts';
import type { OrderRecord } from '#edge/contract/orders/order-record.ts';
import { useOrderWrite } from '#web/domains/orders/use-order-write.ts';
import { useRefusalText } from '#web/domains/orders/use-refusal-text.ts';
import { RequestRefundDocument } from '#web/platform/graphql/generated/main/request-refund.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { SubmitButton } from '#web/ui/form/submit-button.tsx';
import { useForm } from '#web/ui/form/use-form.ts';
import { BankFields } from './bank-fields.tsx';

const EMPTY = { bankName: '', accountNumber: '', fullName: '', identityNumber: '' };

/** The bank account that a refund waits for. */
export function RefundAccount({ order, onClose }: { order: OrderRecord; onClose: () => void }) {
  const t = useScopedI18n('purchases');
  const textOf = useRefusalText();
  const { write } = useOrderWrite();
  const [problem, setProblem] = useState<string>();
  const form = useForm({
    schema: requestRefundInput,
    defaultValues: { orderId: order.id, bank: EMPTY },
  });
  return (
    <Dialog open onClose={onClose} title={t('refund.account-title')}>
      <Form
        form={form}
        onSubmit={async (input) => {
          setProblem(undefined);
          const outcome = await write(RequestRefundDocument, { input });
          if (outcome.kind === 'done') onClose();
          else setProblem(outcome.kind === 'refused' ? textOf(outcome.refused) : t('act.offline'));
        }}
      >
        <BankFields />
        {problem ? <Alert tone="critical">{problem}</Alert> : null}
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="secondary" onClick={onClose}>
            {t('refund.account-later')}
          </Button>
          <SubmitButton variant="accent">{t('refund.account-send')}</SubmitButton>
        </div>
      </Form>
    </Dialog>
  );
}
