'use client';

import { offered } from '#edge/contract/catalog/offered.ts';
import { vehiclePrice } from '#edge/contract/catalog/quote.ts';
import { inLocale } from '#edge/contract/locale.ts';
import { rupiah } from '#edge/contract/money.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { Link } from '#web/platform/i18n/link.tsx';
import { useLocale } from '#web/platform/i18n/use-locale.ts';
import { ChoiceCard } from '#web/ui/choice-card.tsx';
import { Step } from './step.tsx';
import type { Configurator } from './use-configurator.ts';

/** Range by the number of packs on board, as the specification table words it. */
export interface Ranges {
  readonly one: string | null;
  readonly two: string | null;
}

export function BatteryStep({
  configurator,
  ranges,
}: {
  configurator: Configurator;
  ranges: Ranges;
}) {
  const t = useScopedI18n('configurator');
  const locale = useLocale();
  const { model, choice, choose, now } = configurator;
  const chosen = configurator.quote;
  const options = offered(model, 'battery', now);
  return (
    <Step
      id="battery"
      title={t('battery.title')}
      lead={options.length > 1 ? t('battery.lead') : undefined}
    >
      <div role="radiogroup" aria-labelledby="battery-title" className="grid gap-3">
        {options.map((option) => {
          const priced = vehiclePrice(model, { ...choice, battery: option.code });
          const difference = priced && chosen ? priced.total - chosen.total : 0;
          const range = option.battery2 === null ? ranges.one : ranges.two;
          return (
            <ChoiceCard
              key={option.id}
              name="battery"
              value={option.code}
              isChosen={option.code === choice.battery}
              onChoose={(battery) => choose({ battery })}
              disabled={priced === null}
              title={inLocale(option.name, locale)}
              text={
                <>
                  {range === null ? null : t('battery.range', { range })}
                  {option.monthly_fee === null ? null : (
                    <span className="block">
                      {t('battery.fee', { fee: rupiah(option.monthly_fee) })}
                    </span>
                  )}
                  {priced === null ? t('battery.not-sold') : null}
                </>
              }
              aside={
                option.code === choice.battery || difference === 0 ? null : (
                  <span className="font-semibold">
                    {difference > 0 ? '+' : '−'}
                    {rupiah(Math.abs(difference))}
                  </span>
                )
              }
            />
          );
        })}
      </div>
      <p className="text-sm">
        <Link
          href={`/product/${model.slug}#battery`}
          className="text-muted underline underline-offset-4 hover:text-ink"
        >
          {t('battery.terms')}
        </Link>
      </p>
    </Step>
  );
}
