import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { searchStations } from '#edge/contract/stations/search.ts';
import { nearbyQuery } from '#edge/domains/stations/nearby.sql.ts';
import { writeStations } from '#edge/domains/stations/write.sql.ts';
import { searchVectors, VECTOR_NOW, vectorStations } from '#tests/support/station-vectors.ts';
import { search } from '#tests/support/stations.ts';
import { migrated, type Store, storesOfPass } from '#tests/support/stores.ts';

const from = { lat: 0, lon: 110 };
const statuses = new Map(vectorStations.flatMap((d) => d.statuses.map((s) => [s.id, s] as const)));

describe('the search over a list', () => {
  it.each(searchVectors)('$says', ({ search: wish, finds }) => {
    const matches = searchStations(
      vectorStations.map((d) => d.record),
      search({ ...from, ...wish }),
      (id) => statuses.get(id),
      VECTOR_NOW,
    );
    expect(matches.map(({ station }) => station.id)).toEqual(finds);
  });
});

describe.each(storesOfPass)('the search in the store on $kind', ({ open }) => {
  let store: Store;
  beforeAll(async () => {
    store = await migrated(open);
    await store.db.write(writeStations(vectorStations));
  });
  afterAll(() => store.stop());

  it.each(searchVectors)('$says', async ({ search: wish, finds }) => {
    const [rows] = await store.db.read([nearbyQuery(search({ ...from, ...wish }), VECTOR_NOW)]);
    expect(rows.map((row) => row.record.id)).toEqual(finds);
  });
});
