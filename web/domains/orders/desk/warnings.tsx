'use client';

import { useState } from 'react';
import { rupiah } from '#edge/contract/money.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { dateTime } from '#web/platform/i18n/format.ts';
import { useLocale } from '#web/platform/i18n/use-locale.ts';
import { latePart } from '#web/platform/late/late-part.tsx';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { canSettle } from './actions/possible.ts';
import { useDesk } from './desk-context.ts';
import { useDifferences } from './use-differences.ts';

const SettleDialog = latePart(() =>
  import('./actions/settle-dialog.tsx').then((m) => m.SettleDialog),
);

/** What no step of ours puts right: a person has to. */
export function Attentions() {
  const t = useScopedI18n('orderDesk');
  const locale = useLocale();
  const { desk } = useDesk();
  const { row, figures, required } = desk;
  const [open, setOpen] = useState(false);
  const missing = required - figures.onAccount;
  const textOf = (attention: (typeof row.attentions)[number]): string => {
    switch (attention) {
      case 'REFUND_FAILED':
        return t('attention-text.REFUND_FAILED', { amount: rupiah(figures.onAccount) });
      case 'REFUND_STUCK':
        return t('attention-text.REFUND_STUCK');
      case 'REFUND_BY_PROVIDER':
        return t('attention-text.REFUND_BY_PROVIDER');
      case 'COMPLAINT_LATE':
        return t('attention-text.COMPLAINT_LATE');
      case 'REFUND_LATE':
        return t('attention-text.REFUND_LATE');
      case 'DECISION_OVERDUE':
        return t('attention-text.DECISION_OVERDUE', {
          since: dateTime(locale, Date.parse(row.order.expiresAt ?? row.order.updatedAt)),
        });
      case 'FINANCING_STUCK':
        return t('attention-text.FINANCING_STUCK');
      case 'RETURN_WAITS':
        return t('attention-text.RETURN_WAITS');
      case 'PAYMENT_TAKEN_BACK':
        return missing > 0
          ? t('attention-text.PAYMENT_TAKEN_BACK', { missing: rupiah(missing) })
          : t('attention-text.PAYMENT_TAKEN_BACK-late');
    }
  };
  const alerts = row.attentions.map((attention) => (
    <Alert key={attention} tone="critical">
      <p className="font-semibold">{t(`attention.${attention}`)}</p>
      <p className="mt-1 text-sm">{textOf(attention)}</p>
      {canSettle(desk, attention) ? (
        <Button variant="quiet" size="sm" className="-mx-4 mt-1" onClick={() => setOpen(true)}>
          {t('settle.title')}
        </Button>
      ) : null}
    </Alert>
  ));
  return (
    <>
      {alerts}
      {open ? <SettleDialog onClose={() => setOpen(false)} /> : null}
    </>
  );
}

interface ChangedProps {
  /** Ids of the entries of the history seen before. */
  seen: ReadonlySet<string>;
  onClose: () => void;
}

/** The order changed while somebody looked at it: who did what. */
export function Changes({ seen, onClose }: ChangedProps) {
  const t = useScopedI18n('orderDesk');
  return (
    <Alert tone="caution">
      <p className="font-semibold">{t('changes.title')}</p>
      <ul className="mt-1 text-sm">
        {useDifferences(seen).map((difference) => (
          <li key={difference}>{difference}</li>
        ))}
      </ul>
      <p className="mt-1 text-sm">{t('changes.text')}</p>
      <Button variant="quiet" size="sm" className="-mx-4 mt-1" onClick={onClose}>
        {t('changes.close')}
      </Button>
    </Alert>
  );
}
