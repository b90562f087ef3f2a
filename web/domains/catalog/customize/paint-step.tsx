'use client';

import { accentsOf, offered } from '#edge/contract/catalog/offered.ts';
import type { ProductValueRecord } from '#edge/contract/catalog/product-record.ts';
import { inLocale } from '#edge/contract/locale.ts';
import { Swatches } from '#web/domains/catalog/product/swatches.tsx';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { date } from '#web/platform/i18n/format.ts';
import { useLocale } from '#web/platform/i18n/use-locale.ts';
import { Step } from './step.tsx';
import type { Configurator } from './use-configurator.ts';
import { useNames } from './words.ts';

/** Colour, and accent where the colour has a choice of them. */
export function PaintStep({ configurator }: { configurator: Configurator }) {
  const t = useScopedI18n('configurator');
  const locale = useLocale();
  const nameOf = useNames(configurator);
  const { model, choice, choose, now } = configurator;
  const colors = offered(model, 'color', now);
  const accents = accentsOf(model, choice.color, now);
  const bound = colors.filter((color) => color.validity_dealer_id !== null);
  const swatch = ({ code, name, hex }: ProductValueRecord) => ({
    value: code,
    label: inLocale(name, locale),
    hex: hex ?? '',
  });
  return (
    <Step id="paint" title={t('paint.title')}>
      <Swatches
        legend={t('field.color')}
        name="color"
        value={choice.color}
        options={colors.map(swatch)}
        onChange={(color) => choose({ color })}
      />
      {accents.length > 1 ? (
        <Swatches
          legend={t('field.accent')}
          name="accent"
          value={choice.accent ?? ''}
          options={accents.map(swatch)}
          onChange={(accent) => choose({ accent })}
        />
      ) : null}
      {bound.map((color) => (
        <p key={color.id} className="text-muted text-sm">
          {color.validity_to_show === null
            ? t('paint.only-at', {
                color: inLocale(color.name, locale),
                dealer: nameOf('dealer', color.validity_dealer_id),
              })
            : t('paint.only-at-until', {
                color: inLocale(color.name, locale),
                dealer: nameOf('dealer', color.validity_dealer_id),
                date: date(locale, color.validity_to_show),
              })}
        </p>
      ))}
    </Step>
  );
}
