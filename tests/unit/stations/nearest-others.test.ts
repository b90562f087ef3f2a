import { expect, it } from 'vitest';
import { nearestOthers } from '#web/domains/stations/detail/nearest-others.ts';

it('the nearest others are listed by distance, without the station itself', () => {
  const hits = [
    { stationId: 'self', distance: 0 },
    { stationId: 'a', distance: 7_800 },
    { stationId: 'b', distance: 24_000 },
    { stationId: 'c', distance: 6_600 },
    { stationId: 'd', distance: null },
  ];
  const ids = nearestOthers(hits, 'self', 3).map(({ stationId }) => stationId);
  expect(ids).toEqual(['c', 'a', 'b']);
});
