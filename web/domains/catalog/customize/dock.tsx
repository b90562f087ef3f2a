'use client';

import { defaultPlan } from '#edge/contract/financing/default-plan.ts';
import { rupiah } from '#edge/contract/money.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { Button } from '#web/ui/button.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Price } from '#web/ui/price.tsx';
import type { Configurator } from './use-configurator.ts';
import { useNames } from './words.ts';

/** The price, always in sight, and the next step: what is still to be chosen, then the checkout. */
export function Dock({
  configurator,
  onMissing,
}: {
  configurator: Configurator;
  /** Leads to what is still to be chosen; undefined when everything is. */
  onMissing: (() => void) | undefined;
}) {
  const t = useScopedI18n('configurator');
  const nameOf = useNames(configurator);
  const { quote, choice } = configurator;
  const plan = quote === null ? null : defaultPlan(quote.total);
  return (
    <div
      data-bar
      className="sticky bottom-0 z-20 -mx-5 flex items-center justify-between gap-4 border-line border-t bg-ground/95 px-5 py-3 backdrop-blur sm:-mx-8 sm:px-8 lg:-mx-10 lg:px-10"
    >
      <p aria-live="polite" className="min-w-0">
        {quote === null ? (
          <span className="font-semibold">{t('battery.not-sold')}</span>
        ) : (
          <Price
            idr={quote.total}
            was={quote.discount > 0 ? quote.otr : undefined}
            wasLabel={t('line.otr')}
            size="md"
          />
        )}
        <span className="block truncate text-muted text-xs">
          {plan === null
            ? t('dock.area', { area: nameOf('area', choice.area) })
            : t('dock.monthly', { amount: rupiah(plan.monthly), months: plan.months })}
          {plan === null ? null : (
            <span className="sr-only sm:not-sr-only">
              {t('dock.down', {
                amount: rupiah(plan.downPayment),
                area: nameOf('area', choice.area),
              })}
            </span>
          )}
        </span>
      </p>
      {onMissing === undefined ? (
        <LinkButton
          href={`/purchase?product=${configurator.model.slug}`}
          variant="accent"
          className="shrink-0"
        >
          {t('dock.continue')}
        </LinkButton>
      ) : (
        <Button variant="accent" onClick={onMissing} className="shrink-0">
          {t('next.choose-dealer')}
        </Button>
      )}
    </div>
  );
}
