'use client';

import { type ReactNode, useEffect, useState } from 'react';
import { AREAS } from '#edge/contract/areas.ts';
import { vehiclePrice } from '#edge/contract/catalog/quote.ts';
import { resolve } from '#edge/contract/catalog/resolve.ts';
import { rupiah } from '#edge/contract/money.ts';
import { comparedModels } from '#web/domains/catalog/compare/compared-models.ts';
import type { ConfiguratorProps } from '#web/domains/catalog/customize/configurator.tsx';
import { type PurchaseSteps, stepsOfCompared } from '#web/domains/catalog/customize/steps.ts';
import { newestModel } from '#web/domains/catalog/customize/use-configurator.ts';
import { useCollection } from '#web/platform/device/use-collection.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { Link } from '#web/platform/i18n/link.tsx';
import { usePurchase } from '#web/platform/purchase/use-purchase.ts';
import { setQuery, useQuery } from '#web/platform/query.ts';
import { ChoiceCard } from '#web/ui/choice-card.tsx';
import { Container } from '#web/ui/container.tsx';
import { TextLink } from '#web/ui/text-link.tsx';

const AREA_CODES = AREAS.map(({ code }) => code);
/** What a choice of one model says nothing about another with. */
const OF_ONE_MODEL = { color: null, accent: null, battery: null };

/** What each compared model costs as it is configured on this device. */
const useTotals = (models: readonly ConfiguratorProps[]) => {
  const { configurations } = usePurchase();
  const { records } = useCollection('products', { pullAtOnce: false });
  return models.map(({ model: atBuild, dealers, builtAt }) => {
    const model = newestModel(records, atBuild);
    const around = { now: builtAt, areas: AREA_CODES, dealers: dealers.map(({ slug }) => slug) };
    return vehiclePrice(model, resolve(model, configurations[model.slug] ?? {}, around).choice)
      ?.total;
  });
};

interface Props {
  /** Every model; which of them are compared stands in the address. */
  readonly all: readonly ConfiguratorProps[];
  readonly step: keyof PurchaseSteps;
  readonly children: (props: ConfiguratorProps & { readonly steps: PurchaseSteps }) => ReactNode;
}

/** One step of buying, for one of the models that are compared, with the others beside it to change to. */
export function ComparedStep({ all, step, children }: Props) {
  const t = useScopedI18n('catalog');
  const query = useQuery();
  // The address is known in the browser alone; a step of the wrong model would take its wish.
  const [isReady, setReady] = useState(false);
  useEffect(() => setReady(true), []);
  const every = all.map((props) => ({ ...props, slug: props.model.slug, name: props.model.name }));
  const wanted = comparedModels(every, query).models;
  const models = wanted.length === 0 ? comparedModels(every, new URLSearchParams()).models : wanted;
  const slugs = models.map(({ slug }) => slug);
  const totals = useTotals(models);
  const chosen = models.find(({ slug }) => slug === query.get('model')) ?? models[0];
  const isKnown = isReady && chosen !== undefined;
  return (
    <>
      <Container className="grid gap-4 pt-8 pb-6">
        <p className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
          <span className="font-semibold text-accent-text text-sm">{t('compare.step')}</span>
          <TextLink href={`/product/compare?models=${slugs.join(',')}`}>
            {t('compare.back')}
          </TextLink>
        </p>
        {isKnown ? (
          <div
            role="radiogroup"
            aria-label={t('compare.step')}
            className="grid gap-3 sm:grid-cols-3"
          >
            {models.map(({ slug, name }, at) => {
              const total = totals[at];
              return (
                <ChoiceCard
                  key={slug}
                  name="compared-model"
                  value={slug}
                  isChosen={slug === chosen.slug}
                  onChoose={() =>
                    setQuery(
                      { models: slugs.join(','), model: slug, ...OF_ONE_MODEL },
                      { step: true },
                    )
                  }
                  title={name}
                  text={total === undefined ? undefined : rupiah(total)}
                />
              );
            })}
          </div>
        ) : (
          <ul className="grid gap-3 sm:grid-cols-3">
            {every.map(({ slug, name }) => (
              <li key={slug}>
                <Link
                  href={`/product/${slug}/customize`}
                  className="flex min-h-16 items-center rounded-xl border-2 border-line bg-surface px-5 py-3.5 font-semibold"
                >
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        )}
      </Container>
      {isKnown ? (
        <div key={`${chosen.slug} ${step}`}>
          {children({ ...chosen, steps: stepsOfCompared(slugs, chosen.slug) })}
        </div>
      ) : null}
    </>
  );
}
