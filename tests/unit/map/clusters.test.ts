import { describe, expect, it } from 'vitest';
import { CITIES } from '#edge/contract/cities.ts';
import { INDONESIA, inBox } from '#edge/contract/stations/geo.ts';
import { isOnLand } from '#web/ui/map/land.ts';
import { clustersOf, type MapPin } from '#web/ui/map/pins.ts';

const pin = (id: string, lat: number, lon: number): MapPin => ({
  id,
  lat,
  lon,
  label: id,
  look: 'free',
});
const project = ({ lat, lon }: MapPin) => ({ x: lon * 100, y: lat * 100 });

describe('clusters', () => {
  it('keep every pin exactly once', () => {
    const pins = Array.from({ length: 500 }, (_, n) => pin(String(n), (n * 7) % 13, (n * 11) % 17));
    const ids = clustersOf(pins, project, 56).flatMap(({ pins: each }) => each.map(({ id }) => id));
    expect(ids.toSorted()).toEqual(pins.map(({ id }) => id).toSorted());
  });

  it('put near pins together and stand on one of them', () => {
    const clusters = clustersOf(
      [pin('a', 1, 1), pin('b', 1.1, 1.1), pin('far', 9, 9)],
      project,
      56,
    );
    expect(clusters.map(({ pins }) => pins.map(({ id }) => id))).toEqual([['a', 'b'], ['far']]);
    expect(['a', 'b']).toContain(clusters[0]?.at.id);
  });
});

describe('pins of neighbouring cells', () => {
  it('become one cluster where they would overlap', () => {
    const pins = Array.from({ length: 200 }, (_, n) =>
      pin(String(n), ((n * 7) % 40) / 10, ((n * 13) % 50) / 10),
    );
    const at = clustersOf(pins, project, 56).map((cluster) => project(cluster.at));
    const nearest = Math.min(
      ...at.flatMap((a, index) => at.slice(index + 1).map((b) => Math.hypot(a.x - b.x, a.y - b.y))),
    );
    expect(nearest).toBeGreaterThanOrEqual(42);
  });
});

describe('the coast', () => {
  it('has the inland cities on land and the straits at sea', () => {
    for (const slug of ['bandung', 'medan', 'palangka-raya', 'wamena', 'yogyakarta']) {
      const city = CITIES.find((each) => each.slug === slug);
      expect([slug, city && isOnLand([city.lon, city.lat])]).toEqual([slug, true]);
    }
    expect(isOnLand([110, -5])).toBe(false);
    expect(isOnLand([105.2, -6])).toBe(false);
  });

  it('and all cities lie in the country, each by its own name', () => {
    expect(CITIES.filter((city) => !inBox(INDONESIA, city))).toEqual([]);
    expect(new Set(CITIES.map(({ slug }) => slug)).size).toBe(CITIES.length);
  });
});
