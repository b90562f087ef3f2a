import { describe, expect, it } from 'vitest';
import {
  boxOfTile,
  isTile,
  MOST_TILES,
  type TileArchive,
  tileAt,
  tilesOfArea,
} from '#edge/contract/stations/tiles.ts';

const COUNTRY: TileArchive = {
  version: 'v',
  minZoom: 0,
  maxZoom: 14,
  bounds: { south: -11.1, north: 6.1, west: 94.9, east: 141.1 },
};
const BANDUNG = { lat: -6.9175, lon: 107.6191 };
const circle = (radius: number) => ({ kind: 'circle', centre: BANDUNG, radius }) as const;
const deepest = (radius: number): number =>
  Math.max(...tilesOfArea(circle(radius), COUNTRY).map(({ z }) => z));

describe('tiles of an area', () => {
  it('place a point in the tile whose box holds it', () => {
    for (const z of [0, 7, 14]) {
      const { south, north, west, east } = boxOfTile(tileAt(BANDUNG, z));
      expect(BANDUNG.lat).toBeGreaterThanOrEqual(south);
      expect(BANDUNG.lat).toBeLessThanOrEqual(north);
      expect(BANDUNG.lon).toBeGreaterThanOrEqual(west);
      expect(BANDUNG.lon).toBeLessThanOrEqual(east);
    }
  });

  it('reach every street of a city, and the roads alone of a province', () => {
    expect(deepest(10_000)).toBe(14);
    expect(deepest(25_000)).toBe(14);
    expect(deepest(50_000)).toBe(13);
    expect(deepest(100_000)).toBe(12);
  });

  it('are never more than a device may be asked to carry, along a corridor too', () => {
    const corridor = {
      kind: 'corridor',
      from: { lat: -6.1754, lon: 106.8272 },
      to: { lat: -7.2575, lon: 112.7521 },
      reach: 20_000,
    } as const;
    for (const area of [circle(100_000), circle(1_000), corridor]) {
      const tiles = tilesOfArea(area, COUNTRY);
      expect(tiles.length).toBeGreaterThan(5);
      expect(tiles.length).toBeLessThanOrEqual(MOST_TILES);
      expect(new Set(tiles.map(({ z, x, y }) => `${z} ${x} ${y}`)).size).toBe(tiles.length);
    }
  });

  it('are none where the archive has none', () => {
    const bogor = { ...COUNTRY, bounds: { south: -6.6, north: -6.4, west: 106.7, east: 106.9 } };
    expect(tilesOfArea(circle(10_000), bogor)).toEqual([]);
  });

  it('lie within the world', () => {
    expect(isTile({ z: 2, x: 3, y: 3 })).toBe(true);
    expect(isTile({ z: 2, x: 4, y: 0 })).toBe(false);
    expect(isTile({ z: 2, x: 0, y: 4 })).toBe(false);
    expect(isTile({ z: 21, x: 0, y: 0 })).toBe(false);
  });
});
