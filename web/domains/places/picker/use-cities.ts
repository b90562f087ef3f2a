'use client';

import { useEffect } from 'react';
import useSWR from 'swr';
import type { RegionCity } from '#edge/contract/places/region.ts';
import { loadCities } from '#web/platform/device/load-cities.ts';
import { useCollection } from '#web/platform/device/use-collection.ts';
import { useOnline } from '#web/platform/device/use-online.ts';
import { TELLING_CONTENT } from '#web/platform/graphql/telling.ts';
import { savedRegion } from './saved-region.ts';

const NONE: readonly RegionCity[] = [];

export interface Cities {
  readonly cities: readonly RegionCity[];
  readonly isLoading: boolean;
  /** Neither on the device nor to be had. */
  readonly isMissing: boolean;
  readonly retry: () => void;
}

/**
 * Cities of a province; none while no province is chosen. Where the list is missing, the city and the
 * district of the saved address alone, so that it can be read; the list comes by itself with the signal.
 */
export const useCities = (provinceId: string): Cities => {
  const { data, isLoading, isValidating, mutate } = useSWR(
    provinceId === '' ? null : (['regions', provinceId] as const),
    async () => (await loadCities(provinceId, TELLING_CONTENT)) ?? null,
    { revalidateOnFocus: false, revalidateIfStale: false },
  );
  const { records } = useCollection('addresses');
  const online = useOnline();
  const isMissing = data === null && !isValidating;
  useEffect(() => {
    // Once for each return of the signal: a list that does not come then has its button.
    if (online) void mutate();
  }, [online, mutate]);
  return {
    cities: data ?? (data === null ? savedRegion(records?.[0]?.value, provinceId) : NONE) ?? NONE,
    isLoading: isLoading || (data === null && isValidating),
    isMissing,
    retry: () => void mutate(),
  };
};
