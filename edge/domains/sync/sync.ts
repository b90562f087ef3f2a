import { requireCustomer, unauthenticated } from '#edge/auth/policy.ts';
import { main } from '#edge/graphql/builder.ts';
import type { Context } from '#edge/graphql/context.ts';
import { changeOf } from './change.ts';
import { type Change, type PulledPage, pull } from './pull.ts';
import { SCOPES, type Scope, type ScopeName, type ScopeRecords, scopes } from './scopes.ts';

const ScopeEnum = main.enumType('SyncScope', {
  description: 'A collection that devices keep a copy of.',
  values: SCOPES,
});

const ProductChange = changeOf('ProductChange', 'ProductRecord');
const PageChange = changeOf('PageChange', 'PageRecord');
const PlaceChange = changeOf('PlaceChange', 'PlaceRecord');
const PartChange = changeOf('PartChange', 'PartRecord');
const StationChange = changeOf('StationChange', 'StationRecord');
const StationStatusChange = changeOf('StationStatusChange', 'EvseStatusRecord');
const StationFavouriteChange = changeOf('StationFavouriteChange', 'StationFavouriteRecord');
const VehicleChange = changeOf('VehicleChange', 'VehicleRecord');
const AddressChange = changeOf('AddressChange', 'AddressRecord');
const ShareChange = changeOf('ShareChange', 'ShareRecord');
const ListingChange = changeOf('ListingChange', 'ListingRecord');

type Lists = { readonly [S in ScopeName]?: readonly Change<ScopeRecords[S]>[] };

interface SyncPage extends Omit<PulledPage<unknown>, 'changed'> {
  readonly lists: Lists;
}

const SyncPageRef = main.objectRef<SyncPage>('SyncPage').implement({
  description: 'What changed in one collection; its records are in the list named like the scope.',
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
    products: t.field({ type: [ProductChange], resolve: ({ lists }) => lists.products ?? [] }),
    pages: t.field({ type: [PageChange], resolve: ({ lists }) => lists.pages ?? [] }),
    places: t.field({ type: [PlaceChange], resolve: ({ lists }) => lists.places ?? [] }),
    parts: t.field({ type: [PartChange], resolve: ({ lists }) => lists.parts ?? [] }),
    stations: t.field({ type: [StationChange], resolve: ({ lists }) => lists.stations ?? [] }),
    stationStatus: t.field({
      type: [StationStatusChange],
      resolve: ({ lists }) => lists.stationStatus ?? [],
    }),
    stationFavourites: t.field({
      type: [StationFavouriteChange],
      resolve: ({ lists }) => lists.stationFavourites ?? [],
    }),
    vehicles: t.field({ type: [VehicleChange], resolve: ({ lists }) => lists.vehicles ?? [] }),
    shares: t.field({ type: [ShareChange], resolve: ({ lists }) => lists.shares ?? [] }),
    addresses: t.field({ type: [AddressChange], resolve: ({ lists }) => lists.addresses ?? [] }),
    listings: t.field({ type: [ListingChange], resolve: ({ lists }) => lists.listings ?? [] }),
  }),
});

/** The signed token names the customer before the store has confirmed the session in the same trip. */
const audienceOf = (name: ScopeName, { identity }: Context): string => {
  if (scopes[name].audience === 'public') return 'public';
  if (identity.claimedCustomerId === undefined) throw unauthenticated();
  return identity.claimedCustomerId;
};

main.queryField('sync', (t) =>
  t.field({
    type: SyncPageRef,
    description:
      'Changes and removals since a cursor; without one, or with one that is of no use any more, everything.',
    args: {
      scope: t.arg({ type: ScopeEnum, required: true }),
      cursor: t.arg.string(),
    },
    resolve: async (_, { scope, cursor }, context) => {
      const { collection, limit, load, audience: kind }: Scope<unknown> = scopes[scope];
      const audience = audienceOf(scope, context);
      const [{ changed, ...page }, actor] = await Promise.all([
        pull({ collection, audience, limit, load, cursor: cursor ?? null }, context),
        kind === 'public' ? undefined : context.actor(),
      ]);
      if (actor !== undefined) requireCustomer(actor);
      return { ...page, lists: { [scope]: changed } };
    },
  }),
);
