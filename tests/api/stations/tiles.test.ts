import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TileArchiveAnswer, tilePath, tilesOfArea } from '#edge/contract/stations/tiles.ts';
import { largeFileAt } from '#edge/platform/storage/large-file-folder.ts';
import { type Bff, startBff } from '#tests/support/bff.ts';
import { inProcessApp } from '#tests/support/in-process-app.ts';
import { ARCHIVE, archiveBytes, BOGOR_TILE } from '#tests/support/map-archive.ts';

const OUTSIDE = { z: 14, x: 0, y: 0 };
const GZIP = { headers: { 'accept-encoding': 'gzip' } };
const AREA = { centre: { lat: -6.5, lon: 106.8 }, radius: 3_000 };

let bff: Bff;
let node: ReturnType<typeof inProcessApp>;
beforeAll(async () => {
  bff = await startBff({ MAP_ARCHIVE: 'bogor.pmtiles' });
  await bff.putMap('bogor.pmtiles', archiveBytes());
  node = inProcessApp(bff.db, Date.now, {}, undefined, largeFileAt(ARCHIVE));
});
afterAll(() => bff.stop());

const hosts = {
  'a worker, from a bucket': (path: string, init?: RequestInit) => bff.fetchOnWire(path, init),
  'Node, from a folder': async (path: string, init?: RequestInit) =>
    node.request(`https://alva.test${path}`, init),
};

const versionBy = async (ask: (typeof hosts)['Node, from a folder']): Promise<string> => {
  const { archive } = (await (await ask('/api/map')).json()) as TileArchiveAnswer;
  return archive?.version ?? '';
};

describe.each(Object.entries(hosts))('tiles of the map in %s', (_, ask) => {
  it('are of an archive that says its version and its reach', async () => {
    const answer = await ask('/api/map');
    expect(answer.headers.get('cache-control')).toBe('public, max-age=300');
    expect(await answer.json()).toEqual({
      archive: {
        version: expect.stringMatching(/^[0-9a-f]{16}$/),
        minZoom: 0,
        maxZoom: 14,
        bounds: { south: -6.604, north: -6.444, west: 106.777, east: 106.934 },
      },
    });
  });

  it('are sent compressed as they lie in the archive, to be kept for good', async () => {
    const answer = await ask(tilePath(await versionBy(ask), BOGOR_TILE), GZIP);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('application/vnd.mapbox-vector-tile');
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(answer.headers.get('content-encoding')).toBe('gzip');
    expect(answer.headers.get('set-cookie')).toBeNull();
    const body = Buffer.from(await answer.arrayBuffer());
    // A client of the worker's test unpacks by itself.
    const tile = body[0] === 0x1f && body[1] === 0x8b ? gunzipSync(body) : body;
    expect(tile.includes('transportation')).toBe(true);
  });

  it('are not sent again to who has them', async () => {
    const path = tilePath(await versionBy(ask), BOGOR_TILE);
    const etag = (await ask(path, GZIP)).headers.get('etag') ?? '';
    const again = await ask(path, { headers: { 'if-none-match': `W/${etag}` } });
    expect(again.status).toBe(304);
    expect(await again.text()).toBe('');
  });

  it('are empty where the archive has none', async () => {
    const answer = await ask(tilePath(await versionBy(ask), OUTSIDE), GZIP);
    expect(answer.status).toBe(204);
    expect(answer.headers.get('cache-control')).toContain('immutable');
  });

  it('of an archive that was replaced lead to the one that there is', async () => {
    const answer = await ask(tilePath('0123456789abcdef', BOGOR_TILE), { redirect: 'manual' });
    expect(answer.status).toBe(302);
    expect(answer.headers.get('location')).toBe(tilePath(await versionBy(ask), BOGOR_TILE));
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  it.each(['14/16384/0', '14/0/16384', '21/0/0', '99/0/0', '14/-1/0', '14/1.5/0', '14/99999999/0'])(
    'are none outside the world: %s',
    async (place) => {
      const answer = await ask(`/api/map/${await versionBy(ask)}/${place}`);
      expect(answer.status).toBe(404);
      expect(answer.headers.get('cache-control')).toBe('no-store');
    },
  );

  it('that go with an area weigh what its pack says before they are fetched', async () => {
    const { data } = await bff.content<{ stationPack: { mapBytes: number } }>(
      `query ($area: StationAreaInput!) { stationPack(area: $area) { mapBytes } }`,
      { area: AREA },
    );
    const { archive } = (await (await ask('/api/map')).json()) as TileArchiveAnswer;
    if (archive === null) throw new Error('no archive');
    let bytes = 0;
    for (const tile of tilesOfArea({ kind: 'circle', ...AREA }, archive)) {
      const answer = await node.request(
        `https://alva.test${tilePath(archive.version, tile)}`,
        GZIP,
      );
      bytes += (await answer.arrayBuffer()).byteLength;
    }
    expect(bytes).toBeGreaterThan(100_000);
    expect(data?.stationPack.mapBytes).toBe(bytes);
  });
});

describe.each([
  // The runtime compresses for whoever takes it, so what the worker itself answers is looked at.
  ['a worker', (path: string, init?: RequestInit) => bff.fetch(path, init)] as const,
  ['Node', hosts['Node, from a folder']] as const,
])('tiles of the map in %s', (_, ask) => {
  it('are unpacked for who takes none compressed', async () => {
    const answer = await ask(tilePath(await versionBy(ask), BOGOR_TILE), {
      headers: { 'accept-encoding': 'identity' },
    });
    expect(answer.headers.get('content-encoding')).toBeNull();
    expect(Buffer.from(await answer.arrayBuffer()).includes('transportation')).toBe(true);
  });
});

describe('an instance without an archive', () => {
  it('says so, and has no tiles', async () => {
    const bare = inProcessApp(bff.db, Date.now);
    expect(await (await bare.request('https://alva.test/api/map')).json()).toEqual({
      archive: null,
    });
    const path = tilePath('0123456789abcdef', BOGOR_TILE);
    expect((await bare.request(`https://alva.test${path}`)).status).toBe(404);
  });
});
