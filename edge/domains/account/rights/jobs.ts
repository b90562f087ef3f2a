import { assertOneChanged } from '#db/assertion.ts';
import { noteAccountEvent } from '#edge/auth/account-event.sql.ts';
import { manageOf } from '#edge/auth/auth.ts';
import { authConfig } from '#edge/auth/config.ts';
import { ACCOUNT_LIMITS } from '#edge/contract/account/security.ts';
import { MINUTE_MS } from '#edge/contract/time.ts';
import { createCipher } from '#edge/platform/cipher.ts';
import type { Deps } from '#edge/platform/deps.ts';
import { sealFile } from '#edge/platform/files/sealed.ts';
import { attachUpload, insertUpload, markStored } from '#edge/platform/files/upload.sql.ts';
import { hashOf } from '#edge/platform/hash.ts';
import type { JobKind } from '#edge/platform/jobs/job.ts';
import { cipherKeys } from '#edge/platform/keys.ts';
import { makeArchive } from './archive.ts';
import { forgetLink, linksOfErased } from './erase.sql.ts';
import { markExportReady, removeOldExports, waitingExports } from './export.sql.ts';

const ARCHIVES_AT_ONCE = 3;
const ACCOUNTS_AT_ONCE = 20;

/** Makes one archive and writes down that it is there; what is cut off leaves a file that the sweep deletes. */
const makeExport = async (
  { id, customerId }: { readonly id: string; readonly customerId: string },
  deps: Deps,
): Promise<void> => {
  const { db, files, ids, clock, env } = deps;
  const cipher = createCipher(cipherKeys(env));
  const bytes = await makeArchive(customerId, { db, files, cipher });
  const now = clock();
  const uploadId = ids('upl');
  const purpose = 'EXPORT';
  await db.write([
    insertUpload({
      id: uploadId,
      customerId,
      purpose,
      type: 'application/zip',
      size: bytes.byteLength,
      width: 0,
      height: 0,
      hash: hashOf(uploadId),
      objectKey: uploadId,
      isSealed: true,
      createdAt: now,
    }),
  ]);
  await files.put(uploadId, await sealFile(cipher, uploadId, bytes));
  const expiresAt = now + ACCOUNT_LIMITS.exportMs;
  await db.write([
    markStored({ id: uploadId, now }),
    markExportReady({ id, uploadId, now, expiresAt }),
    assertOneChanged,
    ...attachUpload({ id: uploadId, customerId, purpose, to: id, isPublic: false }),
    noteAccountEvent({
      id: ids('aev'),
      customerId,
      kind: 'EXPORT_READY',
      facts: { until: expiresAt },
      now,
    }),
  ]);
};

/** Archives that were asked for, and those whose day is over. */
export const makeExports: JobKind = {
  kind: 'account.make-exports',
  everyMs: MINUTE_MS,
  run: async (_, deps) => {
    const [waiting] = await deps.db.readPrimary([waitingExports({ most: ARCHIVES_AT_ONCE })]);
    for (const each of waiting)
      await makeExport(each, deps).catch((error: unknown) =>
        deps.log.error('account.export-failed', { id: each.id, reason: String(error) }),
      );
    return [removeOldExports({ now: deps.clock() })];
  },
};

/** Accounts at the identity provider whose person had everything erased here. */
export const removeErasedAccounts: JobKind = {
  kind: 'account.remove-erased',
  everyMs: 5 * MINUTE_MS,
  run: async (_, deps) => {
    const config = authConfig(deps.env);
    if (!config.production && !config.emulator) return [];
    const [uids] = await deps.db.readPrimary([linksOfErased({ most: ACCOUNTS_AT_ONCE })]);
    const accounts = manageOf(config, deps);
    const removed: string[] = [];
    for (const uid of uids)
      await accounts.remove(uid).then(
        () => removed.push(uid),
        (error: unknown) => deps.log.warn('account.not-removed', { reason: String(error) }),
      );
    return removed.map((uid) => forgetLink({ uid }));
  },
};
