import type { Actor, Customer } from '#edge/auth/actor.ts';
import type { LiveSession } from '#edge/auth/live-session.ts';
import { isFresh, recentSignInRequired } from '#edge/auth/step-up.ts';
import { isPersonalPaper, UPLOAD_ID } from '#edge/contract/uploads.ts';
import { mayReadPaper } from '#edge/domains/account/papers/access.ts';
import { isListingShown } from '#edge/domains/listings/index.ts';
import {
  mayDecideOrders,
  mayReadCard,
  mayReadDocument,
  mayReadProof,
  maySeeOrders,
} from '#edge/domains/orders/index.ts';
import type { Cipher } from '#edge/platform/cipher.ts';
import type { Deps } from '#edge/platform/deps.ts';
import { matches } from '#edge/platform/etag.ts';
import { openFile } from '#edge/platform/files/sealed.ts';
import { type UploadRow, uploadById } from '#edge/platform/files/upload.sql.ts';
import { Refusal } from '#edge/platform/refusal.ts';
import type { RecordSecurity } from '#edge/platform/security-log.ts';

/** Kept by the browser and asked for each time: what staff hide is gone with the next look. */
const PUBLIC = 'private, no-cache';

const EXTENSION: Readonly<Record<string, string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'application/pdf': 'pdf',
  'application/zip': 'zip',
};

/** They are saved: a browser shows none inside the sandbox that files are sent in. */
const SAVED: ReadonlySet<string> = new Set(['application/pdf', 'application/zip']);

const nothing = (): Refusal => new Refusal('NOT_FOUND', 'There is nothing here.');

/** Of a listing by whether strangers see that now: it may have ended by the clock. */
const isOfShownListing = async (
  { purpose, attachedTo }: UploadRow,
  deps: Pick<Deps, 'db' | 'clock'>,
): Promise<boolean> =>
  purpose === 'LISTING' && attachedTo !== null && (await isListingShown(attachedTo, deps));

/** Staff: a customer's card for a while after they said why, and what colleagues photographed. */
const mayReadUpload = async (
  row: UploadRow,
  who: Customer,
  deps: Pick<Deps, 'db' | 'clock'>,
): Promise<boolean> =>
  (maySeeOrders(who) && (row.purpose === 'COMPLAINT' || row.purpose === 'RETURN')) ||
  (mayDecideOrders(who) &&
    (row.purpose === 'DELIVERY' ||
      (await mayReadCard(row, who.customerId, deps)) ||
      (await mayReadDocument(row, who.customerId, deps)) ||
      (await mayReadProof(row, who.customerId, deps)))) ||
  (await mayReadPaper(row, who, deps));

interface FileRequest {
  readonly id: string;
  readonly request: Request;
  readonly actor: () => Promise<Actor>;
  readonly session: () => Promise<LiveSession | undefined>;
  /** Of this request: who of the staff opened what. */
  readonly security: RecordSecurity;
}

/**
 * `GET /files/<id>`: a file by its id. One that is not public is its owner's, and for some staff; to
 * everybody else it looks as if it were not there. A paper's owner has to have signed in just now.
 */
export const serveFile = async (
  { id, request, actor, session, security }: FileRequest,
  deps: Pick<Deps, 'db' | 'files' | 'clock'> & { readonly cipher: Cipher },
): Promise<Response> => {
  const { db, files, cipher } = deps;
  if (!UPLOAD_ID.test(id)) throw nothing();
  const queries = [uploadById({ id })] as const;
  let [[row]] = await db.read(queries);
  // A replica may not have it yet.
  if (!row?.storedAt) [[row]] = await db.readPrimary(queries);
  if (!row?.storedAt || row.removedAt !== null) throw nothing();
  const isPublic = row.isPublic || (await isOfShownListing(row, deps));
  if (!isPublic) {
    const who = await actor();
    if (who.kind !== 'customer') throw nothing();
    if (who.customerId !== row.customerId) {
      const may = await mayReadUpload(row, who, deps);
      await security({
        kind: may ? 'staff-read' : 'refusal',
        what: 'files',
        outcome: may ? 'ok' : 'NOT_FOUND',
        subject: id,
      });
      if (!may) throw nothing();
    } else if (isPersonalPaper(row.purpose)) {
      const live = await session();
      if (live === undefined || !isFresh(live, deps.clock())) throw recentSignInRequired();
    }
  }
  const headers = new Headers({
    'cache-control': isPublic ? PUBLIC : 'private, no-store',
    'content-security-policy': "default-src 'none'; sandbox",
    'content-type': row.type,
    'content-disposition': `${SAVED.has(row.type) ? 'attachment' : 'inline'}; filename="${id}.${EXTENSION[row.type]}"`,
    etag: `"${row.id}"`,
  });
  const ifNoneMatch = request.headers.get('if-none-match') ?? undefined;
  if (isPublic && matches(ifNoneMatch, `"${row.id}"`))
    return new Response(null, { status: 304, headers });
  headers.set('content-length', String(row.size));
  if (request.method === 'HEAD') return new Response(null, { headers });
  const body = await files.get(row.objectKey);
  if (body === undefined) throw nothing();
  // Papers of instalments were sealed before rows said so.
  if (!row.isSealed && row.purpose !== 'FINANCING') return new Response(body, { headers });
  return new Response(await openFile(cipher, row.id, body), { headers });
};
