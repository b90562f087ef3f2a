'use client';

import { useState } from 'react';
import { disclose } from '#edge/contract/financing/disclosure.ts';
import { rupiah } from '#edge/contract/money.ts';
import type { OrderRecord } from '#edge/contract/orders/order-record.ts';
import { mayBeFinanced } from '#edge/contract/orders/owner.ts';
import { isHelpDenied } from '#edge/contract/orders/sisapira.ts';
import { PAYMENT_OPTIONS, type PaymentOption } from '#edge/contract/orders/standing.ts';
import { ownerOf } from '#web/domains/orders/checkout/draft.ts';
import { NO_IDENTITY, setIdentity, useIdentity } from '#web/domains/orders/checkout/identity.ts';
import { OwnerStep } from '#web/domains/orders/checkout/owner-step.tsx';
import { planFor } from '#web/domains/orders/plan.ts';
import { useOrderWrite } from '#web/domains/orders/use-order-write.ts';
import { useRefusalText } from '#web/domains/orders/use-refusal-text.ts';
import { DisclosureList } from '#web/platform/financing/disclosure-list.tsx';
import { CompleteOrderDetailsDocument } from '#web/platform/graphql/generated/main/complete-order-details.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { planPathOf } from '#web/platform/purchase/order-plan.ts';
import { usePurchase } from '#web/platform/purchase/use-purchase.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { ChoiceCard } from '#web/ui/choice-card.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { DISCOUNTS, type Discount, refusedDiscount, totalWithout } from './going-without.ts';

/** Owner, then payment: what a booking left for later. */
export function CompleteOrder({
  order,
  options = PAYMENT_OPTIONS,
  hasPlan = false,
}: {
  order: OrderRecord;
  /** The person comes from choosing a plan. */
  hasPlan?: boolean | undefined;
  /** Ways of paying there are now. */
  options?: readonly PaymentOption[] | undefined;
}) {
  const t = useScopedI18n('purchases');
  const words = useScopedI18n('checkout');
  const validation = useScopedI18n('validation');
  const state = usePurchase();
  const identity = useIdentity();
  const textOf = useRefusalText();
  const { write, busy } = useOrderWrite();
  const [hasOwner, setOwner] = useState(order.owner !== null);
  const [chosen, setOption] = useState<PaymentOption>(
    hasPlan || options[0] === 'INSTALLMENT' ? 'INSTALLMENT' : order.paymentOption,
  );
  const [problem, setProblem] = useState<string>();
  const hasLine = (line: Discount): boolean => order.lines.some(({ key }) => key === line);
  /** The programme has nothing for this order any more, or has said so before. */
  const [denied] = useState<readonly Discount[]>(() =>
    isHelpDenied(order.sisapiraStatus ?? null) ? ['help'] : [],
  );
  /** What the owner cannot have: one at a time is refused, and stays so. */
  const [refused, setRefused] = useState(denied);
  const [without, setWithout] = useState(denied);
  const goesWithout = (line: Discount, isLeftOut: boolean): void =>
    setWithout((now) => [...now.filter((each) => each !== line), ...(isLeftOut ? [line] : [])]);
  const isFinanced = mayBeFinanced(order.owner ?? state.dataOwner);
  const offered = options.filter((each) => isFinanced || each !== 'INSTALLMENT');
  const option = offered.includes(chosen) ? chosen : offered[0];
  const total = totalWithout(order, without);
  const plan = planFor(state.installment, total);
  const figures = plan === null ? undefined : disclose(plan);
  if (!hasOwner)
    return (
      <div className="grid gap-4">
        <h4 className="text-lg">{words('step.owner')}</h4>
        <OwnerStep area={order.area} canLeave={false} onDone={() => setOwner(true)} />
      </div>
    );
  const refusal = isFinanced ? null : <Alert>{validation('payment-option.company')}</Alert>;
  if (option === undefined) return refusal;
  const send = async (): Promise<void> => {
    setProblem(undefined);
    const byPlan = option === 'INSTALLMENT';
    if (byPlan && plan === null) {
      setProblem(words('payment.plan-missing'));
      return;
    }
    const outcome = await write(CompleteOrderDetailsDocument, {
      input: {
        orderId: order.id,
        owner: order.owner === null ? (ownerOf(state, identity) ?? null) : null,
        paymentOption: option,
        installment:
          byPlan && plan !== null
            ? {
                provider: plan.provider as never,
                months: plan.months,
                downPayment: plan.downPayment,
                isAgreed: plan.isAgreed,
              }
            : null,
        help: hasLine('help') && !without.includes('help'),
        withoutCoupon: without.includes('coupon'),
        withoutReferral: without.includes('referral'),
        total,
        due: byPlan ? 0 : Math.max(0, total - order.paid),
      },
    });
    if (outcome.kind === 'refused') {
      const line = refusedDiscount(order, outcome.refused);
      if (line !== undefined) setRefused((before) => [...before, line]);
    }
    if (outcome.kind === 'done') setIdentity(NO_IDENTITY);
    else setProblem(outcome.kind === 'refused' ? textOf(outcome.refused) : t('act.offline'));
  };
  return (
    <div className="grid gap-4">
      <h4 className="text-lg">{t('complete.pay')}</h4>
      <div role="radiogroup" aria-label={t('complete.pay')} className="grid gap-3">
        {offered.map((each) => (
          <ChoiceCard
            key={each}
            name="rest"
            value={each}
            isChosen={each === option}
            onChoose={() => setOption(each)}
            title={words(`payment.option.${each}`)}
            text={
              // Of the one that is chosen the list below has all figures.
              each === 'INSTALLMENT' && each !== option && plan !== null
                ? words('payment.plan', {
                    months: plan.months,
                    monthly: rupiah(plan.monthly),
                    down: rupiah(plan.downPayment),
                  })
                : words(`payment.option-text.${each}`)
            }
            aside={each === 'FULL_PAYMENT' ? rupiah(Math.max(0, total - order.paid)) : undefined}
          />
        ))}
      </div>
      {refusal}
      {option === 'INSTALLMENT' ? (
        <LinkButton href={planPathOf(order)} variant="secondary">
          {words(plan === null ? 'payment.choose-plan' : 'payment.change-plan')}
        </LinkButton>
      ) : null}
      {option === 'INSTALLMENT' && figures !== undefined ? <DisclosureList of={figures} /> : null}
      {problem ? <Alert tone="critical">{problem}</Alert> : null}
      {DISCOUNTS.filter((line) => hasLine(line) && refused.includes(line)).map((line) => (
        <Checkbox
          key={line}
          checked={without.includes(line)}
          onChange={(event) => goesWithout(line, event.target.checked)}
          label={
            <>
              <span className="block font-semibold">{t(`complete.without-${line}`)}</span>
              <span className="block text-muted text-sm">
                {t(`complete.without-${line}-text`, {
                  total: rupiah(totalWithout(order, [...without, line])),
                })}
              </span>
            </>
          }
        />
      ))}
      <Button variant="accent" size="lg" busy={busy} onClick={() => void send()}>
        {t('complete.send')}
      </Button>
    </div>
  );
}
