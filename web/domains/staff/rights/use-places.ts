'use client';

import { dealersOf } from '#edge/contract/catalog/dealer.ts';
import { useCollection } from '#web/platform/device/use-collection.ts';

/** Places a role can belong to, by the device's own records. */
export const usePlaces = (): readonly { value: string; label: string }[] =>
  dealersOf(useCollection('places').records?.map(({ value }) => value) ?? []).map(
    ({ slug, name, city }) => ({ value: slug, label: `${name}, ${city}` }),
  );
