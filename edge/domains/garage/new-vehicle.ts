import { sql } from 'drizzle-orm';
import { p, prepareRaw } from '#db/query.ts';
import type { Progress } from '#edge/contract/garage/vehicle-record.ts';

/** A motorcycle that was bought here and handed over; times in epoch ms. */
export interface NewVehicle {
  readonly id: string;
  readonly vin: string;
  readonly ownerId: string;
  /** Of the model. */
  readonly slug: string;
  readonly color: string;
  readonly accent: string | null;
  /** Code of the battery option. */
  readonly battery: string;
  readonly year: number;
  readonly purchasedAt: number;
  readonly arrivedAt: number;
  readonly deliveredAt: number;
  readonly warrantyUntilAt: number;
  /** The plate may be further than its motorcycle. */
  readonly plateProgress: Progress;
  readonly plateCollectedAt: number | null;
  /** Null when nobody has said. */
  readonly plateEstimateAt: number | null;
  /** Null until it is known. */
  readonly plateNumber: string | null;
}

/** It stands in its owner's garage from then on. A repeat changes nothing. */
export const registerVehicle = prepareRaw<NewVehicle, unknown>(
  sql`INSERT INTO vehicle (id, vin, owner_id, product_code, generation, color_code, accent_code,
      registration_plate, plate_progress, plate_estimate_at, plate_collected_at, production_year, purchased_at, arrived_at, delivered_at,
      warranty_until_at, iot_status, updated_at)
    SELECT ${p('id')}, ${p('vin')}, ${p('ownerId')}, coalesce(v.product_code, m.slug),
      coalesce(m.generation, m.slug), ${p('color')}, ${p('accent')},
      ${p('plateNumber')}, ${p('plateProgress')}, ${p('plateEstimateAt')}, ${p('plateCollectedAt')},
      ${p('year')}, ${p('purchasedAt')}, ${p('arrivedAt')}, ${p('deliveredAt')},
      ${p('warrantyUntilAt')}, 'NOT_ACTIVATED', ${p('deliveredAt')}
    FROM product m LEFT JOIN product_value v ON v.product_id = m.id AND v.component = 'battery'
      AND v.code = ${p('battery')}
    WHERE m.slug = ${p('slug')} LIMIT 1
    ON CONFLICT (vin) DO NOTHING`,
  () => undefined,
);

/** The plate goes on; it is collected or not. */
export const movePlate = prepareRaw<
  { vin: string; progress: string; collectedAt: number | null; now: number },
  unknown
>(
  sql`UPDATE vehicle SET plate_progress = ${p('progress')}, plate_collected_at = ${p('collectedAt')},
      updated_at = ${p('now')} WHERE vin = ${p('vin')}`,
  () => undefined,
);

/** Of a motorcycle that was handed over; nothing happens where it was not. */
export const numberVehicle = prepareRaw<{ vin: string; number: string; now: number }, unknown>(
  sql`UPDATE vehicle SET registration_plate = ${p('number')}, updated_at = ${p('now')}
    WHERE vin = ${p('vin')}`,
  () => undefined,
);
