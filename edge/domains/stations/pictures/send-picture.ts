import { and, eq } from 'drizzle-orm';
import { build, p, prepare } from '#db/query.ts';
import { station } from '#db/schema/stations.ts';
import { pictureAddress } from '#edge/contract/stations/pictures.ts';
import { DAY_MS, MINUTE_MS, SECOND_MS } from '#edge/contract/time.ts';
import type { Deps } from '#edge/platform/deps.ts';
import { Refusal } from '#edge/platform/refusal.ts';
import { type FetchedPicture, fetchPicture } from './fetch-picture.ts';
import { shelf } from './shelf.ts';

const SHELF_BYTES = 16_000_000;
/** A picture that could not be had is not asked for again at once. */
const FAILED_MS = MINUTE_MS;
const FAILED_SIZE = 1_000;
const WEEK_S = (7 * DAY_MS) / SECOND_MS;

const picturesOf = prepare(
  build
    .select({ img: station.img })
    .from(station)
    .where(and(eq(station.id, p('id')), eq(station.isActive, true))),
);

interface CachedPicture {
  readonly picture: FetchedPicture | undefined;
  readonly at: number;
}

type PictureDeps = Pick<Deps, 'db' | 'fetch' | 'fetchPublic' | 'clock'>;

type SendPicture = (stationId: string, tag: string, deps: PictureDeps) => Promise<Response>;

/**
 * `GET /api/stations/pictures/<station>/<tag>`: a picture that a station's register names, and no
 * other. Riders' browsers speak to us alone, so the pages' policy stays closed and no register
 * learns who looks.
 */
export const pictureSender = (): SendPicture => {
  const pictures = shelf<CachedPicture>(SHELF_BYTES);
  const underWay = new Map<string, Promise<FetchedPicture | undefined>>();

  const fetched = async (url: string, { fetch, fetchPublic = fetch, clock }: PictureDeps) => {
    const entry = pictures.get(url);
    if (entry?.picture !== undefined || (entry && clock() - entry.at < FAILED_MS))
      return entry.picture;
    const already = underWay.get(url);
    if (already !== undefined) return already;
    const fetching = fetchPicture(fetchPublic, url)
      .then((picture) => {
        pictures.put(url, { picture, at: clock() }, picture?.bytes.byteLength ?? FAILED_SIZE);
        return picture;
      })
      .finally(() => underWay.delete(url));
    underWay.set(url, fetching);
    return fetching;
  };

  return async (stationId, tag, deps) => {
    const [[row]] = await deps.db.read([picturesOf({ id: stationId })]);
    const wanted = row?.img.find(
      (each) => !each.url.startsWith('/') && pictureAddress(stationId, each).endsWith(`/${tag}`),
    );
    if (wanted === undefined) throw new Refusal('NOT_FOUND', 'There is nothing here.');
    const picture = await fetched(wanted.url, deps);
    if (picture === undefined)
      throw new Refusal('UNAVAILABLE', 'The picture cannot be had at the moment.');
    return new Response(picture.bytes, {
      headers: {
        'content-type': picture.type,
        'content-length': String(picture.bytes.byteLength),
        // The address changes with the picture.
        'cache-control': `public, max-age=${WEEK_S}, immutable`,
      },
    });
  };
};
