'use client';

import type { ReactNode } from 'react';
import type { PaymentMethod } from '#edge/contract/payments/methods.ts';
import { internationalForm, toE164 } from '#edge/contract/validators/phone.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { usePurchase } from '#web/platform/purchase/use-purchase.ts';
import { Button } from '#web/ui/button.tsx';
import { optionOf } from './draft.ts';
import { METHOD_LATER } from './method.ts';
import { showStep } from './show-step.ts';
import type { CheckoutStep } from './steps.ts';
import type { Bought } from './use-checkout.ts';
import type { CheckoutPrice } from './use-price.ts';

function Fact({
  step,
  title,
  children,
}: {
  step: CheckoutStep;
  title: string;
  children: ReactNode;
}) {
  const t = useScopedI18n('checkout');
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-4 border-line border-b py-4">
      <dt className="text-faint text-sm">{title}</dt>
      <dd className="col-start-1 mt-1 grid gap-0.5 [overflow-wrap:anywhere]">{children}</dd>
      <dd className="col-start-2 row-span-2 row-start-1">
        <Button
          variant="quiet"
          size="sm"
          aria-label={`${t('review.edit')}: ${title}`}
          onClick={() => showStep(step)}
        >
          {t('review.edit')}
        </Button>
      </dd>
    </div>
  );
}

const phoneOf = (typed: string): string => internationalForm(toE164(typed) ?? typed);

/** What was typed and chosen, each with the way back to it. */
export function ReviewFacts({ bought, due }: { bought: Bought; due: CheckoutPrice['due'] }) {
  const t = useScopedI18n('checkout');
  const methods = useScopedI18n('payments');
  const state = usePurchase();
  const { contact, dataOwner, ownerLater, delivery } = state;
  const { choice, dealer } = bought;
  const home = choice.delivery === 'DELIVER_TO_HOME' ? delivery?.home : null;
  return (
    <dl>
      <Fact step="contact" title={t('review.contact')}>
        <span className="font-semibold">{contact?.name}</span>
        <span>{phoneOf(contact?.phoneNumber ?? '')}</span>
        <span>{contact?.email}</span>
      </Fact>
      <Fact step="owner" title={t('review.owner')}>
        {ownerLater || dataOwner === null ? (
          <span>{t('review.owner-later')}</span>
        ) : (
          <>
            <span className="font-semibold">{dataOwner.name}</span>
            <span>{`${dataOwner.address}, ${dataOwner.zipCode}`}</span>
          </>
        )}
      </Fact>
      <Fact step="delivery" title={t('review.delivery')}>
        <span className="font-semibold">{t(`delivery.${choice.delivery}`)}</span>
        <span>{home ? `${home.address}, ${home.zipCode}` : dealer?.name}</span>
      </Fact>
      <Fact step="payment" title={t('review.payment')}>
        <span className="font-semibold">{t(`payment.type.${state.purchaseOrderType}`)}</span>
        <span>{t(`payment.option.${optionOf(state)}`)}</span>
        {state.coupon === null ? null : <span>{t('review.coupon', { code: state.coupon })}</span>}
        {state.referralPromo ? (
          <span>{t('review.referral', { code: state.referralPromo.toUpperCase() })}</span>
        ) : null}
      </Fact>
      {due === 0 ? null : (
        <Fact step="method" title={t('step-name.method')}>
          <span>
            {state.paymentMethod === null || state.paymentMethod === METHOD_LATER
              ? t('method.later')
              : methods(`method.${state.paymentMethod as PaymentMethod}`)}
          </span>
        </Fact>
      )}
    </dl>
  );
}
