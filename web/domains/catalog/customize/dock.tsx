'use client';

import { useScopedI18n } from '../../../platform/i18n/client.ts';
import { Button } from '../../../ui/button.tsx';
import { Price } from '../../../ui/price.tsx';
import type { Configurator } from './use-configurator.ts';
import { useNames } from './words.ts';

/** The price, always in sight, and the way to the summary. */
export function Dock({
  configurator,
  onContinue,
}: {
  configurator: Configurator;
  onContinue: () => void;
}) {
  const t = useScopedI18n('configurator');
  const nameOf = useNames(configurator);
  const { quote, choice } = configurator;
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
          {t('dock.area', { area: nameOf('area', choice.area) })}
        </span>
      </p>
      <Button variant="accent" onClick={onContinue} className="shrink-0">
        {t('dock.continue')}
      </Button>
    </div>
  );
}
