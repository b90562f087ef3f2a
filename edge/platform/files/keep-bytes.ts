import type { Deps } from '#edge/platform/deps.ts';
import { Refusal } from '#edge/platform/refusal.ts';
import { markStored, type UploadRow } from './upload.sql.ts';

type Storing = Pick<Deps, 'db' | 'files' | 'clock'>;

/**
 * Stores the bytes of a row that is there. What was removed meanwhile, with its account for example, may already be
 * swept, and no later sweep would find its object: that is deleted here.
 */
export const keepBytes = async (
  { db, files, clock }: Storing,
  { id, objectKey }: Pick<UploadRow, 'id' | 'objectKey'>,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<void> => {
  try {
    await files.put(objectKey, bytes);
  } catch (error) {
    if (error instanceof Refusal) throw error;
    throw new Refusal('UNAVAILABLE', 'Files cannot be kept right now.', { cause: error });
  }
  const [marked] = await db.write([markStored({ id, now: clock() })]);
  if (marked > 0) return;
  await files.delete([objectKey]);
  throw new Refusal('UNAVAILABLE', 'This file is being deleted.');
};
