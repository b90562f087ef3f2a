'use client';

import { useMemo } from 'react';
import { useCollection } from '../../../platform/device/use-collection.ts';
import { useWhenSent } from '../../../platform/device/use-when-sent.ts';
import {
  ChargingStationDetailDocument,
  type ChargingStationDetailQuery,
} from '../../../platform/graphql/generated/main.ts';
import { type Live, useMain } from '../../../platform/graphql/use-operation.ts';
import { useLocale } from '../../../platform/i18n/use-locale.ts';
import { useNow } from '../../../ui/use-now.ts';
import { detailOf } from '../device/shown.ts';
import { useStationCopy } from '../device/use-station-copy.ts';

const REFRESH_MS = 60_000;

/** One station by id or slug: from the device's copy until the BFF answers. */
export const useStation = (key: string | null): Live<ChargingStationDetailQuery> => {
  const locale = useLocale();
  const live = useMain(ChargingStationDetailDocument, key === null ? null : { key, locale }, {
    refreshInterval: REFRESH_MS,
  });
  useWhenSent(live.retry);
  const unanswered = live.data === undefined;
  const copy = useStationCopy(unanswered);
  const { records: products } = useCollection('products', { pullAtOnce: false });
  const now = useNow();
  const here = useMemo(() => {
    if (!unanswered || now === null) return undefined;
    const record = copy?.stations.find(({ id, slug }) => id === key || slug === key);
    if (record === undefined || copy === undefined) return undefined;
    const models = products?.map(({ value }) => value) ?? [];
    return detailOf(record, models, copy.statusOf, now, locale);
  }, [unanswered, copy, products, key, now, locale]);
  if (here === undefined || copy === undefined) return live;
  return { ...live, data: { getChargingStationDetail: here }, at: copy.syncedAt ?? undefined };
};
