import type { Database } from '#db/client.ts';
import { openDatabase } from '#db/open.ts';
import type { StationRecord } from '#edge/contract/stations/record.ts';
import { retireStations, writeStations } from '#edge/domains/stations/write.sql.ts';
import { draft, stationRecord } from '#tests/support/stations.ts';

/** Address of the store behind this worker's product; a test that needs it fails without. */
export const storeUrl = (): string => {
  const url = process.env.STORE_URL?.split(' ')[Number(process.env.TEST_PARALLEL_INDEX ?? 0)];
  if (url === undefined)
    throw new Error('STORE_URL names the store of the product, as tests/run.mjs does.');
  return url;
};

/** What an operator's importer would do to the product's store meanwhile. */
export interface Operator {
  has(...stations: readonly StationRecord[]): Promise<void>;
  closes(...ids: readonly string[]): Promise<void>;
}

/** A charger that only tests know, with one free point. */
export const charger = (id: string, change: Partial<StationRecord>): StationRecord =>
  stationRecord(id, { source: 'e2e', updatedAt: Date.now(), ...change });

/** Works on the product's store and leaves nothing of it behind. */
export const asOperator = async (work: (operator: Operator) => Promise<void>): Promise<void> => {
  const db: Database = openDatabase({ url: storeUrl() });
  const ids = new Set<string>();
  const closes = async (...gone: readonly string[]): Promise<void> => {
    await db.write([retireStations(gone, Date.now())]);
  };
  try {
    await work({
      closes,
      has: async (...stations) => {
        for (const { id } of stations) ids.add(id);
        const now = Date.now();
        const drafts = stations.map((record) =>
          draft(
            record,
            record.evses.map((evse) => ({
              id: evse.id,
              stationId: record.id,
              status: 'AVAILABLE' as const,
              since: now,
              lastUpdated: now,
            })),
          ),
        );
        await db.write(writeStations(drafts));
      },
    });
  } finally {
    await closes(...ids);
    db.close();
  }
};
