'use client';

import { useState } from 'react';
import type { OrderPart } from '#edge/contract/staff/queues.ts';
import { Thread } from '#web/domains/orders/complaints/thread.tsx';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { latePart } from '#web/platform/late/late-part.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { useNow } from '#web/ui/use-now.ts';
import { canAnswer } from './actions/possible.ts';
import { useDesk } from './desk-context.ts';

const AnswerDialog = latePart(() =>
  import('./actions/complaint-dialog.tsx').then((m) => m.AnswerDialog),
);
const ResolveDialog = latePart(() =>
  import('./actions/complaint-dialog.tsx').then((m) => m.ResolveDialog),
);

const PART: OrderPart = 'complaint';

/** What the customer complains about, and what staff say to it. */
export function ComplaintCard() {
  const t = useScopedI18n('complaints');
  const { desk } = useDesk();
  const { order } = desk.row;
  const now = useNow() ?? Date.parse(order.updatedAt);
  const [open, setOpen] = useState<'answer' | 'resolve'>();
  const { complaints = [] } = order;
  if (complaints.length === 0) return null;
  const close = () => setOpen(undefined);
  return (
    <Card id={PART} tabIndex={-1} className="grid scroll-mt-24 gap-4 outline-none">
      <h3 className="text-lg">{t('desk.title')}</h3>
      {complaints.map((complaint) => (
        <Thread key={complaint.id} complaint={complaint} side="staff" now={now} />
      ))}
      {canAnswer(desk) ? (
        <div className="flex flex-wrap gap-3">
          <Button variant="accent" onClick={() => setOpen('answer')}>
            {t('desk.answer')}
          </Button>
          <Button variant="secondary" onClick={() => setOpen('resolve')}>
            {t('desk.resolve')}
          </Button>
        </div>
      ) : null}
      {open === 'answer' ? <AnswerDialog onClose={close} /> : null}
      {open === 'resolve' ? <ResolveDialog onClose={close} /> : null}
    </Card>
  );
}
