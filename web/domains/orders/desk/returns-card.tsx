'use client';

import { useState } from 'react';
import type { OrderPart } from '#edge/contract/staff/queues.ts';
import { type GoodsReturn, ReturnFacts } from '#web/domains/orders/returns/return-facts.tsx';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { latePart } from '#web/platform/late/late-part.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { canTakeOut, type ReturnStep, returnStepsOf } from './actions/possible.ts';
import { useDesk } from './desk-context.ts';

const ReturnDialog = latePart(() =>
  import('./actions/return-dialog.tsx').then((m) => m.ReturnDialog),
);
const TakeOutDialog = latePart(() =>
  import('./actions/take-out-dialog.tsx').then((m) => m.TakeOutDialog),
);

const PART: OrderPart = 'returns';

/** Goods that go back, and those that cannot be delivered. */
export function ReturnsCard() {
  const t = useScopedI18n('orderDesk');
  const { desk } = useDesk();
  const { order } = desk.row;
  const [open, setOpen] = useState<{ row: GoodsReturn; step: ReturnStep }>();
  const [takesOut, setTakesOut] = useState(false);
  const returns = order.returns ?? [];
  // What is open stays open where somebody else takes the order on.
  if (returns.length === 0 && !canTakeOut(desk) && !takesOut) return null;
  return (
    <Card id={PART} tabIndex={-1} className="scroll-mt-24 outline-none">
      <h3 className="text-lg">{t('returns.title')}</h3>
      <ul className="mt-1 divide-y divide-line">
        {returns.map((row) => (
          <ReturnFacts key={row.id} order={order} row={row}>
            <span className="flex flex-wrap gap-x-4 empty:hidden">
              {row.photos.map((url, at) => (
                <a
                  key={url}
                  href={url}
                  target="_blank"
                  rel="noreferrer"
                  className="text-accent-text underline underline-offset-4"
                >
                  {t('returns.photo', { number: at + 1 })}
                </a>
              ))}
            </span>
            <span className="mt-1 flex flex-wrap gap-2 empty:hidden">
              {returnStepsOf(desk, row).map((step) => (
                <Button
                  key={step}
                  variant="secondary"
                  size="sm"
                  onClick={() => setOpen({ row, step })}
                >
                  {t(`returns.${step}`)}
                </Button>
              ))}
            </span>
          </ReturnFacts>
        ))}
      </ul>
      {canTakeOut(desk) ? (
        <Button variant="secondary" size="sm" className="mt-3" onClick={() => setTakesOut(true)}>
          {t('returns.take-out')}
        </Button>
      ) : null}
      {open === undefined ? null : <ReturnDialog {...open} onClose={() => setOpen(undefined)} />}
      {takesOut ? <TakeOutDialog onClose={() => setTakesOut(false)} /> : null}
    </Card>
  );
}
