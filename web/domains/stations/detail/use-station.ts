'use client';

import { useMemo } from 'react';
import { detailOnWire } from '#edge/contract/stations/view.ts';
import { useStationCopy } from '#web/domains/stations/device/use-station-copy.ts';
import { useCollection } from '#web/platform/device/use-collection.ts';
import { useWhenSent } from '#web/platform/device/use-when-sent.ts';
import { ChargingStationDetailDocument } from '#web/platform/graphql/generated/main/charging-station-detail.ts';
import type { ChargingStationDetailQuery } from '#web/platform/graphql/generated/main.ts';
import { type Live, useMain } from '#web/platform/graphql/use-operation.ts';
import { useLocale } from '#web/platform/i18n/use-locale.ts';
import { useNow } from '#web/ui/use-now.ts';

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
  const offline = useMemo(() => {
    if (!unanswered || now === null) return undefined;
    const record = copy?.stations.find(({ id, slug }) => id === key || slug === key);
    if (record === undefined || copy === undefined) return undefined;
    const models = products?.map(({ value }) => value) ?? [];
    return detailOnWire(record, models, { statusOf: copy.statusOf, now }, locale);
  }, [unanswered, copy, products, key, now, locale]);
  if (offline === undefined || copy === undefined) return live;
  return { ...live, data: { getChargingStationDetail: offline }, at: copy.syncedAt ?? undefined };
};
