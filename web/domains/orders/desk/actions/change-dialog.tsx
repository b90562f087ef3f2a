'use client';

import { useState } from 'react';
import { ORDER_LIMITS } from '#edge/contract/orders/after-placing.ts';
import type { WantedChange } from '#edge/contract/orders/change.ts';
import { ChangeSteps } from '#web/domains/orders/change/change-steps.tsx';
import type { Plan, PreviewDocument } from '#web/domains/orders/change/step.ts';
import { useDesk } from '#web/domains/orders/desk/desk-context.ts';
import { useDecision } from '#web/domains/orders/desk/use-decision.ts';
import { ChangeOrderForCustomerDocument } from '#web/platform/graphql/generated/main/change-order-for-customer.ts';
import { OrderDeskChangeDocument } from '#web/platform/graphql/generated/main/order-desk-change.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { useHoldUpdates } from '#web/platform/service-worker/unsaved.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { Textarea } from '#web/ui/textarea.tsx';

const NOTE = 'change-note';

function Confirm({
  change,
  plan,
  onClose,
}: {
  change: WantedChange;
  plan: Plan;
  onClose: () => void;
}) {
  const t = useScopedI18n('orderDesk');
  const words = useScopedI18n('purchases');
  const { row } = useDesk().desk;
  const [seen] = useState({ id: row.order.id, expectedVersion: row.version });
  const [note, setNote] = useState('');
  useHoldUpdates(note !== '');
  const { decide, busy, problem } = useDecision(onClose);
  const { total, due, refund } = plan;
  return (
    <>
      <Field id={NOTE} label={t('field.note')} hint={t('do.change-note')} required>
        {(control) => (
          <Textarea
            {...control}
            rows={2}
            value={note}
            maxLength={ORDER_LIMITS.note}
            onChange={(event) => setNote(event.target.value)}
          />
        )}
      </Field>
      {problem ? <Alert tone="critical">{problem}</Alert> : null}
      <Button
        variant="accent"
        busy={busy}
        disabled={note.trim() === ''}
        onClick={() =>
          void decide(ChangeOrderForCustomerDocument, {
            ...seen,
            change,
            total,
            due,
            refund,
            note: note.trim(),
          })
        }
      >
        {words('change.confirm')}
      </Button>
    </>
  );
}

/** Staff change an order for its customer. */
export function ChangeDialog({ onClose }: { onClose: () => void }) {
  const t = useScopedI18n('orderDesk');
  const { row } = useDesk().desk;
  return (
    <Dialog open onClose={onClose} title={t('do.change')} shape="sheet">
      <ChangeSteps
        order={row.order}
        preview={OrderDeskChangeDocument as unknown as PreviewDocument}
        confirm={(change, plan) => <Confirm change={change} plan={plan} onClose={onClose} />}
      />
    </Dialog>
  );
}
