'use client';

import { useMemo } from 'react';
import { placeOnWire } from '#edge/contract/places/view.ts';
import { useCollection } from '#web/platform/device/use-collection.ts';
import { LocationDetailDocument } from '#web/platform/graphql/generated/main/location-detail.ts';
import type { LocationDetailQuery } from '#web/platform/graphql/generated/main.ts';
import { type Live, useMain } from '#web/platform/graphql/use-operation.ts';
import { useLocale } from '#web/platform/i18n/use-locale.ts';
import { useNow } from '#web/ui/use-now.ts';

export type Detail = NonNullable<LocationDetailQuery['getLocationDetail']>;

/** One place by its dealer slug: from the device's copy until the BFF answers. */
export const usePlace = (dealerSlug: string | null): Live<LocationDetailQuery> => {
  const locale = useLocale();
  const live = useMain(LocationDetailDocument, dealerSlug === null ? null : { dealerSlug, locale });
  const { records: places, syncedAt } = useCollection('places', { pullAtOnce: false });
  const { records: products } = useCollection('products', { pullAtOnce: false });
  const now = useNow();
  const unanswered = live.data === undefined;
  const offline = useMemo(() => {
    if (!unanswered || now === null) return undefined;
    const place = places?.find(({ value }) => value.dealerSlug === dealerSlug)?.value;
    const models = products?.map(({ value }) => value) ?? [];
    return place && placeOnWire(place, models, now, locale);
  }, [unanswered, places, products, dealerSlug, now, locale]);
  if (offline === undefined) return live;
  return { ...live, data: { getLocationDetail: offline }, at: syncedAt ?? undefined };
};
