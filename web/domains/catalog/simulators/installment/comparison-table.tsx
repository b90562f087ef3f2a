'use client';

import { OFFERS } from '#edge/contract/financing/providers.ts';
import { minimumDownPayment, simulate } from '#edge/contract/financing/simulation.ts';
import { rupiah } from '#edge/contract/money.ts';
import { useProviderName } from '#web/platform/financing/provider-name.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { useLocale } from '#web/platform/i18n/use-locale.ts';
import { Table } from '#web/ui/table.tsx';
import { percent } from './percent.ts';
import type { AskedPlan } from './plan-query.ts';

/** The same down payment and term with every provider. */
export function ComparisonTable({ plan, price }: { plan: AskedPlan; price: number }) {
  const t = useScopedI18n('simulators');
  const providerName = useProviderName();
  const locale = useLocale();
  const rows = OFFERS.map((offer) => {
    const outcome = simulate({
      price,
      downPayment: plan.downPayment,
      provider: offer.provider,
      months: plan.months,
    });
    return { offer, outcome };
  });
  return (
    <Table
      stacked
      caption={t('dp.compare')}
      rows={rows}
      rowKey={({ offer }) => offer.provider}
      columns={[
        {
          id: 'provider',
          header: t('dp.provider'),
          cell: ({ offer }) => (
            <span className={offer === plan.offer ? 'font-bold' : undefined}>
              {providerName(offer.provider)}
            </span>
          ),
        },
        {
          id: 'installment',
          header: t('dp.due'),
          align: 'end',
          cell: ({ offer, outcome }) => {
            if (outcome.ok) return rupiah(outcome.value.plan.installments[0] ?? 0);
            if (outcome.error.code === 'UNKNOWN_TENOR') return t('dp.not-offered');
            return t('dp.from-down-payment', {
              minimum: rupiah(minimumDownPayment(price, offer)),
            });
          },
        },
        {
          id: 'flat',
          header: t('dp.flat'),
          align: 'end',
          cell: ({ outcome }) =>
            outcome.ok && outcome.value.effectiveRate !== null
              ? percent(outcome.value.flatRate, locale)
              : '–',
        },
        {
          id: 'effective',
          header: t('dp.effective'),
          align: 'end',
          cell: ({ outcome }) =>
            outcome.ok && outcome.value.effectiveRate !== null
              ? percent(outcome.value.effectiveRate, locale)
              : '–',
        },
        {
          id: 'total',
          header: t('dp.installments-total'),
          align: 'end',
          cell: ({ outcome }) => (outcome.ok ? rupiah(outcome.value.plan.total) : '–'),
        },
      ]}
    />
  );
}
