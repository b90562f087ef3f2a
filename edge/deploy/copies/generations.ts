import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CopiesTo } from '#db/sqld.ts';
import { DeployFault } from '#edge/deploy/fault.ts';
import type { Bucket, StoredObject } from './bucket.ts';

const UUID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';

/** What the server calls a store without namespaces, before the name of a generation. */
export const prefixOf = ({ database }: Pick<CopiesTo, 'database'>): string =>
  `ns-${database}:default-`;

/** Each start of a server begins one; their names sort the newest first. */
export const newestGeneration = (
  objects: readonly StoredObject[],
  to: Pick<CopiesTo, 'database'>,
): string | undefined => {
  const name = new RegExp(`^${prefixOf(to)}(${UUID})`);
  return objects
    .flatMap(({ key }) => name.exec(key)?.[1] ?? [])
    .toSorted()
    .at(0);
};

/** In the server's folder: the generation that it was the last to write. */
const MARK = 'copied-as';

/**
 * A disk that is older than its copies would be served as it is, copied over them as the newest, and what was
 * written in between lost without a word (libsql#687).
 * @returns `new` where there is neither a store nor a copy, `lost` where there is a copy and no store
 * @throws DeployFault where the folder is neither empty nor the last that was copied
 */
export const refuseOlderDisk = async (
  folder: string,
  bucket: Pick<Bucket, 'list'>,
  to: Pick<CopiesTo, 'database'>,
): Promise<'new' | 'lost' | 'current'> => {
  const isEmpty = !existsSync(folder) || readdirSync(folder).length === 0;
  const newest = newestGeneration(await bucket.list(prefixOf(to)), to);
  if (isEmpty) return newest === undefined ? 'new' : 'lost';
  const mark = join(folder, MARK);
  const own = existsSync(mark) ? readFileSync(mark, 'utf8').trim() : undefined;
  if (own === newest || (own === undefined && newest === undefined)) return 'current';
  throw new DeployFault(
    `${folder} is not the disk that was copied last (${own ?? 'it was never copied'}; the newest copy is ${newest ?? 'gone'}). Served, it would take the place of newer data. Restore onto an empty folder.`,
  );
};

/**
 * Notes which generation a folder is, while its server runs: it is the one that writes them.
 * @returns when that was written to last, by the bucket's clock; undefined where there is none yet
 */
export const markFolder = async (
  folder: string,
  bucket: Pick<Bucket, 'list'>,
  to: Pick<CopiesTo, 'database'>,
): Promise<number | undefined> => {
  const objects = await bucket.list(prefixOf(to));
  const newest = newestGeneration(objects, to);
  if (newest === undefined) return undefined;
  writeFileSync(join(folder, MARK), newest);
  const own = objects.filter(({ key }) => key.startsWith(prefixOf(to) + newest));
  return Math.max(...own.map(({ at }) => at));
};
