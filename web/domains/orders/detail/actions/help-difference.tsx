'use client';

import { useState } from 'react';
import { rupiah } from '#edge/contract/money.ts';
import type { OrderRecord } from '#edge/contract/orders/order-record.ts';
import { useOrderWrite } from '#web/domains/orders/use-order-write.ts';
import { useRefusalText } from '#web/domains/orders/use-refusal-text.ts';
import { useOnline } from '#web/platform/device/use-online.ts';
import { PayHelpDifferenceDocument } from '#web/platform/graphql/generated/main/pay-help-difference.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';

/** The government does not pay its part of a paid order: the price without it, and what is left to pay. */
export function HelpDifference({ order }: { order: OrderRecord }) {
  const t = useScopedI18n('purchases');
  const online = useOnline();
  const textOf = useRefusalText();
  const { write, busy } = useOrderWrite();
  const [problem, setProblem] = useState<string>();
  const help = -(order.lines.find(({ key }) => key === 'help')?.amount ?? 0);
  const [figures, setFigures] = useState({ total: order.total + help, due: help });
  const press = async (): Promise<void> => {
    setProblem(undefined);
    const outcome = await write(PayHelpDifferenceDocument, { id: order.id, ...figures });
    if (outcome.kind === 'unanswered') setProblem(t('act.offline'));
    if (outcome.kind !== 'refused') return;
    const { errorCode, total, due } = outcome.refused;
    if (errorCode === 'ORDER_PRICE_CHANGED' && total != null && due != null) {
      setFigures({ total, due });
      const now = { total: rupiah(total), due: rupiah(due) };
      setProblem(t('act.help-difference-changed', now));
    } else setProblem(textOf(outcome.refused));
  };
  return (
    <div className="grid gap-3">
      <p className="text-muted">
        {t('act.help-difference-text', {
          total: rupiah(figures.total),
          amount: rupiah(figures.due),
        })}
        {order.installment === null ? null : ` ${t('act.help-difference-contract')}`}
      </p>
      <Button
        variant="accent"
        busy={busy}
        disabled={online === false}
        onClick={() => void press()}
        className="justify-self-start"
      >
        {t('act.help-difference', { amount: rupiah(figures.due) })}
      </Button>
      {problem ? <Alert tone="critical">{problem}</Alert> : null}
    </div>
  );
}
