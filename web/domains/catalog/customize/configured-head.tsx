'use client';

import { rupiah } from '#edge/contract/money.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { TextLink } from '#web/ui/text-link.tsx';
import { type Dressed, Stage } from './stage.tsx';
import type { Configurator } from './use-configurator.ts';
import { useNames } from './words.ts';

/** The configured motorcycle with its price, at the top of the steps that follow the configurator. */
export function ConfiguredHead({
  configurator,
  looks,
  title,
}: {
  configurator: Configurator;
  looks: readonly Dressed[];
  title: string;
}) {
  const t = useScopedI18n('installment');
  const nameOf = useNames(configurator);
  const { model, choice, quote, steps } = configurator;
  return (
    <header className="grid gap-5 sm:grid-cols-[14rem_1fr] sm:items-center">
      <div className="grid h-36 overflow-hidden rounded-2xl">
        <Stage model={model} looks={looks} color={choice.color} accent={choice.accent} isSmall />
      </div>
      <div>
        <p className="font-bold text-3xl">{title}</p>
        <p className="mt-2 text-muted">
          {[nameOf('color', choice.color), nameOf('battery', choice.battery)].join(' · ')}
          {', '}
          <span className="font-semibold text-ink tabular-nums">{rupiah(quote?.total ?? 0)}</span>{' '}
          {t('on-the-road', { area: nameOf('area', choice.area) })}
        </p>
        <p className="mt-1">
          <TextLink href={steps.customize} className="inline-block py-1">
            {t('change')}
          </TextLink>
        </p>
      </div>
    </header>
  );
}
