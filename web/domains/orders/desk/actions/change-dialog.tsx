'use client';

import { useEffect, useEffectEvent, useState } from 'react';
import { ORDER_LIMITS } from '#edge/contract/orders/after-placing.ts';
import type { WantedChange } from '#edge/contract/orders/change.ts';
import { ChangeSteps } from '#web/domains/orders/change/change-steps.tsx';
import type { Plan, PreviewDocument } from '#web/domains/orders/change/step.ts';
import { DecisionNotice } from '#web/domains/orders/desk/decision-notice.tsx';
import { useDesk } from '#web/domains/orders/desk/desk-context.ts';
import { useDecision } from '#web/domains/orders/desk/use-decision.ts';
import { ChangeOrderForCustomerDocument } from '#web/platform/graphql/generated/main/change-order-for-customer.ts';
import { OrderDeskChangeDocument } from '#web/platform/graphql/generated/main/order-desk-change.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { useHoldUpdates } from '#web/platform/service-worker/unsaved.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { Textarea } from '#web/ui/textarea.tsx';

const NOTE = 'change-note';

function Confirm({
  change,
  plan,
  note,
  onNote,
  onAgain,
  onClose,
}: {
  change: WantedChange;
  plan: Plan;
  note: string;
  onNote: (note: string) => void;
  /** Asks for the figures anew. */
  onAgain: () => void;
  onClose: () => void;
}) {
  const t = useScopedI18n('orderDesk');
  const words = useScopedI18n('purchases');
  const { decide, busy, seen, state } = useDecision(onClose, (can, desk) =>
    can.hasStep(desk, 'change'),
  );
  const { change: meanwhile, problem } = state;
  const ask = useEffectEvent((): void => {
    if (meanwhile === 'changed' || problem !== undefined) onAgain();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another version, or a refusal, may mean other figures.
  useEffect(() => ask(), [seen.expectedVersion, problem]);
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
            onChange={(event) => onNote(event.target.value)}
          />
        )}
      </Field>
      <DecisionNotice state={state} />
      {meanwhile === 'over' ? null : (
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
      )}
    </>
  );
}

/** Staff change an order for its customer. */
export function ChangeDialog({ onClose }: { onClose: () => void }) {
  const t = useScopedI18n('orderDesk');
  const { row } = useDesk().desk;
  /** Outlives a look back at what is changed. */
  const [note, setNote] = useState('');
  useHoldUpdates(note !== '');
  return (
    <Dialog open onClose={onClose} title={t('do.change')} shape="sheet">
      <ChangeSteps
        order={row.order}
        preview={OrderDeskChangeDocument as unknown as PreviewDocument}
        confirm={(change, plan, onAgain) => (
          <Confirm
            change={change}
            plan={plan}
            note={note}
            onNote={setNote}
            onAgain={onAgain}
            onClose={onClose}
          />
        )}
      />
    </Dialog>
  );
}
