import type { OpenDatabase } from '#db/open.ts';
import type { OrderPosition } from '#edge/contract/orders/machine.ts';
import { DAY_MS, HOUR_MS, SECOND_MS, startOfDayInJakarta } from '#edge/contract/time.ts';

/** Of a thousand orders: where they are. Nine of ten have ended, as in a shop of some years. */
const SHARES = {
  'COMPLETED.FINAL': 780,
  'CANCELLED.BOOKING': 60,
  'CANCELLED.FINAL': 40,
  'DELIVERED.FINAL': 20,
  'WAITING_PAYMENT.BOOKING': 15,
  'WAITING_PAYMENT.FINAL': 5,
  'PAYMENT_SETTLED.BOOKING': 15,
  'ALLOCATED.BOOKING': 10,
  'INSTALLMENT_REQUESTED.FINAL': 10,
  'INSTALLMENT_APPROVED.FINAL': 5,
  'INSTALLMENT_REJECTED.FINAL': 2,
  'INSTALLMENT_CANCELED.FINAL': 1,
  'PAYMENT_SETTLED.FINAL': 20,
  'SHIPPED.FINAL': 8,
  'SHIPPING.FINAL': 9,
} satisfies Partial<Record<OrderPosition, number>>;
const POSITIONS = JSON.stringify(
  Object.entries(SHARES).flatMap(([position, share]) => Array(share).fill(position.split('.'))),
);

const BATCH = 10_000;

/** So many orders change at once, as by a job: not the more of them the more orders there are. */
const OF_ONE_MOMENT = 4;

/** One in `every` of the orders, a part of them by `i / every`, spread over all positions. */
const oneIn = (every: number): string => `i % ${every} = ${every >> 1}`;

/**
 * Rows by table, each with the columns that a row of its own needs. `i` counts orders and `k` scatters them; of
 * the CTE `b`: an order with its number, state and phase.
 */
const ROWS: readonly (readonly [table: string, columns: string, from: string])[] = [
  [
    'customer (id, customer_type, name, created_at, updated_at)',
    `'cus_bench_' || i, 'personal', 'Customer ' || i, :now, :now`,
    'n',
  ],
  [
    `customer_order (id, code, customer_id, request_hash, kind, order_type, state, phase, payment_option, pre_order,
      expires_at, total_idr, booking_fee_idr, required_idr, product, area, contact_name, contact_email, contact_phone,
      delivery_method, dealer_slug, dealer_name, dealer_address, outside_jabodetabek, completes_at, placed_at, updated_at)`,
    `'ord_bench_' || i, printf('B%09d', i), 'cus_bench_' || i, '', iif(phase = 'FINAL' AND state IN ('PAYMENT_SETTLED', 'SHIPPED', 'SHIPPING',
        'DELIVERED', 'COMPLETED') AND k % 3 = 0, 'GOODS', 'MOTORCYCLE'),
      'FULL_PURCHASE', state, phase, iif(state GLOB 'INSTALLMENT*' OR k % 4 = 1, 'INSTALLMENT', 'FULL_PAYMENT'), 0,
      iif(state IN ('WAITING_PAYMENT', 'ALLOCATED') OR state GLOB 'INSTALLMENT*', at + ${9 * DAY_MS}, NULL),
      42750000, 500000, 42750000, '{"slug":"alva-cervo","name":"ALVA CERVO","colorName":{"en":"Red","id":"Merah"},"batteryName":{"en":"Two","id":"Dua"}}',
      '31', 'Customer ' || i, 'c' || i || '@bench.example', '+62812' || i, 'PICKUP_AT_DEALER',
      iif(k % 2 = 0, 'aec-scbd', 'aec-bali'), 'Dealer', 'Jl. Melati 4', 0,
      iif(state = 'DELIVERED', at + ${14 * DAY_MS}, NULL), at - ${20 * DAY_MS}, at`,
    `(SELECT *, :now - iif(state IN ('COMPLETED', 'CANCELLED'), ${15 * DAY_MS} + k * ${DAY_MS}, k * ${DAY_MS} / 72)
          - i / ${1000 * OF_ONE_MOMENT} * ${SECOND_MS} AS at
      FROM (SELECT i, k, json_extract(value, '$[0]') AS state, json_extract(value, '$[1]') AS phase
        FROM n JOIN positions ON key = k))`,
  ],
  [
    'order_owner (order_id, customer_type, isbuyer, name, email, phone_number, address, province_id, city_id, zip_code, updated_at)',
    `id, 'personal', 1, contact_name, contact_email, contact_phone, 'Jl. Melati 4', '31', '3174', '12810', updated_at`,
    'b',
  ],
  [
    'order_history (id, order_id, kind, happened_at, actor, from_state, to_state, phase)',
    `'ohi_' || m.value || '_' || i, b.id, 'ORDER_STATE_TRANSITION', placed_at + m.value, 'clock', NULL, state, phase`,
    "b, json_each('[1,2,3]') m",
  ],
  [
    'order_line (order_id, revision, position, type, key, amount_idr)',
    `b.id, 1, m.value, 'PRICE', 'price', total_idr / 2`,
    "b, json_each('[1,2]') m",
  ],
  [
    'payment_attempt (id, ref, purpose, number, provider_order_id, state, amount_idr, offered, expires_at, charged_back_idr, created_at, updated_at)',
    `'pay_' || i, id, phase, 1, code || '-1', CASE state WHEN 'WAITING_PAYMENT' THEN 'PENDING'
        ELSE iif(state = 'CANCELLED' AND k % 2, 'EXPIRED', iif(${oneIn(500)}, 'CHARGED_BACK', 'SETTLED')) END,
      total_idr, '[]', placed_at + ${DAY_MS}, 0, placed_at, updated_at`,
    'b',
  ],
  ['ledger_account (id, kind, floor_idr)', `'order:' || id, 'order', 0`, 'b'],
  [
    'transfer (id, key, debit, credit, amount_idr, code, ref, event_at, created_at)',
    `'tra_in_' || i, 'in ' || i, 'gateway:midtrans', 'order:' || id, total_idr, 'payment', id, placed_at, placed_at`,
    `b WHERE state NOT IN ('WAITING_PAYMENT', 'CANCELLED')`,
  ],
  [
    'transfer (id, key, debit, credit, amount_idr, code, ref, event_at, created_at)',
    `'tra_sale_' || i, 'sale ' || i, 'order:' || id, 'revenue', total_idr, 'sale', id, updated_at, updated_at`,
    `b WHERE state IN ('DELIVERED', 'COMPLETED')`,
  ],
  [
    'transfer (id, key, debit, credit, amount_idr, code, ref, event_at, created_at)',
    `'tra_lost_' || i, 'lost ' || i, 'losses', 'gateway:midtrans', total_idr, 'chargeback_lost', id, updated_at, updated_at`,
    `b WHERE state = 'COMPLETED' AND ${oneIn(500)}`,
  ],
  [
    'payment_refund (id, attempt_id, ref, state, amount_idr, reason, route, destination, refund_key, requested_by, due_at, note, confirmed_at, created_at, updated_at)',
    `'ref_' || i, 'pay_' || i, id, CASE (i / 2) % 40 WHEN 0 THEN 'REQUESTED' WHEN 1 THEN 'APPROVED' WHEN 2 THEN 'SENT'
        WHEN 3 THEN 'FAILED' ELSE 'CONFIRMED' END, total_idr, 'CANCELLED', iif(i % 4, 'BANK', 'PROVIDER'), NULL, 'ref ' || i, iif((i / 2) % 40 = 4, 'provider', 'customer'),
      iif((i / 2) % 40 < 3, :now + (k - 500) * ${HOUR_MS} / 10, updated_at + ${9 * DAY_MS}), iif((i / 2) % 40 = 3, 'refused', NULL),
      iif((i / 2) % 40 > 3, updated_at + ${5 * DAY_MS}, NULL), updated_at, updated_at`,
    `b WHERE state = 'CANCELLED' AND k % 2 = 0`,
  ],
  [
    'order_registration (order_id, item, progress, earliest_at, latest_at, updated_at)',
    `b.id, m.value, iif(state = 'DELIVERED' OR ${oneIn(400)}, 'PROCESSING', 'COLLECTED'), updated_at, updated_at + ${7 * DAY_MS}, updated_at`,
    `b, json_each('["STNK","TNKB","BPKB"]') m WHERE kind = 'MOTORCYCLE' AND state IN ('DELIVERED', 'COMPLETED')`,
  ],
  [
    'order_complaint (id, order_id, state, subject, due_at, opened_at, updated_at)',
    `'cmp_' || i, id, CASE i / 100 % 5 WHEN 0 THEN 'OPEN' WHEN 1 THEN 'ANSWERED' ELSE 'RESOLVED' END, 'OTHER',
      iif(i / 100 % 5 = 0, :now + (k - 100) * ${HOUR_MS}, NULL), :now - k * ${HOUR_MS}, :now - k * ${HOUR_MS}`,
    `b WHERE ${oneIn(100)}`,
  ],
  [
    'goods_return (id, order_id, state, reason, back_by_at, created_at, updated_at)',
    `'ret_' || i, id, CASE i / 50 % 8 WHEN 0 THEN 'REQUESTED' WHEN 1 THEN 'ACCEPTED' ELSE 'REFUNDED' END, 'DEFECT',
      :now + ${DAY_MS}, :now - k * ${HOUR_MS}, :now - k * ${HOUR_MS}`,
    `b WHERE ${oneIn(50)}`,
  ],
  [
    'financing_application (id, order_id, number, provider, route, disclosure, next_try_at, fault, created_at, updated_at)',
    `'fin_' || i, id, 1, 'ADIRA', 'API', '{}', :now, iif(${oneIn(500)}, 'REFUSED', NULL), placed_at, updated_at`,
    `b WHERE payment_option = 'INSTALLMENT'`,
  ],
  [
    'staff_claim (queue, entity_id, claimed_by, claimed_at, expires_at)',
    `CASE WHEN phase = 'BOOKING' THEN 'ALLOCATE' ELSE 'PROCESS' END, id, 'cus_admin', :now - k, :now + ${HOUR_MS}`,
    `b WHERE state = 'PAYMENT_SETTLED' AND i % 200 = 0`,
  ],
  [
    'customer_paper (id, customer_id, kind, state, submitted_at)',
    `'pap_' || i, 'cus_bench_' || i, 'KTP', iif(i / 5 % 40, 'VERIFIED', 'IN_REVIEW'), :now - k * ${HOUR_MS}`,
    `n WHERE ${oneIn(5)}`,
  ],
  [
    'affiliate (customer_id, key, state, created_at, applied_at)',
    `'cus_bench_' || i, 'BENCH-' || i, iif(i / 100 % 4, 'ACTIVE', 'APPLIED'), :now, :now - k * ${HOUR_MS}`,
    `n WHERE ${oneIn(100)}`,
  ],
  [
    'commission (id, order_id, customer_id, state, amount_idr, order_code, product_id, product_name, transaction_at, created_at, updated_at)',
    `'com_' || i, id, 'cus_bench_' || (i - i % 100 + 50), iif(i / 10 % 30, 'PAID', 'ON_HOLD'), 500000, code, 'prd', 'ALVA CERVO', placed_at, placed_at, updated_at`,
    `b WHERE ${oneIn(10)}`,
  ],
  [
    'payout_batch (id, state, prepared_by, created_at, updated_at)',
    `'pob_' || i, iif(i < 1000, 'PREPARED', 'PAID'), 'cus_admin', :now - k * ${DAY_MS}, :now - k * ${DAY_MS}`,
    `n WHERE ${oneIn(1000)}`,
  ],
  [
    'roadside_request (id, vehicle_id, customer_id, kind, asked_at, received_at, status)',
    `'rsa_' || i, (SELECT id FROM vehicle LIMIT 1), 'cus_bench_' || i, 'TOWING', :now - k * ${HOUR_MS}, :now - k * ${HOUR_MS}, iif(i / 20 % 50, 'DONE', 'REQUESTED')`,
    `n WHERE ${oneIn(20)}`,
  ],
  [
    'service_booking (id, vehicle_id, customer_id, place_id, slot_at, seat, status, kind, created_at)',
    `'svc_' || i, (SELECT id FROM vehicle LIMIT 1), 'cus_bench_' || i, 'plc_aec-scbd', :dayFrom + i - iif(i / 4 % 90, 400, 0) * ${DAY_MS}, 1, iif(i / 4 % 90, 'COMPLETED', 'BOOKED'), 'PERIODIC', :now`,
    `n WHERE ${oneIn(4)}`,
  ],
  [
    'test_ride (id, manage_key, place_id, product_id, motorcycle_id, slot_at, seat, state, name, phone_number, locale, network, consent_at, created_at, updated_at)',
    `'trd_' || i, 'key ' || i, 'plc_aec-scbd', (SELECT id FROM product LIMIT 1), (SELECT id FROM test_ride_motorcycle LIMIT 1), :dayFrom + i - iif(i / 4 % 90, 400, 0) * ${DAY_MS}, i % 5 + 1, iif(i / 4 % 90, 'COMPLETED', 'CONFIRMED'), 'Rider ' || i, '+62811' || i, 'id', '', :now, :now, :now`,
    `n WHERE ${oneIn(4)}`,
  ],
  [
    'listing (id, owner_id, vehicle_id, status, price_idr, negotiable, description, show_phone, condition, faults, save_id, created_at, updated_at)',
    `'lst_' || i, 'cus_bench_' || i, (SELECT id FROM vehicle LIMIT 1), 'CLOSED', 20000000, 0, '{}', 0, 'GOOD', '[]', 'save ' || i, :now, :now`,
    `n WHERE ${oneIn(50)}`,
  ],
  [
    'listing_report (id, listing_id, reason, note, network, created_at, handled_at)',
    `'rep_' || i, 'lst_' || i, 'FRAUD', '', '', :now - k * ${HOUR_MS}, iif(i / 50 % 20, :now, NULL)`,
    `n WHERE ${oneIn(50)}`,
  ],
];

/** A shop with so many orders, and in the same proportion whatever else staff see to. */
export const fillDesk = async (
  { primary }: OpenDatabase,
  orders: number,
  now: number,
): Promise<void> => {
  await primary.execute(
    `INSERT OR IGNORE INTO ledger_account (id, kind) VALUES ('gateway:midtrans', 'gateway'), ('revenue', 'revenue'), ('losses', 'losses')`,
  );
  for (let from = 0; from < orders; from += BATCH)
    for (const [table, columns, source] of ROWS) {
      const values = {
        from,
        until: Math.min(orders, from + BATCH),
        now,
        dayFrom: startOfDayInJakarta(now),
      };
      const text = `WITH RECURSIVE
        n(i, k) AS (SELECT :from, :from * 7919 % 1000 UNION ALL SELECT i + 1, (i + 1) * 7919 % 1000 FROM n WHERE i + 1 < :until),
        positions AS MATERIALIZED (SELECT key, value FROM json_each(?)),
        b AS (SELECT i, k, o.* FROM n CROSS JOIN customer_order o ON o.id = 'ord_bench_' || i)
        INSERT INTO ${table} SELECT ${columns} FROM ${source}`;
      // As whole numbers: what is bound as a number is a real one.
      const sql = Object.entries(values).reduce(
        (all, [name, value]) => all.replaceAll(`:${name}`, String(value)),
        text,
      );
      await primary.execute({ sql, args: [POSITIONS] });
    }
};
