import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { actor } from '#tests/support/actors.ts';
import { type Bff, startBff } from '#tests/support/bff.ts';
import { type Collection, STORED_FIELDS, storable } from '#web/platform/offline/collections.ts';
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
});
afterAll(() => bff.stop());

const COLLECTIONS = Object.keys(STORED_FIELDS) as Collection[];

/** What no device may keep (design §8), whatever a later schema sends. */
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
    const told = FORBIDDEN.test(name) && !BUSINESS.has(path);
    // Pages are the brand's own words: its addresses are in them for everybody.
    const personal = collection !== 'pages' && PERSONAL_VALUE.test(String(value));
    return told || personal ? [path] : [];
  });

describe('what sync brings to a device', () => {
  for (const collection of COLLECTIONS)
    it(`${collection}: none of it is forbidden to be kept`, async () => {
      const readers = collection === 'vehicles' ? people : [{}];
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
