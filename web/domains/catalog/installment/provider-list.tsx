'use client';

import { OFFERS, tenorsOf } from '#edge/contract/financing/providers.ts';
import { useProviderName } from '#web/platform/financing/provider-name.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { ChoiceCard } from '#web/ui/choice-card.tsx';
import type { PlanView } from './use-plan.ts';

export function ProviderList({ plan }: { plan: PlanView }) {
  const t = useScopedI18n('installment');
  const providerName = useProviderName();
  return (
    <div role="radiogroup" aria-labelledby="provider-title" className="grid gap-3 sm:grid-cols-2">
      {OFFERS.map((offer) => {
        const terms = tenorsOf(offer);
        return (
          <ChoiceCard
            key={offer.provider}
            name="provider"
            value={offer.provider}
            isChosen={offer.provider === plan.offer.provider}
            onChoose={() => plan.change({ provider: offer.provider })}
            title={providerName(offer.provider)}
            text={t('provider.terms', {
              percent: offer.minDownPaymentPercent,
              from: terms[0] ?? 0,
              to: terms.at(-1) ?? 0,
            })}
          />
        );
      })}
    </div>
  );
}
