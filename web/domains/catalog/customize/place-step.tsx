'use client';

import { AREAS } from '#edge/contract/areas.ts';
import { type Dealer, nearFirst } from '#edge/contract/catalog/dealer.ts';
import { DELIVERY_METHODS, deliveryTerms } from '#edge/contract/catalog/delivery.ts';
import { inLocale } from '#edge/contract/locale.ts';
import type { PlaceRecord } from '#edge/contract/places/place-record.ts';
import { NearestPlace } from '#web/domains/places/index.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { useLocale } from '#web/platform/i18n/use-locale.ts';
import { ChoiceCard } from '#web/ui/choice-card.tsx';
import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';
import { Step } from './step.tsx';
import type { Configurator } from './use-configurator.ts';

const sells = ({ sales }: PlaceRecord) => sales;

const option = ({ slug, name, city }: Dealer) => ({ value: slug, label: `${name} · ${city}` });

export interface PlaceStepProps {
  configurator: Configurator;
  /** The dealer belongs to the page and cannot be changed. */
  isBound: boolean;
  /** Said under the dealer after somebody wanted to go on without one. */
  fault: string | undefined;
}

/** Province of registration, dealer, and how the motorcycle gets to its owner. */
export function PlaceStep({ configurator, isBound, fault }: PlaceStepProps) {
  const t = useScopedI18n('configurator');
  const locale = useLocale();
  const { choice, choose, dealer, dealers } = configurator;
  const [near, far] = nearFirst(dealers, choice.area);
  const divider = (label: string) => ({ value: label, label, disabled: true });
  return (
    <Step id="place" title={t('place.title')} lead={t('place.lead')}>
      <Field id="area" label={t('field.area')} hint={t('place.area-hint')}>
        {(aria) => (
          <Select
            {...aria}
            value={choice.area}
            options={AREAS.map(({ code, name }) => ({
              value: code,
              label: inLocale(name, locale),
            }))}
            onChange={({ target }) => choose({ area: target.value })}
          />
        )}
      </Field>
      {isBound ? null : (
        <Field
          id="dealer"
          label={t('field.dealer')}
          required
          error={fault}
          hint={near.length === 0 ? t('place.no-dealer') : undefined}
        >
          {(aria) => (
            <Select
              {...aria}
              // Its label stands above it, below the header and the pinned picture.
              className="scroll-mt-[calc(min(34dvh,18rem)+2rem)] lg:scroll-mt-8"
              value={choice.dealer ?? ''}
              placeholder={t('place.choose-dealer')}
              options={[
                ...near.map(option),
                ...(near.length > 0 && far.length > 0 ? [divider(t('place.elsewhere'))] : []),
                ...far.map(option),
              ]}
              onChange={({ target }) => choose({ dealer: target.value })}
            />
          )}
        </Field>
      )}
      {isBound ? null : (
        <NearestPlace
          className="justify-self-start"
          accepts={sells}
          onChoose={({ dealerSlug }, area) => choose({ area, dealer: dealerSlug })}
        >
          {t('place.nearest')}
        </NearestPlace>
      )}
      {dealer ? (
        <p className="text-muted text-sm">
          <span className="font-semibold text-ink">{dealer.name}</span>, {dealer.address}
        </p>
      ) : null}
      <div role="radiogroup" aria-label={t('field.delivery')} className="grid gap-3">
        {(isBound ? (['PICKUP_AT_DEALER'] as const) : DELIVERY_METHODS).map((method) => (
          <ChoiceCard
            key={method}
            name="delivery"
            value={method}
            isChosen={method === choice.delivery}
            onChoose={(delivery) => choose({ delivery })}
            title={t(`delivery.${method}`)}
            text={t(`delivery-terms.${deliveryTerms(method, choice.area)}`)}
          />
        ))}
      </div>
    </Step>
  );
}
