import { DAY_MS, HOUR_MS } from '#edge/contract/time.ts';
import type { Deps } from '#edge/platform/deps.ts';
import type { JobKind } from '#edge/platform/jobs/job.ts';
import { forgetUploads, removedUploads, removeUnused } from './upload.sql.ts';

const UNUSED_KEPT_MS = DAY_MS;
const MOST_AT_ONCE = 500;

type Sweeping = Pick<Deps, 'db' | 'files'>;

/** Deletes what was removed, object before row: what is cut off in between comes again. */
const deleteRemoved = async ({ db, files }: Sweeping): Promise<void> => {
  const [removed] = await db.readPrimary([removedUploads({ most: MOST_AT_ONCE })]);
  if (removed.length === 0) return;
  await files.delete(removed.map(({ objectKey }) => objectKey));
  await db.write([forgetUploads({ ids: JSON.stringify(removed.map(({ id }) => id)) })]);
};

/** After a write that removed files: what fails is the next sweep's. */
export const deleteRemovedNow = (deps: Sweeping & Pick<Deps, 'log'>): Promise<void> =>
  deleteRemoved(deps).catch((error: unknown) =>
    deps.log.warn('upload.left-behind', { reason: String(error) }),
  );

/** Files that nothing took within a day, and what is left of removed ones. */
export const sweepUploads: JobKind = {
  kind: 'platform.sweep-files',
  everyMs: HOUR_MS,
  run: async (_, deps) => {
    const now = deps.clock();
    await deps.db.write([removeUnused({ before: now - UNUSED_KEPT_MS, now })]);
    await deleteRemoved(deps);
    return [];
  },
};
