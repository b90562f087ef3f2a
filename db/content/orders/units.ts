import { MODELS } from '#db/content/catalog/models/index.ts';
import { daysFromEpoch } from '#db/content/epoch.ts';
import type { unit } from '#db/schema/orders-units.ts';

type Row = typeof unit.$inferInsert;

/** Where demo stock stands; every configuration has one unit at each. */
const DEALERS = ['aec-scbd', 'aec-bsd', 'dealer-bekasi'] as const;

/** Announced, and sold as a pre-order until the first ones arrive. */
const WITHOUT_STOCK = new Set(['alva-n3']);

const digits = (at: number, length: number): string => String(at).padStart(length, '0');

/** `MJX` is no manufacturer's code: these motorcycles do not exist. */
const rowOf = (at: number, row: Pick<Row, 'slug' | 'color' | 'accent' | 'battery'>): Row => ({
  ...row,
  id: `unt_demo_${digits(at, 4)}`,
  vin: `MJXVD1STK${digits(at, 8)}`,
  motorNumber: `EM${digits(at, 8)}`,
  dealerSlug: DEALERS[at % DEALERS.length] ?? DEALERS[0],
  arrivedAt: daysFromEpoch(-30 + (at % 20)),
});

/** Demo stock of every colour, accent and battery that is sold from stock. */
export const units = (): Row[] => {
  const rows: Row[] = [];
  for (const { slug, colors, accents, batteries } of MODELS) {
    if (WITHOUT_STOCK.has(slug)) continue;
    for (const color of colors)
      for (const accent of accents.length === 0 ? [null] : accents)
        for (const { code: battery } of batteries)
          for (const _ of DEALERS) rows.push(rowOf(rows.length, { slug, color, accent, battery }));
  }
  return rows;
};
