'use client';

import { useState } from 'react';
import { disclose } from '#edge/contract/financing/disclosure.ts';
import { rupiah } from '#edge/contract/money.ts';
import { useOnline } from '#web/platform/device/use-online.ts';
import { DisclosureList } from '#web/platform/financing/disclosure-list.tsx';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { usePurchase } from '#web/platform/purchase/use-purchase.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { useValidationMessage } from '#web/ui/form/validation-message.ts';
import { TextLink } from '#web/ui/text-link.tsx';
import { optionOf } from './draft.ts';
import { MoneyFates } from './money-fates.tsx';
import { PlaceProblem } from './place-problem.tsx';
import { ReviewFacts } from './review-facts.tsx';
import type { Bought } from './use-checkout.ts';
import { type Problem, usePlaceOrder } from './use-place-order.ts';
import type { CheckoutPrice } from './use-price.ts';

/** Everything once more, what becomes of the money in each case, and the one button that places it. */
export function ReviewStep({
  bought,
  price,
  problem,
  onProblem,
}: {
  bought: Bought;
  price: CheckoutPrice;
  problem: Problem | undefined;
  onProblem: (problem: Problem | undefined) => void;
}) {
  const t = useScopedI18n('checkout');
  const messageOf = useValidationMessage();
  const online = useOnline();
  const state = usePurchase();
  const [accepted, setAccepted] = useState(false);
  const [wasPressed, setPressed] = useState(false);
  const { place, isPlacing } = usePlaceOrder(bought, price, onProblem);
  const d = useScopedI18n('disclosure');
  const { plan } = price;
  const figures = plan === null ? undefined : disclose(plan);
  const isBooking = state.purchaseOrderType === 'BOOKING';
  const press = (): void => {
    setPressed(true);
    if (accepted) void place();
    else document.getElementById('checkout-terms')?.focus();
  };
  return (
    <div className="grid gap-6">
      <ReviewFacts bought={bought} due={price.due} />
      {figures === undefined ? null : (
        <section aria-labelledby="disclosure-title" className="grid gap-3">
          <h3 id="disclosure-title" className="text-lg">
            {d('title')}
          </h3>
          <DisclosureList of={figures} />
        </section>
      )}
      <MoneyFates
        isBooking={isBooking}
        isFinanced={optionOf(state) === 'INSTALLMENT'}
        fee={price.due}
      />
      <Alert tone={price.preOrder ? 'caution' : 'neutral'}>
        {price.preOrder && isBooking
          ? t('review.window-pre-order', { count: price.hoursToPay })
          : t('review.window', { count: price.hoursToPay })}
      </Alert>
      <div>
        <Checkbox
          id="checkout-terms"
          checked={accepted}
          aria-invalid={(wasPressed && !accepted) || undefined}
          aria-describedby="checkout-terms-error"
          onChange={(event) => setAccepted(event.target.checked)}
          label={t('review.terms')}
        />
        <p className="pl-9">
          <TextLink href="/policy/terms-and-conditions-for-purchasing-alva-motorcycles">
            {t('review.terms-link')}
          </TextLink>
        </p>
        <p id="checkout-terms-error" role="alert" className="pl-9 text-critical text-sm">
          {wasPressed && !accepted ? messageOf('terms') : ''}
        </p>
      </div>
      {problem ? <PlaceProblem problem={problem} /> : null}
      {online === false ? <Alert tone="caution">{t('review.offline')}</Alert> : null}
      <Button
        variant="accent"
        size="lg"
        block
        busy={isPlacing}
        disabled={online === false}
        onClick={press}
      >
        {price.due === 0
          ? t('review.place-request')
          : t('review.place', { amount: rupiah(price.due) })}
      </Button>
    </div>
  );
}
