/**
 * Uploaded files, for every domain. A page sends each file by `uploadFile` under an id it made; the
 * operation that takes those ids asks `isFree`, puts `attachUpload` into its batch, and shows
 * `fileUrl(id)` (edge/contract/uploads.ts). What nothing takes is deleted after a day. To delete:
 * `removeUploads` in the batch, `deleteRemovedNow(context)` (sweep.ts) after it.
 */
import { eq, sql } from 'drizzle-orm';
import { assertOneChanged } from '#db/assertion.ts';
import { build, p, prepare, prepareRaw, type Query } from '#db/query.ts';
import { upload } from '#db/schema/account-upload.ts';
import type { FilePurpose } from '#edge/contract/uploads.ts';
import { limitOf } from '#edge/platform/write/limit.ts';

export type UploadRow = typeof upload.$inferSelect;

export const uploadById = prepare(
  build
    .select()
    .from(upload)
    .where(eq(upload.id, p('id'))),
);

/** The one that was first keeps the id; whoever comes second reads that row. */
export const insertUpload = (row: typeof upload.$inferInsert): Query<unknown> =>
  insert({ isSealed: false, ...row });

const insert = prepare(
  build
    .insert(upload)
    .values({
      id: p('id'),
      customerId: p('customerId'),
      purpose: p('purpose'),
      type: p('type'),
      size: p('size'),
      width: p('width'),
      height: p('height'),
      hash: p('hash'),
      objectKey: p('objectKey'),
      isSealed: p('isSealed'),
      createdAt: p('createdAt'),
    })
    .onConflictDoNothing(),
);

export const markStored = prepareRaw<{ id: string; now: number }, number>(
  sql`UPDATE upload SET stored_at = ${p('now')} WHERE id = ${p('id')} AND removed_at IS NULL`,
  ({ rowsAffected }) => rowsAffected,
);

/** Files of a customer that wait for something to take them. */
export const unusedUploads = limitOf<{ customerId: string }>(
  sql`SELECT count(*) FROM upload
    WHERE customer_id = ${p('customerId')} AND attached_to IS NULL AND removed_at IS NULL`,
);

interface Attachment {
  readonly id: string;
  readonly customerId: string;
  readonly purpose: FilePurpose;
  /** Id of what shows it from now on. */
  readonly to: string;
  readonly isPublic: boolean;
}

/** Of the same customer, for this purpose, there, and in nothing else's use. */
const free = sql`id = ${p('id')} AND customer_id = ${p('customerId')} AND purpose = ${p('purpose')}
  AND stored_at IS NOT NULL AND removed_at IS NULL
  AND (attached_to IS NULL OR attached_to = ${p('to')})`;

const attach = prepareRaw<Attachment, unknown>(
  sql`UPDATE upload SET attached_to = ${p('to')}, is_public = ${p('isPublic')} WHERE ${free}`,
  () => undefined,
);

/** Whether `attachUpload` would find it. */
export const isFree = prepareRaw<Omit<Attachment, 'isPublic'>, boolean>(
  sql`SELECT 1 FROM upload WHERE ${free}`,
  ({ rows }) => rows.length > 0,
);

/**
 * Statements that give a file to what is written in the same batch; they stop the batch when the file
 * is not the customer's, not of this purpose, gone, or in use elsewhere. Idempotent.
 */
export const attachUpload = (attachment: Attachment): readonly Query<unknown>[] => [
  attach({ ...attachment }),
  assertOneChanged,
];

const give = prepareRaw<{ id: string; to: string; newOwner: string }, unknown>(
  sql`UPDATE upload SET customer_id = ${p('newOwner')}
    WHERE id = ${p('id')} AND attached_to = ${p('to')}`,
  () => undefined,
);

/**
 * As `attachUpload`, for what one person sends and another one has from then on: it is read, exported and
 * erased with the new owner.
 */
export const attachUploadFor = (
  newOwner: string,
  attachment: Attachment,
): readonly Query<unknown>[] => [
  ...attachUpload(attachment),
  give({ id: attachment.id, to: attachment.to, newOwner }),
  assertOneChanged,
];

/**
 * Takes the files of something, or one of them, out of sight; `deleteRemovedNow` after the write
 * deletes them. Whether the actor may is the caller's to know.
 */
export const removeUploads = prepareRaw<
  { attachedTo: string; only: string | null; now: number },
  number
>(
  sql`UPDATE upload SET removed_at = ${p('now')} WHERE attached_to = ${p('attachedTo')}
    AND (${p('only')} IS NULL OR id = ${p('only')}) AND removed_at IS NULL`,
  ({ rowsAffected }) => rowsAffected,
);

/** Takes what hangs on something out of sight, for one purpose, all but one file. */
export const removeOtherUploads = prepareRaw<
  {
    customerId: string;
    purpose: FilePurpose;
    attachedTo: string;
    keep: string | null;
    now: number;
  },
  unknown
>(
  sql`UPDATE upload SET removed_at = ${p('now')} WHERE customer_id = ${p('customerId')}
    AND purpose = ${p('purpose')} AND attached_to = ${p('attachedTo')}
    AND id IS NOT ${p('keep')} AND removed_at IS NULL`,
  () => undefined,
);

export const removeUnused = prepareRaw<{ before: number; now: number }, unknown>(
  sql`UPDATE upload SET removed_at = ${p('now')}
    WHERE attached_to IS NULL AND removed_at IS NULL AND created_at < ${p('before')}`,
  () => undefined,
);

export interface Removed {
  readonly id: string;
  readonly objectKey: string;
}

export const removedUploads = prepareRaw<{ most: number }, Removed[]>(
  sql`SELECT id, object_key FROM upload WHERE removed_at IS NOT NULL
    ORDER BY removed_at LIMIT ${p('most')}`,
  ({ rows }) => rows.map((row) => ({ id: String(row.id), objectKey: String(row.object_key) })),
);

export const forgetUploads = prepareRaw<{ ids: string }, unknown>(
  sql`DELETE FROM upload WHERE removed_at IS NOT NULL
    AND id IN (SELECT value FROM json_each(${p('ids')}))`,
  () => undefined,
);
