'use client';

import { isDecisionLate } from '#edge/contract/financing/application.ts';
import { rupiah } from '#edge/contract/money.ts';
import type { OrderRecord } from '#edge/contract/orders/order-record.ts';
import { DAY_MS } from '#edge/contract/time.ts';
import { DisclosureList } from '#web/platform/financing/disclosure-list.tsx';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { dateTime } from '#web/platform/i18n/format.ts';
import { useLocale } from '#web/platform/i18n/use-locale.ts';
import { latePart } from '#web/platform/late/late-part.tsx';
import { Alert } from '#web/ui/alert.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Card } from '#web/ui/card.tsx';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { useCompanyName } from './company-name.ts';
import { FinancingWay } from './financing-way.tsx';
import { sentences } from './sentences.ts';
import { type Application, FINANCING_TONES } from './standing.ts';
import { useStepText } from './use-step-text.ts';

const Papers = latePart(
  () => import('./papers.tsx').then((m) => m.Papers),
  () => <Skeleton className="h-64 rounded-lg" />,
);

/** What the company says and what has to be done, in a sentence or two. */
function Now({ application, now }: { application: Application; now: number }) {
  const t = useScopedI18n('financing');
  const text = useStepText();
  const company = useCompanyName()(application.disclosure.provider);
  const { step, submittedAt, reason, contractRejectedAt, signUrl } = application;
  // A company that cannot be reached is as silent as one that does not decide.
  const isAwaited = step === 'DECIDING' || step === 'SENDING';
  const day =
    submittedAt === null ? null : Math.floor((now - Date.parse(submittedAt)) / DAY_MS) + 1;
  return (
    <>
      <p className="text-muted">{text(application)}</p>
      {contractRejectedAt === null ? null : (
        <Alert tone="caution">{t('text.contract-rejected')}</Alert>
      )}
      {reason === null || step === 'APPROVED' ? null : (
        <Alert tone="caution">{sentences(t('reason', { company, reason }))}</Alert>
      )}
      {step === 'DECIDING' && day !== null ? (
        <p className="font-semibold text-sm">{t('sent-day', { day })}</p>
      ) : null}
      {isAwaited && submittedAt !== null && isDecisionLate(Date.parse(submittedAt), now) ? (
        <Alert tone="caution">
          {t(application.byHand ? 'text.DECIDING-late-hand' : 'text.DECIDING-late', { company })}
        </Alert>
      ) : null}
      {signUrl === null ? null : (
        <a
          href={signUrl}
          className="inline-flex min-h-12 items-center justify-center justify-self-start rounded-full bg-accent px-6 font-semibold text-on-accent"
        >
          {t('sign')}
        </a>
      )}
    </>
  );
}

/** An application for financing: where it is, what is still missing, and all that it costs. */
export function FinancingCard({ order, now }: { order: OrderRecord; now: number }) {
  const t = useScopedI18n('financing');
  const d = useScopedI18n('disclosure');
  const locale = useLocale();
  const companyOf = useCompanyName();
  const application = order.installment?.application;
  if (application === undefined || order.state === 'CANCELLED') return null;
  const { step, disclosure, contract, reference, method } = application;
  const company = companyOf(disclosure.provider);
  return (
    <Card className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="text-lg">{t('title')}</h3>
        <Badge tone={FINANCING_TONES[step]}>{method}</Badge>
      </div>
      <p className="font-bold text-2xl">{sentences(t(`step.${step}`, { company }))}</p>
      <p className="text-sm">
        {t('terms', { monthly: rupiah(disclosure.monthly), months: disclosure.months })}
      </p>
      <FinancingWay application={application} />
      <Now application={application} now={now} />
      {step === 'DOCUMENTS' ? <Papers order={order} application={application} /> : null}
      {contract === null ? null : (
        <div className="grid gap-1 text-sm">
          <p className="font-semibold">
            {t('text.SIGNED', {
              at: dateTime(locale, Date.parse(contract.signedAt)),
              reference: contract.reference,
            })}
          </p>
          {contract.hash === null ? null : (
            <p className="text-faint [overflow-wrap:anywhere]">
              {t('hash')}: {contract.hash}
            </p>
          )}
        </div>
      )}
      {reference === null ? null : (
        <p className="text-faint text-sm [overflow-wrap:anywhere]">
          {t('reference', { company, reference })}
        </p>
      )}
      <Disclosure summary={d('title')}>
        <DisclosureList of={disclosure} />
      </Disclosure>
    </Card>
  );
}
