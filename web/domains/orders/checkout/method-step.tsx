'use client';

import { useState } from 'react';
import { rupiah } from '#edge/contract/money.ts';
import { MethodList } from '#web/domains/orders/detail/method-list.tsx';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { purchase, usePurchase } from '#web/platform/purchase/use-purchase.ts';
import { Alert } from '#web/ui/alert.tsx';
import { ChoiceCard } from '#web/ui/choice-card.tsx';
import { fitsAmount, METHOD_LATER } from './method.ts';
import { StepActions } from './step-actions.tsx';

/** By which method the sum that is due now is paid; the payment opens right after the order is placed. */
export function MethodStep({ due, onDone }: { due: number; onDone: () => void }) {
  const t = useScopedI18n('checkout');
  const { paymentMethod } = usePurchase();
  const [wasSubmitted, setSubmitted] = useState(false);
  const fits = fitsAmount(paymentMethod, due);
  const choose = (method: string): void =>
    purchase().update((state) => ({ ...state, paymentMethod: method }));
  const finish = (): void => {
    setSubmitted(true);
    if (fits) onDone();
  };
  if (due === 0)
    return (
      <>
        <Alert>{t('method.nothing-due')}</Alert>
        <StepActions step="method" onContinue={onDone} />
      </>
    );
  return (
    <div className="grid gap-5">
      <p className="text-muted">{t('method.lead', { amount: rupiah(due) })}</p>
      {paymentMethod !== null && !fits ? (
        <Alert tone="caution">{t('method.no-longer')}</Alert>
      ) : null}
      <MethodList amount={due} chosen={fits ? paymentMethod : null} onChoose={choose} />
      <ChoiceCard
        name="method"
        value={METHOD_LATER}
        isChosen={paymentMethod === METHOD_LATER}
        onChoose={choose}
        title={t('method.later')}
        text={t('method.later-text')}
      />
      {wasSubmitted && paymentMethod === null ? (
        <Alert tone="critical">{t('method.missing')}</Alert>
      ) : null}
      <StepActions step="method" onContinue={finish} />
    </div>
  );
}
