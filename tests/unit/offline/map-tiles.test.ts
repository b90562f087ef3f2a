import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { tilePath } from '#edge/contract/stations/tiles.ts';
import {
  AREA_TILES,
  KEEPS_ITSELF,
  KEPT_ONLY,
  NOT_HERE,
  SEEN_TILES,
  tileKey,
} from '#web/platform/map/tile-copies.ts';
import type { isMapPath as IsMapPath, mapAnswer as MapAnswer } from '#web/sw/worker/map-tiles.ts';
import { fakeCaches } from './caches.ts';

const NEW = '0123456789abcdef';
const OLD = 'fedcba9876543210';
const at = (x: number) => ({ z: 14, x, y: 8_480 });

const tileAnswer = (version: string, x: number, text: string): Response =>
  new Response(text, { headers: { etag: `"${version}-14-${x}-8480"` } });

let network: (request: Request) => Promise<Response>;
let requests: string[];
let later: Promise<unknown>[];
let caches: ReturnType<typeof fakeCaches>;
let mapAnswer: typeof MapAnswer;
let isMapPath: typeof IsMapPath;

const ask = async (x: number, { version = NEW, header = '' } = {}): Promise<Response> => {
  const headers: HeadersInit = header === '' ? {} : { [header]: '1' };
  const request = new Request(`https://alva.test${tilePath(version, at(x))}`, { headers });
  const answer = await mapAnswer(request, (work) => later.push(work));
  await Promise.all(later);
  return answer;
};

beforeEach(async () => {
  caches = fakeCaches();
  requests = [];
  later = [];
  network = async ({ url }) =>
    tileAnswer(NEW, Number(url.split('/').at(-2)), `streets of ${url.split('/').at(-2)}`);
  vi.stubGlobal('caches', caches.storage);
  vi.stubGlobal('fetch', (input: Request) => {
    requests.push(typeof input === 'string' ? input : input.url);
    return network(input);
  });
  vi.resetModules();
  ({ mapAnswer, isMapPath } = await import('#web/sw/worker/map-tiles.ts'));
});
afterEach(() => vi.unstubAllGlobals());

const offline = () => Promise.reject(new TypeError('Failed to fetch'));

describe('tiles of the map on the device', () => {
  it('are fetched once and answered from here from then on', async () => {
    expect(await (await ask(1)).text()).toBe('streets of 1');
    network = offline;
    expect(await (await ask(1)).text()).toBe('streets of 1');
    expect(requests).toHaveLength(1);
  });

  it('of an older archive are fetched anew, and serve where nobody answers', async () => {
    const seen = await caches.storage.open(SEEN_TILES);
    await seen.put(tileKey(at(2)), tileAnswer(OLD, 2, 'old streets'));
    network = offline;
    expect(await (await ask(2)).text()).toBe('old streets');
    network = async () => tileAnswer(NEW, 2, 'new streets');
    expect(await (await ask(2)).text()).toBe('new streets');
  });

  it('that are not here are said to be so, without a failed request', async () => {
    network = offline;
    const answer = await ask(3);
    expect(answer.status).toBe(204);
    expect(answer.headers.has(NOT_HERE)).toBe(true);
  });

  it('come from an area that was taken along', async () => {
    const area = await caches.storage.open(`${AREA_TILES}pak_1`);
    await area.put(tileKey(at(4)), tileAnswer(NEW, 4, 'streets of the area'));
    network = offline;
    expect(await (await ask(4)).text()).toBe('streets of the area');
  });

  it('are not fetched where data is saved', async () => {
    const answer = await ask(5, { header: KEPT_ONLY });
    expect(answer.headers.has(NOT_HERE)).toBe(true);
    expect(requests).toEqual([]);
  });

  it('that a page keeps itself are not kept twice', async () => {
    await ask(6, { header: KEEPS_ITSELF });
    expect(caches.pathsIn(SEEN_TILES)).toEqual([]);
  });

  it('stay within their bytes: the first seen make room', async () => {
    const large = 'x'.repeat(9_000_000);
    network = async ({ url }) => tileAnswer(NEW, Number(url.split('/').at(-2)), large);
    for (let x = 10; x < 15; x++) await ask(x);
    // Five of 9 MB are more than 40: down to 30.
    expect(caches.pathsIn(SEEN_TILES)).toEqual([12, 13, 14].map((x) => tileKey(at(x))));
  });

  it('cost no answer on a disk that is full', async () => {
    caches.limit.room = 0;
    expect(await (await ask(7)).text()).toBe('streets of 7');
  });
});

describe('the archive on the device', () => {
  const archive = async (): Promise<unknown> => {
    const answer = await mapAnswer(new Request('https://alva.test/api/map'), (work) =>
      later.push(work),
    );
    await Promise.all(later);
    return answer.json();
  };

  it('is the one that was said last where nobody answers, and none before', async () => {
    network = offline;
    expect(await archive()).toEqual({ archive: null });
    network = async () => Response.json({ archive: { version: NEW } });
    await archive();
    network = offline;
    expect(await archive()).toEqual({ archive: { version: NEW } });
  });

  it('is asked for under its own address alone', () => {
    expect(isMapPath('/api/map')).toBe(true);
    expect(isMapPath(tilePath(NEW, at(1)))).toBe(true);
    expect(isMapPath('/api/mapping')).toBe(false);
    expect(isMapPath('/api/map/x')).toBe(false);
    expect(isMapPath('/api/login')).toBe(false);
  });
});
