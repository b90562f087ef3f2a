import { AFTER_ALL_IDS, type FeedPage, feedHead, feedRows, publicEnds } from '#db/feed/page.ts';
import type { Context } from '#edge/graphql/context.ts';
import type { LoadChanged } from '#edge/graphql/provide-records.ts';
import { type Cursor, decodeCursor, encodeCursor, encodeEnd } from './cursor.ts';

export interface Change<T> {
  readonly id: string;
  readonly visibleUntil: number | null;
  readonly visibleFrom: number | null;
  readonly record: T;
}

export interface PulledPage<T> {
  readonly changed: readonly Change<T>[];
  readonly removed: readonly string[];
  readonly cursor: string;
  readonly hasMore: boolean;
  readonly full: boolean;
  readonly starts: boolean;
}

export interface Pull<T> {
  readonly collection: string;
  readonly audience: string;
  readonly cursor: string | null;
  readonly limit: number;
  readonly load: LoadChanged<T>;
  /** Of a public collection: cursors are the same for everybody, so that caches may share its pages. */
  readonly isShared?: boolean;
}

/** A start that has passed says nothing any more, and a slow clock must not hide what is there now. */
const later = (moment: number | null, now: number): number | null =>
  moment !== null && moment > now ? moment : null;

const scopeOf = ({
  collection,
  audience,
}: Pick<Pull<unknown>, 'collection' | 'audience'>): string => `${collection} ${audience}`;

export const startOf = (
  pull: Pick<Pull<unknown>, 'collection' | 'audience' | 'cursor'>,
): Cursor | undefined => {
  const cursor = pull.cursor === null ? undefined : decodeCursor(pull.cursor);
  return cursor?.scope === scopeOf(pull) ? cursor : undefined;
};

/**
 * One page of what changed for one audience in one collection, in one trip. A record that changes
 * while the pages are read gets a higher number and comes again later, so none is missed; once the
 * end is reached the cursor stands at the head of the feed, so a quiet collection does not age.
 */
export const pull = async <T>(
  request: Pull<T>,
  context: Pick<Context, 'read' | 'clock'>,
): Promise<PulledPage<T>> => {
  const { read, clock } = context;
  const start = startOf(request);
  const after = start?.after ?? 0;
  const page: FeedPage = {
    collection: request.collection,
    audience: request.audience,
    epoch: start?.epoch ?? '',
    after,
    afterId: start?.afterId ?? '',
    removalsAfter: start?.filling ?? after,
    limit: request.limit,
  };
  const [head, rows, records, ends] = await Promise.all([
    read(feedHead(page)),
    read(feedRows(page)),
    request.load(page, context),
    request.isShared ? read(publicEnds({ names: JSON.stringify([request.collection]) })) : [],
  ]);
  const end = ends[0]?.after ?? head.seq;
  const filling = head.usable ? (start?.filling ?? null) : end;
  const hasMore = rows.length > request.limit;
  const shown = rows.slice(0, request.limit);
  const now = clock();
  const changed: Change<T>[] = [];
  const removed: string[] = [];
  for (const { entityId: id, removed: gone, visibleUntil, visibleFrom } of shown) {
    // A right that is over is a removal, also before the job that says so has run.
    const over = visibleUntil !== null && visibleUntil <= now;
    const record = gone || over ? undefined : records.get(id);
    if (record === undefined) removed.push(id);
    else changed.push({ id, visibleUntil, visibleFrom: later(visibleFrom, now), record });
  }
  const last = shown.at(-1);
  const reached =
    hasMore && last !== undefined
      ? { after: last.seq, afterId: last.entityId, filling }
      : { after: end, afterId: AFTER_ALL_IDS, filling: null };
  const next: Cursor = { scope: scopeOf(request), epoch: head.epoch, ...reached };
  const isEnd = reached.afterId === AFTER_ALL_IDS;
  return {
    changed,
    removed,
    cursor:
      isEnd && request.isShared
        ? encodeEnd(request.collection, head.epoch, end)
        : encodeCursor(next),
    hasMore,
    full: filling !== null,
    starts: !head.usable,
  };
};
