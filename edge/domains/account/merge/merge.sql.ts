import { sql } from 'drizzle-orm';
import { build, p, prepareRaw, type Query, query } from '#db/query.ts';
import { customerMerge } from '#db/schema/account-merge.ts';
import {
  MERGE_COUNTS,
  MERGE_OBSTACLES,
  type MergeCount,
  type MergeObstacle,
} from '#edge/contract/account/merge.ts';
import { CART_LIMITS } from '#edge/contract/orders/cart/limits.ts';
import { MOVED } from './columns.ts';

export interface Pair {
  readonly from: string;
  readonly into: string;
}

const OBSTACLES: Readonly<Record<MergeObstacle, string>> = {
  MERGE_CLOSED:
    'SELECT 1 FROM customer WHERE id IN (:from, :into) AND (disabled_at IS NOT NULL OR erased_at IS NOT NULL)',
  MERGE_STAFF: `SELECT 1 FROM customer WHERE id IN (:from, :into) AND (is_ps = 1 OR permissions <> '[]')
    UNION ALL SELECT 1 FROM staff_member WHERE customer_id IN (:from, :into)
    UNION ALL SELECT 1 FROM staff_grant WHERE customer_id IN (:from, :into) AND decided_at IS NULL`,
  MERGE_KIND: `SELECT 1 FROM customer a JOIN customer b ON b.id = :into
    WHERE a.id = :from AND a.customer_type <> b.customer_type`,
  MERGE_OTHER_PERSON: `SELECT 1 FROM customer_document a JOIN customer_document b ON b.customer_id = :into
    WHERE a.customer_id = :from AND a.identity_number_index <> b.identity_number_index`,
  MERGE_AFFILIATE: 'SELECT 1 FROM affiliate WHERE customer_id = :from',
  MERGE_OWN_COMMISSION: `SELECT 1 FROM commission c JOIN customer_order o ON o.id = c.order_id
    WHERE c.customer_id = :into AND o.customer_id = :from AND c.state <> 'CANCELLED'`,
  MERGE_TRANSFER: `SELECT 1 FROM ownership_transfer WHERE status = 'REQUESTED'
      AND owner_id IN (:from, :into) AND requester_id IN (:from, :into)
    UNION ALL SELECT 1 FROM ownership_transfer a JOIN ownership_transfer b ON b.vehicle_id = a.vehicle_id
      WHERE a.requester_id = :from AND b.requester_id = :into
        AND a.status = 'REQUESTED' AND b.status = 'REQUESTED'`,
  MERGE_LOAN: `SELECT 1 FROM vehicle_share WHERE revoked_at IS NULL
    AND owner_id IN (:from, :into) AND guest_id IN (:from, :into)`,
};

const COUNTS: Readonly<Record<MergeCount, string>> = {
  MOTORCYCLES: 'SELECT count(*) FROM vehicle WHERE owner_id = :id',
  ORDERS: 'SELECT count(*) FROM customer_order WHERE customer_id = :id',
  APPOINTMENTS: 'SELECT count(*) FROM service_booking WHERE customer_id = :id',
  TEST_RIDES: 'SELECT count(*) FROM test_ride WHERE customer_id = :id',
  LOANS:
    'SELECT count(*) FROM vehicle_share WHERE (owner_id = :id OR guest_id = :id) AND revoked_at IS NULL',
  LISTINGS: 'SELECT count(*) FROM listing WHERE owner_id = :id',
  DOCUMENTS:
    "SELECT count(*) FROM customer_paper WHERE customer_id = :id AND state NOT IN ('MISSING', 'ERASED')",
  WAYS_IN: 'SELECT count(*) FROM identity_link WHERE customer_id = :id',
};

const PLACES = {
  from: p('from'),
  into: p('into'),
  now: p('now'),
  id: p('id'),
} as const;
type Place = keyof typeof PLACES;
const textOf = (text: string) =>
  sql.join(
    text
      .split(/:(from|into|now|id)\b/)
      .map((part, at) => (at % 2 === 0 ? sql.raw(part) : sql`${PLACES[part as Place]}`)),
  );

export const obstaclesToMerge = prepareRaw<Pair, MergeObstacle[]>(
  textOf(
    `SELECT ${MERGE_OBSTACLES.map((name) => `EXISTS (${OBSTACLES[name]}) AS ${name}`).join(', ')}`,
  ),
  ({ rows: [row] }) => MERGE_OBSTACLES.filter((name) => Number(row?.[name]) === 1),
);

/** Undoes the batch when something came into the way since it was asked. */
export const holdNothingInTheWay = prepareRaw<Pair, void>(
  textOf(
    `INSERT INTO assertion (ok) SELECT 0 WHERE ${MERGE_OBSTACLES.map((name) => `EXISTS (${OBSTACLES[name]})`).join(' OR ')}`,
  ),
  () => undefined,
);

export interface Side {
  readonly id: string;
  readonly name: string;
  readonly createdAt: number;
  readonly updatedAt: number;
  readonly counts: readonly { readonly what: MergeCount; readonly count: number }[];
}

export const sideOf = prepareRaw<{ id: string }, Side | undefined>(
  textOf(
    `SELECT id, name, created_at, updated_at,
      ${MERGE_COUNTS.map((what) => `(${COUNTS[what]}) AS ${what}`).join(', ')}
      FROM customer WHERE id = :id`,
  ),
  ({ rows: [row] }) =>
    row && {
      id: String(row.id),
      name: String(row.name),
      createdAt: Number(row.created_at),
      updatedAt: Number(row.updated_at),
      counts: MERGE_COUNTS.map((what) => ({ what, count: Number(row[what]) })),
    },
);

/** Undoes the batch when one of them is not as it was seen any more. */
export const holdSeen = prepareRaw<{ id: string; updatedAt: number }, void>(
  sql`INSERT INTO assertion (ok) SELECT 0 WHERE NOT EXISTS
    (SELECT 1 FROM customer WHERE id = ${p('id')} AND updated_at = ${p('updatedAt')})`,
  () => undefined,
);

export const mergeById = prepareRaw<{ id: string }, Pair | undefined>(
  sql`SELECT from_id, into_id FROM customer_merge WHERE id = ${p('id')}`,
  ({ rows: [row] }) => row && { from: String(row.from_id), into: String(row.into_id) },
);

export const insertMerge = (row: typeof customerMerge.$inferInsert): Query<unknown> =>
  query(build.insert(customerMerge).values(row));

const write = (text: string) =>
  prepareRaw<Pair & { readonly now: number }, void>(textOf(text), () => undefined);

const OPEN = 'order_id IS NULL AND merged_into IS NULL';
const openCart = (whose: 'from' | 'into') =>
  `(SELECT id FROM cart WHERE customer_id = :${whose} AND ${OPEN})`;

/** After what moves: what the account that stays takes of the rest, and how the rest ends. */
const REST = [
  // What does not fit into one cart is left out: nobody can order more at once.
  `INSERT INTO cart_line (cart_id, variant_id, quantity, added_at)
    SELECT ${openCart('into')}, l.variant_id, l.quantity, l.added_at FROM cart_line l
    WHERE l.cart_id = ${openCart('from')}
      AND l.variant_id NOT IN (SELECT variant_id FROM cart_line WHERE cart_id = ${openCart('into')})
      AND l.quantity + (SELECT coalesce(sum(e.quantity), 0) FROM cart_line e WHERE e.cart_id = ${openCart('into')}
        OR (e.cart_id = l.cart_id AND e.rowid < l.rowid)) <= ${CART_LIMITS.items}
      AND (SELECT count(*) FROM cart_line e WHERE e.cart_id = ${openCart('into')}
        OR (e.cart_id = l.cart_id AND e.rowid < l.rowid)) < ${CART_LIMITS.lines}`,
  `UPDATE cart SET version = version + 1, updated_at = :now WHERE customer_id = :into AND ${OPEN}
    AND EXISTS (SELECT 1 FROM cart WHERE customer_id = :from AND ${OPEN})`,
  `UPDATE cart SET customer_id = :into, merged_into = ${openCart('into')}, updated_at = :now
    WHERE customer_id = :from AND ${OPEN}`,
  `INSERT INTO station_favourite (id, customer_id, station_id, is_favourite, changed_at)
    SELECT :into || ':' || station_id, :into, station_id, is_favourite, changed_at
    FROM station_favourite f WHERE customer_id = :from AND NOT EXISTS (SELECT 1 FROM station_favourite t
      WHERE t.customer_id = :into AND t.station_id = f.station_id)`,
  'DELETE FROM station_favourite WHERE customer_id = :from',
  'DELETE FROM customer_address WHERE customer_id = :from',
  'DELETE FROM message WHERE customer_id = :from',
  'DELETE FROM notification WHERE customer_id = :from',
  'DELETE FROM notification_choice WHERE customer_id = :from',
  'DELETE FROM push_device WHERE customer_id = :from',
  'DELETE FROM account_ticket WHERE customer_id = :from',
  'DELETE FROM data_export WHERE customer_id = :from',
  'DELETE FROM idempotency WHERE actor = :from',
  `UPDATE upload SET removed_at = :now WHERE customer_id = :from AND removed_at IS NULL`,
  'UPDATE session SET device = NULL, region = NULL WHERE customer_id = :from',
];

export const moveSteps = MOVED.map(({ table, column, where }) =>
  write(
    `UPDATE ${table} SET ${column} = :into WHERE ${column} = :from${where === undefined ? '' : ` AND (${where})`}`,
  ),
);
export const restSteps = REST.map(write);

/** Files of papers that do not move go with them. */
export const removePaperFiles = write(
  `UPDATE upload SET removed_at = :now WHERE removed_at IS NULL
    AND attached_to IN (SELECT id FROM customer_paper WHERE customer_id = :from)`,
);

/** What the account that stays may take of the other one's profile, where it has nothing itself. */
export const profileOf = prepareRaw<{ id: string }, Readonly<Record<string, unknown>>>(
  sql`SELECT iif(email_verified, email_address, NULL) AS email,
      iif(phone_verified_at IS NOT NULL, phone_number, NULL) AS phone, phone_verified_at,
      birth_date, gender, occupation, referral_code
    FROM customer WHERE id = ${p('id')}`,
  ({ rows: [row] }) => ({ ...row }),
);

/** The account ends; what is its name leads to nobody. */
export const endMerged = write(
  `UPDATE customer SET name = 'Merged account', email_address = NULL, email_verified = 0,
    phone_number = NULL, phone_verified_at = NULL, is_google_account = 0, photo_url = NULL,
    birth_date = NULL, gender = NULL, occupation = NULL, persona = NULL, branch_location = NULL,
    contact_name = NULL, referral_code = NULL, registration_source = NULL,
    disabled_at = :now, erased_at = :now, updated_at = :now WHERE id = :from`,
);

interface Taken {
  readonly into: string;
  readonly email: unknown;
  readonly phone: unknown;
  readonly provedAt: unknown;
  readonly birthDate: unknown;
  readonly gender: unknown;
  readonly occupation: unknown;
  readonly referralCode: unknown;
  readonly now: number;
}

/** An address and a number come as they were proved; what is there already stays. */
export const takeProfile = prepareRaw<Taken, void>(
  sql`UPDATE customer SET
      email_verified = iif(email_address IS NULL AND ${p('email')} IS NOT NULL, 1, email_verified),
      email_address = coalesce(email_address, ${p('email')}),
      phone_verified_at = iif(phone_number IS NULL, ${p('provedAt')}, phone_verified_at),
      phone_number = coalesce(phone_number, ${p('phone')}),
      birth_date = coalesce(birth_date, ${p('birthDate')}), gender = coalesce(gender, ${p('gender')}),
      occupation = coalesce(occupation, ${p('occupation')}),
      referral_code = coalesce(referral_code, ${p('referralCode')}), updated_at = ${p('now')}
    WHERE id = ${p('into')}`,
  () => undefined,
);

export const dropDocument = prepareRaw<{ from: string }, void>(
  sql`DELETE FROM customer_document WHERE customer_id = ${p('from')}`,
  () => undefined,
);
