'use client';

import { rupiah } from '#edge/contract/money.ts';
import { PriceTable } from '#web/domains/orders/price-table.tsx';
import { useProviderName } from '#web/platform/financing/provider-name.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { dateTime } from '#web/platform/i18n/format.ts';
import { useLocale } from '#web/platform/i18n/use-locale.ts';
import { Badge, type Tone } from '#web/ui/badge.tsx';
import { Card } from '#web/ui/card.tsx';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { useDesk } from './desk-context.ts';
import { ReceiptList } from './receipt-list.tsx';
import { RefundList } from './refund-list.tsx';
import { useDeskWords } from './use-desk-words.ts';

const PAYMENT_TONES: Readonly<Record<string, Tone>> = {
  SETTLED: 'positive',
  REVERSED: 'critical',
  CHARGED_BACK: 'critical',
  DENIED: 'caution',
};

function Amount({ label, idr, strong = false }: { label: string; idr: number; strong?: boolean }) {
  return (
    <div className="flex justify-between gap-4 py-1">
      <dt className="text-muted">{label}</dt>
      <dd className={strong ? 'font-bold tabular-nums' : 'tabular-nums'}>{rupiah(idr)}</dd>
    </div>
  );
}

function Payments() {
  const t = useScopedI18n('orderDesk');
  const locale = useLocale();
  const { payments } = useDesk().desk;
  const { stateOfPayment, methodName } = useDeskWords();
  if (payments.length === 0) return <p className="text-muted text-sm">{t('money.no-payments')}</p>;
  return (
    <ul className="divide-y divide-line text-sm">
      {payments.toReversed().map((payment) => {
        const { id, state, amount, paid, settledAt, startedAt, reversibleUntil } = payment;
        return (
          <li key={id} className="grid gap-1 py-3">
            <span className="flex flex-wrap items-center justify-between gap-2">
              <span className="font-semibold tabular-nums">{rupiah(amount)}</span>
              <Badge tone={PAYMENT_TONES[state] ?? 'neutral'}>{stateOfPayment(state)}</Badge>
            </span>
            {paid !== null && paid !== amount ? (
              <span>{t('money.paid-other', { amount: rupiah(paid) })}</span>
            ) : null}
            <span className="text-muted">
              {[methodName(payment.method), dateTime(locale, Date.parse(settledAt ?? startedAt))]
                .filter(Boolean)
                .join(' · ')}
            </span>
            {state === 'SETTLED' && reversibleUntil ? (
              <span className="text-faint">
                {t('money.reversible', { until: dateTime(locale, Date.parse(reversibleUntil)) })}
              </span>
            ) : null}
            {state === 'SETTLED' && payment.captured ? (
              <span className="text-faint">{t('money.captured')}</span>
            ) : null}
            {payment.chargedBack > 0 ? (
              <span>{t('money.charged-back', { amount: rupiah(payment.chargedBack) })}</span>
            ) : null}
            <span className="text-faint tabular-nums">{payment.reference}</span>
          </li>
        );
      })}
    </ul>
  );
}

/** What it costs, what came and went, as the ledger has it. */
export function MoneyCard() {
  const t = useScopedI18n('orderDesk');
  const providerName = useProviderName();
  const { row, figures, required, contractReference } = useDesk().desk;
  const { order } = row;
  const { installment } = order;
  const { paid, refunded, forfeited, sold, onAccount } = figures;
  return (
    <Card className="grid gap-4">
      <h3 className="text-lg">{t('money.title')}</h3>
      <dl className="text-sm">
        <Amount label={t('money.total')} idr={order.total} strong />
        <Amount label={t('money.paid')} idr={paid} />
        {refunded === 0 ? null : <Amount label={t('money.refunded')} idr={refunded} />}
        {forfeited === 0 ? null : <Amount label={t('money.forfeited')} idr={forfeited} />}
        {sold === 0 ? null : <Amount label={t('money.sold')} idr={sold} />}
        <Amount label={t('money.on-account')} idr={onAccount} strong />
        {required === 0 ? null : <Amount label={t('money.required')} idr={required} />}
        {order.due === 0 ? null : <Amount label={t('money.due')} idr={order.due} strong />}
      </dl>
      {installment === null ? null : (
        <p className="text-sm">
          {t('money.installment', {
            provider: providerName(installment.provider),
            months: installment.months,
            monthly: rupiah(installment.monthly),
            down: rupiah(installment.downPayment),
          })}
          {contractReference === null ? null : (
            <span className="block text-muted">
              {t('money.contract', { reference: contractReference })}
            </span>
          )}
        </p>
      )}
      <Disclosure summary={t('money.lines')}>
        <PriceTable lines={order.lines} total={order.total} />
      </Disclosure>
      <section>
        <h4 className="font-semibold">{t('money.payments')}</h4>
        <Payments />
      </section>
      <section>
        <h4 className="font-semibold">{t('money.refunds')}</h4>
        <RefundList />
      </section>
      <section>
        <h4 className="font-semibold">{t('receipts.title')}</h4>
        <ReceiptList />
      </section>
    </Card>
  );
}
