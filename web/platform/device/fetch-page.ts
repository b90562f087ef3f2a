import { MAIN } from '../graphql/endpoints.ts';
import type { Fault } from '../graphql/fault.ts';
import { SyncDocument, type SyncQuery } from '../graphql/generated/main.ts';
import { send } from '../graphql/send.ts';
import { type Collection, isPrivate } from '../offline/collections.ts';
import type { FetchPage, PageAnswer } from '../offline/pull.ts';

const EXPECTED_CUSTOMER = 'x-expected-customer';

const failure = (fault: Fault): PageAnswer => {
  if (fault.layer !== 'graphql') return { kind: 'unreachable' };
  if (fault.code === 'UNAUTHENTICATED') return { kind: 'locked' };
  return fault.code === 'CUSTOMER_MISMATCH' ? { kind: 'other-person' } : { kind: 'unreachable' };
};

const time = (iso: string | null): number | null => (iso === null ? null : Date.parse(iso));

const pageOf = (collection: Collection, { sync }: SyncQuery): PageAnswer => ({
  kind: 'page',
  page: {
    collection,
    changed: sync[collection].map(({ id, record, visibleUntil, ...rest }) => ({
      id,
      value: record,
      visibleUntil: time(visibleUntil),
      visibleFrom: 'visibleFrom' in rest ? time(rest.visibleFrom) : null,
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
 * who is signed in.
 */
export const createFetchPage =
  (customer: () => string | undefined, onRefused: () => void): FetchPage =>
  async (collection, cursor, signal) => {
    const expected = isPrivate(collection) ? customer() : undefined;
    if (isPrivate(collection) && expected === undefined) return { kind: 'locked' };
    const transport = {
      ...MAIN,
      fetch: (request: Request): Promise<Response> => {
        if (expected !== undefined) request.headers.set(EXPECTED_CUSTOMER, expected);
        return MAIN.fetch(request);
      },
    };
    const answer = await send(transport, SyncDocument, { scope: collection, cursor }, signal);
    if (answer.ok) return pageOf(collection, answer.data);
    const failed = failure(answer.fault);
    if (failed.kind !== 'unreachable') onRefused();
    return failed;
  };
