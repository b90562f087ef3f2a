'use client';

import { useState } from 'react';
import { COMPLAINT_LIMITS } from '#edge/contract/orders/complaint.ts';
import type { OrderRecord } from '#edge/contract/orders/order-record.ts';
import { useOrderWrite } from '#web/domains/orders/use-order-write.ts';
import { useRefusalText } from '#web/domains/orders/use-refusal-text.ts';
import { useOnline } from '#web/platform/device/use-online.ts';
import { WithdrawComplaintDocument } from '#web/platform/graphql/generated/main/withdraw-complaint.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { latePart } from '#web/platform/late/late-part.tsx';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { openComplaintIn } from './standing.ts';
import { Thread } from './thread.tsx';

const ComplainDialog = latePart(() => import('./write-dialog.tsx').then((m) => m.ComplainDialog));
const ReplyDialog = latePart(() => import('./write-dialog.tsx').then((m) => m.ReplyDialog));

/** What the customer has to say against an order, and a way to say it. */
export function ComplaintCard({ order, now }: { order: OrderRecord; now: number }) {
  const t = useScopedI18n('complaints');
  const purchases = useScopedI18n('purchases');
  const textOf = useRefusalText();
  const online = useOnline();
  const { write, busy } = useOrderWrite();
  const [open, setOpen] = useState<'complain' | 'reply'>();
  const [problem, setProblem] = useState<string>();
  const { complaints = [] } = order;
  const current = openComplaintIn(order);
  const close = () => setOpen(undefined);
  const withdraw = async (): Promise<void> => {
    const outcome = await write(WithdrawComplaintDocument, { orderId: order.id });
    setProblem(
      outcome.kind === 'refused'
        ? textOf(outcome.refused)
        : outcome.kind === 'unanswered'
          ? purchases('act.offline')
          : undefined,
    );
  };
  return (
    <Card className="grid gap-4">
      <h3 className="text-lg">{t('title')}</h3>
      {complaints.length === 0 ? (
        <p className="text-muted text-sm">{t('text', { count: COMPLAINT_LIMITS.answerDays })}</p>
      ) : (
        complaints.map((complaint) => (
          <Thread key={complaint.id} complaint={complaint} side="customer" now={now} />
        ))
      )}
      {problem ? <Alert tone="critical">{problem}</Alert> : null}
      <div className="flex flex-wrap gap-3">
        {current === undefined ? (
          <Button
            variant="secondary"
            disabled={online === false}
            onClick={() => setOpen('complain')}
          >
            {t(complaints.length === 0 ? 'begin' : 'begin-another')}
          </Button>
        ) : (
          <>
            <Button
              variant="secondary"
              disabled={online === false}
              onClick={() => setOpen('reply')}
            >
              {t('reply')}
            </Button>
            <Button
              variant="quiet"
              busy={busy}
              disabled={online === false}
              onClick={() => void withdraw()}
            >
              {t('withdraw')}
            </Button>
          </>
        )}
      </div>
      {open === 'complain' ? <ComplainDialog order={order} onClose={close} /> : null}
      {open === 'reply' ? <ReplyDialog order={order} onClose={close} /> : null}
    </Card>
  );
}
