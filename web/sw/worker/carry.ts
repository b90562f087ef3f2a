import { SHELL_HEADER } from '#web/platform/service-worker/shell-header.ts';
import { fetchWhole } from './silence.ts';
import { keepWhole, PAGES, PAYLOADS } from './visited.ts';

/** The pages read last; the others come back when they are read again. */
const MOST_CARRIED = 20;

/**
 * Pages that were read under an older build, in this one's version: an update must not take away
 * what opened without signal yesterday.
 */
export const carryVisited = async (build: string): Promise<void> => {
  for (const name of await caches.keys()) {
    if (!name.startsWith(PAGES) || name === PAGES + build) continue;
    const paths = (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname);
    for (const path of paths.slice(-MOST_CARRIED)) {
      const answer = await fetchWhole(path, { headers: { [SHELL_HEADER]: '1' } }).catch(
        () => undefined,
      );
      if (answer !== undefined) await keepWhole(answer, path, build);
    }
  }
};

/** Deletes the visited pages of builds that nobody uses any more. */
export const forgetVisited = async (used: ReadonlySet<string>): Promise<void> => {
  for (const name of await caches.keys()) {
    const prefix = [PAGES, PAYLOADS].find((each) => name.startsWith(each));
    if (prefix !== undefined && !used.has(name.slice(prefix.length))) await caches.delete(name);
  }
};
