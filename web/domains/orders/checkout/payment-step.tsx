'use client';

import { useState } from 'react';
import { rupiah } from '#edge/contract/money.ts';
import { referral } from '#edge/contract/orders/place-order.ts';
import { ORDER_TYPES, PAYMENT_OPTIONS } from '#edge/contract/orders/standing.ts';
import { planFor } from '#web/domains/orders/plan.ts';
import { firstReferral, referralCookie } from '#web/platform/analytics/first-referral.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { useDraft } from '#web/platform/purchase/use-draft.ts';
import { purchase, usePurchase } from '#web/platform/purchase/use-purchase.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { ChoiceCard } from '#web/ui/choice-card.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { FormField } from '#web/ui/form/form-field.tsx';
import { useForm } from '#web/ui/form/use-form.ts';
import { Input } from '#web/ui/input.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { CouponField } from './coupon-field.tsx';
import { isForCompany, optionOf, takesHelp } from './draft.ts';
import { StepActions } from './step-actions.tsx';
import type { Bought } from './use-checkout.ts';
import { useCoupon } from './use-coupon.ts';
import type { CheckoutPrice } from './use-price.ts';
import { useReferralCheck } from './use-referral.ts';

/** Booked or bought at once, in full or by installments; codes. */
export function PaymentStep({
  bought,
  price,
  onDone,
}: {
  bought: Bought;
  price: CheckoutPrice;
  onDone: () => void;
}) {
  const t = useScopedI18n('checkout');
  const validation = useScopedI18n('validation');
  const state = usePurchase();
  const [wasSubmitted, setSubmitted] = useState(false);
  const form = useForm({
    schema: referral,
    defaultValues: { referralCode: firstReferral(state.referralPromo, referralCookie()) },
  });
  const keep = (): void => {
    const referralPromo = form.getValues().referralCode ?? '';
    purchase().update((now) => ({ ...now, referralPromo }));
  };
  useDraft(form, keep);
  const referralFault = useReferralCheck(bought, price.help);
  const coupon = useCoupon(bought, price.help);
  const { model } = bought;
  const { installment, purchaseOrderType } = state;
  const paymentOption = optionOf(state);
  const isCompany = isForCompany(state);
  const plan = planFor(installment, price.total);
  const hasPlan = plan !== null;
  const needsPlan =
    paymentOption === 'INSTALLMENT' && purchaseOrderType === 'FULL_PURCHASE' && !hasPlan;
  const isOutOfStock = price.preOrder && purchaseOrderType === 'FULL_PURCHASE';
  const amounts = { BOOKING: bought.quote?.bookingFee ?? 0, FULL_PURCHASE: price.total };
  return (
    <Form
      form={form}
      onSubmit={async ({ referralCode }) => {
        setSubmitted(true);
        if (needsPlan || isOutOfStock || !(await coupon.apply())) return;
        const fault = await referralFault(referralCode);
        if (fault !== undefined) {
          if ('field' in fault) form.setError('referralCode', { message: fault.field });
          else form.setError('root', { message: fault.form });
          return;
        }
        keep();
        purchase().update((now) => ({ ...now, paymentChosen: true }));
        onDone();
      }}
    >
      <div role="radiogroup" aria-label={t('payment.type')} className="grid gap-3">
        <p aria-hidden="true" className="font-semibold text-sm">
          {t('payment.type')}
        </p>
        {ORDER_TYPES.map((type) => (
          <ChoiceCard
            key={type}
            name="order-type"
            value={type}
            isChosen={type === purchaseOrderType}
            onChoose={() => purchase().update((now) => ({ ...now, purchaseOrderType: type }))}
            title={t(`payment.type.${type}`)}
            text={t(`payment.type-text.${type}`)}
            aside={
              <>
                <span className="block text-faint">{t('payment.now')}</span>
                <span className="font-semibold">{rupiah(amounts[type])}</span>
              </>
            }
          />
        ))}
        {isOutOfStock ? <Alert tone="caution">{t('payment.no-stock')}</Alert> : null}
      </div>
      <div role="radiogroup" aria-label={t('payment.option')} className="grid gap-3">
        <p aria-hidden="true" className="font-semibold text-sm">
          {t('payment.option')}
        </p>
        {PAYMENT_OPTIONS.filter((option) => !isCompany || option === 'FULL_PAYMENT').map(
          (option) => (
            <ChoiceCard
              key={option}
              name="payment-option"
              value={option}
              isChosen={option === paymentOption}
              onChoose={() => purchase().update((now) => ({ ...now, paymentOption: option }))}
              title={t(`payment.option.${option}`)}
              text={
                option === 'INSTALLMENT' && plan !== null
                  ? t('payment.plan', {
                      months: plan.months,
                      monthly: rupiah(plan.monthly),
                      down: rupiah(plan.downPayment),
                    })
                  : t(`payment.option-text.${option}`)
              }
            />
          ),
        )}
        {isCompany ? (
          <p className="text-muted text-sm">{validation('payment-option.company')}</p>
        ) : null}
        {paymentOption === 'INSTALLMENT' ? (
          <LinkButton
            href={`/product/${model.slug}/customize/payment/installment`}
            variant="secondary"
          >
            {t(hasPlan ? 'payment.change-plan' : 'payment.choose-plan')}
          </LinkButton>
        ) : null}
        {wasSubmitted && needsPlan ? (
          <Alert tone="critical">{t('payment.plan-missing')}</Alert>
        ) : null}
      </div>
      {price.helpAmount === 0 || isCompany ? null : (
        <Checkbox
          checked={takesHelp(state)}
          onChange={(event) => {
            const wantsHelp = event.target.checked;
            purchase().update((now) => ({ ...now, wantsHelp }));
          }}
          label={
            <>
              <span className="block font-semibold">
                {t('payment.help', { amount: rupiah(price.helpAmount) })}
              </span>
              <span className="block text-muted text-sm">{t('payment.help-text')}</span>
            </>
          }
        />
      )}
      <div className="grid gap-5 sm:grid-cols-2">
        <CouponField
          coupon={coupon}
          amount={-(price.lines.find(({ key }) => key === 'coupon')?.amount ?? 0)}
        />
        <FormField
          name="referralCode"
          label={t('payment.referral')}
          hint={t('payment.referral-hint')}
          required={false}
        >
          {(control) => (
            <Input
              {...control}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              maxLength={40}
            />
          )}
        </FormField>
      </div>
      <StepActions step="payment" />
    </Form>
  );
}
