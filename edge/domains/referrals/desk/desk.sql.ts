import { and, asc, desc, eq, sql } from 'drizzle-orm';
import { build, p, prepare, prepareRaw, type RowOf } from '#db/query.ts';
import { customer } from '#db/schema/account.ts';
import { affiliate, affiliateEvent } from '#db/schema/referrals.ts';
import {
  affiliatePayee,
  commission,
  commissionCorrection,
  commissionEvent,
} from '#db/schema/referrals-money.ts';
import { CORRECTED } from '#edge/domains/referrals/money/commission.sql.ts';
import { suspendedAs } from '#edge/domains/referrals/suspended.sql.ts';

const inStates = (column: typeof affiliate.state | typeof commission.state) =>
  sql`${column} IN (SELECT value FROM json_each(${p('states')}))`;

/** By key or name; empty finds all. */
const LIKE = sql`(${p('search')} = '' OR instr(lower(${affiliate.key}), ${p('search')}) > 0
  OR instr(lower(${customer.name}), ${p('search')}) > 0)`;

export const affiliatesPage = prepare(
  build
    .select({
      affiliate,
      name: customer.name,
      taxNumber: affiliatePayee.taxTail,
      taxUnknownAt: affiliatePayee.taxUnknownAt,
      suspendedAs: suspendedAs(sql`${affiliate.customerId}`),
      sales: sql`(SELECT count(*) FROM commission c WHERE c.customer_id = ${affiliate.customerId}
        AND c.state <> 'CANCELLED')`.mapWith(Number),
      cancelled:
        sql`(SELECT count(*) FROM commission c WHERE c.customer_id = ${affiliate.customerId}
        AND c.state = 'CANCELLED')`.mapWith(Number),
      clicks: sql`(SELECT coalesce(sum(d.clicks), 0) FROM referral_click_day d
        WHERE d.customer_id = ${affiliate.customerId})`.mapWith(Number),
    })
    .from(affiliate)
    .innerJoin(customer, eq(customer.id, affiliate.customerId))
    .leftJoin(affiliatePayee, eq(affiliatePayee.customerId, affiliate.customerId))
    .where(and(inStates(affiliate.state), LIKE))
    .orderBy(asc(affiliate.appliedAt), asc(affiliate.customerId))
    .limit(p('limit'))
    .offset(p('offset')),
);

export const countAffiliates = prepareRaw<{ states: string; search: string }, number>(
  sql`SELECT count(*) AS n FROM affiliate JOIN customer ON customer.id = affiliate.customer_id
    WHERE ${inStates(affiliate.state)} AND ${LIKE}`,
  ({ rows }) => Number(rows[0]?.n),
);

export type DeskAffiliate = RowOf<typeof affiliatesPage>;

/** What happened to each of them, the latest first. */
export const eventsOf = prepare(
  build
    .select({ event: affiliateEvent, doneBy: customer.name })
    .from(affiliateEvent)
    .innerJoin(customer, eq(customer.id, affiliateEvent.doneBy))
    .where(sql`${affiliateEvent.customerId} IN (SELECT value FROM json_each(${p('ids')}))`)
    .orderBy(desc(affiliateEvent.doneAt), desc(affiliateEvent.id))
    .limit(500),
);

export const commissionsPage = prepare(
  build
    .select({ commission, correctedIdr: CORRECTED, key: affiliate.key, name: customer.name })
    .from(commission)
    .innerJoin(affiliate, eq(affiliate.customerId, commission.customerId))
    .innerJoin(customer, eq(customer.id, commission.customerId))
    .where(and(inStates(commission.state), LIKE))
    .orderBy(desc(commission.updatedAt), desc(commission.id))
    .limit(p('limit'))
    .offset(p('offset')),
);

export const countCommissions = prepareRaw<{ states: string; search: string }, number>(
  sql`SELECT count(*) AS n FROM commission JOIN affiliate ON affiliate.customer_id = commission.customer_id
    JOIN customer ON customer.id = commission.customer_id
    WHERE ${inStates(commission.state)} AND ${LIKE}`,
  ({ rows }) => Number(rows[0]?.n),
);

export type DeskCommission = RowOf<typeof commissionsPage>;

/** Corrections and decisions of the commissions, the latest first. */
export const correctionsOf = prepare(
  build
    .select()
    .from(commissionCorrection)
    .where(sql`${commissionCorrection.commissionId} IN (SELECT value FROM json_each(${p('ids')}))`)
    .orderBy(desc(commissionCorrection.createdAt), desc(commissionCorrection.id)),
);

export const decisionsOf = prepare(
  build
    .select()
    .from(commissionEvent)
    .where(sql`${commissionEvent.commissionId} IN (SELECT value FROM json_each(${p('ids')}))`)
    .orderBy(desc(commissionEvent.doneAt), desc(commissionEvent.id)),
);

export const namesOf = prepare(
  build
    .select({ id: customer.id, name: customer.name })
    .from(customer)
    .where(sql`${customer.id} IN (SELECT value FROM json_each(${p('ids')}))`),
);
