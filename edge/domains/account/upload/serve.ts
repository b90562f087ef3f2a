import type { Actor } from '#edge/auth/actor.ts';
import { UPLOAD_ID } from '#edge/contract/uploads.ts';
import type { Deps } from '#edge/platform/deps.ts';
import { matches } from '#edge/platform/etag.ts';
import { type UploadRow, uploadById } from '#edge/platform/files/upload.sql.ts';
import { Refusal } from '#edge/platform/refusal.ts';
import { isListingShown } from '../../listings/index.ts';

/** Kept by the browser and asked for each time: what staff hide is gone with the next look. */
const PUBLIC = 'private, no-cache';

const EXTENSION: Readonly<Record<string, string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
};

const nothing = (): Refusal => new Refusal('NOT_FOUND', 'There is nothing here.');

/** Of a listing by whether strangers see that now: it may have ended by the clock. */
const isOfShownListing = async (
  { purpose, attachedTo }: UploadRow,
  deps: Pick<Deps, 'db' | 'clock'>,
): Promise<boolean> =>
  purpose === 'LISTING' && attachedTo !== null && (await isListingShown(attachedTo, deps));

interface Asked {
  readonly id: string;
  readonly request: Request;
  readonly actor: () => Promise<Actor>;
}

/**
 * `GET /files/<id>`: a file by its id. One that is not public is its owner's alone; to everybody else
 * it looks as if it were not there.
 */
export const serveFile = async (
  { id, request, actor }: Asked,
  deps: Pick<Deps, 'db' | 'files' | 'clock'>,
): Promise<Response> => {
  const { db, files } = deps;
  if (!UPLOAD_ID.test(id)) throw nothing();
  const asked = [uploadById({ id })] as const;
  let [[row]] = await db.read(asked);
  // A replica may not have it yet.
  if (!row?.storedAt) [[row]] = await db.readPrimary(asked);
  if (!row?.storedAt || row.removedAt !== null) throw nothing();
  const isPublic = row.isPublic || (await isOfShownListing(row, deps));
  if (!isPublic) {
    const who = await actor();
    if (who.kind !== 'customer' || who.customerId !== row.customerId) throw nothing();
  }
  const headers = new Headers({
    'cache-control': isPublic ? PUBLIC : 'private, no-store',
    'content-security-policy': "default-src 'none'; sandbox",
    'content-type': row.type,
    'content-disposition': `inline; filename="${id}.${EXTENSION[row.type]}"`,
    etag: `"${row.id}"`,
  });
  const known = request.headers.get('if-none-match') ?? undefined;
  if (isPublic && matches(known, `"${row.id}"`))
    return new Response(null, { status: 304, headers });
  headers.set('content-length', String(row.size));
  if (request.method === 'HEAD') return new Response(null, { headers });
  const body = await files.get(row.objectKey);
  if (body === undefined) throw nothing();
  return new Response(body, { headers });
};
