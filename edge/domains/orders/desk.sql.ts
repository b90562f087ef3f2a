import { type SQL, sql } from 'drizzle-orm';
import { p, prepareRaw } from '#db/query.ts';
import { NAME_END } from '#db/search/orders.ts';
import { type Counted, cutCount } from '#edge/contract/counted.ts';
import {
  type Attention,
  DESK_QUEUES,
  type DeskQueue,
  type DeskSearch,
  QUEUE_FILTERS,
  type QueueFilter,
} from '#edge/contract/orders/desk.ts';
import type { OrderPhase, OrderState } from '#edge/contract/orders/machine.ts';
import { counted, countOf } from '#edge/platform/write/counted-rows.ts';
import { COMPLAINT_LATE } from './complaints/complaint.sql.ts';
import { REFUND_LATE } from './desk-refunds.sql.ts';
import { BALANCE, BY_PROVIDER, STUCK, TAKEN, TAKEN_CAUSE, unsettled } from './differences.sql.ts';
import { FINANCING_STUCK } from './financing/application.sql.ts';
import { IN_ORDER, IS_FREE } from './stock.sql.ts';

/** Of an attempt `a` of the order `o`: a bank took money back that it has gone on with, or that was no longer with it. */
export const ATTEMPT_TROUBLE = sql`(${TAKEN} AND ${unsettled(TAKEN_CAUSE)}
  AND (EXISTS (SELECT 1 FROM transfer t WHERE t.ref = o.id AND t.debit = 'losses')
    OR (o.state IN ('PAYMENT_SETTLED', 'ALLOCATED', 'SHIPPED', 'SHIPPING')
      AND ${BALANCE} < o.required_idr)))`;

/** Of a refund `r` of the order `o`: it did not work, and its money lies with an order that has ended. */
const FAILED = sql`(r.state = 'FAILED' AND ${unsettled(sql`r.id`)}
  AND o.state IN ('CANCELLED', 'DELIVERED', 'COMPLETED') AND ${BALANCE} > 0)`;

/** The provider paid back what nobody had asked for here, or what staff were transferring. */
const UNASKED = sql`(${BY_PROVIDER} AND ${unsettled(sql`r.id`)})`;

/** As the index `payment_refund_trouble` has it. */
const TROUBLE = sql`(r.state = 'FAILED' OR r.note IS NOT NULL OR r.requested_by = 'provider')`;

/** Of a refund `r` of the order `o`: a person has to look at it, and decide. */
export const REFUND_TROUBLE = sql`(${TROUBLE} AND (${FAILED} OR ${STUCK} OR ${UNASKED}))`;

const TAKEN_BACK = sql`EXISTS (SELECT 1 FROM payment_attempt a WHERE a.ref = o.id AND ${ATTEMPT_TROUBLE})`;
const hasRefund = (trouble: SQL): SQL =>
  sql`EXISTS (SELECT 1 FROM payment_refund r WHERE r.ref = o.id AND ${trouble})`;

export interface DeskFilter {
  /** JSON list of states. */
  readonly states: string;
  readonly phase: 'BOOKING' | 'FINAL' | null;
  /** Orders of this place alone; null for all. */
  readonly placeSlug: string | null;
  /** 0 leaves out orders of a service, which nobody prepares. */
  readonly services: 0 | 1;
}

interface Page {
  readonly limit: number;
  readonly offset: number;
}

const ofDesk = sql`(${p('placeSlug')} IS NULL OR o.dealer_slug = ${p('placeSlug')})
  AND (${p('services')} = 1 OR o.kind <> 'SERVICE')`;

const matching = sql`((${p('from')} IS NOT NULL AND o.code >= ${p('from')} AND o.code < ${p('until')})
  OR o.contact_name LIKE ${p('name')} ESCAPE '\\'
  OR EXISTS (SELECT 1 FROM order_owner w WHERE w.order_id = o.id AND w.name LIKE ${p('name')} ESCAPE '\\'))`;

/** Who has waited longest comes first; what has ended waits for nobody. */
const IN_ORDER_OF_DESK = sql`ORDER BY o.state IN ('COMPLETED', 'CANCELLED'), o.updated_at, o.id`;
const ORDERED = sql`${IN_ORDER_OF_DESK} LIMIT ${p('limit')} OFFSET ${p('offset')}`;

const ids = ({ rows }: { readonly rows: readonly Record<string, unknown>[] }): string[] =>
  rows.map(({ id }) => String(id));

/** How a search is put to the store; `searched` makes it. */
export interface Searched {
  /** Codes from here up to, and without, `until`; null for none. */
  readonly from: string | null;
  readonly until: string | null;
  /** A pattern of LIKE. */
  readonly name: string;
  /** The same for the index of names; one or two letters are no part of three, and it has nothing of them. */
  readonly phrase: string;
  /** Of one or two letters: parts of three from here up to, and without, `lettersUntil`. */
  readonly letters: string | null;
  readonly lettersUntil: string | null;
}

/** Behind every letter of a code, and behind every letter. */
const BEHIND = { code: '~', all: '\u{10ffff}' } as const;

/** What staff look for as the statements take it: the same orders, whether by LIKE or by the index of names. */
export const searched = ({ code, name }: DeskSearch): Searched => {
  // As the index has it: SQLite’s `lower` goes from A to Z. What ends a name there is part of no name.
  const small = name
    .replace(/[A-Z]+/g, (capitals) => capitals.toLowerCase())
    .replaceAll(NAME_END, '\ufffd')
    .replaceAll('\0', '\ufffd');
  const isShort = [...small].length < 3;
  return {
    from: code,
    until: code === null ? null : `${code}${BEHIND.code}`,
    name: `%${name.replace(/[%_\\]/g, '\\$&')}%`,
    phrase: `"${small.replaceAll('"', '""')}"`,
    letters: isShort ? small : null,
    lettersUntil: isShort ? `${small}${BEHIND.all}` : null,
  };
};

/** Who may look sees the orders of a state, or of all places or of one: each is an index. */
const ofState = (state: OrderState, { phase }: QueueFilter, also: SQL): SQL =>
  sql`FROM customer_order o
    WHERE o.state = ${sql.raw(`'${state}'`)} ${phase === null ? sql`` : sql`AND o.phase = ${sql.raw(`'${phase}'`)}`}
      AND ${ofDesk} ${also}`;

/** Each state is read from its index, in its order and no further than the page, and the few that come of it are sorted. */
const firstOf = (state: OrderState, filter: QueueFilter, also: SQL): SQL =>
  sql`SELECT * FROM (SELECT o.id, o.state, o.updated_at ${ofState(state, filter, also)}
    ORDER BY o.updated_at, o.id LIMIT ${p('limit')} + ${p('offset')})`;

type OfDesk = Omit<DeskFilter, 'states' | 'phase'>;

/** A page of a list, and how many it has. */
const listOf = <V extends object>(filter: QueueFilter, also: SQL) => ({
  ids: prepareRaw<OfDesk & Page & V, string[]>(
    sql`SELECT o.id FROM (${sql.join(
      filter.states.map((state) => firstOf(state, filter, also)),
      sql` UNION ALL `,
    )}) o ${ORDERED}`,
    ids,
  ),
  count: prepareRaw<OfDesk & V, Counted>(
    countOf(
      sql.join(
        filter.states.map((state) => sql`SELECT 1 ${ofState(state, filter, also)}`),
        sql` UNION ALL `,
      ),
    ),
    counted,
  ),
});

const listsOf = <V extends object>(also: SQL) =>
  Object.fromEntries(
    DESK_QUEUES.map((queue) => [queue, listOf<V>(QUEUE_FILTERS[queue], also)]),
  ) as Readonly<Record<DeskQueue, ReturnType<typeof listOf<V>>>>;

/** The lists of orders. */
export const lists = listsOf<object>(sql``);

/** Of each list those that a search finds, where it finds many: they come soon in any order. */
export const searchedLists = listsOf<Searched>(sql`AND ${matching}`);

/** Orders by their code, which an index has in order. */
const BY_CODE = sql`SELECT m.id FROM customer_order m
  WHERE ${p('from')} IS NOT NULL AND m.code >= ${p('from')} AND m.code < ${p('until')}`;

/** Numbers of orders by a part of a name, from the index of names alone. */
const BY_NAME = sql`SELECT rowid FROM order_names WHERE order_names MATCH ${p('phrase')}
  UNION ALL SELECT DISTINCT doc FROM order_name_terms
    WHERE term >= ${p('letters')} AND term < ${p('lettersUntil')}`;

/** So many orders are read and sorted sooner than a list is gone through for those that match. */
export const MOST_SORTED = 5_000;

/** Whether a search matches more than are read and sorted; an order by both its code and a name counts twice. */
export const matchesMany = prepareRaw<Searched, boolean>(
  sql`SELECT count(*) AS n FROM (${BY_NAME} UNION ALL ${BY_CODE} LIMIT ${sql.raw(String(MOST_SORTED + 1))})`,
  ({ rows: [row] }) => Number(row?.n) > MOST_SORTED,
);

/** What a search matches of a list, where it matches few: a page, and how many they are. */
export const searchedPage = prepareRaw<
  DeskFilter & Searched & Page,
  { readonly ids: readonly string[]; readonly total: Counted }
>(
  sql`WITH matches AS MATERIALIZED (SELECT o.id, o.state, o.updated_at FROM customer_order o
      WHERE o.id IN (SELECT n.order_id FROM order_name_number n WHERE n.seq IN (${BY_NAME}) UNION ALL ${BY_CODE})
        AND +o.state IN (SELECT value FROM json_each(${p('states')}))
        AND (${p('phase')} IS NULL OR +o.phase = ${p('phase')}) AND ${ofDesk})
    SELECT t.n, o.id FROM (SELECT count(*) AS n FROM matches) t
      LEFT JOIN (SELECT * FROM matches o ${ORDERED}) o ${IN_ORDER_OF_DESK}`,
  ({ rows }) => ({
    ids: rows.flatMap(({ id }) => (id === null ? [] : [String(id)])),
    total: cutCount(Number(rows[0]?.n)),
  }),
);

/** The financing company has not answered in time. */
const DECISION_OVERDUE = sql`o.state = 'INSTALLMENT_REQUESTED' AND o.expires_at <= ${p('now')}`;

/** Starts from the few payments and refunds that went wrong, not from all orders. */
const MAY_NEED_PERSON = sql`o.id IN (
    SELECT a.ref FROM payment_attempt a WHERE ${TAKEN}
    UNION SELECT r.ref FROM payment_refund r WHERE ${TROUBLE}
      AND (r.state = 'FAILED' OR ${BY_PROVIDER} OR ${STUCK}))`;
const NEEDS_PERSON = sql`(${TAKEN_BACK} OR ${hasRefund(REFUND_TROUBLE)})`;

/** A customer waits for an answer about goods that are to go back. */
const RETURN_WAITS = sql`o.id IN (SELECT g.order_id FROM goods_return g WHERE g.state = 'REQUESTED')`;

interface Needing {
  readonly now: number;
  readonly placeSlug: string | null;
}

const OF_PLACE = sql`(${p('placeSlug')} IS NULL OR o.dealer_slug = ${p('placeSlug')})`;

/** Why an order needs a person, by what stands beside it. */
const BESIDE = [FINANCING_STUCK, REFUND_LATE, COMPLAINT_LATE, RETURN_WAITS];

/** Needs a person, by one of these causes or by its money, which is looked at last and of orders of the condition alone. */
const needing = (causes: readonly SQL[], condition: SQL): SQL => {
  const money = sql`${MAY_NEED_PERSON} AND ${condition} AND ${NEEDS_PERSON}`;
  const branches = [...causes, money].map((cause) => sql`(${cause})`);
  return sql`(${sql.join(branches, sql` OR `)}) AND ${condition}`;
};

/** A plus takes the index of states out of the choice: those that need a person are fewer. */
const ENDED = sql`+o.state IN ('COMPLETED', 'CANCELLED')`;
const AS_FAR_AS_PAGE = sql`ORDER BY o.updated_at, o.id LIMIT ${p('limit')} + ${p('offset')}`;

/**
 * What has ended comes last, and is looked for where the others do not fill the page. Of overdue decisions,
 * which are read in order, no more are read than it has.
 */
export const attentionIds = prepareRaw<Page & Needing, string[]>(
  sql`WITH waiting AS MATERIALIZED (
      SELECT * FROM (SELECT o.id, o.state, o.updated_at FROM customer_order o
        WHERE ${DECISION_OVERDUE} AND ${OF_PLACE} ${AS_FAR_AS_PAGE})
      UNION SELECT o.id, o.state, o.updated_at FROM customer_order o
        WHERE ${needing(BESIDE, sql`${OF_PLACE} AND NOT ${ENDED}`)}),
    ended AS (SELECT o.id, o.state, o.updated_at
      FROM (SELECT 1 WHERE (SELECT count(*) FROM waiting) < ${p('limit')} + ${p('offset')}) e
        CROSS JOIN customer_order o
      WHERE ${needing(BESIDE, sql`${OF_PLACE} AND ${ENDED}`)})
    SELECT o.id FROM (SELECT * FROM waiting UNION ALL SELECT * FROM ended) o ${ORDERED}`,
  ids,
);

export const countAttention = prepareRaw<Needing, Counted>(
  countOf(
    sql`SELECT 1 FROM customer_order o WHERE ${needing([DECISION_OVERDUE, ...BESIDE], OF_PLACE)}`,
  ),
  counted,
);

/** Why orders’ money needs a person, by order; those that need none are left out. */
export const attentionsOf = prepareRaw<{ ids: string }, ReadonlyMap<string, readonly Attention[]>>(
  sql`SELECT o.id, ${TAKEN_BACK} AS taken_back, ${hasRefund(FAILED)} AS refund_failed,
      ${hasRefund(STUCK)} AS refund_stuck, ${hasRefund(UNASKED)} AS refund_by_provider
    FROM customer_order o WHERE o.id IN (SELECT value FROM json_each(${p('ids')})) AND ${MAY_NEED_PERSON} AND ${NEEDS_PERSON}`,
  ({ rows }) =>
    new Map(
      rows.map((row) => [
        String(row.id),
        [
          ...(row.taken_back === 1 ? (['PAYMENT_TAKEN_BACK'] as const) : []),
          ...(row.refund_failed === 1 ? (['REFUND_FAILED'] as const) : []),
          ...(row.refund_stuck === 1 ? (['REFUND_STUCK'] as const) : []),
          ...(row.refund_by_provider === 1 ? (['REFUND_BY_PROVIDER'] as const) : []),
        ],
      ]),
    ),
);

/** Of these orders, those that wait too long for a financing company. */
export const overdueDecisions = prepareRaw<
  { readonly ids: string; readonly now: number },
  readonly string[]
>(
  sql`SELECT o.id FROM customer_order o
    WHERE o.id IN (SELECT value FROM json_each(${p('ids')})) AND ${DECISION_OVERDUE}`,
  ids,
);

/** Of these orders, those with goods about whose return staff have not decided. */
export const waitingReturns = prepareRaw<{ readonly ids: string }, readonly string[]>(
  sql`SELECT o.id FROM customer_order o
    WHERE o.id IN (SELECT value FROM json_each(${p('ids')})) AND ${RETURN_WAITS}`,
  ids,
);

export interface FreeUnit {
  readonly vin: string;
  readonly motorNumber: string;
  readonly dealerSlug: string;
  readonly arrivedAt: number;
}

/** Units that fit, in the order in which allocation takes them. */
export const freeUnits = prepareRaw<
  {
    slug: string;
    color: string;
    accent: string | null;
    battery: string;
    dealerSlug: string;
  },
  readonly FreeUnit[]
>(
  sql`SELECT u.vin, u.motor_number, u.dealer_slug, u.arrived_at FROM unit u
    WHERE ${IS_FREE} ${IN_ORDER} LIMIT 10`,
  ({ rows }) =>
    rows.map((row) => ({
      vin: String(row.vin),
      motorNumber: String(row.motor_number),
      dealerSlug: String(row.dealer_slug),
      arrivedAt: Number(row.arrived_at),
    })),
);

export interface LogEntry {
  readonly id: string;
  readonly kind: string;
  readonly at: number;
  readonly actor: string;
  /** Of the staff who did it. */
  readonly staffName: string | null;
  readonly fromState: OrderState | null;
  readonly toState: OrderState | null;
  readonly phase: OrderPhase;
  readonly amountIdr: number | null;
  readonly note: string | null;
}

/** Everything that happened to an order, with the names of the staff. */
export const logOf = prepareRaw<{ id: string }, readonly LogEntry[]>(
  sql`SELECT h.*, s.name AS staff_name FROM order_history h
    LEFT JOIN customer s ON s.id = h.actor_id AND h.actor = 'staff'
    WHERE h.order_id = ${p('id')} ORDER BY h.happened_at, h.rowid`,
  ({ rows }) =>
    rows.map((row) => ({
      id: String(row.id),
      kind: String(row.kind),
      at: Number(row.happened_at),
      actor: String(row.actor),
      staffName: row.staff_name === null ? null : String(row.staff_name),
      fromState: row.from_state as OrderState | null,
      toState: row.to_state as OrderState | null,
      phase: row.phase as OrderPhase,
      amountIdr: row.amount_idr === null ? null : Number(row.amount_idr),
      note: row.note === null ? null : String(row.note),
    })),
);

export interface CostRow {
  readonly id: string;
  readonly label: string;
  readonly amountIdr: number;
  readonly receipt: string;
  readonly createdAt: number;
}

export const costsOf = prepareRaw<{ id: string }, readonly CostRow[]>(
  sql`SELECT id, label, amount_idr, receipt, created_at FROM order_cost
    WHERE order_id = ${p('id')} ORDER BY created_at, id`,
  ({ rows }) =>
    rows.map((row) => ({
      id: String(row.id),
      label: String(row.label),
      amountIdr: Number(row.amount_idr),
      receipt: String(row.receipt),
      createdAt: Number(row.created_at),
    })),
);

/** Whether one of the staff has opened the owner's papers of an order since then. */
export const hasOpenedOwner = prepareRaw<
  { orderId: string; staffId: string; since: number },
  boolean
>(
  sql`SELECT 1 FROM order_history WHERE order_id = ${p('orderId')} AND kind = 'ORDER_OWNER_READ'
    AND actor_id = ${p('staffId')} AND happened_at >= ${p('since')} LIMIT 1`,
  ({ rows }) => rows.length > 0,
);
