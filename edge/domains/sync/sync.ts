import { requireCustomer, unauthenticated } from '#edge/auth/policy.ts';
import { COLLECTIONS, type Collection, type SyncRecord } from '#edge/contract/sync/collections.ts';
import { main } from '#edge/graphql/builder.ts';
import type { Context } from '#edge/graphql/context.ts';
import { providerOf } from '#edge/graphql/provide-records.ts';
import { SyncChange } from './change.ts';
import { SyncScopeEnum } from './enums.ts';
import { feedName } from './feed-name.ts';
import { type PulledPage, pull } from './pull.ts';

interface SyncPage extends PulledPage<SyncRecord> {
  readonly collection: Collection;
}

const SyncPageRef = main.objectRef<SyncPage>('SyncPage').implement({
  description: 'What changed in one collection.',
  fields: (t) => ({
    cursor: t.exposeString('cursor', { description: 'For the next call; opaque.' }),
    hasMore: t.exposeBoolean('hasMore', { description: 'There is another page; call again.' }),
    full: t.exposeBoolean('full', {
      description:
        'The pages start over: once `hasMore` is false, a record that none of them brought is gone.',
    }),
    starts: t.exposeBoolean('starts', {
      description: 'The first page of a full download, asked for or forced by a useless cursor.',
    }),
    removed: t.idList({ resolve: (page) => [...page.removed] }),
    changes: t.field({ type: [SyncChange], resolve: ({ changed }) => changed }),
  }),
});

/** What devices read before there was `changes`: a list per collection of then. Nothing is added. */
const EARLIER_LISTS = [
  'products',
  'pages',
  'places',
  'parts',
  'stations',
  'stationStatus',
  'stationFavourites',
  'vehicles',
  'shares',
  'addresses',
  'listings',
];

for (const name of EARLIER_LISTS)
  main.objectField(SyncPageRef, name, (t) =>
    t.field({
      type: [SyncChange],
      deprecationReason: 'Use `changes`.',
      resolve: ({ collection, changed }) => (collection === name ? changed : []),
    }),
  );

const isPrivate = (collection: Collection): boolean =>
  COLLECTIONS[collection].audience === 'private';

/** The signed token names the customer before the store has confirmed the session in the same trip. */
const audienceOf = (collection: Collection, { identity }: Context): string => {
  if (!isPrivate(collection)) return 'public';
  if (identity.claimedCustomerId === undefined) throw unauthenticated();
  return identity.claimedCustomerId;
};

main.queryField('sync', (t) =>
  t.field({
    type: SyncPageRef,
    description:
      'Changes and removals since a cursor; without one, or with one that is of no use any more, everything.',
    args: {
      scope: t.arg({ type: SyncScopeEnum, required: true }),
      cursor: t.arg.string(),
    },
    resolve: async (_, { scope, cursor }, context) => {
      const options = {
        collection: feedName(scope),
        audience: audienceOf(scope, context),
        limit: COLLECTIONS[scope].pageSize,
        load: providerOf(scope),
        cursor: cursor ?? null,
      };
      const [page, actor] = await Promise.all([
        pull(options, context),
        isPrivate(scope) ? context.actor() : undefined,
      ]);
      if (actor !== undefined) requireCustomer(actor);
      return { ...page, collection: scope };
    },
  }),
);
