import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { rowOf } from '#db/content/places/demo-place.ts';
import { places } from '#db/content/places/places.ts';
import { builtSummary, sorted } from '#web/domains/places/summary.ts';

const PUBLIC = join(import.meta.dirname, '../../../web/public');
const rows = places.map(rowOf);

it.each(rows)('every picture of $dealerSlug is there, for its page and for its card', (row) => {
  const urls = (row.gallery ?? []).map(({ url }) => url);
  for (const url of urls.flatMap((each) => [each, each.replace('-1200.', '-640.')]))
    expect(existsSync(join(PUBLIC, url)), url).toBe(true);
});

it('every place that is open has a picture, and none that is only announced', () => {
  for (const { dealerSlug, upcoming, imageUrl } of rows)
    expect(imageUrl === null, dealerSlug).toBe(upcoming);
});

it('no two places beside each other in the list look alike, in three columns and in one', () => {
  const listed = sorted(
    rows.map((row) =>
      builtSummary({
        ...row,
        type: row.type as 'DEALER',
        opensAt: null,
        upcoming: row.upcoming ?? false,
        sales: row.sales ?? false,
        services: row.services ?? false,
        sparePart: row.sparePart ?? false,
        testRide: row.testRide ?? false,
        chargingSlots: 0,
        imageUrl: row.imageUrl ?? null,
      }),
    ),
    null,
  ).flatMap(({ dealerSlug, imageUrl }) => (imageUrl === null ? [] : [{ dealerSlug, imageUrl }]));
  for (const [at, { dealerSlug, imageUrl }] of listed.entries())
    for (const beside of [1, 3])
      expect(listed[at + beside]?.imageUrl, `${dealerSlug}, ${beside} further`).not.toBe(imageUrl);
});
