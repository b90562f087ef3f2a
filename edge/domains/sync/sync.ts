import { AFTER_ALL_IDS, type FeedQuestion, questionsOf, unchanged } from '#db/feed/page.ts';
import { requireCustomer, unauthenticated } from '#edge/auth/policy.ts';
import { COLLECTIONS, type Collection } from '#edge/contract/sync/collections.ts';
import { main } from '#edge/graphql/builder.ts';
import type { Context } from '#edge/graphql/context.ts';
import { providerOf } from '#edge/graphql/provide-records.ts';
import { SyncScopeEnum } from './enums.ts';
import { feedName } from './feed-name.ts';
import { inMain, type SyncPage } from './page.ts';
import { pull, startOf } from './pull.ts';

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

const { SyncChange, SyncPageRef } = inMain;

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

/** What a device says of one collection, and whose view of it that is. */
interface Question {
  readonly scope: Collection;
  readonly cursor: string | null;
}

const pageOf = async ({ scope, cursor }: Question, context: Context): Promise<SyncPage> => {
  const page = await pull(
    {
      collection: feedName(scope),
      audience: audienceOf(scope, context),
      limit: COLLECTIONS[scope].pageSize,
      load: providerOf(scope),
      cursor,
    },
    context,
  );
  return { ...page, collection: scope };
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
      const [page, actor] = await Promise.all([
        pageOf({ scope, cursor: cursor ?? null }, context),
        isPrivate(scope) ? context.actor() : undefined,
      ]);
      if (actor !== undefined) requireCustomer(actor);
      return page;
    },
  }),
);

const SyncQuestion = main.inputType('SyncQuestion', {
  fields: (t) => ({
    scope: t.field({ type: SyncScopeEnum, required: true }),
    cursor: t.string(),
  }),
});

/** What the feed is asked about a question; `undefined` when its cursor ends nowhere that one could go on from. */
const toFeed = ({ scope, cursor }: Question, context: Context): FeedQuestion | undefined => {
  const collection = feedName(scope);
  const audience = audienceOf(scope, context);
  const start = startOf({ collection, audience, cursor });
  // In the middle of a download there is always more.
  if (start === undefined || start.afterId !== AFTER_ALL_IDS) return undefined;
  return { collection, audience, epoch: start.epoch, after: start.after };
};

main.queryField('syncChanged', (t) =>
  t.field({
    type: [SyncPageRef],
    description:
      'The next page of each of these collections in which something changed since its cursor; the others are left out, and their cursors stay good.',
    args: { questions: t.arg({ type: [SyncQuestion], required: true }) },
    resolve: async (_, { questions }, context) => {
      const distinct = [
        ...new Map(
          questions.map(({ scope, cursor }) => [scope, { scope, cursor: cursor ?? null }]),
        ).values(),
      ];
      const feedQuestions = distinct.map((question) => toFeed(question, context));
      const [same, actor] = await Promise.all([
        context.read(
          unchanged({ questions: questionsOf(feedQuestions.filter((each) => each !== undefined)) }),
        ),
        context.actor(),
      ]);
      requireCustomer(actor);
      let at = 0;
      const changed = distinct.filter(
        (_, i) => feedQuestions[i] === undefined || same[at++] !== true,
      );
      return Promise.all(changed.map((question) => pageOf(question, context)));
    },
  }),
);
