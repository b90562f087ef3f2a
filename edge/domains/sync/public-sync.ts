import { publicEnds } from '#db/feed/page.ts';
import { COLLECTIONS, type PublicCollection } from '#edge/contract/sync/collections.ts';
import { MINUTE_MS, SECOND_MS } from '#edge/contract/time.ts';
import { content } from '#edge/graphql/builder.ts';
import { providerOf } from '#edge/graphql/provide-records.ts';
import { keptFor } from '#edge/graphql/revised.ts';
import { Refusal } from '#edge/platform/refusal.ts';
import { decodeCursor, encodeEnd } from './cursor.ts';
import { PUBLIC_COLLECTIONS, PublicSyncScopeEnum } from './enums.ts';
import { feedName } from './feed-name.ts';
import { inContent } from './page.ts';
import { pull } from './pull.ts';

/** What moves by the minute is late by this much at most, here and in caches in front. */
const ENDS_KEPT_MS = 5 * SECOND_MS;
/** An address names what its page reaches, so no page of it is ever too old. */
const PAGE_KEPT_MS = 10 * MINUTE_MS;

const names = JSON.stringify(PUBLIC_COLLECTIONS.map(feedName));

interface SyncEnd {
  readonly scope: PublicCollection;
  readonly cursor: string;
}

const SyncEndRef = content.objectRef<SyncEnd>('SyncEnd').implement({
  fields: (t) => ({
    scope: t.field({ type: PublicSyncScopeEnum, resolve: ({ scope }) => scope }),
    cursor: t.exposeString('cursor'),
  }),
});

const scopes = new Map<string, PublicCollection>(
  PUBLIC_COLLECTIONS.map((scope) => [feedName(scope), scope]),
);

content.queryField('syncEnds', (t) =>
  t.field({
    type: [SyncEndRef],
    description:
      'The cursor at which each public collection ends: a device that has it has everything.',
    extensions: keptFor(ENDS_KEPT_MS),
    resolve: async (_, __, { read }) => {
      const ends = await read(publicEnds({ names }));
      return ends.flatMap(({ collection, epoch, after }) => {
        const scope = scopes.get(collection);
        return scope === undefined ? [] : [{ scope, cursor: encodeEnd(collection, epoch, after) }];
      });
    },
  }),
);

content.queryField('syncPage', (t) =>
  t.field({
    type: inContent.SyncPageRef,
    description:
      'Changes and removals of a public collection since a cursor, the same for everybody; without a cursor, or with one that is of no use any more, everything.',
    extensions: keptFor(PAGE_KEPT_MS),
    args: {
      scope: t.arg({ type: PublicSyncScopeEnum, required: true }),
      cursor: t.arg.string(),
      end: t.arg.string({
        required: true,
        description: 'What `syncEnds` says of the collection; the page reaches at least this far.',
      }),
    },
    resolve: async (_, { scope, cursor, end }, context) => {
      const collection = feedName(scope);
      const wanted = decodeCursor(end);
      if (wanted?.scope !== `${collection} public`)
        throw new Refusal('BAD_USER_INPUT', '`end` is no end of this collection.');
      const [page, [reached]] = await Promise.all([
        pull(
          {
            collection,
            audience: 'public',
            limit: COLLECTIONS[scope].pageSize,
            load: providerOf(scope),
            cursor: cursor ?? null,
            isShared: true,
          },
          context,
        ),
        context.read(publicEnds({ names: JSON.stringify([collection]) })),
      ]);
      // This replica is behind the one that was asked for the end: nobody may keep its page under that address.
      if (reached?.epoch !== wanted.epoch || reached.after < wanted.after)
        throw new Refusal('UNAVAILABLE', 'The store is behind. Please try again in a moment.');
      return { ...page, collection: scope satisfies PublicCollection };
    },
  }),
);
