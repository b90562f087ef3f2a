import { readFileSync } from 'node:fs';
import { place, provinceRegions } from '#db/schema/places.ts';
import type { SeedStep } from '#db/seed/step.ts';
import { upsert } from '#db/seed/upsert.ts';
import { rowOf } from './demo-place.ts';
import { places } from './places.ts';

export const seed: SeedStep = {
  slug: 'places',
  demo: true,
  statements: () => upsert(place, places.map(rowOf)),
};

const regions: Readonly<Record<string, readonly string[]>> = JSON.parse(
  readFileSync(new URL('./regions.json', import.meta.url), 'utf8'),
);

/** Where people live: true in every store, not a demonstration. */
export const regionsSeed: SeedStep = {
  slug: 'regions',
  statements: () =>
    upsert(
      provinceRegions,
      Object.entries(regions).map(([provinceId, cities]) => ({ provinceId, cities })),
    ),
};
