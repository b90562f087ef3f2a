import type { Collection } from '#edge/contract/sync/collections.ts';
import { URGENCY_HEADER, type Urgency } from '#edge/contract/urgency.ts';
import { CONTENT, MAIN } from '#web/platform/graphql/endpoints.ts';
import { type Fault, waitOf } from '#web/platform/graphql/fault.ts';
import { SyncEndsDocument } from '#web/platform/graphql/generated/content/sync-ends.ts';
import { SyncPublicPageDocument } from '#web/platform/graphql/generated/content/sync-public-page.ts';
import type { SyncEndsQuery } from '#web/platform/graphql/generated/content.ts';
import { SyncDocument } from '#web/platform/graphql/generated/main/sync.ts';
import { SyncChangedDocument } from '#web/platform/graphql/generated/main/sync-changed.ts';
import type { SyncQuery } from '#web/platform/graphql/generated/main.ts';
import { type Answer, send, type Transport } from '#web/platform/graphql/send.ts';
import { serverClock } from '#web/platform/offline/browser.ts';
import { isPrivate } from '#web/platform/offline/collections.ts';
import type { FetchPage, PageAnswer } from '#web/platform/offline/pull.ts';

/** A page that hangs would keep its collection from ever being asked for again. */
const PATIENCE_MS = 30_000;
/** For how long it is known where public collections end. */
const ENDS_GOOD_MS = 5_000;

const EXPECTED_CUSTOMER = 'x-expected-customer';

interface Question {
  readonly collection: Collection;
  readonly cursor: string | null;
  readonly signal: AbortSignal;
}

const failure = (fault: Fault): PageAnswer => {
  // A captive portal answers for everybody, with a page.
  if (fault.layer === 'network' || fault.layer === 'validation') return { kind: 'unreachable' };
  if (fault.layer === 'graphql') {
    if (fault.code === 'UNAUTHENTICATED') return { kind: 'locked' };
    if (fault.code === 'CUSTOMER_MISMATCH') return { kind: 'other-person' };
  }
  const waitMs = waitOf(fault);
  return { kind: 'unreachable', answered: true, ...(waitMs !== undefined && { waitMs }) };
};

/** A server of an earlier release, to which the deployment went back. */
const isEarlier = (fault: Fault): boolean =>
  fault.layer === 'graphql' && fault.code === 'PERSISTED_QUERY_NOT_FOUND';

const time = (iso: string | null): number | null => (iso === null ? null : Date.parse(iso));

const pageOf = (collection: Collection, sync: SyncQuery['sync']): PageAnswer => ({
  kind: 'page',
  page: {
    collection,
    changed: sync.changes.map(({ id, record, visibleUntil, visibleFrom }) => ({
      id,
      value: record,
      visibleUntil: time(visibleUntil),
      visibleFrom: time(visibleFrom),
    })),
    removed: sync.removed,
    cursor: sync.cursor,
    hasMore: sync.hasMore,
    starts: sync.starts,
  },
});

const within = (signal: AbortSignal): AbortSignal =>
  AbortSignal.any([signal, AbortSignal.timeout(PATIENCE_MS)]);

/** The page shows what is on the device meanwhile; people who wait for an answer go first. */
const yielding = (request: Request): Request => {
  request.headers.set(URGENCY_HEADER, 'later' satisfies Urgency);
  return request;
};

const mainFor = (expected: string | undefined): Transport => ({
  ...MAIN,
  fetch: (request) => {
    yielding(request);
    if (expected !== undefined) request.headers.set(EXPECTED_CUSTOMER, expected);
    return MAIN.fetch(request);
  },
});

/** One collection by itself, by no cache on the way. */
const fetchAlone = async (
  { collection, cursor, signal }: Question,
  expected?: string,
): Promise<PageAnswer> => {
  const variables = { scope: collection, cursor };
  const answer = await send(mainFor(expected), SyncDocument, variables, within(signal));
  return answer.ok ? pageOf(collection, answer.data.sync) : failure(answer.fault);
};

/** Several collections of one person, which share a gate: what did not change is not in the answer. */
const fetchTogether = async (
  questions: readonly [Question, ...Question[]],
  expected: string,
): Promise<readonly PageAnswer[]> => {
  const [{ signal }] = questions;
  const pulls = questions.map(({ collection, cursor }) => ({ scope: collection, cursor }));
  const variables = { questions: pulls };
  const answer = await send(mainFor(expected), SyncChangedDocument, variables, within(signal));
  if (answer.ok) {
    const pages = new Map(answer.data.syncChanged.map((page) => [page.scope, page]));
    return questions.map(({ collection }) => {
      const page = pages.get(collection);
      return page === undefined ? { kind: 'unchanged' } : pageOf(collection, page);
    });
  }
  if (isEarlier(answer.fault))
    return Promise.all(questions.map((question) => fetchAlone(question, expected)));
  const failed = failure(answer.fault);
  return questions.map(() => failed);
};

/** Gathers what is asked at about the same time for one person into one request. */
const createTogether = (later: (run: () => void) => void) => {
  interface Waiting {
    readonly questions: [Question, ...Question[]];
    readonly answers: Promise<readonly PageAnswer[]>;
  }
  const waiting = new Map<string, Waiting>();
  const begin = (question: Question, expected: string): Waiting => {
    const questions: Waiting['questions'] = [question];
    const answers = new Promise<void>(later).then(() => {
      waiting.delete(expected);
      return fetchTogether(questions, expected);
    });
    return { questions, answers };
  };
  return async (question: Question, expected: string): Promise<PageAnswer> => {
    const before = waiting.get(expected);
    // The same collection twice is two questions: another tab of this page went on meanwhile.
    const joins = before?.questions.every(({ collection }) => collection !== question.collection);
    if (before !== undefined && joins) before.questions.push(question);
    const batch = before !== undefined && joins ? before : begin(question, expected);
    if (batch !== before) waiting.set(expected, batch);
    const at = batch.questions.indexOf(question);
    return (await batch.answers)[at] ?? { kind: 'unchanged' };
  };
};

const PAGES: Transport = { ...CONTENT, fetch: (request) => CONTENT.fetch(yielding(request)) };

/** Asked of the server, or of a cache in front of it, and not of this browser's; the latter's time would be old. */
const ENDS: Transport = {
  ...CONTENT,
  fetch: async (request) => {
    const answer = await PAGES.fetch(new Request(request, { cache: 'no-cache' }));
    if (!answer.headers.has('age')) serverClock().learn(answer.headers.get('date'));
    return answer;
  },
};

/** Pages of public collections by addresses that every cache may answer. */
const createPublic = (elapsed: () => number, later: (run: () => void) => void) => {
  let latest: { readonly at: number; readonly answer: Promise<Answer<SyncEndsQuery>> } | undefined;
  const askEnds = (): Promise<Answer<SyncEndsQuery>> => {
    if (latest !== undefined && elapsed() - latest.at < ENDS_GOOD_MS) return latest.answer;
    const answer = new Promise<void>(later).then(() =>
      send(ENDS, SyncEndsDocument, {}, AbortSignal.timeout(PATIENCE_MS)),
    );
    latest = { at: elapsed(), answer };
    return answer;
  };
  return async (question: Question): Promise<PageAnswer> => {
    const { collection, cursor, signal } = question;
    const ends = await askEnds();
    if (!ends.ok) {
      latest = undefined;
      return isEarlier(ends.fault) ? fetchAlone(question) : failure(ends.fault);
    }
    const end = ends.data.syncEnds.find(({ scope }) => scope === collection);
    if (end === undefined) return fetchAlone(question);
    if (end.cursor === cursor) return { kind: 'unchanged' };
    const variables = { scope: end.scope, cursor, end: end.cursor };
    const answer = await send(PAGES, SyncPublicPageDocument, variables, within(signal));
    return answer.ok ? pageOf(collection, answer.data.syncPage) : failure(answer.fault);
  };
};

/**
 * Asks the BFF for one page. A private collection names the customer it is for: an answer meant for
 * somebody else is refused by the server (409) and never stored. `onRefused` has the device ask again
 * who is signed in. A server that asks to be left alone is not asked for any collection until then.
 * @param elapsed milliseconds since some moment of this page
 * @param later runs something once other questions of the same wake-up have come
 */
export const createFetchPage = (
  customer: () => string | undefined,
  onRefused: () => void,
  elapsed = () => performance.now(),
  later: (run: () => void) => void = queueMicrotask,
): FetchPage => {
  let restsUntil = Number.NEGATIVE_INFINITY;
  const together = createTogether(later);
  const fetchPublic = createPublic(elapsed, later);
  const ask = async (question: Question, isFresh: boolean): Promise<PageAnswer> => {
    if (!isPrivate(question.collection))
      return isFresh ? fetchAlone(question) : fetchPublic(question);
    const expected = customer();
    return expected === undefined ? { kind: 'locked' } : together(question, expected);
  };
  return async (collection, cursor, signal, isFresh = false) => {
    const waitMs = restsUntil - elapsed();
    if (waitMs > 0) return { kind: 'unreachable', answered: true, waitMs };
    if (isPrivate(collection) && customer() === undefined) return { kind: 'locked' };
    const answer = await ask({ collection, cursor, signal }, isFresh);
    if (answer.kind === 'locked' || answer.kind === 'other-person') onRefused();
    if (answer.kind === 'unreachable' && answer.waitMs !== undefined)
      restsUntil = elapsed() + answer.waitMs;
    return answer;
  };
};
