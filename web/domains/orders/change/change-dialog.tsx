'use client';

import { useState } from 'react';
import type { WantedChange } from '#edge/contract/orders/change.ts';
import type { OrderRecord } from '#edge/contract/orders/order-record.ts';
import { useOrderWrite } from '#web/domains/orders/use-order-write.ts';
import { useRefusalText } from '#web/domains/orders/use-refusal-text.ts';
import { ChangeOrderDocument } from '#web/platform/graphql/generated/main/change-order.ts';
import { OrderChangeDocument } from '#web/platform/graphql/generated/main/order-change.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { ChangeSteps } from './change-steps.tsx';
import type { Plan, PreviewDocument } from './step.ts';

function Confirm({
  id,
  change,
  plan,
  onAgain,
  onDone,
}: {
  id: string;
  change: WantedChange;
  plan: Plan;
  onAgain: () => void;
  onDone: () => void;
}) {
  const t = useScopedI18n('purchases');
  const textOf = useRefusalText();
  const { write, busy } = useOrderWrite();
  const [problem, setProblem] = useState<string>();
  const send = async (): Promise<void> => {
    setProblem(undefined);
    const { total, due, refund } = plan;
    const outcome = await write(ChangeOrderDocument, { id, change, total, due, refund });
    if (outcome.kind === 'done') return onDone();
    if (outcome.kind === 'unanswered') return setProblem(t('act.offline'));
    if (outcome.refused.errorCode === 'ORDER_PRICE_CHANGED') onAgain();
    return setProblem(textOf(outcome.refused));
  };
  return (
    <>
      {problem ? <Alert tone="critical">{problem}</Alert> : null}
      <Button variant="accent" size="lg" busy={busy} onClick={() => void send()}>
        {t('change.confirm')}
      </Button>
    </>
  );
}

/** The customer changes an order of their own. */
export function ChangeDialog({ order, onClose }: { order: OrderRecord; onClose: () => void }) {
  const t = useScopedI18n('purchases');
  return (
    <Dialog open onClose={onClose} title={t('change.title')} shape="sheet">
      <ChangeSteps
        order={order}
        preview={OrderChangeDocument as unknown as PreviewDocument}
        confirm={(change, plan, onAgain) => (
          <Confirm id={order.id} change={change} plan={plan} onAgain={onAgain} onDone={onClose} />
        )}
      />
    </Dialog>
  );
}
