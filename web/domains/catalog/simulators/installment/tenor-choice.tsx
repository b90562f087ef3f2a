'use client';

import { type Offer, tenorsOf } from '#edge/contract/financing/providers.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { setQuery } from '#web/platform/query.ts';

/** How long: the terms the provider offers. */
export function TenorChoice({ offer, months }: { offer: Offer; months: number }) {
  const t = useScopedI18n('simulators');
  return (
    <fieldset>
      <legend className="mb-2 font-semibold text-sm">{t('dp.tenor')}</legend>
      <div className="flex flex-wrap gap-2">
        {tenorsOf(offer).map((tenor) => (
          <label
            key={tenor}
            className="relative inline-flex min-h-tap items-center justify-center rounded-lg border border-line-strong px-4 font-semibold transition has-checked:border-ink has-checked:bg-ink has-checked:text-ground has-focus-visible:outline-2 has-focus-visible:outline-accent-text has-focus-visible:outline-offset-2"
          >
            <input
              type="radio"
              name="months"
              value={tenor}
              checked={tenor === months}
              onChange={() => setQuery({ months: String(tenor) })}
              className="sr-only"
            />
            {t('dp.months', { count: tenor })}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
