'use client';

import { useEffect, useRef, useState } from 'react';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { dateTime, rupiah } from '#web/platform/i18n/format.ts';
import { useLocale } from '#web/platform/i18n/use-locale.ts';
import { latePart } from '#web/platform/late/late-part.tsx';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { useDesk } from './desk-context.ts';
import { useDeskWords } from './use-desk-words.ts';

const SettleDialog = latePart(() =>
  import('./actions/settle-dialog.tsx').then((m) => m.SettleDialog),
);

/** What the next step of the order ends, so that nobody marks it as settled. */
const LEAVE_BY_THEMSELVES: readonly string[] = [
  'DECISION_OVERDUE',
  'REFUND_LATE',
  'COMPLAINT_LATE',
  'RETURN_WAITS',
];

/** What no step of ours puts right: a person has to. */
export function Attentions() {
  const t = useScopedI18n('orderDesk');
  const locale = useLocale();
  const { row, figures, required, may } = useDesk().desk;
  const canDecide = may.includes('settleOrderAttention');
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
      {canDecide && !LEAVE_BY_THEMSELVES.includes(attention) ? (
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

/** What others did, and who: the differences since somebody last looked. */
function Differences({ seen }: { seen: ReadonlySet<string> }) {
  const t = useScopedI18n('orderDesk');
  const locale = useLocale();
  const { log, row } = useDesk().desk;
  const { whatOf, whoOf } = useDeskWords();
  return (
    <ul className="mt-1 text-sm">
      {log
        .filter(({ id }) => !seen.has(id))
        .map((entry) => (
          <li key={entry.id}>
            {t('conflict.by', {
              what: whatOf(entry, row.order.installment !== null),
              who: whoOf(entry),
              at: dateTime(locale, Date.parse(entry.at)),
            })}
          </li>
        ))}
    </ul>
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
      <Differences seen={seen} />
      <p className="mt-1 text-sm">{t('changes.text')}</p>
      <Button variant="quiet" size="sm" className="-mx-4 mt-1" onClick={onClose}>
        {t('conflict.close')}
      </Button>
    </Alert>
  );
}

/** Somebody else was faster: who, and what they did. */
export function Conflict({ seen, onClose }: ChangedProps) {
  const t = useScopedI18n('orderDesk');
  const place = useRef<HTMLDivElement>(null);
  // The decision was made further down the page: whoever made it must not miss this.
  useEffect(() => place.current?.focus(), []);
  return (
    <div ref={place} tabIndex={-1} className="scroll-mt-24">
      <Alert tone="critical">
        <p className="font-semibold">{t('conflict.title')}</p>
        <Differences seen={seen} />
        <p className="mt-1 text-sm">{t('conflict.text')}</p>
        <Button variant="quiet" size="sm" className="-mx-4 mt-1" onClick={onClose}>
          {t('conflict.close')}
        </Button>
      </Alert>
    </div>
  );
}
