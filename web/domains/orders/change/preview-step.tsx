'use client';

import { rupiah } from '#edge/contract/money.ts';
import type { WantedChange } from '#edge/contract/orders/change.ts';
import type { OrderRecord } from '#edge/contract/orders/order-record.ts';
import type { PriceLine } from '#edge/contract/orders/price-lines.ts';
import { PriceTable } from '#web/domains/orders/price-table.tsx';
import { useRefusalText } from '#web/domains/orders/use-refusal-text.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { usePersonalQuery } from '#web/platform/session/use-personal-query.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { useErrorMessage } from '#web/ui/form/error-message.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import type { ChangeStepsProps, Plan } from './step.ts';

/** What becomes of instalments that are asked for or were refused; a new request has a screen's part of its own. */
const financingText = (
  { state, phase, paymentOption }: OrderRecord,
  { request }: Plan,
): 'change.request-stays' | 'change.request-later' | null => {
  if (paymentOption !== 'INSTALLMENT' || phase !== 'FINAL' || request !== null) return null;
  const isOver = state === 'INSTALLMENT_REJECTED' || state === 'INSTALLMENT_CANCELED';
  return isOver ? 'change.request-later' : 'change.request-stays';
};

/** What the change means for the money, before anybody confirms it. */
function Difference({ order, plan }: { order: OrderRecord; plan: Plan }) {
  const t = useScopedI18n('purchases');
  const financing = financingText(order, plan);
  const difference = plan.total - plan.before;
  const sentence = (): string => {
    if (difference > 0) return t('change.more', { amount: rupiah(difference) });
    if (difference < 0) return t('change.less', { amount: rupiah(-difference) });
    return t('change.equal');
  };
  return (
    <>
      <Alert tone={difference < 0 ? 'positive' : 'neutral'}>
        <p className="font-semibold">{sentence()}</p>
        {plan.due > 0 ? (
          <p className="mt-1 text-sm">{t('change.due', { amount: rupiah(plan.due) })}</p>
        ) : null}
        {plan.refund > 0 ? (
          <p className="mt-1 text-sm">
            {t(plan.needsBank ? 'change.refund-bank' : 'change.refund', {
              amount: rupiah(plan.refund),
            })}
          </p>
        ) : null}
        {financing === null ? null : <p className="mt-1 text-sm">{t(financing)}</p>}
        {plan.closesPayment ? <p className="mt-1 text-sm">{t('change.closes')}</p> : null}
        {plan.preOrder ? <p className="mt-1 text-sm">{t('change.pre-order')}</p> : null}
      </Alert>
      {plan.daysToPay === null ? null : (
        <Alert tone="caution">{t('change.days', { count: plan.daysToPay })}</Alert>
      )}
      <PriceTable lines={plan.lines as readonly PriceLine[]} total={plan.total} />
    </>
  );
}

/** The last screen: the difference, and the word that makes it so. */
export function PreviewStep({
  order,
  preview,
  change,
  confirm,
  onBack,
}: ChangeStepsProps & { change: WantedChange; onBack: () => void }) {
  const t = useScopedI18n('purchases');
  const textOf = useRefusalText();
  const errors = useErrorMessage();
  const { data, fault, isValidating, retry } = usePersonalQuery(preview, { id: order.id, change });
  const plan = data === undefined ? undefined : (Object.values(data)[0] ?? null);
  const back = (
    <Button variant="secondary" className="justify-self-start" onClick={onBack}>
      {t('change.back')}
    </Button>
  );
  if (plan === undefined && fault === undefined) return <Skeleton className="h-64 rounded-lg" />;
  if (plan == null) {
    const why = fault?.layer === 'graphql' ? errors(fault.code) : undefined;
    return (
      <div className="grid gap-4">
        <Alert tone="caution">{why ?? t('act.offline')}</Alert>
        {back}
      </div>
    );
  }
  if (plan.__typename === 'OrderRefusal')
    return (
      <div className="grid gap-4">
        <Alert tone="critical">{textOf(plan)}</Alert>
        {back}
      </div>
    );
  if (plan.isSame)
    return (
      <div className="grid gap-4">
        <Alert>{t('change.same')}</Alert>
        {back}
      </div>
    );
  return (
    <div className="grid gap-5" aria-busy={isValidating}>
      <Difference order={order} plan={plan} />
      {confirm(change, plan, retry)}
      {back}
    </div>
  );
}
