import { productRows } from '#db/content/catalog/rows.ts';
import { rowOf } from '#db/content/places/demo-place.ts';
import { places } from '#db/content/places/places.ts';
import { testRideCentre, testRideMotorcycle } from '#db/schema/test-rides.ts';
import type { SeedStep } from '#db/seed/step.ts';
import { upsert } from '#db/seed/upsert.ts';

/** What every centre lends; experience centers lend all models. */
const AT_EVERY_CENTRE = ['alva-one', 'alva-cervo', 'alva-n3'];

const centres = () =>
  places.map(rowOf).filter(({ testRide, upcoming }) => testRide && upcoming !== true);

const motorcycles = () =>
  centres().flatMap((place) =>
    productRows()
      .filter(({ slug }) => place.type === 'EXPERIENCE_CENTER' || AT_EVERY_CENTRE.includes(slug))
      .map((product) => ({
        id: `trm_${place.dealerSlug}_${product.slug}`,
        placeId: place.id,
        productId: product.id,
        outFromAt: null,
        outUntilAt: null,
      })),
  );

/** One motorcycle of each model, and two people who ride along. */
export const seed: SeedStep = {
  slug: 'test-rides',
  demo: true,
  statements: () => [
    ...upsert(
      testRideCentre,
      centres().map(({ id }) => ({ placeId: id, seats: 2 })),
    ),
    ...upsert(testRideMotorcycle, motorcycles()),
  ],
};
