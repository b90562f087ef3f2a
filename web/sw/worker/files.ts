import { filesIn } from '#web/build/next-router.ts';
import { findCopy, type Later, storeCopy } from './copies.ts';
import { anyFile } from './precache.ts';

const FILES = 'alva-files';
/** A page that is not precached has ten to twenty files of its own. */
const MOST_FILES = 300;

/** A build file that is not precached: names carry the content's hash, so a copy is never stale. */
export const lateFile = async (path: string, later: Later): Promise<Response> => {
  const copy = (await anyFile(path).catch(() => undefined)) ?? (await findCopy(FILES, path));
  if (copy !== undefined) return copy;
  const answer = await fetch(path);
  if (answer.status === 200) later(storeCopy(FILES, path, answer.clone(), MOST_FILES));
  return answer;
};

/**
 * Keeps the files that a visited page needs, those it loads later included, so that it also works
 * without signal, and after a deployment that takes them off the server.
 */
export const keepFilesOf = async (
  page: string,
  isPrecached: (path: string) => boolean,
): Promise<void> => {
  const stored: Promise<unknown>[] = [];
  const seen = new Set<string>();
  const queue = filesIn(page);
  for (let path = queue.pop(); path !== undefined; path = queue.pop()) {
    if (seen.has(path) || isPrecached(path)) continue;
    seen.add(path);
    const file = await lateFile(path, (work) => stored.push(work)).catch(() => undefined);
    if (file?.ok && path.endsWith('.js')) queue.push(...filesIn(await file.text()));
  }
  await Promise.all(stored);
};
