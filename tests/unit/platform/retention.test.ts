import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DAY_MS, MINUTE_MS } from '#edge/contract/time.ts';
import { AGED } from '#edge/platform/retention/aged.ts';
import { type AgedRule, sweepOf } from '#edge/platform/retention/rule.ts';
import { type Store, seeded, stores } from '#tests/support/stores.ts';

const [onFile] = stores;
const NOW = Date.UTC(2027, 5, 1);
/** Values of a row that stand at an age, for tables the demo content leaves empty. */
const ROWS: Readonly<Record<string, (at: number) => string>> = {
  roadside_request: (
    at,
  ) => `INSERT INTO roadside_request (id, vehicle_id, customer_id, kind, latitude, longitude,
    note, asked_at, received_at) VALUES ('sample', 'veh_ayu_one', 'cus_owner', 'FLAT', -6.2, 106.8, 'behind the shop', ${at}, ${at})`,
  service_booking: (
    at,
  ) => `INSERT INTO service_booking (id, vehicle_id, customer_id, place_id, slot_at, seat, status,
    kind, note, created_at) SELECT 'sample', 'veh_ayu_one', 'cus_owner', id, ${at}, 1, 'COMPLETED', 'REPAIR', 'it squeaks', ${at} FROM place LIMIT 1`,
  vehicle_share: (
    at,
  ) => `INSERT INTO vehicle_share (id, vehicle_id, owner_id, guest_id, loan_start_at, loan_end_at,
    revoked_at, ended_by, created_at) VALUES ('sample', 'veh_ayu_one', 'cus_owner', 'cus_guest', ${at - 2}, ${at - 1}, ${at}, 'time', ${at - 3})`,
  station_report: (
    at,
  ) => `INSERT INTO station_report (id, station_id, customer_id, kind, seen_at, received_at)
    SELECT 'sample', id, 'cus_owner', 'BROKEN', ${at}, ${at} FROM station LIMIT 1`,
  listing: (
    at,
  ) => `INSERT INTO listing (id, vehicle_id, owner_id, status, negotiable, area_code, city, description, show_phone,
    condition, faults, photo_ids, save_id, closed_at, created_at, updated_at) VALUES ('sample', 'veh_ayu_one', 'cus_owner',
    'SOLD', 0, '32', 'Bogor', 'as new', 1, '{"frame":"GOOD"}', 'a scratch', '["upl"]', 's', ${at}, 1, 1)`,
  listing_enquiry: (at) => `${ROWS.listing?.(at) ?? ''};
    INSERT INTO listing_enquiry (id, listing_id, name, phone_number, message, locale, network, consent_at, created_at)
    VALUES ('sample', 'sample', 'Sari', '+62', 'still there?', 'id', 'n', ${at}, ${at})`,
  listing_report: (at) => `${ROWS.listing?.(NOW) ?? ''};
    INSERT INTO listing_report (id, listing_id, reason, note, network, created_at, handled_at, verdict)
    VALUES ('sample', 'sample', 'OTHER', 'odd', 'n', ${at}, ${at}, 'CLEAR')`,
  guest_book: (
    at,
  ) => `INSERT INTO guest_book (id, name, email, topic, message, locale, network, consent_at, created_at)
    VALUES ('sample', 'Sari', 's@x', 'OTHER', 'hello', 'id', 'n', ${at}, ${at})`,
  data_lead: (at) =>
    `INSERT INTO data_lead (id, product_slug, network, day_at, last_at) VALUES ('sample', 'alva-one', 'n', ${at}, ${at})`,
  staff_claim: (at) =>
    `INSERT INTO staff_claim (queue, entity_id, claimed_by, claimed_at, expires_at) VALUES ('ROADSIDE', 'sample', 'cus_staff', ${at}, ${at})`,
  search_word: (at) =>
    `INSERT INTO search_word (day_at, type, word, count) VALUES (${at}, 'HELP', 'sample', 1)`,
  query_log: (at) =>
    `INSERT INTO query_log (id, keyword, type, network, created_at) VALUES ('sample', 'rem', 'HELP', 'n', ${at})`,
  customer_order: (
    at,
  ) => `INSERT INTO customer_order (id, code, customer_id, request_hash, order_type, state, phase,
    payment_option, pre_order, total_idr, booking_fee_idr, required_idr, product, area, contact_name, contact_email, contact_phone,
    delivery_method, dealer_slug, dealer_name, dealer_address, address, outside_jabodetabek, cancel_note, placed_at, updated_at)
    VALUES ('sample', 'SAMPLE0001', 'cus_owner', 'h', 'BOOKING', 'CANCELLED', 'BOOKING', 'FULL_PAYMENT', 0, 10, 5, 5, '{}', '31',
    'Ayu', 'a@x', '+62', 'DELIVER_TO_HOME', 'd', 'd', 'd', '{"address":"Jl. 1","note":"blue gate","latitude":-6.2,"longitude":106.8}', 0,
    'changed my mind', ${at}, ${at})`,
  test_ride: (at) =>
    `INSERT INTO test_ride (id, manage_key, place_id, product_id, motorcycle_id, slot_at, seat, state, locale, network,
    created_at, updated_at) VALUES ('sample', 'k', 'p', 'p', 'm', ${at}, 1, 'EXPIRED', 'id', 'n', 1, 1)`,
  financing_document: (at) => `${ROWS.customer_order?.(at) ?? ''};
    INSERT INTO financing_document (id, order_id, kind, upload_id, added_at)
    VALUES ('sample', 'sample', 'PAYSLIP', 'upl', ${at})`,
  referral_click: (at) =>
    `INSERT INTO referral_click (customer_id, day, visitor, clicked_at) VALUES ('cus_owner', '2027-01-01', 'sample', ${at})`,
  verification_code: (at) =>
    `INSERT INTO verification_code (id, kind, address_index, code_hash, created_at, code_expires_at)
    VALUES ('sample', 'PHONE', 'a', 'h', ${at}, ${at})`,
  cart: (at) =>
    `INSERT INTO cart (id, customer_id, created_at, updated_at) VALUES ('sample', 'cus_owner', 1, ${at})`,
  cart_line: (at) => `${ROWS.cart?.(at) ?? ''};
    INSERT INTO cart_line (cart_id, variant_id, quantity, added_at) VALUES ('sample', 'itm_cap_-', 1, 1)`,
  notification_event: (at) =>
    `INSERT INTO notification_event (id, source, entity_id, row_id, happened_at, created_at, planned_at, due_at)
    VALUES ('sample', 'order', 'o', 'r', ${at}, ${at}, ${at}, 0)`,
  notification: (at) =>
    `INSERT INTO notification (id, event_id, customer_id, template, facts, path, created_at)
    VALUES ('sample', 'sample', 'cus_owner', 'order-paid', '{}', '/', ${at})`,
  message: (
    at,
  ) => `INSERT INTO message (id, notification_id, customer_id, channel, fallbacks, state, urgent, recipient, due_at,
    created_at, updated_at) VALUES ('sample', 'sample', 'cus_owner', 'MAIL', '[]', 'SENT', 0, 'sealed', 0, ${at}, ${at})`,
  session: (at) =>
    `INSERT INTO session (id, customer_id, uid, created_at, renewed_at, expires_at) VALUES ('sample', 'cus_owner', 'u', 1, 1, ${at})`,
  account_action: (at) =>
    `INSERT INTO account_action (id, customer_id, action, reason, done_by, done_at) VALUES ('sample', 'cus_owner', 'CLOSE', 'asked by phone', 'cus_admin', ${at})`,
  account_event: (at) =>
    `INSERT INTO account_event (id, customer_id, kind, facts, happened_at) VALUES ('sample', 'cus_owner', 'PASSWORD_CHANGED', '{}', ${at})`,
  account_ticket: (at) =>
    `INSERT INTO account_ticket (id, customer_id, purpose, email, created_at, expires_at) VALUES ('sample', 'cus_owner', 'EMAIL_CHANGE', 'a@x', 1, ${at})`,
  data_export: (at) =>
    `INSERT INTO data_export (id, customer_id, requested_at) VALUES ('sample', 'cus_owner', ${at})`,
  paper_view: (at) =>
    `INSERT INTO paper_view (id, customer_id, kind, viewed_by, reason, viewed_at) VALUES ('sample', 'cus_owner', 'TAX_CARD', 'cus_staff', 'a new order', ${at})`,
  roadside_subscription: (at) =>
    `INSERT INTO roadside_subscription (id, package_id, vehicle_id, customer_id, price_idr, starts_at, ends_at, created_at)
    SELECT 'sample', id, 'veh_ayu_one', 'cus_owner', 1, 1, 2, ${at} FROM roadside_package LIMIT 1`,
  coupon: (at) =>
    `INSERT INTO coupon (code, kind, amount_idr, starts_at, ends_at, customer_id) VALUES ('sample', 'AMOUNT', 1, 1, ${at}, 'cus_owner')`,
  customer_document: (at) =>
    `INSERT OR REPLACE INTO customer (id, customer_type, name, created_at, updated_at) VALUES ('sample', 'personal', 'Gita', 1, ${at});
    INSERT INTO customer_document (customer_id, name) VALUES ('sample', 'Gita')`,
  registration: (at) =>
    `INSERT INTO registration (uid, name, selected_language, created_at) VALUES ('sample', 'Gita', 'id', ${at})`,
  idempotency: (at) =>
    `INSERT INTO idempotency (key, actor, request_hash, answer, created_at) VALUES ('sample', 'c', 'h', '1', ${at})`,
  attempt: (at) =>
    `INSERT INTO attempt (purpose, subject, window_at, count) VALUES ('p', 'sample', ${at}, 1)`,
  job: (at) =>
    `INSERT INTO job (id, kind, run_at, done_at, created_at) VALUES ('sample', 'k', 1, ${at}, 1)`,
};

const KEYS: Readonly<Record<string, string>> = {
  staff_claim: 'entity_id',
  cart_line: 'cart_id',
  referral_click: 'visitor',
  search_word: 'word',
  coupon: 'code',
  customer_document: 'customer_id',
  registration: 'uid',
  idempotency: 'key',
  attempt: 'subject',
};

const titled = AGED.map((rule) => ({ ...rule, title: `${rule.table}: ${rule.what}` }));

describe('what has an age', () => {
  let store: Store;
  beforeAll(async () => {
    store = await seeded(onFile.open);
    // Rows are put there as they would be after years; what they refer to is another test's.
    await store.db.primary.execute('PRAGMA foreign_keys = OFF');
  });
  afterAll(() => store.stop());

  const clear = () =>
    store.db.primary.executeMultiple(
      Object.keys(ROWS)
        .reverse()
        .map((table) => `DELETE FROM ${table} WHERE ${KEYS[table] ?? 'id'} = 'sample';`)
        .join('\n'),
    );
  const rowOf = async (table: string) =>
    (
      await store.db.primary.execute(
        `SELECT * FROM ${table} WHERE ${KEYS[table] ?? 'id'} = 'sample'`,
      )
    ).rows[0];
  /** The row of a table, and what a sweep leaves of it, when it is so old. */
  const sweptAt = async (rule: AgedRule, age: number) => {
    await clear();
    await store.db.primary.executeMultiple(ROWS[rule.table]?.(NOW - age) ?? '');
    const before = await rowOf(rule.table);
    await store.db.write(sweepOf(rule)(NOW));
    return { before, after: await rowOf(rule.table) };
  };

  it.each(titled)('$title goes at its age and not before', async (rule) => {
    const young = await sweptAt(rule, rule.ageMs);
    expect(young.before).toBeDefined();
    expect(young.after).toEqual(young.before);
    const { before, after } = await sweptAt(rule, rule.ageMs + MINUTE_MS);
    if (rule.empties === undefined) expect(after).toBeUndefined();
    else {
      for (const column of Object.keys(rule.empties))
        expect.soft(after?.[column], column).not.toEqual(before?.[column]);
      expect(after).toBeDefined();
    }
  });

  it('is written once: a second sweep finds nothing to do', async () => {
    for (const rule of AGED.filter(({ empties }) => empties !== undefined)) {
      await sweptAt(rule, rule.ageMs + MINUTE_MS);
      const again = sweepOf(rule)(NOW).at(-1);
      const { rowsAffected } = await store.db.primary.execute({
        sql: again?.sql ?? '',
        args: [...(again?.args ?? [])],
      });
      expect(rowsAffected, rule.table).toBe(0);
    }
  });

  it('a row that is deleted deletes its files', async () => {
    for (const rule of AGED.filter(({ files }) => files)) {
      await store.db.primary.execute(`INSERT OR REPLACE INTO upload (id, customer_id, purpose, type, size, width, height,
        hash, object_key, created_at, stored_at, attached_to) VALUES ('upl', 'cus_owner', 'REPORT', 'image/png', 1, 1, 1, 'h', 'o', 1, 1, 'sample')`);
      await sweptAt(rule, rule.ageMs + MINUTE_MS);
      const { rows } = await store.db.primary.execute('SELECT removed_at FROM upload');
      expect(rows, rule.table).toMatchObject([{ removed_at: NOW }]);
    }
  });

  it('leaves what a verdict rests on, a listing on offer, and an order under way', async () => {
    const age = 3 * 365 * DAY_MS;
    const rulesOf = (table: string) => AGED.filter((rule) => rule.table === table);
    const left = async (table: string, change: string) => {
      await clear();
      await store.db.primary.executeMultiple(`${ROWS[table]?.(NOW - age)}; ${change}`);
      const before = await rowOf(table);
      await store.db.write(rulesOf(table).flatMap((rule) => sweepOf(rule)(NOW)));
      expect(await rowOf(table), table).toEqual(before);
    };
    await left('listing_report', 'UPDATE listing SET hidden_at = 1');
    await left('listing', "UPDATE listing SET status = 'PUBLISHED'");
    await left('customer_order', "UPDATE customer_order SET state = 'SHIPPED' WHERE id = 'sample'");
  });
});
