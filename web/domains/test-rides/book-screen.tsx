'use client';

import { useEffect, useRef } from 'react';
import { NotLoaded } from '#web/domains/account/index.ts';
import { useCollection } from '#web/platform/device/use-collection.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { latePart } from '#web/platform/late/late-part.tsx';
import { setQuery, useQuery } from '#web/platform/query.ts';
import { cx } from '#web/ui/cx.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { useNow } from '#web/ui/use-now.ts';
import { PlaceStep } from './place-step.tsx';
import type { RideModel } from './ride-model.ts';
import { showStep } from './show-step.ts';
import { setTestDrive, useTestDrive } from './state.ts';
import { RIDE_STEPS, type RideStep, shownStep, stepAfter } from './steps.ts';

const waiting = () => <Skeleton className="h-64 rounded-xl" />;

/** The steps beside the one most begin with: fetched while that is answered, so that they are there without signal, too. */
const LATER = {
  model: latePart(() => import('./model-step.tsx').then((it) => it.ModelStep), waiting),
  time: latePart(() => import('./time-step.tsx').then((it) => it.TimeStep), waiting),
  rider: latePart(() => import('./rider-step.tsx').then((it) => it.RiderStep), waiting),
  survey: latePart(() => import('./survey-step.tsx').then((it) => it.SurveyStep), waiting),
  review: latePart(() => import('./review-step.tsx').then((it) => it.ReviewStep), waiting),
};

/** What the link that led to the page chose. */
const useChosenByLink = (models: readonly RideModel[]): void => {
  const query = useQuery();
  const slug = query.get('model');
  const dealer = query.get('dealer');
  useEffect(() => {
    if (slug === null && dealer === null) return;
    const model = models.find((each) => each.slug === slug);
    if (model !== undefined || dealer !== null)
      setTestDrive({
        ...(model && { productId: model.productId, productName: model.name }),
        ...(dealer !== null && { locationId: dealer }),
        slotAt: null,
        heldUntil: null,
      });
    setQuery({ model: null, dealer: null });
  }, [models, slug, dealer]);
};

/** From the motorcycle to the booked ride, one decision a screen. */
export function BookScreen({ models }: { models: readonly RideModel[] }) {
  const t = useScopedI18n('testRide');
  const state = useTestDrive();
  const query = useQuery();
  const wanted = query.get('step');
  const isLinked = query.has('model');
  const { records, syncedAt, retry } = useCollection('places');
  const now = useNow(60_000);
  useChosenByLink(models);
  useEffect(() => {
    for (const step of Object.values(LATER)) step.fetch();
  }, []);
  const places = (records ?? [])
    .map(({ value }) => value)
    .filter(({ testRide, upcoming }) => testRide && !upcoming)
    .sort((a, b) => a.city.localeCompare(b.city) || a.location.localeCompare(b.location));
  const place = places.find(({ dealerSlug }) => dealerSlug === state.locationId);
  const model =
    state.productName === ''
      ? undefined
      : models.find(({ productId }) => productId === state.productId);
  const reached = {
    ...state,
    productName: model?.name ?? '',
    locationId: place === undefined ? null : state.locationId,
  };
  const step = shownStep(wanted, reached, now ?? 0);
  const isReady = now !== null && syncedAt !== null && records !== undefined;
  const title = useRef<HTMLHeadingElement>(null);
  const before = useRef(step);
  useEffect(() => {
    // A new step is a new question: the focus goes to it, also for those who only hear the page.
    if (before.current !== step) title.current?.focus({ preventScroll: true });
    before.current = step;
    // The step that is shown stands in the address: one that becomes complete is left by whoever fills it in.
    // While a page opens, its query may still be the last page's; the address is its own.
    if (isLinked || new URLSearchParams(window.location.search).has('model')) return;
    if (wanted === null && isReady) setQuery({ step });
  }, [step, wanted, isReady, isLinked]);
  if (records !== undefined && syncedAt === null && records.length === 0)
    return <NotLoaded onRetry={retry} />;
  if (records === undefined || now === null)
    return (
      <div aria-busy="true" className="grid gap-4">
        <Skeleton className="h-10 w-2/3" />
        <Skeleton className="h-64 rounded-xl" />
      </div>
    );
  const next = (from: RideStep) => () => showStep(stepAfter(from));
  const at = RIDE_STEPS.indexOf(step);
  return (
    <div className="grid gap-6">
      {step === 'model' ? null : (
        <p className="flex flex-wrap items-center justify-between gap-3 rounded-xl bg-sunken px-5 py-3">
          <span>
            <span className="text-muted text-sm">{t('motorcycle')}</span>{' '}
            <span className="font-semibold">{reached.productName}</span>
          </span>
          <TextLink href="/test-ride/select-bike">{t('change')}</TextLink>
        </p>
      )}
      <div>
        <p className="mb-2 text-muted text-sm">
          {t('step-of', { at: at + 1, of: RIDE_STEPS.length })}
        </p>
        <div aria-hidden="true" className="flex gap-2">
          {RIDE_STEPS.map((each, nth) => (
            <span
              key={each}
              className={cx(
                'h-1.5 flex-1 rounded-full',
                nth === at ? 'bg-accent' : nth < at ? 'bg-ink' : 'bg-line-strong',
              )}
            />
          ))}
        </div>
      </div>
      <h3 ref={title} tabIndex={-1} className="text-2xl outline-none">
        {t(`step.${step}`)}
      </h3>
      {step === 'model' ? <LATER.model models={models} onDone={next(step)} /> : null}
      {step === 'place' ? <PlaceStep places={places} onDone={next('place')} /> : null}
      {step === 'time' && place ? <LATER.time place={place} now={now} onDone={next(step)} /> : null}
      {step === 'rider' ? <LATER.rider onDone={next(step)} /> : null}
      {step === 'survey' ? <LATER.survey onDone={next(step)} /> : null}
      {step === 'review' && place ? (
        <LATER.review place={place} productName={reached.productName} />
      ) : null}
    </div>
  );
}
