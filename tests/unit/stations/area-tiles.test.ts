import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type TileArchive, tileAt, tilePath, tilesOfArea } from '#edge/contract/stations/tiles.ts';
import { fakeCaches } from '#tests/unit/offline/caches.ts';
import { fetchAreaTiles, removeAreaTiles } from '#web/domains/stations/packs/area-tiles.ts';
import { AREA_TILES, NOT_HERE } from '#web/platform/map/tile-copies.ts';

const CENTRE = { lat: -6.5, lon: 106.84 };
const AREA = { kind: 'circle', centre: CENTRE, radius: 2_000 } as const;
const archive = (version: string): TileArchive => ({
  version,
  minZoom: 0,
  maxZoom: 14,
  bounds: { south: -6.604, north: -6.444, west: 106.777, east: 106.934 },
});
const VERSION = '0123456789abcdef';
const OLDER = 'fedcba9876543210';
const CACHE = `${AREA_TILES}pak_1`;

let caches: ReturnType<typeof fakeCaches>;
let current: TileArchive | null;
let requests: string[];
let cutAfter: number;

const tile = (path: string): Response => {
  if (requests.length > cutAfter)
    return new Response(null, { status: 204, headers: { [NOT_HERE]: '1' } });
  const [version, ...place] = path.split('/').slice(-4);
  return new Response('streets', { headers: { etag: `"${version}-${place.join('-')}"` } });
};

beforeEach(() => {
  caches = fakeCaches();
  current = archive(VERSION);
  requests = [];
  cutAfter = Number.POSITIVE_INFINITY;
  vi.stubGlobal('caches', caches.storage);
  vi.stubGlobal('fetch', async (path: string) => {
    if (path === '/api/map') return Response.json({ archive: current });
    requests.push(path);
    return tile(path);
  });
});
afterEach(() => vi.unstubAllGlobals());

const take = (onShare: (share: number) => void = () => {}) =>
  fetchAreaTiles('pak_1', AREA, onShare);
const wanted = tilesOfArea(AREA, archive(VERSION));

describe('streets of an area that is taken along', () => {
  it('are all fetched, the deepest too, and it is said how far they are', async () => {
    const shares: number[] = [];
    expect(await take((share) => shares.push(share))).toBe('done');
    expect(requests.toSorted()).toEqual(wanted.map((each) => tilePath(VERSION, each)).toSorted());
    expect(requests).toContain(tilePath(VERSION, tileAt(CENTRE, 14)));
    expect(caches.pathsIn(CACHE)).toHaveLength(wanted.length);
    expect(shares.at(-1)).toBe(1);
  });

  it('are fetched once, and again when the archive is another one', async () => {
    await take();
    requests = [];
    await take();
    expect(requests).toEqual([]);
    current = archive(OLDER);
    expect(await take()).toBe('done');
    expect(requests).toHaveLength(wanted.length);
  });

  it('that were cut off go on where they were', async () => {
    cutAfter = 3;
    expect(await take()).toBe('unreachable');
    const arrived = caches.pathsIn(CACHE).length;
    expect(arrived).toBe(3);
    cutAfter = Number.POSITIVE_INFINITY;
    requests = [];
    expect(await take()).toBe('done');
    expect(requests).toHaveLength(wanted.length - arrived);
  });

  it('find a full device out', async () => {
    caches.limit.room = 2;
    expect(await take()).toBe('no-room');
  });

  it('are none without an archive, and go with the area', async () => {
    current = null;
    expect(await take()).toBe('done');
    expect(requests).toEqual([]);
    current = archive(VERSION);
    await take();
    await removeAreaTiles('pak_1');
    expect(caches.pathsIn(CACHE)).toEqual([]);
  });
});
