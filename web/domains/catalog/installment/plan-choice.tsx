'use client';

import { type ReactNode, useState } from 'react';
import { disclose } from '#edge/contract/financing/disclosure.ts';
import { requestFault } from '#edge/contract/financing/request.ts';
import { Step } from '#web/domains/catalog/customize/step.tsx';
import { Agreement } from '#web/platform/financing/agreement.tsx';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import type { PurchaseState } from '#web/platform/purchase/state.ts';
import { usePurchase } from '#web/platform/purchase/use-purchase.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Container } from '#web/ui/container.tsx';
import { useValidationMessage } from '#web/ui/form/validation-message.ts';
import { LinkButton } from '#web/ui/link-button.tsx';
import { DownPayment } from './down-payment.tsx';
import { PlanCard } from './plan-card.tsx';
import { ProviderList } from './provider-list.tsx';
import { TermList } from './term-list.tsx';
import { usePlan } from './use-plan.ts';

type Saved = NonNullable<PurchaseState['installment']>;

interface Choosing {
  /** Whole rupiah; 0 while it is not known. */
  readonly price: number;
  /** What the plan is for. */
  readonly head: ReactNode;
  readonly onSave: (plan: Saved) => void;
  /** Where a saved plan leads. */
  readonly next: {
    readonly href: string;
    readonly title: string;
    readonly text: string;
    readonly label: string;
  };
}

/** Company, down payment and term for a price, with all that it costs. */
export function PlanChoice({ price, head, onSave, next }: Choosing) {
  const t = useScopedI18n('installment');
  const say = useValidationMessage();
  const { installment: saved } = usePurchase();
  const plan = usePlan(price);
  const [wasAsked, setAsked] = useState(false);
  const { offer, months, downPayment, isAgreed, outcome } = plan;
  const disclosure = disclose({ price, downPayment, provider: offer.provider, months });
  const fault = requestFault({ provider: offer.provider, months, downPayment, isAgreed });
  const isSaved =
    saved !== null &&
    saved.price === price &&
    saved.provider === offer.provider &&
    saved.months === months &&
    saved.downPayment === downPayment &&
    saved.isAgreed === isAgreed;

  const save = (): void => {
    setAsked(true);
    if (!outcome.ok || fault !== undefined) {
      document.getElementById(outcome.ok ? 'agreement' : 'down-payment')?.focus();
      return;
    }
    const { installments, total } = outcome.value.plan;
    onSave({
      provider: offer.provider,
      months,
      downPayment,
      price,
      isAgreed,
      total,
      monthly: installments[0] ?? 0,
      savedAt: Date.now(),
    });
  };

  return (
    <Container className="grid items-start gap-10 pt-8 pb-20 lg:grid-cols-[1fr_26rem] lg:gap-14 lg:pt-12">
      <div className="grid min-w-0 gap-10">
        {head}
        <Step id="provider" title={t('provider.title')} lead={t('provider.lead')}>
          <ProviderList plan={plan} />
        </Step>
        <Step id="down" title={t('down.title')}>
          <DownPayment plan={plan} price={price} />
        </Step>
        <Step id="term" title={t('term.title')}>
          <TermList plan={plan} />
        </Step>
        {offer.kind === 'murabahah' ? (
          <Agreement
            isAgreed={plan.isAgreed}
            onChange={(isAgreed) => plan.change({ isAgreed })}
            fault={wasAsked && fault === 'syariah-agreement' ? say(fault) : undefined}
          />
        ) : null}
      </div>
      <div className="grid gap-5 lg:sticky lg:top-24">
        {disclosure !== undefined ? (
          <PlanCard disclosure={disclosure} />
        ) : (
          <Alert tone="caution">{t('plan.none')}</Alert>
        )}
        <Button variant="accent" size="lg" block onClick={save}>
          {t('save')}
        </Button>
        {isSaved ? (
          <Alert tone="positive">
            <p className="font-semibold">{next.title}</p>
            <p className="mt-1 text-sm">{next.text}</p>
          </Alert>
        ) : null}
        {isSaved ? (
          <LinkButton href={next.href} variant="accent">
            {next.label}
          </LinkButton>
        ) : null}
        <p className="text-faint text-sm">{t('note')}</p>
      </div>
    </Container>
  );
}
