import { filesIn } from '#web/build/next-router.ts';
import { findCopy, type Later, storeCopy } from './copies.ts';
import { entryOf } from './entry.ts';
import { anyFile, keysOf } from './precache.ts';
import { fetchWhole } from './silence.ts';

const FILES = 'alva-files';
/** A page that is not precached has ten to twenty files of its own. */
const MOST_FILES = 300;

/** A build file that is not precached: names carry the content's hash, so a copy is never stale. */
export const lateFile = async (
  path: string,
  later: Later,
  get: (path: string) => Promise<Response> = fetch,
): Promise<Response> => {
  const copy = (await findCopy(FILES, path)) ?? (await anyFile(path).catch(() => undefined));
  if (copy !== undefined) return copy;
  const answer = await get(path);
  if (answer.status === 200) later(storeCopy(FILES, path, answer.clone(), MOST_FILES));
  return answer;
};

/** One that stalls must hold up neither the page nor, during an installation, the update. */
const getWhole = (path: string): Promise<Response> => fetchWhole(path, {});

/** A disk that is full, or a metered line, may have left some of a build out. */
const precached = async (build: string): Promise<ReadonlySet<string>> => {
  const keys = await keysOf(build).catch(() => undefined);
  return new Set(
    keys
      ?.map(entryOf)
      .filter(({ kind }) => kind === 'file')
      .map(({ path }) => path),
  );
};

/**
 * Keeps the files that a page needs, those it loads later included, so that it also works without
 * signal, and after a deployment that takes them off the server.
 * @param build the page's
 * @returns whether all of them came
 */
export const keepFilesOf = async (page: string, build: string): Promise<boolean> => {
  const stored: Promise<unknown>[] = [];
  const later: Later = (work) => stored.push(work);
  const seen = new Set(await precached(build));
  const queue = filesIn(page);
  for (let path = queue.pop(); path !== undefined; path = queue.pop()) {
    if (seen.has(path)) continue;
    seen.add(path);
    const file = await lateFile(path, later, getWhole).catch(() => undefined);
    const text = file?.ok ? await file.text().catch(() => undefined) : undefined;
    if (text === undefined) return false;
    if (path.endsWith('.js')) queue.push(...filesIn(text));
  }
  await Promise.all(stored);
  return true;
};
