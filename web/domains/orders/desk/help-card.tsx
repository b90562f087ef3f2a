'use client';

import { useState } from 'react';
import type { SisapiraStatus } from '#edge/contract/orders/sisapira.ts';
import { sisapiraTone } from '#web/domains/orders/standing.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { latePart } from '#web/platform/late/late-part.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { helpChoicesOf } from './actions/possible.ts';
import { useDesk } from './desk-context.ts';

const HelpDialog = latePart(() => import('./actions/help-dialog.tsx').then((m) => m.HelpDialog));

/** How far the government's help for the order is, and what the programme can say next. */
export function HelpCard() {
  const t = useScopedI18n('orderDesk');
  const purchases = useScopedI18n('purchases');
  const { desk } = useDesk();
  const { sisapiraStatus: status = null } = desk.row.order;
  const [next, setNext] = useState<SisapiraStatus>();
  if (status === null) return null;
  const choices = helpChoicesOf(desk);
  return (
    <Card className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="text-lg">{purchases('sisapira.title')}</h3>
        <Badge tone={sisapiraTone(status)}>{purchases(`sisapira.${status}`)}</Badge>
      </div>
      <p className="text-muted text-sm">{t(`sisapira.${status}`)}</p>
      {choices.length === 0 ? null : (
        <div className="flex flex-wrap gap-2">
          {choices.map((choice) => (
            <Button key={choice} variant="secondary" size="sm" onClick={() => setNext(choice)}>
              {purchases(`sisapira.${choice}`)}
            </Button>
          ))}
        </div>
      )}
      {next === undefined ? null : <HelpDialog status={next} onClose={() => setNext(undefined)} />}
    </Card>
  );
}
