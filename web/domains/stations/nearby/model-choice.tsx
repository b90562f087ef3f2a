'use client';

import { useEffect, useRef } from 'react';
import { productOfGeneration } from '#edge/contract/garage/generation.ts';
import { useCollection } from '#web/platform/device/use-collection.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { setQuery } from '#web/platform/query.ts';
import { Select } from '#web/ui/select.tsx';
import type { ModelName } from './filter-panel.tsx';
import { rememberModel, riddenModel } from './ridden-model.ts';

/** Chargers of which nobody knows whether it fits are shown behind the confirmed ones. */
const choose = (slug: string): void => setQuery({ model: slug, unknown: '1' });

/**
 * The motorcycle somebody rides, asked once: from then on this browser puts the chargers that fit it
 * first. Who has just one model in the garage is not asked; who has several finds those first.
 */
export function ModelChoice({
  models,
  model,
}: {
  models: readonly ModelName[];
  /** Slug of the model the list is for. */
  model: string | null;
}) {
  const t = useScopedI18n('stations');
  const { records } = useCollection('vehicles');
  const owned = new Set(
    records
      ?.filter(({ value }) => value.user.own)
      .map(({ value }) => productOfGeneration(value.generation)?.slug),
  );
  const [only] = owned.size === 1 ? owned : [];
  const question = owned.size > 1 ? 'which-of-yours' : 'which-model';
  const before = useRef<string | null>(null);

  // What was chosen earlier counts once, on arrival; a link that names a model goes before.
  useEffect(() => {
    const chosen = riddenModel();
    const isNamed = new URLSearchParams(window.location.search).has('model');
    if (!isNamed && models.some(({ slug }) => slug === chosen)) choose(chosen ?? '');
  }, [models]);
  useEffect(() => {
    const isNamed = new URLSearchParams(window.location.search).has('model');
    if (only !== undefined && !isNamed && riddenModel() === null && before.current === null)
      choose(only);
  }, [only]);
  // Chosen or cleared among the filters counts, too.
  useEffect(() => {
    if (model !== null) rememberModel(model);
    else if (before.current !== null) rememberModel(null);
    before.current = model;
  }, [model]);

  return (
    <Select
      aria-label={t('filter.model')}
      value={model ?? ''}
      className="h-10 rounded-full py-0 pl-4 font-semibold text-sm"
      options={[
        { value: '', label: t(model === null ? question : 'filter.any-model') },
        ...models
          .toSorted((a, b) => Number(owned.has(b.slug)) - Number(owned.has(a.slug)))
          .map(({ slug, name }) => ({ value: slug, label: name })),
      ]}
      onChange={({ target }) =>
        target.value === '' ? setQuery({ model: null, unknown: null }) : choose(target.value)
      }
    />
  );
}
