import { place } from '../../schema/places.ts';
import type { SeedStep } from '../../seed/step.ts';
import { upsert } from '../../seed/upsert.ts';
import { rowOf } from './demo-place.ts';
import { places } from './places.ts';

export const seed: SeedStep = {
  slug: 'places',
  demo: true,
  statements: () => upsert(place, places.map(rowOf)),
};
