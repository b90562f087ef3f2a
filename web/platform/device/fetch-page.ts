import type { Collection } from '#edge/contract/sync/collections.ts';
import { MAIN } from '#web/platform/graphql/endpoints.ts';
import { type Fault, waitOf } from '#web/platform/graphql/fault.ts';
import { SyncDocument } from '#web/platform/graphql/generated/main/sync.ts';
import type { SyncQuery } from '#web/platform/graphql/generated/main.ts';
import { send } from '#web/platform/graphql/send.ts';
import { isPrivate } from '#web/platform/offline/collections.ts';
import type { FetchPage, PageAnswer } from '#web/platform/offline/pull.ts';

/** A page that hangs would keep its collection from ever being asked for again. */
const PATIENCE_MS = 30_000;

const EXPECTED_CUSTOMER = 'x-expected-customer';

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

const time = (iso: string | null): number | null => (iso === null ? null : Date.parse(iso));

const pageOf = (collection: Collection, { sync }: SyncQuery): PageAnswer => ({
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

/**
 * Asks the BFF for one page. A private collection names the customer it is for: an answer meant for
 * somebody else is refused by the server (409) and never stored. `onRefused` has the device ask again
 * who is signed in. A server that asks to be left alone is not asked for any collection until then.
 * @param elapsed milliseconds since some moment of this page
 */
export const createFetchPage = (
  customer: () => string | undefined,
  onRefused: () => void,
  elapsed = () => performance.now(),
): FetchPage => {
  let restsUntil = Number.NEGATIVE_INFINITY;
  return async (collection, cursor, signal) => {
    const waitMs = restsUntil - elapsed();
    if (waitMs > 0) return { kind: 'unreachable', answered: true, waitMs };
    const expected = isPrivate(collection) ? customer() : undefined;
    if (isPrivate(collection) && expected === undefined) return { kind: 'locked' };
    const transport = {
      ...MAIN,
      fetch: (request: Request): Promise<Response> => {
        if (expected !== undefined) request.headers.set(EXPECTED_CUSTOMER, expected);
        return MAIN.fetch(request);
      },
    };
    const either = AbortSignal.any([signal, AbortSignal.timeout(PATIENCE_MS)]);
    const answer = await send(transport, SyncDocument, { scope: collection, cursor }, either);
    if (answer.ok) return pageOf(collection, answer.data);
    const failed = failure(answer.fault);
    if (failed.kind !== 'unreachable') onRefused();
    else if (failed.waitMs !== undefined) restsUntil = elapsed() + failed.waitMs;
    return failed;
  };
};
