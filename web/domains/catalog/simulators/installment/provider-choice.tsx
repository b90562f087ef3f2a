'use client';

import { OFFERS, type Offer } from '#edge/contract/financing/providers.ts';
import { useProviderName } from '#web/platform/financing/provider-name.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { setQuery } from '#web/platform/query.ts';
import { ChoiceCard } from '#web/ui/choice-card.tsx';

/** Who finances it, with what each asks for at least. */
export function ProviderChoice({ chosen }: { chosen: Offer }) {
  const t = useScopedI18n('simulators');
  const providerName = useProviderName();
  return (
    <fieldset>
      <legend className="mb-2 font-semibold text-sm">{t('dp.provider')}</legend>
      <div className="grid gap-3 sm:grid-cols-2">
        {OFFERS.map(({ provider, kind, minDownPaymentPercent }) => (
          <ChoiceCard
            key={provider}
            name="provider"
            value={provider}
            isChosen={provider === chosen.provider}
            onChoose={() => setQuery({ provider })}
            title={providerName(provider)}
            text={t(kind === 'murabahah' ? 'dp.provider-murabahah' : 'dp.provider-note', {
              percent: minDownPaymentPercent,
            })}
          />
        ))}
      </div>
    </fieldset>
  );
}
