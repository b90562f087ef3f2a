'use client';

import { useState } from 'react';
import { rupiah } from '#edge/contract/money.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { date } from '#web/platform/i18n/format.ts';
import { useLocale } from '#web/platform/i18n/use-locale.ts';
import { latePart } from '#web/platform/late/late-part.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { useNow } from '#web/ui/use-now.ts';
import { canAffix, canChangeInvoice } from './actions/possible.ts';
import { useDesk } from './desk-context.ts';

const MeteraiDialog = latePart(() =>
  import('./actions/meterai-dialog.tsx').then((m) => m.MeteraiDialog),
);

const InvoiceDialog = latePart(() =>
  import('./actions/invoice-dialog.tsx').then((m) => m.InvoiceDialog),
);

/** The invoice of a company, and another address on it as long as that is possible. */
function InvoiceRow() {
  const t = useScopedI18n('orderDesk');
  const locale = useLocale();
  const now = useNow(60_000);
  const { desk } = useDesk();
  const { invoice } = desk.row.order;
  const [isOpen, setOpen] = useState(false);
  if (invoice === undefined) return null;
  const until = Date.parse(invoice.addressUntil);
  const isOver = now !== null && now >= until;
  return (
    <div className="grid gap-2 border-line border-t py-3 text-sm">
      <span className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="font-semibold">{invoice.number}</span>
        <span className="text-muted">{date(locale, Date.parse(invoice.issuedAt))}</span>
      </span>
      {isOver ? (
        <span className="text-muted">
          {t('receipts.invoice-over', { date: date(locale, until) })}
        </span>
      ) : null}
      {canChangeInvoice(desk, now) ? (
        <Button
          variant="secondary"
          size="sm"
          className="justify-self-start"
          onClick={() => setOpen(true)}
        >
          <span className="sr-only">{invoice.number}: </span>
          {t('receipts.invoice')}
        </Button>
      ) : null}
      {isOpen ? <InvoiceDialog invoice={invoice} onClose={() => setOpen(false)} /> : null}
    </div>
  );
}

/** Receipts of an order with their stamp duty, and the invoice of a company. */
export function ReceiptList() {
  const t = useScopedI18n('orderDesk');
  const locale = useLocale();
  const { desk } = useDesk();
  const { receipts = [] } = desk.row.order;
  const [chosen, choose] = useState<{ readonly code: string; readonly number: string }>();
  return (
    <>
      {receipts.length === 0 ? <p className="text-muted text-sm">{t('receipts.none')}</p> : null}
      <ul className="divide-y divide-line text-sm empty:hidden">
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
            {canAffix(desk, code) ? (
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
      <InvoiceRow />
      {chosen === undefined ? null : (
        <MeteraiDialog receipt={chosen} onClose={() => choose(undefined)} />
      )}
    </>
  );
}
