'use client';

import { useState } from 'react';
import { EDITABLE_STATES, isIn, SHOWN_STATES } from '#edge/contract/listings/machine.ts';
import { rupiah } from '#edge/contract/money.ts';
import { FactList } from '#web/domains/listings/fact-list.tsx';
import { SettleListingReportsDocument } from '#web/platform/graphql/generated/main/settle-listing-reports.ts';
import type { ReportedListingFragment } from '#web/platform/graphql/generated/main.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { dateTime } from '#web/platform/i18n/format.ts';
import { useLocale } from '#web/platform/i18n/use-locale.ts';
import { usePersonalMutation } from '#web/platform/session/use-personal-mutation.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { useErrorMessage } from '#web/ui/form/error-message.ts';
import { EyeOff } from '#web/ui/icons.ts';
import { LinkButton } from '#web/ui/link-button.tsx';

type Verdict = 'HIDE' | 'CLEAR';

interface Props {
  listing: ReportedListingFragment;
  /** Staff have looked at it; they may still think again. */
  settled: boolean;
  onSettled: () => void;
}

/** One reported listing: what it says, what people say of it, and what becomes of it. */
export function ReportedCard({ listing, settled, onSettled }: Props) {
  const t = useScopedI18n('staff');
  const words = useScopedI18n('listings');
  const locale = useLocale();
  const error = useErrorMessage();
  const send = usePersonalMutation();
  const [busy, setBusy] = useState<Verdict>();
  const [problem, setProblem] = useState<string>();
  const { id, kind, status, hidden, price, reports, totalReports } = listing;
  const settle = async (verdict: Verdict): Promise<void> => {
    const [newest] = reports;
    if (newest === undefined) return;
    setBusy(verdict);
    setProblem(undefined);
    const variables = { listingId: id, lastReport: newest.id, verdict };
    const answer = await send(SettleListingReportsDocument, variables);
    setBusy(undefined);
    if (!answer.ok) {
      const { fault } = answer;
      setProblem(error(fault.layer === 'graphql' ? fault.code : 'UNAVAILABLE'));
      return;
    }
    if (!answer.data.settleListingReports.success) setProblem(t('reported.gone'));
    onSettled();
  };
  // Over for good: there is nothing left to take off, only to take note of.
  const over = !isIn(EDITABLE_STATES, status);
  const verdicts: readonly Verdict[] = settled ? [hidden ? 'CLEAR' : 'HIDE'] : ['HIDE', 'CLEAR'];
  const offered = over ? verdicts.filter((each) => each === 'CLEAR' && !settled) : verdicts;
  const clear = over ? 'reported.noted' : settled ? 'reported.show' : 'reported.clear';
  return (
    <Card className="grid gap-5">
      <header className="flex flex-wrap items-start justify-between gap-3">
        <div>
          <h3 className="font-bold text-xl">{listing.title}</h3>
          <p className="text-muted">{words(`kind.${kind}`)}</p>
        </div>
        <span className="flex flex-wrap gap-2">
          {hidden ? (
            <Badge tone="critical" icon={<EyeOff size={14} />}>
              {t('reported.hidden')}
            </Badge>
          ) : null}
          <Badge>{words(`state.${status}`)}</Badge>
        </span>
      </header>
      <FactList
        className="grid-cols-2 sm:grid-cols-3"
        facts={[
          [t('reported.owner'), listing.ownerName],
          [t('reported.price'), price === null ? '–' : rupiah(Number(price))],
          [t('reported.city'), listing.city || '–'],
        ]}
      />
      <p className="whitespace-pre-line break-words rounded-lg bg-sunken px-4 py-3">
        {listing.description}
      </p>
      <section className="grid gap-3">
        <h4 className="font-semibold">{t('reported.reports', { count: totalReports })}</h4>
        <ul className="divide-y divide-line border-line border-y">
          {reports.map((report) => (
            <li key={report.id} className="py-3">
              <p className="flex flex-wrap justify-between gap-x-4">
                <span className="font-semibold">{words(`report.${report.reason}`)}</span>
                <span className="text-muted text-sm tabular-nums">
                  {dateTime(locale, Date.parse(report.createdAt))}
                </span>
              </p>
              {report.note ? <p className="mt-1 break-words">{report.note}</p> : null}
            </li>
          ))}
        </ul>
        {totalReports > reports.length ? (
          <p className="text-muted text-sm">{t('reported.more', { count: reports.length })}</p>
        ) : null}
      </section>
      {problem ? <Alert tone="critical">{problem}</Alert> : null}
      <div className="flex flex-wrap gap-3">
        {offered.map((verdict) => (
          <Button
            key={verdict}
            variant={verdict === 'HIDE' ? 'primary' : 'secondary'}
            busy={busy === verdict}
            onClick={() => void settle(verdict)}
          >
            {t(verdict === 'HIDE' ? 'reported.hide' : clear)}
          </Button>
        ))}
        {isIn(SHOWN_STATES, status) && !hidden ? (
          <LinkButton href={`/sell-my-${kind.toLowerCase()}/${id}`} variant="quiet">
            {t('reported.page')}
          </LinkButton>
        ) : null}
      </div>
    </Card>
  );
}
