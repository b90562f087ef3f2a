'use client';

import dynamic from 'next/dynamic';
import { useState } from 'react';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { date, rupiah } from '#web/platform/i18n/format.ts';
import { useLocale } from '#web/platform/i18n/use-locale.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { useDesk } from './desk-context.ts';

const MeteraiDialog = dynamic(
  () => import('./actions/meterai-dialog.tsx').then((m) => m.MeteraiDialog),
  { ssr: false },
);

/** Receipts of an order with their stamp duty. */
export function ReceiptList() {
  const t = useScopedI18n('orderDesk');
  const locale = useLocale();
  const { row, may } = useDesk().desk;
  const canDecide = may.includes('affixMeterai');
  const { receipts = [] } = row.order;
  const [chosen, choose] = useState<{ readonly code: string; readonly number: string }>();
  if (receipts.length === 0) return <p className="text-muted text-sm">{t('receipts.none')}</p>;
  return (
    <>
      <ul className="divide-y divide-line text-sm">
        {receipts.map(({ code, number, amount, issuedAt, meterai = 'NONE', meteraiSerial }) => (
          <li key={code} className="grid gap-2 py-3">
            <span className="flex flex-wrap items-baseline justify-between gap-x-4">
              <span className="font-semibold">{number}</span>
              <span className="tabular-nums">{rupiah(amount)}</span>
            </span>
            <span className="flex flex-wrap items-center justify-between gap-2">
              <span className="text-muted">{date(locale, Date.parse(issuedAt))}</span>
              <Badge tone={meterai === 'REQUIRED' ? 'caution' : 'neutral'}>
                {t(`receipts.${meterai}`, { serial: meteraiSerial ?? '' })}
              </Badge>
            </span>
            {canDecide && meterai === 'REQUIRED' ? (
              <Button
                variant="secondary"
                size="sm"
                className="justify-self-start"
                onClick={() => choose({ code, number })}
              >
                <span className="sr-only">{number}: </span>
                {t('receipts.affix')}
              </Button>
            ) : null}
          </li>
        ))}
      </ul>
      {chosen === undefined ? null : (
        <MeteraiDialog receipt={chosen} onClose={() => choose(undefined)} />
      )}
    </>
  );
}
