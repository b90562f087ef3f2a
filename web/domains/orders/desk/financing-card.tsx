'use client';

import { useState } from 'react';
import { rupiah } from '#edge/contract/money.ts';
import { useCompanyName } from '#web/domains/orders/financing/company-name.ts';
import { sentences } from '#web/domains/orders/financing/sentences.ts';
import { type Application, FINANCING_TONES } from '#web/domains/orders/financing/standing.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { dateTime } from '#web/platform/i18n/format.ts';
import { useLocale } from '#web/platform/i18n/use-locale.ts';
import { latePart } from '#web/platform/late/late-part.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Eye } from '#web/ui/icons.ts';
import { useDesk } from './desk-context.ts';
import { Facts } from './facts.tsx';

const DocumentsDialog = latePart(() =>
  import('./actions/documents-dialog.tsx').then((m) => m.DocumentsDialog),
);

/** An application for financing, for staff: who decides it, where it is, and its papers with a reason. */
export function FinancingCard({ application }: { application: Application }) {
  const t = useScopedI18n('orderDesk');
  const f = useScopedI18n('financing');
  const locale = useLocale();
  const companyOf = useCompanyName();
  const { canDecide } = useDesk().desk;
  const [open, setOpen] = useState(false);
  const { step, disclosure, byHand, documents, contract, method } = application;
  const company = companyOf(disclosure.provider);
  const when = (at: string | null): string | null =>
    at === null ? null : dateTime(locale, Date.parse(at));
  return (
    <Card className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="text-lg">{t('financing.title')}</h3>
        <Badge tone={FINANCING_TONES[step]}>{method}</Badge>
      </div>
      <p className="text-muted text-sm">
        {sentences(t(byHand ? 'financing.by-hand' : 'financing.by-company', { company }))}
      </p>
      <Facts
        facts={[
          [t('financing.step'), sentences(f(`step.${step}`, { company }))],
          [
            t('financing.terms'),
            `${disclosure.months} × ${rupiah(disclosure.monthly)} · ${rupiah(disclosure.downPayment)}`,
          ],
          [t('financing.submitted'), when(application.submittedAt)],
          [t('financing.sent'), when(application.sentAt)],
          [t('financing.reference'), application.reference],
          [
            t('financing.contract'),
            contract === null ? null : `${contract.reference}, ${when(contract.signedAt) ?? ''}`,
          ],
          [t('financing.hash'), contract?.hash ?? null],
        ]}
      />
      <div className="flex flex-wrap items-center gap-3">
        <span className="text-muted text-sm">
          {documents.length === 0
            ? t('financing.none')
            : t('financing.papers', { count: documents.length })}
        </span>
        {documents.length > 0 && canDecide ? (
          <Button variant="secondary" size="sm" onClick={() => setOpen(true)}>
            <Eye size={16} aria-hidden="true" />
            {t('financing.open')}
          </Button>
        ) : null}
      </div>
      {open ? <DocumentsDialog onClose={() => setOpen(false)} /> : null}
    </Card>
  );
}
