'use client';

import { productOfGeneration } from '#edge/contract/garage/generation.ts';
import { useCollection } from '#web/platform/device/use-collection.ts';
import { usePurchase } from '#web/platform/purchase/use-purchase.ts';

interface OwnModel {
  readonly slug: string;
  readonly name: string;
}

/** `alva-cervo-q` → `CERVO Q`, as short as the garage says it. */
const nameOf = (slug: string): string =>
  slug
    .replace(/^alva-/, '')
    .replaceAll('-', ' ')
    .toUpperCase();

/** Models in the person's garage; without any, those they chose in the configurator last. */
export const useOwnModels = (): readonly OwnModel[] => {
  const { records } = useCollection('vehicles');
  const { configurations } = usePurchase();
  const own = (records ?? [])
    .filter(({ value }) => value.user.own)
    .flatMap(({ value }) => productOfGeneration(value.generation) ?? []);
  const slugs = new Map(own.map(({ slug, name }) => [slug, name]));
  if (slugs.size > 0) return [...slugs].map(([slug, name]) => ({ slug, name }));
  return Object.keys(configurations).map((slug) => ({ slug, name: nameOf(slug) }));
};
