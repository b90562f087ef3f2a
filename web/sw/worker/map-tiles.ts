import { ARCHIVE_PATH } from '#edge/contract/stations/tiles.ts';
import {
  AREA_TILES,
  KEEPS_ITSELF,
  KEPT_ONLY,
  NOT_HERE,
  SEEN_TILES,
  tileKey,
  tileOfPath,
  versionOf,
} from '#web/platform/map/tile-copies.ts';
import { findCopy, type Later } from './copies.ts';
import { begun, listen, listenLonger } from './silence.ts';

/** Of what was seen, unpacked: a few cities' streets. */
const MOST_BYTES = 40_000_000;
/** Room is made for a while, not for one tile. */
const LEAST_BYTES = 30_000_000;
const BYTES = 'x-bytes';
const ARCHIVE_KEY = '/__map';

/** Whether a request is for the map. */
export const isMapPath = (path: string): boolean =>
  path === ARCHIVE_PATH || tileOfPath(path) !== undefined;

let used: number | undefined;

const bytesOf = async (cache: Cache, key: Request): Promise<number> =>
  Number((await cache.match(key))?.headers.get(BYTES) ?? 0);

const measured = async (cache: Cache): Promise<number> => {
  let bytes = 0;
  for (const key of await cache.keys()) bytes += await bytesOf(cache, key);
  return bytes;
};

const dropOldest = async (cache: Cache, to: number): Promise<void> => {
  for (const key of await cache.keys()) {
    if ((used ?? 0) <= to) return;
    used = (used ?? 0) - (await bytesOf(cache, key));
    await cache.delete(key);
  }
};

/** A disk that is full costs the copy and never the answer; what was seen first makes room. */
const keep = async (key: string, answer: Response): Promise<void> => {
  try {
    const cache = await caches.open(SEEN_TILES);
    const body = await answer.arrayBuffer();
    used ??= await measured(cache);
    const before = await cache.match(key);
    used += body.byteLength - Number(before?.headers.get(BYTES) ?? 0);
    const headers = new Headers(answer.headers);
    headers.set(BYTES, String(body.byteLength));
    // The bytes are unpacked by now.
    headers.delete('content-encoding');
    headers.delete('content-length');
    const { status } = answer;
    try {
      await cache.delete(key);
      await cache.put(key, new Response(status === 204 ? null : body, { status, headers }));
      if (used > MOST_BYTES) await dropOldest(cache, LEAST_BYTES);
    } catch {
      await dropOldest(cache, used / 2);
    }
  } catch {
    // No caches at all, as in some private windows.
  }
};

/** The copy of this version, else the one of another. */
const copyOf = async (key: string, version: string): Promise<Response | undefined> => {
  const names = await caches.keys().catch(() => []);
  let older: Response | undefined;
  for (const name of names) {
    if (name !== SEEN_TILES && !name.startsWith(AREA_TILES)) continue;
    const copy = await findCopy(name, key);
    if (copy !== undefined && versionOf(copy) === version) return copy;
    older ??= copy;
  }
  return older;
};

const notHere = (): Response => new Response(null, { status: 204, headers: { [NOT_HERE]: '1' } });

/** A tile: a copy of its version, else the network, else a copy of another version. */
const tileAnswer = async (
  request: Request,
  { tile, version }: NonNullable<ReturnType<typeof tileOfPath>>,
  later: Later,
): Promise<Response> => {
  const key = tileKey(tile);
  const copy = await copyOf(key, version);
  if (copy !== undefined && versionOf(copy) === version) return copy;
  if (request.headers.has(KEPT_ONLY)) return copy ?? notHere();
  const heard = await (copy === undefined ? listenLonger : listen)(begun(fetch(request)));
  if (heard.kind !== 'answer' || heard.answer.status >= 500) return copy ?? notHere();
  const { answer } = heard;
  if (answer.ok && !request.headers.has(KEEPS_ITSELF)) later(keep(key, answer.clone()));
  return answer;
};

/** Which archive there is: what was said last, where nobody answers. */
const archiveAnswer = async (request: Request, later: Later): Promise<Response> => {
  const heard = await listen(begun(fetch(request)));
  if (heard.kind === 'answer' && heard.answer.ok) {
    later(keep(ARCHIVE_KEY, heard.answer.clone()));
    return heard.answer;
  }
  return (await findCopy(SEEN_TILES, ARCHIVE_KEY)) ?? Response.json({ archive: null });
};

export const mapAnswer = async (request: Request, later: Later): Promise<Response> => {
  const wanted = tileOfPath(new URL(request.url).pathname);
  return wanted === undefined ? archiveAnswer(request, later) : tileAnswer(request, wanted, later);
};
