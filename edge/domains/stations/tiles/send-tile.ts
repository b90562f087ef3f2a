import { isTile, type TileArchiveAnswer, tilePath } from '#edge/contract/stations/tiles.ts';
import { DAY_MS, MINUTE_MS, SECOND_MS } from '#edge/contract/time.ts';
import type { Deps } from '#edge/platform/deps.ts';
import { matches } from '#edge/platform/etag.ts';
import { Refusal } from '#edge/platform/refusal.ts';
import { takesGzip } from '#edge/platform/takes-gzip.ts';
import { NoArchive } from './no-archive.ts';
import { openArchive } from './open.ts';

const LASTING = `public, max-age=${(365 * DAY_MS) / SECOND_MS}, immutable`;
const BRIEFLY = `public, max-age=${(5 * MINUTE_MS) / SECOND_MS}`;

type TileDeps = Pick<Deps, 'mapFile'>;

/** A fault of the archive costs the streets alone; the log says which. */
const unavailable = (cause: unknown): Refusal =>
  new Refusal('UNAVAILABLE', 'The map cannot be had at the moment.', { cause });

const notFound = (): Refusal => new Refusal('NOT_FOUND', 'There is nothing here.');

/** `GET /api/map`: which archive there is. */
export const sendArchive = async ({ mapFile }: TileDeps): Promise<Response> => {
  const archive =
    mapFile &&
    (await openArchive(mapFile)
      .then((archive) => archive.describe())
      .catch((error: unknown) => {
        throw unavailable(error);
      }));
  const answer: TileArchiveAnswer = { archive: archive ?? null };
  return Response.json(answer, { headers: { 'cache-control': BRIEFLY } });
};

const unpacked = (bytes: ArrayBuffer): Promise<ArrayBuffer> =>
  new Response(
    new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip')),
  ).arrayBuffer();

/** What workerd knows besides the standard: the body is compressed already. */
interface Encoded extends ResponseInit {
  readonly encodeBody: 'manual';
}

const sent = async (bytes: ArrayBuffer, headers: Record<string, string>, request: Request) => {
  const type = { ...headers, 'content-type': 'application/vnd.mapbox-vector-tile' };
  if (!takesGzip(request.headers.get('accept-encoding')))
    return new Response(await unpacked(bytes), { headers: type });
  const init: Encoded = {
    encodeBody: 'manual',
    headers: {
      ...type,
      'content-encoding': 'gzip',
      'content-length': String(bytes.byteLength),
    },
  };
  return new Response(bytes, init);
};

/** `GET /api/map/<version>/<z>/<x>/<y>`: a tile as it lies in the archive; 204 where it has none. */
export const sendTile = async (
  { version, z, x, y }: Readonly<Record<'version' | 'z' | 'x' | 'y', string>>,
  request: Request,
  { mapFile }: TileDeps,
): Promise<Response> => {
  const tile = { z: Number(z), x: Number(x), y: Number(y) };
  if (mapFile === undefined || !isTile(tile)) throw notFound();
  const headers = {
    'cache-control': LASTING,
    etag: `"${version}-${z}-${x}-${y}"`,
    vary: 'accept-encoding',
  };
  // The version is of the content: whoever has the tile has all there ever is under this address.
  if (matches(request.headers.get('if-none-match') ?? undefined, headers.etag))
    return new Response(null, { status: 304, headers });
  const now = await openArchive(mapFile)
    .then((archive) => archive.tile(tile))
    .catch((error: unknown) => {
      throw error instanceof NoArchive ? notFound() : unavailable(error);
    });
  // Of an archive that was replaced: the same place in the one that there is.
  if (now.version !== version)
    return new Response(null, {
      status: 302,
      headers: { location: tilePath(now.version, tile), 'cache-control': 'no-store' },
    });
  return now.bytes === undefined
    ? new Response(null, { status: 204, headers })
    : sent(now.bytes, headers, request);
};
