'use client';

import { defaultPlan } from '#edge/contract/financing/default-plan.ts';
import { rupiah } from '#edge/contract/money.ts';
import type { ConfiguratorProps } from '#web/domains/catalog/customize/configurator.tsx';
import { ConfiguredHead } from '#web/domains/catalog/customize/configured-head.tsx';
import { useConfigurator } from '#web/domains/catalog/customize/use-configurator.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { purchase, usePurchase } from '#web/platform/purchase/use-purchase.ts';
import { Alert } from '#web/ui/alert.tsx';
import { ChoiceCard } from '#web/ui/choice-card.tsx';
import { Container } from '#web/ui/container.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';

/** How the configured motorcycle is paid: at once, or by instalments with the plan that was saved or a usual one. */
export function PaymentChoice({ looks, ...atBuild }: Omit<ConfiguratorProps, 'ranges'>) {
  const t = useScopedI18n('installment');
  const configurator = useConfigurator(atBuild);
  const { installment: saved, paymentOption } = usePurchase();
  const { model, quote, dealer, steps } = configurator;
  const price = quote?.total ?? 0;
  const plan = saved !== null && saved.price === price ? saved : defaultPlan(price);
  const isByInstallments = paymentOption === 'INSTALLMENT';
  const choose = (option: 'FULL_PAYMENT' | 'INSTALLMENT'): void =>
    purchase().update((state) => ({ ...state, paymentOption: option }));
  return (
    <Container className="grid max-w-4xl gap-10 pt-8 pb-20 lg:pt-12">
      <ConfiguredHead
        configurator={configurator}
        looks={looks}
        title={t('pay.title', { name: model.name })}
      />
      {quote === null ? (
        <Alert tone="caution">{t('plan.none')}</Alert>
      ) : (
        <div role="radiogroup" aria-label={t('pay.how')} className="grid gap-3 sm:grid-cols-2">
          <ChoiceCard
            name="payment-option"
            value="FULL_PAYMENT"
            isChosen={!isByInstallments}
            onChoose={() => choose('FULL_PAYMENT')}
            title={t('pay.full')}
            text={t('pay.full-text')}
            aside={<span className="font-semibold">{rupiah(price)}</span>}
          />
          {plan === null ? null : (
            <ChoiceCard
              name="payment-option"
              value="INSTALLMENT"
              isChosen={isByInstallments}
              onChoose={() => choose('INSTALLMENT')}
              title={t('pay.installment')}
              text={t('pay.installment-text', {
                months: plan.months,
                down: rupiah(plan.downPayment),
              })}
              aside={
                <span className="font-semibold">
                  {t('pay.monthly', { amount: rupiah(plan.monthly) })}
                </span>
              }
            />
          )}
        </div>
      )}
      <div className="grid gap-3">
        {isByInstallments ? (
          <LinkButton href={steps.installment} variant="accent" size="lg">
            {t('pay.choose-plan')}
          </LinkButton>
        ) : (
          <LinkButton
            href={dealer === undefined ? steps.customize : `/purchase?product=${model.slug}`}
            variant="accent"
            size="lg"
          >
            {t(dealer === undefined ? 'pay.choose-dealer' : 'pay.continue')}
          </LinkButton>
        )}
        <p className="text-faint text-sm">{t('note')}</p>
      </div>
    </Container>
  );
}
