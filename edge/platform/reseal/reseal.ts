import type { Query } from '#db/query.ts';
import { MINUTE_MS } from '#edge/contract/time.ts';
import { type Cipher, createCipher } from '#edge/platform/cipher.ts';
import type { Deps } from '#edge/platform/deps.ts';
import { openFile, sealFile } from '#edge/platform/files/sealed.ts';
import type { JobKind } from '#edge/platform/jobs/job.ts';
import { cipherKeys } from '#edge/platform/keys.ts';
import type { SealedColumn } from './column.ts';
import {
  filesNotOf,
  noteSealedWith,
  replaceValue,
  type SealedFile,
  valuesOf,
} from './reseal.sql.ts';

const VALUES_AT_ONCE = 100;
/** Each up to 15 MB, one after the other, within the job's lease. */
const FILES_AT_ONCE = 20;

const sealFileAnew = async (
  { id, objectKey }: SealedFile,
  key: string,
  cipher: Cipher,
  { db, files }: Pick<Deps, 'db' | 'files'>,
): Promise<void> => {
  const stored = await files.get(objectKey);
  if (stored === undefined) throw new Error('The file is not there');
  await files.put(objectKey, await sealFile(cipher, id, await openFile(cipher, id, stored)));
  const [noted] = await db.write([noteSealedWith({ id, key })]);
  // Deleted while it was sealed: it must not come back.
  if (noted === 0) await files.delete([objectKey]);
};

/**
 * Seals with the first of the identity keys what a former one has sealed, some at a time, until none is needed
 * any more; then its log says so. With one key alone there is nothing to do.
 */
export const resealing = (columns: readonly SealedColumn[]): JobKind => ({
  kind: 'platform.reseal',
  everyMs: 5 * MINUTE_MS,
  run: async (_, { db, files, env, log }) => {
    const { keys, indexKey } = cipherKeys(env);
    const [first, ...former] = keys;
    if (first === undefined || former.length === 0) return [];
    const cipher = createCipher({ keys, indexKey });
    const names = former.map(({ id }) => id);
    let failed = 0;
    const failing = (what: string) => (error: unknown) => {
      failed++;
      log.error('identity-keys.not-opened', { what, reason: String(error) });
    };

    const replaced: Query<unknown>[] = [];
    const values = await db.readPrimary(
      columns.map((column) => valuesOf(column, JSON.stringify(names), VALUES_AT_ONCE)),
    );
    for (const [index, column] of columns.entries()) {
      for (const value of values[index] ?? []) {
        const place = column.placeOf(value.by);
        await cipher
          .open(value.value, place)
          .then((plain) => cipher.seal(plain, place))
          .then((next) => replaced.push(replaceValue(column, value, next)))
          .catch(failing(`${column.table}.${column.column}`));
      }
    }

    const [waiting] = await db.readPrimary([filesNotOf({ key: first.id, most: FILES_AT_ONCE })]);
    for (const file of waiting)
      await sealFileAnew(file, first.id, cipher, { db, files }).catch(failing(`file ${file.id}`));

    if (replaced.length + waiting.length + failed === 0)
      log.info('identity-keys.former-unused', { former: names.join(' ') });
    else
      log.info('identity-keys.resealed', {
        values: replaced.length,
        files: waiting.length,
        failed,
      });
    return replaced;
  },
});
