import { and, eq, type InferSelectModel, inArray, lt, ne, notExists, sql } from 'drizzle-orm';
import { build, type Query, query } from '#db/query.ts';
import { evseStatus, station } from '#db/schema/stations.ts';
import { stationPull, stationPullSeen } from '#db/schema/stations-pull.ts';
import { upsert } from '#db/seed/upsert.ts';

export type PullState = InferSelectModel<typeof stationPull>;

export const pullState = (source: string): Query<PullState | undefined> => {
  const all = query(build.select().from(stationPull).where(eq(stationPull.source, source)));
  return { ...all, map: (result) => all.map(result)[0] };
};

export const savePull = (state: PullState): Query<unknown>[] => upsert(stationPull, [state]);

export const markSeen = (source: string, refs: readonly string[]): Query<unknown>[] =>
  upsert(
    stationPullSeen,
    [...new Set(refs)].map((ref) => ({ source, ref })),
  );

export const forgetSeen = (source: string): Query<unknown> =>
  query(build.delete(stationPullSeen).where(eq(stationPullSeen.source, source)));

/** Stations of a source that the pull of everything did not meet, and how many the source has. */
export const unseen = (source: string) => {
  const active = and(eq(station.source, source), eq(station.isActive, true));
  const met = build
    .select({ one: sql`1` })
    .from(stationPullSeen)
    .where(and(eq(stationPullSeen.source, source), eq(stationPullSeen.ref, station.sourceRef)));
  return [
    query(
      build
        .select({ id: station.id })
        .from(station)
        .where(and(active, notExists(met))),
    ),
    query(build.select({ count: sql<number>`count(*)` }).from(station).where(active)),
  ] as const;
};

/**
 * A status that a source did not change is still what it says. Statuses whose time is before `olderThan`
 * get `at`, so that a quiet charger of a live source does not fade as if the source were silent.
 */
export const confirmStatuses = (source: string, olderThan: number, at: number): Query<unknown> =>
  query(
    build
      .update(evseStatus)
      .set({ lastUpdatedAt: at })
      .where(
        and(
          lt(evseStatus.lastUpdatedAt, olderThan),
          ne(evseStatus.status, 'UNKNOWN'),
          inArray(
            evseStatus.stationId,
            build
              .select({ id: station.id })
              .from(station)
              .where(and(eq(station.source, source), eq(station.isActive, true))),
          ),
        ),
      ),
  );
