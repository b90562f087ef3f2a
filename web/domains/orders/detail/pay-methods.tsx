'use client';

import { isPaymentMethod } from '#edge/contract/payments/methods.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { MethodList } from './method-list.tsx';

/** The ways to pay; where one was chosen already, it alone, with the others a press away. */
export function PayMethods({
  amount,
  chosen,
  isFolded,
  onChoose,
}: {
  amount: number;
  chosen: string | null;
  /** What is chosen was so before this page, and stays in sight. */
  isFolded: boolean;
  onChoose: (method: string) => void;
}) {
  const t = useScopedI18n('purchases');
  const payments = useScopedI18n('payments');
  const list = <MethodList amount={amount} chosen={chosen} onChoose={onChoose} />;
  if (!isFolded || chosen === null || !isPaymentMethod(chosen)) return list;
  return (
    <div>
      <dl className="rounded-lg bg-sunken p-4">
        <dt className="text-muted text-sm">{payments('choose')}</dt>
        <dd className="font-semibold text-lg">{payments(`method.${chosen}`)}</dd>
      </dl>
      <Disclosure wide summary={t('pay.other')}>
        {list}
      </Disclosure>
    </div>
  );
}
