import { sql } from 'drizzle-orm';
import { p, prepareRaw, type Query, raw } from '#db/query.ts';

export interface RankedRow {
  readonly rank: number;
  readonly ownerId: string;
  readonly name: string;
  readonly photoUrl: string | null;
  readonly generation: string;
  readonly totalTrip: number;
  readonly efficiency: number;
  readonly named: boolean;
  readonly isActive: boolean;
  readonly createdAt: number;
}

type LeaderboardType = 'TRIP' | 'EFFICIENCY';

type Wanted = {
  readonly type: LeaderboardType;
  readonly generation: string | null;
  readonly vin: string | null;
  readonly limit: number;
};

/** Ranks first and filters by vehicle then, so that a single motorcycle keeps its true rank. */
export const ranked: (wanted: Wanted) => Query<RankedRow[]> = prepareRaw(
  sql`SELECT * FROM (
      SELECT row_number() OVER (
          ORDER BY iif(${p('type')} = 'TRIP', s.total_trip, s.efficiency) DESC, s.created_at, s.vehicle_id
        ) AS rank, v.vin, v.owner_id, v.generation, c.name, c.photo_url, s.total_trip, s.efficiency,
        s.named, s.is_active, s.created_at
      FROM rider_statistic s
      JOIN vehicle v ON v.id = s.vehicle_id
      JOIN customer c ON c.id = v.owner_id
      WHERE s.is_active = 1 AND (${p('generation')} IS NULL OR v.generation = ${p('generation')}))
    WHERE ${p('vin')} IS NULL OR vin = ${p('vin')}
    ORDER BY rank LIMIT ${p('limit')}`,
  ({ rows }) =>
    rows.map((row) => ({
      rank: Number(row.rank),
      ownerId: String(row.owner_id),
      name: String(row.name),
      photoUrl: row.photo_url === null ? null : String(row.photo_url),
      generation: String(row.generation),
      totalTrip: Number(row.total_trip),
      efficiency: Number(row.efficiency),
      named: row.named === 1,
      isActive: row.is_active === 1,
      createdAt: Number(row.created_at),
    })),
);

/** Only on one's own motorcycle. */
export const setNamed = (customerId: string, vin: string, named: boolean): Query<number> =>
  raw(
    sql`UPDATE rider_statistic SET named = ${named ? 1 : 0} WHERE vehicle_id =
      (SELECT id FROM vehicle WHERE vin = ${vin} AND owner_id = ${customerId})`,
    ({ rowsAffected }) => rowsAffected,
  );

/**
 * Right after the switch of one motorcycle, into the history of the person's consents: whether any of their
 * own shows the name now. When the switch changed nothing, or this is no news, nothing is written.
 */
export const noteConsent = prepareRaw<{ id: string; customerId: string; now: number }, void>(
  sql`INSERT INTO consent (id, customer_id, purpose, granted, changed_at)
    SELECT ${p('id')}, ${p('customerId')}, 'LEADERBOARD', any_named, ${p('now')}
    FROM (SELECT EXISTS (SELECT 1 FROM rider_statistic WHERE named = 1 AND vehicle_id IN
      (SELECT id FROM vehicle WHERE owner_id = ${p('customerId')})) AS any_named)
    WHERE changes() = 1 AND any_named IS NOT (SELECT granted FROM consent
      WHERE customer_id = ${p('customerId')} AND purpose = 'LEADERBOARD'
      ORDER BY changed_at DESC, id DESC LIMIT 1)`,
  () => undefined,
);

/** Consent is a person's: the next owner has not given it. */
export const forgetConsent = (vehicleId: string): Query<unknown> =>
  raw(sql`UPDATE rider_statistic SET named = 0 WHERE vehicle_id = ${vehicleId}`, () => undefined);
