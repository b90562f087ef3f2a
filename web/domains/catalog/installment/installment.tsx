'use client';

import { useState } from 'react';
import { disclose } from '#edge/contract/financing/disclosure.ts';
import { requestFault } from '#edge/contract/financing/request.ts';
import type { ConfiguratorProps } from '#web/domains/catalog/customize/configurator.tsx';
import { ConfiguredHead } from '#web/domains/catalog/customize/configured-head.tsx';
import { Step } from '#web/domains/catalog/customize/step.tsx';
import { useConfigurator } from '#web/domains/catalog/customize/use-configurator.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { purchase, usePurchase } from '#web/platform/purchase/use-purchase.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Container } from '#web/ui/container.tsx';
import { useValidationMessage } from '#web/ui/form/validation-message.ts';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Agreement } from './agreement.tsx';
import { DownPayment } from './down-payment.tsx';
import { PlanCard } from './plan-card.tsx';
import { ProviderList } from './provider-list.tsx';
import { TermList } from './term-list.tsx';
import { usePlan } from './use-plan.ts';

export type InstallmentProps = Omit<ConfiguratorProps, 'ranges'>;

/** Paying the configured motorcycle by installments: reckoned here, saved with the purchase. */
export function Installment({ looks, ...atBuild }: InstallmentProps) {
  const t = useScopedI18n('installment');
  const say = useValidationMessage();
  const configurator = useConfigurator(atBuild);
  const { installment: saved } = usePurchase();
  const { model, quote } = configurator;
  const price = quote?.total ?? 0;
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
    purchase().update((state) => ({
      ...state,
      paymentOption: 'INSTALLMENT',
      installment: {
        provider: offer.provider,
        months,
        downPayment,
        price,
        isAgreed,
        total,
        monthly: installments[0] ?? 0,
        savedAt: Date.now(),
      },
    }));
  };

  return (
    <Container className="grid items-start gap-10 pt-8 pb-20 lg:grid-cols-[1fr_26rem] lg:gap-14 lg:pt-12">
      <div className="grid min-w-0 gap-10">
        <ConfiguredHead
          configurator={configurator}
          looks={looks}
          title={t('title', { name: model.name })}
        />
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
            plan={plan}
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
            <p className="font-semibold">{t('saved.title')}</p>
            <p className="mt-1 text-sm">{t('saved.next')}</p>
          </Alert>
        ) : null}
        {isSaved ? (
          <LinkButton href={`/purchase?product=${model.slug}&step=payment`} variant="accent">
            {t('saved.summary')}
          </LinkButton>
        ) : null}
        <p className="text-faint text-sm">{t('note')}</p>
      </div>
    </Container>
  );
}
