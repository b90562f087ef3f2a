import { readFileSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import { place, provinceRegions } from '#db/schema/places.ts';
import type { SeedStep } from '#db/seed/step.ts';
import { upsert } from '#db/seed/upsert.ts';
import { rowOf } from './demo-place.ts';
import { places } from './places.ts';

export const seed: SeedStep = {
  slug: 'places',
  demo: true,
  statements: () => [
    // Hours that staff have set are theirs.
    ...upsert(place, places.map(rowOf), {
      columns: [place.hoursForSales, place.hoursForService, place.hoursVersion],
      where: sql`${place.hoursVersion} > 1`,
    }),
  ],
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
