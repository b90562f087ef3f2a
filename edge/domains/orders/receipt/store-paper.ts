import type { Query } from '#db/query.ts';
import type { Deps } from '#edge/platform/deps.ts';
import { attachUpload, insertUpload, markStored } from '#edge/platform/files/upload.sql.ts';
import { hexOf } from '#edge/platform/hex.ts';

interface Paper {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly customerId: string;
  /** Id of the row that the file belongs to. */
  readonly to: string;
}

interface Stored {
  readonly uploadId: string;
  /** SHA-256, in hexadecimal digits. */
  readonly hash: string;
  /** Make the file the paper's; without them the sweep deletes it. */
  readonly statements: readonly Query<unknown>[];
}

/** Stores the PDF of a receipt or an invoice as a file of the customer. */
export const storePaper = async (
  { bytes, customerId, to }: Paper,
  { db, files, ids, clock }: Pick<Deps, 'db' | 'files' | 'ids' | 'clock'>,
): Promise<Stored> => {
  const hash = hexOf(await crypto.subtle.digest('SHA-256', bytes));
  const uploadId = ids('upl');
  const now = clock();
  await db.write([
    insertUpload({
      id: uploadId,
      customerId,
      purpose: 'RECEIPT',
      type: 'application/pdf',
      size: bytes.byteLength,
      width: 0,
      height: 0,
      hash,
      objectKey: uploadId,
      createdAt: now,
    }),
  ]);
  await files.put(uploadId, bytes);
  return {
    uploadId,
    hash,
    statements: [
      markStored({ id: uploadId, now }),
      ...attachUpload({ id: uploadId, customerId, purpose: 'RECEIPT', to, isPublic: false }),
    ],
  };
};
