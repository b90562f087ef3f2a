import { describe, expect, it } from 'vitest';
import { widthAt } from '#web/ui/map/streets/look.ts';
import { type Name, straightest } from '#web/ui/map/streets/names.ts';
import { placeNames } from '#web/ui/map/streets/write-names.ts';

const name = (text: string, x: number, rank: number, other: Partial<Name> = {}): Name => ({
  text,
  kind: 'town',
  x,
  y: 0,
  angle: 0,
  room: 0,
  rank,
  ...other,
});
const written = (names: readonly Name[]): string[] =>
  placeNames(names, ({ text }) => text.length * 8).map(({ name: { text } }) => text);

describe('names on the map', () => {
  it('do not cover each other; the more important stays', () => {
    expect(
      written([name('Sukaraja', 10, 20), name('Bogor', 0, 1), name('Depok', 400, 30)]),
    ).toEqual(['Bogor', 'Depok']);
  });

  it('of a road are left out where it is too short or bends, and not repeated near by', () => {
    const road = { kind: 'road', room: 200 } as const;
    expect(written([name('Jalan Raya', 0, 1, { ...road, room: 50 })])).toEqual([]);
    expect(written([name('Jalan Raya', 0, 1, road), name('Jalan Raya', 200, 2, road)])).toEqual([
      'Jalan Raya',
    ]);
  });

  it('lie along the longest nearly straight part of a road, never upside down', () => {
    const run = straightest([
      { x: 0, y: 0 },
      { x: 0, y: 30 },
      { x: -100, y: 30 },
      { x: -200, y: 40 },
    ]);
    expect(run?.room).toBeCloseTo(200.2, 0);
    expect(Math.cos(run?.angle ?? Math.PI)).toBeGreaterThan(0.9);
    expect(straightest([{ x: 1, y: 1 }])).toBeUndefined();
  });

  it('stand on roads that grow with the zoom, from where they begin', () => {
    const width = { from: [10, 1], to: [14, 16] } as const;
    expect([9, 10, 12, 14, 17].map((zoom) => widthAt(width, zoom))).toEqual([0, 1, 4, 16, 16]);
  });
});
