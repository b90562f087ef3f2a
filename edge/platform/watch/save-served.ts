import type { Served } from '#edge/contract/served.ts';
import { HOUR_MS } from '#edge/contract/time.ts';
import type { Deps } from '#edge/platform/deps.ts';
import { countServed, PAGES_OF } from './measure.sql.ts';

/** Adds to what this region answered in this hour. */
export const saveServed = (
  by: 'bff' | 'pages',
  counts: Served,
  { db, env, clock }: Pick<Deps, 'db' | 'env' | 'clock'>,
): Promise<unknown> => {
  const hourAt = Math.floor(clock() / HOUR_MS) * HOUR_MS;
  const region = by === 'pages' ? PAGES_OF + env.REGION : env.REGION;
  return db.write([countServed({ ...counts, hourAt, region })]);
};
