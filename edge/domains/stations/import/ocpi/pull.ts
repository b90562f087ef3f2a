import type { Database } from '#db/client.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#edge/contract/time.ts';
import {
  type Applied,
  applyImport,
  assertFewGone,
  NOTHING,
  sumOf,
} from '#edge/domains/stations/import/apply.ts';
import { Ledger } from '#edge/domains/stations/import/report.ts';
import { retireStations } from '#edge/domains/stations/write.sql.ts';
import { hashOf } from '#edge/platform/hash.ts';
import { type OcpiClient, type OcpiClientOptions, ocpiClient } from './client.ts';
import { findEndpoints } from './endpoints.ts';
import { OcpiFault } from './fault.ts';
import { refsIn, stationsOfList } from './locations.ts';
import { firstPage, type OcpiPage, pagesFrom } from './pages.ts';
import {
  confirmStatuses,
  forgetSeen,
  markSeen,
  type PullState,
  pullState,
  savePull,
  unseen,
} from './pull.sql.ts';
import { type Tariffs, tariffsOf } from './tariffs.ts';

/** Clocks differ; what comes twice changes nothing. */
const OVERLAP_MS = 10 * MINUTE_MS;
/** A delta cannot say what was deleted. */
const FULL_EVERY_MS = 7 * DAY_MS;
/** Statuses are trusted for a day; confirming each at every pull would send all of them to every device. */
const CONFIRMED_EVERY_MS = 6 * HOUR_MS;
const LONGEST_ERROR = 500;

export interface PullOptions extends Omit<OcpiClientOptions, 'clock'> {
  readonly source: string;
  /** The operator's versions, one of them, or its locations. */
  readonly url: string;
  readonly clock: () => number;
  /** Ask for everything, however recent the last time was. */
  readonly full?: boolean;
  /** Retire stations even when the source lost a suspicious share of them. */
  readonly force?: boolean;
  /** Stop after a page once this moment has come; the next run goes on from there. */
  readonly until?: number;
}

export interface Pulled {
  readonly applied: Applied;
  readonly ledger: Ledger;
  readonly pages: number;
  /** This run asked for everything, rather than for what changed. */
  readonly isFull: boolean;
  /** The last page was reached; `false` when time ran out before. */
  readonly done: boolean;
}

interface Run extends Pick<PullOptions, 'source' | 'clock' | 'force' | 'until'> {
  readonly db: Database;
  readonly client: OcpiClient;
  readonly tariffs: Tariffs;
  readonly ledger: Ledger;
}

const fileOf = (url: string): string => {
  const { pathname, search } = new URL(url);
  return `${pathname.split('/').filter(Boolean).at(-1) ?? ''}${search}`;
};

const tariffsAt = async (client: OcpiClient, endpoint: string | null, ledger: Ledger) => {
  const lists: OcpiPage[] = [];
  if (endpoint !== null)
    for await (const page of pagesFrom(client, firstPage(endpoint, null))) lists.push(page);
  return new Map(lists.flatMap(({ url, list }) => tariffsOf(fileOf(url), list, ledger)));
};

/** Stations that a complete pull of everything did not meet are gone. */
const retireUnseen = async ({ db, source, clock, force }: Run): Promise<number> => {
  const [gone, [active]] = await db.read([...unseen(source)]);
  if (!force) assertFewGone(gone.length, active?.count ?? 0);
  const ids = gone.map(({ id }) => id);
  await db.write([...(ids.length > 0 ? [retireStations(ids, clock())] : []), forgetSeen(source)]);
  return ids.length;
};

/** A page is written before the state says so: cut off in between, it is written again, to no effect. */
const takePage = async (run: Run, state: PullState, page: OcpiPage) => {
  const { db, source, ledger, clock } = run;
  const goneBefore = ledger.gone.length;
  const stations = stationsOfList({ file: fileOf(page.url), list: page.list }, run.tariffs, ledger);
  const onlyGone = ledger.gone.slice(goneBefore);
  const options = { source, isDemo: false, now: clock(), force: false, onlyGone };
  const applied = await applyImport(db, stations, options);
  const next: PullState = {
    ...state,
    next: page.next,
    rows: state.rows + page.list.length,
    lastError: null,
  };
  const seen = state.isFull ? markSeen(source, refsIn(page.list)) : [];
  await db.write([...seen, ...savePull(next)]);
  return { applied, state: next };
};

const finish = async (run: Run, state: PullState, total: number | null): Promise<number> => {
  const lost = state.isFull && total !== null && state.rows < total;
  if (lost)
    throw new OcpiFault('later', `only ${state.rows} of ${total} locations came; none was removed`);
  const removed = state.isFull ? await retireUnseen(run) : 0;
  const { startedAt: pulledAt } = state;
  const fullAt = state.isFull ? pulledAt : state.fullAt;
  await run.db.write([
    confirmStatuses(run.source, pulledAt - CONFIRMED_EVERY_MS, pulledAt),
    ...savePull({ ...state, pulledAt, fullAt, lastError: null }),
  ]);
  return removed;
};

const pullPages = async (run: Run, first: PullState, from: string): Promise<Pulled> => {
  const { ledger } = run;
  let state = first;
  let applied = NOTHING;
  let pages = 0;
  let total: number | null = null;
  for await (const page of pagesFrom(run.client, from)) {
    const taken = await takePage(run, state, page);
    ({ state } = taken);
    applied = sumOf(applied, taken.applied);
    pages++;
    ({ total } = page);
    const isLate = run.until !== undefined && run.clock() >= run.until;
    if (isLate && page.next !== null)
      return { applied, ledger, pages, isFull: state.isFull, done: false };
  }
  const removed = await finish(run, state, total);
  applied = { ...applied, removed: applied.removed + removed };
  return { applied, ledger, pages, isFull: state.isFull, done: true };
};

const begin = (
  state: PullState | undefined,
  { source, clock, full }: PullOptions,
  tariffsHash: string,
): PullState => {
  const now = clock();
  const { pulledAt = null, fullAt = null } = state ?? {};
  const isDue = fullAt === null || now - fullAt >= FULL_EVERY_MS;
  const isFull = full || pulledAt === null || isDue || state?.tariffsHash !== tariffsHash;
  return {
    source,
    next: null,
    startedAt: now,
    isFull,
    rows: 0,
    pulledAt,
    fullAt,
    tariffsHash,
    lastError: null,
  };
};

/** @param resumes whether to go on where an earlier run stopped */
const pullOnce = async (
  db: Database,
  options: PullOptions,
  last: PullState | undefined,
  resumes: boolean,
): Promise<Pulled> => {
  const { source, url, clock, force = false } = options;
  const ledger = new Ledger();
  const client = ocpiClient(options);
  const endpoints = await findEndpoints(client, url);
  const tariffs = await tariffsAt(client, endpoints.tariffs, ledger);
  const tariffsHash = hashOf([...tariffs].sort(([a], [b]) => (a < b ? -1 : 1)));
  const until = options.until === undefined ? {} : { until: options.until };
  const run: Run = { db, client, tariffs, ledger, source, clock, force, ...until };
  if (resumes && last?.next != null && last.tariffsHash === tariffsHash)
    return pullPages(run, last, last.next);
  const state = begin(last, options, tariffsHash);
  const since = state.isFull ? null : (state.pulledAt ?? 0) - OVERLAP_MS;
  const first = firstPage(endpoints.locations, since);
  await db.write([
    ...(state.isFull ? [forgetSeen(source)] : []),
    ...savePull({ ...state, next: first }),
  ]);
  return pullPages(run, state, first);
};

const noteFault = async (db: Database, options: PullOptions, fault: unknown): Promise<void> => {
  const [reached] = await db.read([pullState(options.source)]);
  const state = reached ?? { ...begin(undefined, options, ''), tariffsHash: null };
  await db.write(savePull({ ...state, lastError: String(fault).slice(0, LONGEST_ERROR) }));
};

/**
 * Brings an operator's stations in from its own OCPI endpoint, page by page: what arrived is kept,
 * and after a failure the next run goes on at the page that failed. The first run asks for
 * everything, later ones for what changed; once a week, and after a change of tariffs, for all again.
 * @throws OcpiFault, once what had arrived is written and the reason noted
 */
export const pullOcpi = async (db: Database, options: PullOptions): Promise<Pulled> => {
  const [state] = await db.read([pullState(options.source)]);
  const resumes = state?.next != null && !options.full;
  try {
    try {
      return await pullOnce(db, options, state, resumes);
    } catch (error) {
      // A page is not known any more: all of it once again.
      if (!resumes || !(error instanceof OcpiFault) || error.kind !== 'lost') throw error;
      return await pullOnce(db, options, state, false);
    }
  } catch (error) {
    await noteFault(db, options, error);
    throw error;
  }
};
