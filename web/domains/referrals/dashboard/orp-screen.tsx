'use client';

import { Pending } from '#web/domains/account/index.ts';
import type { ShareModel } from '#web/domains/referrals/filters.tsx';
import { KeptLine } from '#web/domains/referrals/kept-line.tsx';
import { ApplyForm } from '#web/domains/referrals/programme/apply-form.tsx';
import { CloseProgramme } from '#web/domains/referrals/programme/close-programme.tsx';
import { Terms } from '#web/domains/referrals/programme/terms.tsx';
import { ProgrammeNav } from '#web/domains/referrals/programme-nav.tsx';
import { ShareKit } from '#web/domains/referrals/share/share-kit.tsx';
import { useStanding } from '#web/domains/referrals/use-standing.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { date } from '#web/platform/i18n/format.ts';
import { useLocale } from '#web/platform/i18n/use-locale.ts';
import { Alert } from '#web/ui/alert.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Clock } from '#web/ui/icons.ts';
import { Dashboard } from './dashboard.tsx';

function Closed() {
  const t = useScopedI18n('referrals');
  return (
    <Alert tone="caution">
      <p className="font-semibold">{t('standing.CLOSED')}</p>
      <p>{t('standing.CLOSED-text')}</p>
    </Alert>
  );
}

/** The programme for whoever is in it, or wants to be. */
export function OrpScreen({ models }: { models: readonly ShareModel[] }) {
  const t = useScopedI18n('referrals');
  const locale = useLocale();
  const { data, keptAt, fault, retry } = useStanding();
  if (data === undefined) return <Pending failed={fault !== undefined} onRetry={retry} />;
  const standing = data.orpStanding;
  if (standing === null) return <ApplyForm onApplied={retry} />;
  const { state, affiliateKey } = standing;
  const reason = standing.reason ?? '';
  if (state === 'APPLIED')
    return (
      <div className="grid gap-6">
        <EmptyState icon={<Clock size={28} />} title={t('standing.APPLIED')}>
          {t('standing.APPLIED-text', {
            date: standing.appliedAt === null ? '' : date(locale, Date.parse(standing.appliedAt)),
          })}
        </EmptyState>
        <Terms />
        <CloseProgramme onClosed={retry} />
      </div>
    );
  if (state === 'REJECTED')
    return (
      <div className="grid gap-8">
        <Alert tone="caution">
          <p className="font-semibold">{t('standing.REJECTED')}</p>
          <p>{t('standing.REJECTED-text', { reason })}</p>
        </Alert>
        <ApplyForm onApplied={retry} />
      </div>
    );
  if (state === 'CLOSED' && !standing.hasSales)
    return (
      <div className="grid gap-8">
        <Closed />
        <ApplyForm onApplied={retry} />
      </div>
    );
  return (
    <>
      <ProgrammeNav current="dashboard" />
      <div className="grid gap-10">
        <KeptLine keptAt={keptAt} onRetry={retry} />
        {state === 'SUSPENDED' ? (
          <Alert tone="caution">
            <p className="font-semibold">{t('standing.SUSPENDED')}</p>
            <p>{t('standing.SUSPENDED-text', { reason })}</p>
          </Alert>
        ) : null}
        {state === 'CLOSED' ? <Closed /> : null}
        {state === 'ACTIVE' && affiliateKey !== null ? (
          <ShareKit affiliateKey={affiliateKey} models={models} />
        ) : null}
        <Dashboard models={models} />
        {state === 'CLOSED' ? (
          <ApplyForm onApplied={retry} />
        ) : (
          <>
            <Terms />
            <CloseProgramme onClosed={retry} />
          </>
        )}
      </div>
    </>
  );
}
