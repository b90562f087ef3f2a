import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DAY_MS } from '#edge/contract/time.ts';
import { ACTORS, type ActorName, actor } from '#tests/support/actors.ts';
import { type Bff, startBff } from '#tests/support/bff.ts';

let bff: Bff;
const headers = new Map<ActorName, Record<string, string>>();
beforeAll(async () => {
  bff = await startBff();
  for (const name of ACTORS) headers.set(name, await actor(bff, name));
});
afterAll(() => bff.stop());

const SAVED = '01890000-0000-7000-8000-000000000001';
const TOMORROW = Date.now() + DAY_MS;

/** What belongs to Ayu: an appointment, a configuration, an address, and a photo that she sent with a report. */
const HERS = `
  DELETE FROM service_record WHERE id = 'sbk_hers'; DELETE FROM service_booking WHERE id = 'sbk_hers';
  DELETE FROM saved_configuration; DELETE FROM station_report WHERE id = 'rep_hers'; DELETE FROM upload;
  DELETE FROM idempotency;
  INSERT OR REPLACE INTO customer_address (customer_id, address, province_id, province_name, city_id, city_name,
    district_id, district_name, zip_code, changed_at)
    VALUES ('cus_owner', 'Jalan Ayu 7', '31', 'DKI Jakarta', '3174', 'Jakarta Selatan', '317403', 'Mampang', '12730', 1);
  INSERT INTO service_booking (id, vehicle_id, customer_id, place_id, slot_at, seat, status, kind, note, created_at)
    SELECT 'sbk_hers', 'veh_ayu_one', 'cus_owner', id, ${TOMORROW}, 1, 'BOOKED', 'TYRES', 'hers', 0 FROM place LIMIT 1;
  INSERT INTO saved_configuration (id, customer_id, slug, name, choice, total_idr, saved_at)
    VALUES ('${SAVED}', 'cus_owner', 'alva-one', 'Ayu’s own', '{}', 1, 1);
  INSERT INTO station_report (id, station_id, customer_id, kind, photo_id, seen_at, received_at)
    SELECT 'rep_hers', id, 'cus_owner', 'BROKEN', 'upl_hers', ${Date.now()}, ${Date.now()} FROM station LIMIT 1;
  INSERT INTO upload (id, customer_id, purpose, type, size, width, height, hash, object_key, created_at, stored_at,
    attached_to, is_public) VALUES ('upl_hers', 'cus_owner', 'REPORT', 'image/png', 1, 1, 1, 'h', 'obj_hers', 1, 1, 'rep_hers', 1);
`;
beforeEach(() => bff.db.primary.executeMultiple(HERS));

interface Row {
  readonly what: string;
  readonly document: string;
  /** A column that tells whether the thing is as it was. */
  readonly state: string;
  /** Whose word changes it. */
  readonly may: readonly ActorName[];
}

const ADDRESS = `provinceId: "31", cityId: "3174", districtId: "317403", address: "Jalan Lain 1", zipCode: "12730",
  changedAt: "2026-11-01T00:00:00.000Z"`;

const ROWS: readonly Row[] = [
  {
    what: 'an appointment is cancelled',
    document: 'mutation { done: cancelServiceBooking(id: "sbk_hers") { success } }',
    state: "SELECT status AS it FROM service_booking WHERE id = 'sbk_hers'",
    may: ['owner'],
  },
  {
    what: 'a configuration is removed',
    document: `mutation { done: removeSavedConfiguration(id: "${SAVED}") { success } }`,
    state: 'SELECT count(*) AS it FROM saved_configuration',
    may: ['owner'],
  },
  {
    what: 'a configuration is written over',
    document: `mutation { done: saveConfiguration(input: { id: "${SAVED}", slug: "alva-one", name: "x", total: 2,
      savedAt: "2026-11-20T00:00:00Z", choice: { color: "a", battery: "b", area: "31", delivery: PICKUP_AT_DEALER } }) {
      success } }`,
    state: `SELECT customer_id || name AS it FROM saved_configuration WHERE id = '${SAVED}'`,
    may: ['owner'],
  },
  {
    what: 'an address is changed',
    document: `mutation { done: updateCustomerAddress(input: { ${ADDRESS} }) { success } }`,
    state: "SELECT address AS it FROM customer_address WHERE customer_id = 'cus_owner'",
    may: ['owner'],
  },
  {
    what: 'a photo of a report is removed',
    document: 'mutation { done: removeReportPhoto(photoId: "upl_hers") { success } }',
    state: 'SELECT count(*) AS it FROM upload WHERE removed_at IS NULL',
    may: ['owner'],
  },
  {
    what: 'a photo of a report is hidden',
    document: 'mutation { done: hideReportPhoto(photoId: "upl_hers") { success } }',
    state: 'SELECT count(*) AS it FROM upload WHERE removed_at IS NULL',
    may: ['staff', 'admin'],
  },
];

describe('what belongs to somebody changes by the word of', () => {
  it.each(ROWS)('$may alone: $what', async ({ document, state, may }) => {
    const now = async () => (await bff.db.primary.execute(state)).rows[0]?.it;
    const changedBy: ActorName[] = [];
    for (const name of ACTORS) {
      await bff.db.primary.executeMultiple(HERS);
      const before = await now();
      await bff.gql(document, {}, { headers: headers.get(name) ?? {} });
      if ((await now()) !== before) changedBy.push(name);
    }
    expect(changedBy).toEqual(may);
  });
});

const READS: Readonly<Record<string, string>> = {
  'saved configurations': '{ savedConfigurations { id name } }',
  'the address': '{ sync(scope: addresses) { changes { id record } } }',
  'appointments of others': '{ sync(scope: vehicles) { changes { id record } } }',
};

describe('what belongs to somebody is read by nobody else:', () => {
  it.each(Object.entries(READS))('%s', async (_, document) => {
    const seen: ActorName[] = [];
    for (const name of ACTORS) {
      const { data } = await bff.gql(document, {}, { headers: headers.get(name) ?? {} });
      if (/Ayu’s own|Jalan Ayu 7|"hers"/.test(JSON.stringify(data ?? null))) seen.push(name);
    }
    expect(seen).toEqual(['owner']);
  });
});
