'use client';

import { useState } from 'react';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { Alert } from '#web/ui/alert.tsx';
import { ChoiceCard } from '#web/ui/choice-card.tsx';
import type { RideModel } from './ride-model.ts';
import { setTestDrive, useTestDrive } from './state.ts';
import { StepActions } from './step-actions.tsx';

/** Which motorcycle, for whoever came without one; nothing is chosen for them. */
export function ModelStep({
  models,
  onDone,
}: {
  models: readonly RideModel[];
  onDone: () => void;
}) {
  const t = useScopedI18n('testRide');
  const { productId, productName } = useTestDrive();
  const [missing, setMissing] = useState(false);
  const chosen =
    productName === '' ? undefined : models.find((model) => model.productId === productId);
  const choose = (slug: string): void => {
    setMissing(false);
    const model = models.find((each) => each.slug === slug);
    if (model === undefined || model === chosen) return;
    setTestDrive({
      productId: model.productId,
      productName: model.name,
      slotAt: null,
      heldUntil: null,
    });
  };
  return (
    <div className="grid gap-5">
      {missing ? <Alert tone="critical">{t('model.choose')}</Alert> : null}
      <fieldset className="grid gap-3">
        <legend className="sr-only">{t('step.model')}</legend>
        {models.map((model) => (
          <ChoiceCard
            key={model.slug}
            name="ride-model"
            value={model.slug}
            isChosen={model === chosen}
            onChoose={choose}
            title={model.name}
            text={model.slogan}
          />
        ))}
      </fieldset>
      <StepActions
        step="model"
        onContinue={() => (chosen === undefined ? setMissing(true) : onDone())}
      />
    </div>
  );
}
