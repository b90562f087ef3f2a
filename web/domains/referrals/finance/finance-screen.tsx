'use client';

import { useState } from 'react';
import { rupiah } from '#edge/contract/money.ts';
import { REFERRAL_TERMS } from '#edge/contract/referrals/terms.ts';
import { holds } from '#edge/contract/staff/permissions.ts';
import { Pending } from '#web/domains/account/index.ts';
import { Figures } from '#web/domains/referrals/figures.tsx';
import {
  type Filter,
  Filters,
  NO_FILTER,
  type ShareModel,
} from '#web/domains/referrals/filters.tsx';
import { KeptLine } from '#web/domains/referrals/kept-line.tsx';
import { ProgrammeNav } from '#web/domains/referrals/programme-nav.tsx';
import { SalesTable } from '#web/domains/referrals/sales-table.tsx';
import { useStanding } from '#web/domains/referrals/use-standing.ts';
import { OrpFinanceDocument } from '#web/platform/graphql/generated/main/orp-finance.ts';
import { StaffRightsDocument } from '#web/platform/graphql/generated/main/staff-rights.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { number } from '#web/platform/i18n/format.ts';
import { useLocale } from '#web/platform/i18n/use-locale.ts';
import { useKeptAnswer } from '#web/platform/session/use-kept-answer.ts';
import { usePersonalQuery } from '#web/platform/session/use-personal-query.ts';
import { useSession } from '#web/platform/session/use-session.ts';
import { Alert } from '#web/ui/alert.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { BankCard } from './bank-card.tsx';
import { Slips } from './slips.tsx';

const STATES = ['MATURED', 'PAID', 'TAKEN_BACK'] as const;

function Finance({ models }: { models: readonly ShareModel[] }) {
  const t = useScopedI18n('referrals');
  const locale = useLocale();
  const [filter, setFilter] = useState<Filter>({ ...NO_FILTER, period: 'ALL' });
  const variables = { param: filter };
  const answer = usePersonalQuery(OrpFinanceDocument, variables);
  const { data, keptAt } = useKeptAnswer({
    name: 'OrpFinance',
    variables,
    fresh: answer.data,
  });
  const figures = data?.orpFinance;
  if (figures === undefined)
    return <Pending failed={answer.fault !== undefined} onRetry={answer.retry} />;
  const sales = (count: number) => t('money.sales', { count: number(locale, count) });
  const waiting = figures.totalAmountWaitingPayment;
  const isFiltered = filter.state !== null || filter.productId !== null || filter.period !== 'ALL';
  return (
    <div className="grid gap-8">
      <KeptLine keptAt={keptAt} onRetry={answer.retry} />
      <Figures
        figures={[
          {
            id: 'waiting',
            label: t('money.waiting'),
            value: rupiah(waiting),
            text: sales(figures.totalSalesWaitingPayment),
          },
          {
            id: 'paid',
            label: t('money.paid'),
            value: rupiah(figures.totalAmountPaid),
            text: sales(figures.totalSalesPaid),
          },
          {
            id: 'commission',
            label: t('money.commission'),
            value: rupiah(figures.totalAmountCommission),
            text: sales(figures.totalSalesCommission),
          },
          {
            id: 'pending',
            label: t('money.pending'),
            value: rupiah(figures.totalAmountPending),
            text: t('money.pending-text'),
          },
        ]}
      />
      {figures.needsOtherAccount ? <Alert tone="caution">{t('money.sent-back')}</Alert> : null}
      {waiting < 0 ? <Alert tone="caution">{t('money.negative')}</Alert> : null}
      {waiting > 0 && waiting < REFERRAL_TERMS.leastPayoutIdr ? (
        <Alert>{t('money.least', { least: rupiah(REFERRAL_TERMS.leastPayoutIdr) })}</Alert>
      ) : null}
      <div className="grid items-start gap-8 lg:grid-cols-2">
        <BankCard account={figures} onSaved={answer.retry} />
        <Slips payouts={figures.payouts} />
      </div>
      {figures.totalRecords === 0 && !isFiltered ? null : (
        <Filters filter={filter} models={models} states={STATES} onChange={setFilter} />
      )}
      <SalesTable
        rows={figures.data}
        total={figures.totalRecords}
        page={filter.page}
        size={filter.limit}
        onPage={(page) => setFilter({ ...filter, page })}
        onSize={(limit) => setFilter({ ...filter, page: 1, limit })}
        none={isFiltered ? 'none-filtered' : 'none-matured'}
        last="paid"
      />
    </div>
  );
}

/** What an affiliate is owed and was paid; the way to the dashboard for anybody else. */
export function FinanceScreen({ models }: { models: readonly ShareModel[] }) {
  const t = useScopedI18n('referrals');
  const { data, fault, retry } = useStanding();
  const session = useSession();
  const isStaff = session.kind === 'signed-in' && session.isStaff;
  const rights = usePersonalQuery(StaffRightsDocument, isStaff ? {} : null).data?.staffRights;
  const paysOthers = rights !== undefined && holds(rights.permissions, 'ReadPromotion');
  if (data === undefined) return <Pending failed={fault !== undefined} onRetry={retry} />;
  const state = data.orpStanding?.state;
  const isIn = state === 'ACTIVE' || state === 'SUSPENDED' || state === 'CLOSED';
  return (
    <>
      <ProgrammeNav current="finance" />
      {isIn ? (
        <Finance models={models} />
      ) : (
        <div className="grid justify-items-start gap-4">
          <p>{t(paysOthers ? 'finance.of-others' : 'fault.ORP_NOT_AFFILIATE')}</p>
          {paysOthers ? (
            <LinkButton href="/pstools/queues?queue=PAYOUTS">{t('finance.to-payouts')}</LinkButton>
          ) : null}
          <LinkButton href="/orp-dashboard" variant={paysOthers ? 'secondary' : 'primary'}>
            {t('nav.dashboard')}
          </LinkButton>
        </div>
      )}
    </>
  );
}
