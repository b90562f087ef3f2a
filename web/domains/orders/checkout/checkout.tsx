'use client';

import { useEffect, useRef, useState } from 'react';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { latePart } from '#web/platform/late/late-part.tsx';
import { purchase, usePurchase } from '#web/platform/purchase/use-purchase.ts';
import { setQuery, useQuery } from '#web/platform/query.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { BoughtCard } from './bought-card.tsx';
import { CouponRefused } from './coupon-refused.tsx';
import { isComplete, mayLeaveOwner } from './draft.ts';
import { useIdentity } from './identity.ts';
import { PlaceProblem } from './place-problem.tsx';
import { showStep } from './show-step.ts';
import { StepBar } from './step-bar.tsx';
import { type CheckoutStep, shownStep, stepAfter } from './steps.ts';
import { type Bought, useCheckout } from './use-checkout.ts';
import type { Problem } from './use-place-order.ts';
import { usePrice } from './use-price.ts';

const waiting = () => <Skeleton className="h-96 rounded-xl" />;

/** Forms and their rules: fetched while the device is read, the later steps before anybody needs them. */
const STEPS = {
  contact: latePart(() => import('./contact-step.tsx').then((it) => it.ContactStep), waiting),
  owner: latePart(() => import('./owner-step.tsx').then((it) => it.OwnerStep), waiting),
  delivery: latePart(() => import('./delivery-step.tsx').then((it) => it.DeliveryStep), waiting),
  payment: latePart(() => import('./payment-step.tsx').then((it) => it.PaymentStep), waiting),
  method: latePart(() => import('./method-step.tsx').then((it) => it.MethodStep), waiting),
  review: latePart(() => import('./review-step.tsx').then((it) => it.ReviewStep), waiting),
};

function Steps({ bought }: { bought: Bought }) {
  const t = useScopedI18n('checkout');
  const wanted = useQuery().get('step');
  const state = usePurchase();
  const identity = useIdentity();
  const price = usePrice(bought);
  const priced = { due: price.due, area: bought.choice.area };
  const step = shownStep(wanted, (each) => isComplete(each, state, identity, priced));
  const title = useRef<HTMLHeadingElement>(null);
  const before = useRef(step);
  useEffect(() => {
    // A new step is a new question: the focus goes to it, also for those who only hear the page.
    if (before.current !== step) title.current?.focus({ preventScroll: true });
    before.current = step;
    // The step that is shown stands in the address, so that Back leads to it.
    if (wanted === null) setQuery({ step });
  }, [step, wanted]);
  const [problem, setProblem] = useState<Problem>();
  const next = (from: CheckoutStep) => () => {
    setProblem(undefined);
    const after = stepAfter(from);
    // Nothing is paid while a financing company decides.
    showStep(after === 'method' && price.due === 0 ? 'review' : after);
  };
  /** The papers are made in another province: its price counts. */
  const priceFor = (area: string): void =>
    purchase().update((now) => ({
      ...now,
      configurations: {
        ...now.configurations,
        [bought.model.slug]: { ...bought.choice, area },
      },
    }));
  return (
    <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-14">
      <div className="grid min-w-0 gap-6">
        <StepBar current={step} isComplete={(each) => isComplete(each, state, identity, priced)} />
        <h3 ref={title} tabIndex={-1} className="text-2xl outline-none">
          {t(`step.${step}`)}
        </h3>
        <CouponRefused price={price} />
        {problem && step !== 'review' ? <PlaceProblem problem={problem} /> : null}
        {step === 'contact' ? <STEPS.contact onDone={next(step)} /> : null}
        {step === 'owner' ? (
          <STEPS.owner
            area={bought.choice.area}
            onArea={priceFor}
            canLeave={mayLeaveOwner(state)}
            onDone={next(step)}
          />
        ) : null}
        {step === 'delivery' ? <STEPS.delivery bought={bought} onDone={next(step)} /> : null}
        {step === 'payment' ? (
          <STEPS.payment bought={bought} price={price} onDone={next(step)} />
        ) : null}
        {step === 'method' ? <STEPS.method due={price.due} onDone={next(step)} /> : null}
        {step === 'review' ? (
          <STEPS.review bought={bought} price={price} problem={problem} onProblem={setProblem} />
        ) : null}
      </div>
      <BoughtCard bought={bought} price={price} isOpen={step === 'review'} />
    </div>
  );
}

/** From the configured motorcycle to the placed order, one question a screen. */
export function Checkout() {
  const t = useScopedI18n('checkout');
  const checkout = useCheckout();
  useEffect(() => {
    for (const step of Object.values(STEPS)) step.fetch();
  }, []);
  if (checkout.kind === 'loading')
    return (
      <div aria-busy="true" className="grid gap-4">
        <p role="status" className="sr-only">
          {t('loading')}
        </p>
        <Skeleton className="h-10 w-2/3" />
        <Skeleton className="h-64 rounded-xl" />
      </div>
    );
  if (checkout.kind !== 'ready')
    return (
      <EmptyState
        title={t(`${checkout.kind}.title`)}
        action={<LinkButton href="/product">{t('nothing.action')}</LinkButton>}
      >
        {t(`${checkout.kind}.text`)}
      </EmptyState>
    );
  if (checkout.bought.quote === null)
    return (
      <EmptyState
        title={t('not-sold.title')}
        action={
          <LinkButton href={`/product/${checkout.bought.model.slug}/customize`}>
            {t('not-sold.action')}
          </LinkButton>
        }
      >
        {t('not-sold.text')}
      </EmptyState>
    );
  return <Steps bought={checkout.bought} />;
}
