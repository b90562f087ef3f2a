'use client';

import { OFFERS, type Offer } from '#edge/contract/financing/providers.ts';
import { useProviderName } from '#web/platform/financing/provider-name.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { setQuery } from '#web/platform/query.ts';

/** Who finances it, with what each asks for at least. */
export function ProviderChoice({ chosen }: { chosen: Offer }) {
  const t = useScopedI18n('simulators');
  const providerName = useProviderName();
  return (
    <fieldset>
      <legend className="mb-2 font-semibold text-sm">{t('dp.provider')}</legend>
      <div className="grid gap-2 sm:grid-cols-2">
        {OFFERS.map(({ provider, kind, minDownPaymentPercent }) => (
          <label
            key={provider}
            className="relative flex min-h-16 flex-col justify-center rounded-lg border border-line-strong px-4 py-2.5 transition has-checked:border-accent has-checked:bg-accent-soft has-focus-visible:outline-2 has-focus-visible:outline-accent-text has-focus-visible:outline-offset-2"
          >
            <input
              type="radio"
              name="provider"
              value={provider}
              checked={provider === chosen.provider}
              onChange={() => setQuery({ provider })}
              className="sr-only"
            />
            <span className="font-semibold">{providerName(provider)}</span>
            <span className="text-muted text-sm">
              {t(kind === 'murabahah' ? 'dp.provider-murabahah' : 'dp.provider-note', {
                percent: minDownPaymentPercent,
              })}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
