import { type SQL, sql } from 'drizzle-orm';
import { p, prepareRaw } from '#db/query.ts';
import type { StaffChange } from '#edge/contract/staff/audit.ts';
import type { StaffEntity } from '#edge/contract/staff/operations.ts';

interface Row {
  readonly id: string;
}

const first = ({ rows }: { readonly rows: readonly Record<string, unknown>[] }): string | null =>
  rows[0]?.dealer_slug == null ? null : String(rows[0].dealer_slug);

/** Slug of the place a row belongs to, by what it is; what belongs to no place is not here. */
export const PLACE_OF = {
  order: prepareRaw<Row, string | null>(
    sql`SELECT dealer_slug FROM customer_order WHERE id = ${p('id')}`,
    first,
  ),
  workOrder: prepareRaw<Row, string | null>(
    sql`SELECT dealer_slug FROM customer_order WHERE work_order = ${p('id')}`,
    first,
  ),
  testRide: prepareRaw<Row, string | null>(
    sql`SELECT place.dealer_slug FROM test_ride r JOIN place ON place.id = r.place_id WHERE r.id = ${p('id')}`,
    first,
  ),
  appointment: prepareRaw<Row, string | null>(
    sql`SELECT place.dealer_slug FROM service_booking b JOIN place ON place.id = b.place_id WHERE b.id = ${p('id')}`,
    first,
  ),
  place: prepareRaw<Row, string | null>(
    sql`SELECT dealer_slug FROM place WHERE dealer_slug = ${p('id')}`,
    first,
  ),
  rideCentre: prepareRaw<Row, string | null>(
    sql`SELECT dealer_slug FROM place WHERE dealer_slug = ${p('id')}`,
    first,
  ),
  unit: prepareRaw<Row, string | null>(
    sql`SELECT dealer_slug FROM unit WHERE id = ${p('id')}`,
    first,
  ),
} as const satisfies Partial<Record<StaffEntity, unknown>>;

interface Audited {
  readonly id: string;
  readonly now: number;
  readonly actorId: string;
  readonly roleId: string | null;
  readonly operation: string;
  readonly entity: string | null;
  readonly entityId: string | null;
  readonly versionBefore: number | null;
  readonly reason: string | null;
  readonly requestId: string;
}

const OF_ORDER = (orderId: SQL): SQL =>
  sql`(SELECT version FROM customer_order o WHERE o.id = ${orderId})`;

const insertOf = (orderId: SQL, entity = sql`${p('entity')}`, version = OF_ORDER(orderId)) =>
  prepareRaw<Audited, void>(
    sql`INSERT INTO staff_audit (id, done_at, actor_id, role_id, operation, entity, entity_id,
        version_before, version_after, reason, request_id)
      SELECT ${p('id')}, ${p('now')}, ${p('actorId')}, ${p('roleId')}, ${p('operation')}, ${entity},
        coalesce(${orderId}, ${p('entityId')}), ${p('versionBefore')},
        ${version}, ${p('reason')}, ${p('requestId')}`,
    () => undefined,
  );

const ORDER = sql`(SELECT id FROM customer_order WHERE id = ${p('entityId')})`;
const BY_WORK_ORDER = sql`(SELECT id FROM customer_order WHERE work_order = ${p('entityId')})`;
const OF_REFUND = sql`(SELECT ref FROM payment_refund WHERE id = ${p('entityId')})`;

const ID = sql`${p('entityId')}`;
const COUPON = sql`(SELECT code FROM coupon WHERE code = upper(trim(${ID})))`;

/** Rows that count their own changes: their id, and the version they have. */
const VERSIONED: Readonly<Partial<Record<StaffEntity, readonly [id: SQL, version: SQL]>>> = {
  appointment: [ID, sql`(SELECT version FROM service_booking WHERE id = ${ID})`],
  price: [ID, sql`(SELECT version FROM product_price_change WHERE id = ${ID})`],
  setting: [ID, sql`(SELECT version FROM shop_setting WHERE id = ${ID})`],
  coupon: [COUPON, sql`(SELECT version FROM coupon WHERE code = ${COUPON})`],
  place: [ID, sql`(SELECT hours_version FROM place WHERE dealer_slug = ${ID})`],
  role: [ID, sql`(SELECT version FROM staff_role WHERE id = ${ID})`],
  rideCentre: [
    ID,
    sql`(SELECT c.version FROM test_ride_centre c JOIN place ON place.id = c.place_id
      WHERE place.dealer_slug = ${ID})`,
  ],
};

const ofVersioned = <T>(statement: (id: SQL, version: SQL) => T) =>
  Object.fromEntries(
    Object.entries(VERSIONED).map(([entity, [id, version]]) => [entity, statement(id, version)]),
  ) as Readonly<Partial<Record<StaffEntity, T>>>;

/** The last statement of a batch: it sees the version that the batch has made. */
export const auditOf: Readonly<Partial<Record<StaffEntity, ReturnType<typeof insertOf>>>> = {
  order: insertOf(ORDER),
  workOrder: insertOf(BY_WORK_ORDER, sql`'order'`),
  refund: insertOf(OF_REFUND, sql`'order'`),
  ...ofVersioned((id, version) => insertOf(id, undefined, version)),
};

export const auditOfOther = insertOf(sql`NULL`);

interface Seen {
  readonly entity: StaffEntity;
  readonly entityId: string | null;
  readonly version: number;
}

const text = (value: unknown): string | null => (value == null ? null : String(value));

/**
 * Who made the version that a row has now; null where it is the one that was seen. The first to write a
 * version down has made it: a repeat that changes nothing writes it down again.
 */
export const changeOf = ofVersioned((id, version) =>
  prepareRaw<Seen, StaffChange | null>(
    sql`SELECT a.done_at, a.role_id, r.name AS role_name, c.name FROM (SELECT ${version} AS version) n
      LEFT JOIN staff_audit a ON a.entity_id = ${id} AND a.entity = ${p('entity')}
        AND a.version_after = n.version
      LEFT JOIN staff_role r ON r.id = a.role_id LEFT JOIN customer c ON c.id = a.actor_id
      WHERE n.version > ${p('version')} ORDER BY a.done_at, a.id LIMIT 1`,
    ({ rows: [row] }) =>
      row === undefined
        ? null
        : {
            at: row.done_at == null ? null : Number(row.done_at),
            name: text(row.name),
            roleId: text(row.role_id),
            roleName: text(row.role_name),
          },
  ),
);
