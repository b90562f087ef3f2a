import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { COLLECTION_NAMES, COLLECTIONS, type Collection } from '#edge/contract/sync/collections.ts';
import { newListing, sellingOn } from '#tests/api/listings/seller.ts';
import { booking, people as ordering } from '#tests/api/orders/orders.ts';
import { at, rideParam, ridesOn } from '#tests/api/test-rides/rides.ts';
import { actor } from '#tests/support/actors.ts';
import { type Bff, startBff } from '#tests/support/bff.ts';
import { isPrivate } from '#web/platform/offline/collections.ts';
import { storable } from '#web/platform/offline/stored-shape.ts';
import { syncAll } from './client.ts';

let bff: Bff;
let people: Record<string, string>[];
beforeAll(async () => {
  bff = await startBff();
  people = await Promise.all([
    actor(bff, 'owner'),
    actor(bff, 'owner2'),
    actor(bff, 'guestRider'),
    actor(bff, 'affiliate'),
    actor(bff, 'staff'),
  ]);
  const { data } = await bff.gql<{ evList: { data: { vin: string }[] } }>(
    '{ evList(limit: 3) { data { vin } } }',
    {},
    { headers: people[0] ?? {} },
  );
  const selling = sellingOn(bff);
  for (const { vin } of data?.evList.data ?? [])
    await selling.save('owner', { id: newListing(), vin });
  for (let n = 0; n < 3; n++) await ordering(bff).place('owner', booking());
  const rides = ridesOn(bff);
  await rides.book('owner', rideParam());
  await rides.book('owner', rideParam({ slotAt: at(2) }));
  const budi = rideParam({ slotAt: at(4), phoneNumber: '081210010007' });
  await rides.book('owner2', budi);
  const offer = `mutation($vin: ID!, $uID: ID!) { shareEv(vin: $vin, uID: $uID) { success } }`;
  for (const uID of ['cus_owner2', 'cus_affiliate', 'cus_staff'])
    await bff.gql(offer, { vin: 'MJXVA2BP1SK002117', uID }, { headers: people[0] ?? {} });
  const mark = `mutation($id: ID!) { setStationFavourite(stationId: $id, isFavourite: true,
    changedAt: "2026-11-20T00:00:00Z") { success } }`;
  const { pages } = await syncAll(bff, 'stations');
  const [owner] = people;
  for (const { id } of pages[0]?.changed.slice(0, 3) ?? [])
    await bff.gql(mark, { id }, { headers: owner ?? {} });
});
afterAll(() => bff.stop());

/** What no device may keep, whatever a later schema sends. */
const FORBIDDEN =
  /^(identity|taxcard|bank|npwp|nik|ktp|father|familycard|passport|document|birth|password|otp|token)|(email|phonenumber)$/i;
/** The number of a place of business is not a person's. */
const BUSINESS = new Set(['stations.phoneNumber']);
/** A ministry's number for a person, a tax number, an email: sixteen or fifteen digits, an at-sign. */
const PERSONAL_VALUE = /^\d{15,16}$|^[^\s@]+@[^\s@]+\.[a-z]+$/i;

const fieldsOf = (value: unknown, path: string): [path: string, value: unknown][] => {
  if (Array.isArray(value)) return value.flatMap((each) => fieldsOf(each, path));
  if (value === null || typeof value !== 'object') return [[path, value]];
  return Object.entries(value).flatMap(([key, each]) => [
    [`${path}.${key}`, undefined] as [string, unknown],
    ...fieldsOf(each, `${path}.${key}`),
  ]);
};

const faultsOf = (collection: Collection, record: object): string[] =>
  fieldsOf(storable(collection, record), collection).flatMap(([path, value]) => {
    const name = path.split('.').at(-1) ?? '';
    const hasForbiddenName = FORBIDDEN.test(name) && !BUSINESS.has(path);
    // Pages are the brand's own words: its addresses are in them for everybody.
    const personal = collection !== 'pages' && PERSONAL_VALUE.test(String(value));
    return hasForbiddenName || personal ? [path] : [];
  });

/** The same record from a server that knows more: something new in every object, at any depth. */
const withMore = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(withMore);
  if (value === null || typeof value !== 'object') return value;
  const entries = Object.entries(value).map(([key, each]) => [key, withMore(each)]);
  return { ...Object.fromEntries(entries), addedLater: { a: { b: 'planted' } } };
};

describe('what sync brings to a device', () => {
  for (const collection of COLLECTION_NAMES)
    it(`${collection}: none of it is forbidden to be kept`, async () => {
      const readers = isPrivate(collection) ? people : [{}];
      let seen = 0;
      for (const headers of readers) {
        const { pages } = await syncAll(bff, collection, null, headers);
        for (const { record } of pages.flatMap(({ changed }) => changed)) {
          seen++;
          expect(faultsOf(collection, record)).toEqual([]);
        }
      }
      expect(seen).toBeGreaterThan(2);
    });

  for (const collection of COLLECTION_NAMES)
    it(`${collection}: every record is as its schema says, and nothing a later server adds is kept`, async () => {
      const { pages } = await syncAll(bff, collection, null, people[0]);
      const records = pages.flatMap(({ changed }) => changed.map(({ record }) => record));
      for (const record of records) {
        expect(v.safeParse(COLLECTIONS[collection].record, record).issues).toBeUndefined();
        expect(storable(collection, record)).toEqual(record);
        // What a page is made of belongs to the content system, and is public whatever it is.
        if (collection === 'pages') continue;
        const more = storable(collection, withMore(record) as object);
        expect(JSON.stringify(more).includes('planted')).toBe(false);
      }
    });

  it('leaves out what a later server adds to a vehicle, at any depth', async () => {
    const { pages } = await syncAll(bff, 'vehicles', null, people[0]);
    const record = pages[0]?.changed[0]?.record ?? {};
    const more = {
      ...record,
      identityCardNumber: '3171014505900001',
      bankAccount: '1',
      user: { ...(record.user as object), phoneNumber: '+62812', email: 'ayu@mail.id' },
    };
    expect(storable('vehicles', more)).toEqual(storable('vehicles', record));
    expect(faultsOf('vehicles', more)).toEqual([]);
  });
});
