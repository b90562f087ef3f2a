'use client';

import { dealersOf } from '#edge/contract/catalog/dealer.ts';
import type { ConfigurableModel } from '#edge/contract/catalog/offered.ts';
import { inLocale } from '#edge/contract/locale.ts';
import { useCollection } from '#web/platform/device/use-collection.ts';
import { useLocale } from '#web/platform/i18n/use-locale.ts';
import { type Words, wordOf } from './pasted.ts';

interface Option {
  readonly value: string;
  readonly label: string;
}

export interface Catalogue {
  readonly models: readonly Option[];
  readonly dealers: readonly Option[];
  /** Choices of a model; accents of one of its colours. */
  readonly of: (
    slug: string,
    component: 'color' | 'accent' | 'battery',
    color?: string,
  ) => Option[];
  readonly nameOf: (slug: string) => string;
  readonly words: Words;
}

const unique = (options: readonly Option[]): Option[] => [
  ...new Map(options.map((each) => [each.value, each])).values(),
];

/** What a unit may be and where it may stand, by the device's own records. */
export const useCatalogue = (): Catalogue => {
  const locale = useLocale();
  const models: ConfigurableModel[] =
    useCollection('products').records?.map(({ value }) => value) ?? [];
  const dealers = dealersOf(useCollection('places').records?.map(({ value }) => value) ?? []);
  const values = models.flatMap((model) => model.values);
  return {
    models: models.map(({ slug, name }) => ({ value: slug, label: name })),
    dealers: dealers.map(({ slug, name, city }) => ({ value: slug, label: `${name}, ${city}` })),
    of: (slug, component, color) =>
      unique(
        (models.find((model) => model.slug === slug)?.values ?? [])
          .filter((each) => each.component === component)
          .filter((each) => component !== 'accent' || each.parent_code === color)
          .map(({ code, name }) => ({ value: code, label: inLocale(name, locale) })),
      ),
    nameOf: (slug) => models.find((model) => model.slug === slug)?.name ?? slug,
    words: new Map([
      ...values.flatMap(({ code, name }) =>
        Object.values(name).map((word) => [wordOf(word), code] as const),
      ),
      ...dealers.map(({ slug, name }) => [wordOf(name), slug] as const),
      ...models.map(({ slug, name }) => [wordOf(name), slug] as const),
    ]),
  };
};
