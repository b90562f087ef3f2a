'use client';

import { useState } from 'react';
import type { PlaceRecord } from '#edge/contract/places/place-record.ts';
import { NearestPlace } from '#web/domains/places/index.ts';
import { TestRideCentresDocument } from '#web/platform/graphql/generated/main/test-ride-centres.ts';
import { useMain } from '#web/platform/graphql/use-operation.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { Alert } from '#web/ui/alert.tsx';
import { ChoiceCard } from '#web/ui/choice-card.tsx';
import { setTestDrive, useTestDrive } from './state.ts';
import { StepActions } from './step-actions.tsx';

/** Where: centres that lend the model, as far as somebody could be asked. */
export function PlaceStep({
  places,
  onDone,
}: {
  places: readonly PlaceRecord[];
  onDone: () => void;
}) {
  const t = useScopedI18n('testRide');
  const words = useScopedI18n('validation');
  const { locationId, productId } = useTestDrive();
  const [missing, setMissing] = useState(false);
  const { data } = useMain(TestRideCentresDocument, { productId });
  const slugs = data?.testRideCentres;
  const gives = ({ dealerSlug }: { dealerSlug: string }) =>
    slugs === undefined || slugs.includes(dealerSlug);
  const shown = places.filter(gives);
  const chosen = shown.find(({ dealerSlug }) => dealerSlug === locationId);
  const choose = (slug: string): void => {
    setMissing(false);
    if (slug !== locationId) setTestDrive({ locationId: slug, slotAt: null, heldUntil: null });
  };
  return (
    <div className="grid gap-5">
      <NearestPlace
        className="justify-self-start"
        accepts={(place) => place.testRide && !place.upcoming && gives(place)}
        onChoose={({ dealerSlug }) => choose(dealerSlug)}
      >
        {t('place.nearest')}
      </NearestPlace>
      {missing ? <Alert tone="critical">{words('test-ride-location')}</Alert> : null}
      <fieldset className="grid gap-3">
        <legend className="sr-only">{t('step.place')}</legend>
        {shown.map(({ dealerSlug, location, address1, city }) => (
          <ChoiceCard
            key={dealerSlug}
            name="ride-place"
            value={dealerSlug}
            isChosen={dealerSlug === locationId}
            onChoose={choose}
            title={location}
            text={`${address1}, ${city}`}
          />
        ))}
      </fieldset>
      {shown.length === 0 ? <p className="text-muted">{t('place.none')}</p> : null}
      <StepActions
        step="place"
        onContinue={() => (chosen === undefined ? setMissing(true) : onDone())}
      />
    </div>
  );
}
