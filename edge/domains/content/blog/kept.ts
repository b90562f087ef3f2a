import type { Result } from '#edge/platform/result.ts';
import type { BlogFault, BlogPage } from './wordpress.ts';

type Answer = Result<BlogPage, BlogFault>;

/** A blog is not asked more often than this. */
const FRESH_MS = 300_000;
/** A blog that failed is left alone for so long, so that readers do not wait for it one by one. */
const FAILED_MS = 30_000;
const MAX_PAGES = 100;

/**
 * Answers of the blog, for one process. What it said last stands in while it does not answer; only a
 * page it never gave is a failure. Finished answers alone are kept: in a Worker a request cannot wait
 * for what another one has begun.
 */
export const createKept = (clock: () => number) => {
  const kept = new Map<string, { readonly answer: Answer; readonly until: number }>();

  return async (key: string, ask: () => Promise<Answer>): Promise<Answer> => {
    const known = kept.get(key);
    if (known !== undefined && clock() < known.until) return known.answer;
    const asked = await ask();
    const answer = asked.ok || !known?.answer.ok ? asked : known.answer;
    kept.delete(key);
    if (kept.size >= MAX_PAGES) kept.delete(kept.keys().next().value ?? '');
    kept.set(key, { answer, until: clock() + (asked.ok ? FRESH_MS : FAILED_MS) });
    return answer;
  };
};
