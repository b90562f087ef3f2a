'use client';

import { useMemo } from 'react';
import { useCollection } from '#web/platform/device/use-collection.ts';
import { EcProductsDocument } from '#web/platform/graphql/generated/content/ec-products.ts';
import { useContent } from '#web/platform/graphql/use-operation.ts';
import { useLocale } from '#web/platform/i18n/use-locale.ts';
import { useNow } from '#web/ui/use-now.ts';
import { type Exclusives, exclusivesOf } from './exclusives.ts';

/** What only this center offers: from the device's copy until the BFF answers. */
export const useExclusives = (dealerSlug: string | null): Exclusives => {
  const locale = useLocale();
  const now = useNow();
  const { data } = useContent(
    EcProductsDocument,
    dealerSlug === null ? null : { dealerSlug, locale },
  );
  const { records } = useCollection('products', { pullAtOnce: false });
  return useMemo(() => {
    if (data !== undefined)
      return Object.fromEntries(
        data.ecProducts.map(({ product, exclusives }) => [
          product.slug,
          exclusives.map(({ name }) => name),
        ]),
      );
    if (dealerSlug === null || now === null) return {};
    const products = records?.map(({ value }) => value) ?? [];
    return exclusivesOf(products, dealerSlug, now, locale);
  }, [data, records, dealerSlug, now, locale]);
};
