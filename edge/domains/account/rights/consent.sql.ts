import { desc, eq, sql } from 'drizzle-orm';
import { build, p, prepare, prepareRaw } from '#db/query.ts';
import { consent } from '#db/schema/account-change.ts';

const MOST = 100;

/** What was said of all purposes, the latest first. */
export const consentsOf = prepare(
  build
    .select()
    .from(consent)
    .where(eq(consent.customerId, p('customerId')))
    .orderBy(desc(consent.changedAt), desc(consent.id))
    .limit(MOST),
);

interface ConsentRow {
  readonly id: string;
  readonly customerId: string;
  readonly purpose: string;
  readonly granted: number;
  /** When it was said: an answer may arrive later, and then stands where it belongs. */
  readonly at: number;
}

/** What the person had said by then already is no news, and nothing is written. */
export const noteConsent = prepareRaw<ConsentRow, void>(
  sql`INSERT INTO consent (id, customer_id, purpose, granted, changed_at)
    SELECT ${p('id')}, ${p('customerId')}, ${p('purpose')}, ${p('granted')}, ${p('at')}
    WHERE ${p('granted')} IS NOT (SELECT granted FROM consent
      WHERE customer_id = ${p('customerId')} AND purpose = ${p('purpose')} AND changed_at <= ${p('at')}
      ORDER BY changed_at DESC, id DESC LIMIT 1)`,
  () => undefined,
);

/** On all of one's motorcycles. */
export const nameOnLeaderboard = prepareRaw<{ customerId: string; granted: number }, void>(
  sql`UPDATE rider_statistic SET named = ${p('granted')} WHERE vehicle_id IN
    (SELECT id FROM vehicle WHERE owner_id = ${p('customerId')})`,
  () => undefined,
);

/** Undefined without a motorcycle: there is no place for the name then. */
export const isNamedOnLeaderboard = prepareRaw<{ customerId: string }, boolean | undefined>(
  sql`SELECT max(named) AS named FROM rider_statistic WHERE vehicle_id IN
    (SELECT id FROM vehicle WHERE owner_id = ${p('customerId')})`,
  ({ rows }) => {
    const named = rows[0]?.named ?? undefined;
    return named === undefined ? undefined : Number(named) === 1;
  },
);
