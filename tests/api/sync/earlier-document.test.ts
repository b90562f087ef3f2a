import { afterAll, beforeAll, expect, it } from 'vitest';
import { actor } from '#tests/support/actors.ts';
import { type Bff, startBff } from '#tests/support/bff.ts';
import { syncAll } from './client.ts';

/** What pages of the release before send: a list for each collection of then. */
const EARLIER =
  'query Sync($scope:SyncScope!$cursor:String){sync(scope:$scope cursor:$cursor){cursor hasMore starts removed products{id record visibleUntil}pages{id record visibleUntil}places{id record visibleUntil}parts{id record visibleUntil}stations{id record visibleUntil}stationStatus{id record visibleUntil}stationFavourites{id record visibleUntil}vehicles{id record visibleUntil visibleFrom}shares{id record visibleUntil}addresses{id record visibleUntil}listings{id record visibleUntil}}}';

interface EarlierPage {
  readonly [list: string]: readonly { readonly id: string; readonly record: object }[];
}

let bff: Bff;
let owner: Record<string, string>;
beforeAll(async () => {
  bff = await startBff();
  owner = await actor(bff, 'owner');
});
afterAll(() => bff.stop());

it.each([
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
])('the document of the release before gets %s in the list of that name alone', async (scope) => {
  const { pages } = await syncAll(bff, scope, null, owner);
  const { data, errors } = await bff.gql<{ sync: EarlierPage }>(
    EARLIER,
    { scope },
    { headers: owner },
  );
  expect(errors).toBeUndefined();
  const { cursor, hasMore, starts, removed, ...lists } = data?.sync ?? {};
  expect(lists[scope]?.map(({ id, record }) => ({ id, record }))).toEqual(
    pages[0]?.changed.map(({ id, record }) => ({ id, record })),
  );
  const others = Object.entries(lists).filter(([name]) => name !== scope);
  expect(others.flatMap(([, list]) => list)).toEqual([]);
});
