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
export const createAnswerCache = (clock: () => number) => {
  const entries = new Map<string, { readonly answer: Answer; readonly until: number }>();

  return async (key: string, ask: () => Promise<Answer>): Promise<Answer> => {
    const last = entries.get(key);
    if (last !== undefined && clock() < last.until) return last.answer;
    const latest = await ask();
    const answer = latest.ok || !last?.answer.ok ? latest : last.answer;
    entries.delete(key);
    if (entries.size >= MAX_PAGES) entries.delete(entries.keys().next().value ?? '');
    entries.set(key, { answer, until: clock() + (latest.ok ? FRESH_MS : FAILED_MS) });
    return answer;
  };
};
