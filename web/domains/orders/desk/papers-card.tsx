'use client';

import { useState } from 'react';
import { rupiah } from '#edge/contract/money.ts';
import { plateNumberOf } from '#edge/contract/orders/papers.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { date } from '#web/platform/i18n/format.ts';
import { useLocale } from '#web/platform/i18n/use-locale.ts';
import { latePart } from '#web/platform/late/late-part.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { type PaperStep, paperWords } from './actions/paper-words.ts';
import { canAddCost, paperStepsOf } from './actions/possible.ts';
import { useDesk } from './desk-context.ts';

const PaperDialog = latePart(() => import('./actions/paper-dialog.tsx').then((m) => m.PaperDialog));
const CostDialog = latePart(() => import('./actions/cost-dialog.tsx').then((m) => m.CostDialog));

/** Certificate, plate and title, and what was paid for them. */
export function PapersCard() {
  const t = useScopedI18n('orderDesk');
  const purchases = useScopedI18n('purchases');
  const locale = useLocale();
  const { desk } = useDesk();
  const { row, costs } = desk;
  const { registration } = row.order;
  const current = plateNumberOf(registration);
  const [paper, setPaper] = useState<PaperStep>();
  const [cost, setCost] = useState(false);
  return (
    <Card className="grid gap-4">
      <h3 className="text-lg">{t('papers.title')}</h3>
      {registration.length === 0 ? (
        <p className="text-muted text-sm">{t('papers.none')}</p>
      ) : (
        <ul className="divide-y divide-line">
          {registration.map(({ item, progress, earliest, latest, collectedAt, plateNumber }) => (
            <li key={item} className="grid gap-2 py-3 text-sm">
              <span className="flex flex-wrap items-center justify-between gap-2">
                <span className="font-semibold">{purchases(`registration.${item}`)}</span>
                <Badge tone={progress === 'PROCESSING' ? 'caution' : 'positive'}>
                  {purchases(`registration.${progress}`)}
                </Badge>
              </span>
              {plateNumber ? (
                <span className="font-semibold tracking-widest">{plateNumber}</span>
              ) : null}
              <span className="text-muted">
                {collectedAt === null
                  ? purchases('registration.between', {
                      from: date(locale, Date.parse(earliest)),
                      to: date(locale, Date.parse(latest)),
                    })
                  : date(locale, Date.parse(collectedAt))}
              </span>
              <span className="flex flex-wrap gap-2 empty:hidden">
                {paperStepsOf(desk, { item, progress, plateNumber }).map((step) => (
                  <Button
                    key={String(step.isNumber)}
                    variant="secondary"
                    size="sm"
                    onClick={() => setPaper(step)}
                  >
                    <span className="sr-only">{item}: </span>
                    {t(paperWords(step, current))}
                  </Button>
                ))}
              </span>
            </li>
          ))}
        </ul>
      )}
      <section className="grid gap-2 text-sm">
        <h4 className="font-semibold">{t('papers.costs')}</h4>
        {costs.length === 0 ? <p className="text-muted">{t('papers.no-costs')}</p> : null}
        <ul className="divide-y divide-line">
          {costs.map(({ id, label, amount, receiptUrl }) => (
            <li key={id} className="flex flex-wrap justify-between gap-2 py-2">
              <span className="break-words">
                {label}{' '}
                <a
                  href={receiptUrl}
                  target="_blank"
                  rel="noreferrer"
                  className="text-accent-text underline underline-offset-4"
                >
                  {t('papers.receipt')}
                </a>
              </span>
              <span className="tabular-nums">{rupiah(amount)}</span>
            </li>
          ))}
        </ul>
        {canAddCost(desk) ? (
          <Button
            variant="secondary"
            size="sm"
            className="justify-self-start"
            onClick={() => setCost(true)}
          >
            {t('papers.add')}
          </Button>
        ) : null}
      </section>
      {paper === undefined ? null : (
        <PaperDialog step={paper} onClose={() => setPaper(undefined)} />
      )}
      {cost ? <CostDialog onClose={() => setCost(false)} /> : null}
    </Card>
  );
}
