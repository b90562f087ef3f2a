'use client';

import useSWR from 'swr';
import type { RegionCity } from '#edge/contract/places/region.ts';
import { loadCities } from './load-cities.ts';

const NONE: readonly RegionCity[] = [];

export interface Cities {
  readonly cities: readonly RegionCity[];
  readonly isLoading: boolean;
  /** Neither on the device nor to be had. */
  readonly isMissing: boolean;
  readonly retry: () => void;
}

/** Cities of a province; none while no province is chosen. */
export const useCities = (provinceId: string): Cities => {
  const { data, isLoading, isValidating, mutate } = useSWR(
    provinceId === '' ? null : (['regions', provinceId] as const),
    async () => (await loadCities(provinceId)) ?? null,
    { revalidateOnFocus: false, revalidateIfStale: false },
  );
  return {
    cities: data ?? NONE,
    isLoading: isLoading || (data === null && isValidating),
    isMissing: data === null && !isValidating,
    retry: () => void mutate(),
  };
};
