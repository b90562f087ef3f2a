'use client';

import { useMemo } from 'react';
import { useCollection } from '../../../platform/device/use-collection.ts';
import {
  LocationDetailDocument,
  type LocationDetailQuery,
} from '../../../platform/graphql/generated/main.ts';
import { type Live, useMain } from '../../../platform/graphql/use-operation.ts';
import { useLocale } from '../../../platform/i18n/use-locale.ts';
import { useNow } from '../../../ui/use-now.ts';
import { keptDetail } from './kept-detail.ts';

/** One place by its dealer slug: from the device's copy until the BFF answers. */
export const usePlace = (dealerSlug: string | null): Live<LocationDetailQuery> => {
  const locale = useLocale();
  const live = useMain(LocationDetailDocument, dealerSlug === null ? null : { dealerSlug, locale });
  const { records: places, syncedAt } = useCollection('places', { pullAtOnce: false });
  const { records: products } = useCollection('products', { pullAtOnce: false });
  const now = useNow();
  const unanswered = live.data === undefined;
  const here = useMemo(() => {
    if (!unanswered || now === null) return undefined;
    const place = places?.find(({ value }) => value.dealerSlug === dealerSlug)?.value;
    const models = products?.map(({ value }) => value) ?? [];
    return place && keptDetail(place, models, now, locale);
  }, [unanswered, places, products, dealerSlug, now, locale]);
  if (here === undefined) return live;
  return { ...live, data: { getLocationDetail: here }, at: syncedAt ?? undefined };
};
