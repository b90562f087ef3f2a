import * as v from 'valibot';
import { MINUTE_MS } from '#edge/contract/time.ts';
import type { Deps } from '#edge/platform/deps.ts';
import { enqueue } from '#edge/platform/jobs/job.sql.ts';
import type { JobKind } from '#edge/platform/jobs/job.ts';
import { pullOcpi } from './pull.ts';

/** Well within the lease of a job; a register that takes longer goes on in the next one. */
const RUN_MS = 30_000;
/** A server that needs more patience than that is left alone until the next job. */
const PATIENCE = { timeoutMs: 8_000, tries: 3, longestPauseMs: 5_000 };

const SourcesSchema = v.array(
  v.object({
    source: v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,32}$/)),
    url: v.pipe(v.string(), v.url()),
    token: v.pipe(v.string(), v.regex(/^[!-~]{1,200}$/)),
  }),
);

type Source = v.InferOutput<typeof SourcesSchema>[number];

/** Throws at the first use when the list is no list: an operator's mistake must not stay quiet. */
const sourcesIn = (text: string | undefined): Source[] => {
  if (text === undefined) return [];
  try {
    return v.parse(SourcesSchema, JSON.parse(text));
  } catch {
    throw new Error('OCPI_SOURCES: [{"source":"<a-z0-9->","url":"https://…","token":"…"},…]');
  }
};

const sleep = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
  });

const pullOne = async (each: Source, { db, clock, log, fetch }: Deps, until: number) => {
  const { applied, ledger, pages, isFull, done } = await pullOcpi(db, {
    ...each,
    fetch,
    sleep,
    clock,
    until,
    ...PATIENCE,
  });
  const refused = ledger.issues.filter(({ outcome }) => outcome === 'refused');
  log.info('stations.pulled', {
    source: each.source,
    pages,
    isFull,
    done,
    refused: refused.length,
    added: applied.added,
    changed: applied.changed,
    removed: applied.removed,
    firstRefused: refused[0] && `${refused[0].file}:${refused[0].line} ${refused[0].reason}`,
  });
  return done;
};

/** Asks the operators' endpoints for what changed; one that fails does not keep the others waiting. */
export const pullStations: JobKind = {
  kind: 'stations.pull-ocpi',
  everyMs: 15 * MINUTE_MS,
  run: async ({ id }, deps) => {
    const sources = sourcesIn(deps.env.OCPI_SOURCES);
    const began = deps.clock();
    const faults: string[] = [];
    let unfinished = false;
    for (const [index, each] of sources.entries()) {
      // Every source gets its share of the time, the later ones what is left over, too.
      const until = began + (RUN_MS * (index + 1)) / sources.length;
      try {
        if (!(await pullOne(each, deps, until))) unfinished = true;
      } catch (error) {
        faults.push(`${each.source}: ${String(error)}`);
      }
    }
    if (faults.length > 0) throw new Error(faults.join('; '));
    const now = deps.clock();
    const { kind } = pullStations;
    return unfinished ? [enqueue({ id: `${id}+`, kind, runAt: now, now })] : [];
  },
};
