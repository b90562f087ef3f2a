'use client';

import { useState } from 'react';
import { DELIVERY_METHODS, deliveryTerms } from '#edge/contract/catalog/delivery.ts';
import { DealerPicker } from '#web/domains/places/index.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import type { HomeDraft } from '#web/platform/purchase/state.ts';
import { purchase, usePurchase } from '#web/platform/purchase/use-purchase.ts';
import { Alert } from '#web/ui/alert.tsx';
import { ChoiceCard } from '#web/ui/choice-card.tsx';
import { Field } from '#web/ui/field.tsx';
import { useErrorMessage } from '#web/ui/form/error-message.ts';
import { useValidationMessage } from '#web/ui/form/validation-message.ts';
import { Select } from '#web/ui/select.tsx';
import { HomeForm } from './home-form.tsx';
import { StepActions } from './step-actions.tsx';
import type { Bought } from './use-checkout.ts';

const DEALER = 'checkout-dealer';

const sameHome = (one: HomeDraft | null | undefined, other: HomeDraft): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** Collected at the dealer, or brought home; the same choice as the configurator's. */
export function DeliveryStep({ bought, onDone }: { bought: Bought; onDone: () => void }) {
  const t = useScopedI18n('checkout');
  const messageOf = useValidationMessage();
  const errors = useErrorMessage();
  const { userLocation, pinpointError } = usePurchase();
  const { choice, dealers, dealer, model } = bought;
  const [wasSubmitted, setSubmitted] = useState(false);
  const change = (patch: Partial<typeof choice>, home?: HomeDraft): void =>
    purchase().update((state) => {
      const next = { ...choice, ...patch };
      return {
        ...state,
        pinpointError: null,
        delivery: {
          type: next.delivery,
          dealer: next.dealer,
          home: home ?? state.delivery?.home ?? null,
        },
        configurations: { ...state.configurations, [model.slug]: next },
      };
    });
  /** What was chosen meanwhile stays: a draft may arrive a moment later. */
  const keep = (home: HomeDraft): void =>
    purchase().update((state) => ({
      ...state,
      pinpointError: sameHome(state.delivery?.home, home) ? state.pinpointError : null,
      delivery: {
        ...(state.delivery ?? { type: choice.delivery, dealer: choice.dealer }),
        home,
      },
    }));
  const finish = (home?: HomeDraft): void => {
    change({}, home);
    setSubmitted(true);
    if (dealer === undefined) document.getElementById(DEALER)?.focus();
    else onDone();
  };
  const error = wasSubmitted && dealer === undefined ? messageOf('dealer') : undefined;
  return (
    <div className="grid gap-6">
      {pinpointError === null ? null : <Alert tone="critical">{errors(pinpointError)}</Alert>}
      <div role="radiogroup" aria-label={t('delivery.how')} className="grid gap-3">
        {DELIVERY_METHODS.map((method) => (
          <ChoiceCard
            key={method}
            name="delivery"
            value={method}
            isChosen={method === choice.delivery}
            onChoose={() => change({ delivery: method })}
            title={t(`delivery.${method}`)}
            text={t(`delivery-terms.${deliveryTerms(method, choice.area)}`)}
          />
        ))}
      </div>
      {choice.delivery === 'DELIVER_TO_HOME' ? (
        <>
          <Field
            id={DEALER}
            label={t('delivery.dealer')}
            hint={dealer?.address}
            error={error}
            required
          >
            {(aria) => (
              <Select
                {...aria}
                value={choice.dealer ?? ''}
                placeholder={t('delivery.choose-dealer')}
                options={dealers.map(({ slug, name, city }) => ({
                  value: slug,
                  label: `${name}, ${city}`,
                }))}
                onChange={(event) => change({ dealer: event.target.value })}
              />
            )}
          </Field>
          <HomeForm onTyped={keep} onDone={finish} />
        </>
      ) : (
        <>
          <DealerPicker
            id={DEALER}
            value={choice.dealer}
            onChoose={(slug) => change({ dealer: slug })}
            from={userLocation ?? { provinceId: choice.area, cityId: '', districtId: '', at: null }}
            onFrom={(from) => purchase().update((state) => ({ ...state, userLocation: from }))}
            error={error}
          />
          <Alert>{t('delivery.pickup-note')}</Alert>
          <StepActions step="delivery" onContinue={() => finish()} />
        </>
      )}
    </div>
  );
}
