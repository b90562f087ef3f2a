import { describe, expect, it } from 'vitest';
import { CITIES } from '#edge/contract/cities.ts';
import { type LatLon, urbanAreas } from '#web/ui/map/coast.ts';
import { isOnLand } from '#web/ui/map/land.ts';

/** Even-odd rule. */
const covers = (line: readonly LatLon[], lat: number, lon: number): boolean => {
  let inside = false;
  for (const [index, [aLat, aLon]] of line.entries()) {
    const [bLat, bLon] = line.at(index - 1) ?? [aLat, aLon];
    if (aLat > lat !== bLat > lat && lon < ((bLon - aLon) * (lat - aLat)) / (bLat - aLat) + aLon)
      inside = !inside;
  }
  return inside;
};
const areasAt = (lat: number, lon: number): number =>
  urbanAreas().filter((line) => covers(line, lat, lon)).length;
const placeOf = (slug: string): { lat: number; lon: number } => {
  const city = CITIES.find((each) => each.slug === slug);
  if (city === undefined) throw new Error(`No city: ${slug}`);
  return city;
};

describe('urban areas of the map', () => {
  it('cover the largest cities, and a neighbour that grew into one of them', () => {
    for (const slug of ['jakarta', 'bekasi', 'depok', 'bandung', 'medan']) {
      const { lat, lon } = placeOf(slug);
      expect([slug, areasAt(lat, lon)]).toEqual([slug, 1]);
    }
    // Surabaya's town hall stands 700 m outside of the outline, which is that of a small scale.
    expect(areasAt(-7.32, 112.73)).toBe(1);
  });

  it('leave the country between them and the sea free', () => {
    for (const slug of ['bogor', 'purwakarta', 'malang', 'sabang']) {
      const { lat, lon } = placeOf(slug);
      expect([slug, areasAt(lat, lon)]).toEqual([slug, 0]);
    }
    expect(areasAt(-5, 110)).toBe(0);
  });

  it('stand on land, none of them out at sea', () => {
    for (const line of urbanAreas()) {
      const ashore = line.filter(([lat, lon]) => isOnLand([lon, lat]));
      expect(ashore.length / line.length).toBeGreaterThan(0.5);
    }
  });
});
