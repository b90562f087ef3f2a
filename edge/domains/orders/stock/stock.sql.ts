import { sql } from 'drizzle-orm';
import { assertOneChanged } from '#db/assertion.ts';
import { p, prepareRaw, type Query } from '#db/query.ts';

export interface StockUnit {
  readonly id: string;
  readonly vin: string;
  readonly motorNumber: string;
  readonly slug: string;
  readonly color: string;
  readonly accent: string | null;
  readonly battery: string;
  readonly dealerSlug: string;
  readonly arrivedAt: number;
  readonly withdrawnAt: number | null;
  /** Why it was withdrawn. */
  readonly note: string | null;
  /** Order that has it. */
  readonly orderId: string | null;
}

type Row = Readonly<Record<string, unknown>>;
const text = (value: unknown): string | null => (value === null ? null : String(value));

const unitOf = (row: Row): StockUnit => ({
  id: String(row.id),
  vin: String(row.vin),
  motorNumber: String(row.motor_number),
  slug: String(row.slug),
  color: String(row.color),
  accent: text(row.accent),
  battery: String(row.battery),
  dealerSlug: String(row.dealer_slug),
  arrivedAt: Number(row.arrived_at),
  withdrawnAt: row.withdrawn_at === null ? null : Number(row.withdrawn_at),
  note: text(row.note),
  orderId: text(row.order_id),
});

const COLUMNS = sql`u.*, r.order_id, (SELECT e.note FROM unit_event e
    WHERE e.unit_id = u.id AND e.kind = 'WITHDRAWN' ORDER BY e.happened_at DESC LIMIT 1) AS note
  FROM unit u LEFT JOIN unit_reservation r ON r.unit_id = u.id`;

export interface StockWanted {
  /** Beginning or end of a frame or motor number, in capitals; empty for all. */
  readonly search: string;
  readonly dealerSlug: string | null;
}

const WANTED = sql`(${p('search')} = '' OR instr(u.vin, ${p('search')}) > 0 OR instr(u.motor_number, ${p('search')}) > 0)
  AND (${p('dealerSlug')} IS NULL OR u.dealer_slug = ${p('dealerSlug')})`;

/** The newest first. */
export const stockPage = prepareRaw<
  StockWanted & { readonly limit: number; readonly offset: number },
  readonly StockUnit[]
>(
  sql`SELECT ${COLUMNS} WHERE ${WANTED}
    ORDER BY u.arrived_at DESC, u.id DESC LIMIT ${p('limit')} OFFSET ${p('offset')}`,
  ({ rows }) => rows.map((row) => unitOf(row as Row)),
);

export const countStock = prepareRaw<StockWanted, number>(
  sql`SELECT count(*) AS n FROM unit u WHERE ${WANTED}`,
  ({ rows }) => Number(rows[0]?.n),
);

export const unitById = prepareRaw<{ id: string }, StockUnit | undefined>(
  sql`SELECT ${COLUMNS} WHERE u.id = ${p('id')}`,
  ({ rows: [row] }) => (row === undefined ? undefined : unitOf(row as Row)),
);

/** Units with any of these ids, frame or motor numbers; each list as JSON. */
export const unitsLike = prepareRaw<
  { ids: string; vins: string; motors: string },
  readonly StockUnit[]
>(
  sql`SELECT ${COLUMNS} WHERE u.id IN (SELECT value FROM json_each(${p('ids')}))
    OR u.vin IN (SELECT value FROM json_each(${p('vins')}))
    OR u.motor_number IN (SELECT value FROM json_each(${p('motors')}))`,
  ({ rows }) => rows.map((row) => unitOf(row as Row)),
);

const field = (name: string) => sql`json_extract(j.value, ${sql.raw(`'$.${name}'`)})`;

interface Adding {
  /** The units, as JSON. */
  readonly rows: string;
  readonly count: number;
  readonly staffId: string;
  readonly now: number;
}

const insertUnits = prepareRaw<Adding, unknown>(
  sql`INSERT INTO unit (id, vin, motor_number, slug, color, accent, battery, dealer_slug, arrived_at)
    SELECT ${field('id')}, ${field('vin')}, ${field('motorNumber')}, ${field('slug')}, ${field('color')},
      ${field('accent')}, ${field('battery')}, ${field('dealerSlug')}, ${p('now')}
    FROM json_each(${p('rows')}) j
    WHERE NOT EXISTS (SELECT 1 FROM unit u WHERE u.id = ${field('id')}
      OR u.vin = ${field('vin')} OR u.motor_number = ${field('motorNumber')})`,
  () => undefined,
);

const assertAllInserted = prepareRaw<Adding, unknown>(
  sql`INSERT INTO assertion (ok) SELECT 0 WHERE changes() <> ${p('count')}`,
  () => undefined,
);

const noteAdded = prepareRaw<Adding, unknown>(
  sql`INSERT INTO unit_event (id, unit_id, kind, actor_id, happened_at)
    SELECT ${field('eventId')}, ${field('id')}, 'ADDED', ${p('staffId')}, ${p('now')}
    FROM json_each(${p('rows')}) j`,
  () => undefined,
);

/** All of the units, or the batch stops: one of them is there already. */
export const addUnitRows = (adding: Adding): readonly Query<unknown>[] => [
  insertUnits(adding),
  assertAllInserted(adding),
  noteAdded(adding),
];

interface Withdrawing {
  readonly id: string;
  readonly eventId: string;
  readonly note: string;
  readonly staffId: string;
  readonly now: number;
}

const withdraw = prepareRaw<Withdrawing, unknown>(
  sql`UPDATE unit SET withdrawn_at = ${p('now')} WHERE id = ${p('id')} AND withdrawn_at IS NULL
    AND NOT EXISTS (SELECT 1 FROM unit_reservation WHERE unit_id = ${p('id')})`,
  () => undefined,
);

const noteWithdrawn = prepareRaw<Withdrawing, unknown>(
  sql`INSERT INTO unit_event (id, unit_id, kind, actor_id, note, happened_at)
    VALUES (${p('eventId')}, ${p('id')}, 'WITHDRAWN', ${p('staffId')}, ${p('note')}, ${p('now')})`,
  () => undefined,
);

/** Takes a unit that no order has out of the stock, or stops the batch. */
export const withdrawUnitRow = (row: Withdrawing): readonly Query<unknown>[] => [
  withdraw(row),
  assertOneChanged,
  noteWithdrawn(row),
];
