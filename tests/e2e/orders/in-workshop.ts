import { sql } from 'drizzle-orm';
import { raw } from '#db/query.ts';
import { newId } from '#edge/contract/ids.ts';
import { inStore } from '#tests/e2e/in-store.ts';

interface Appointment {
  readonly vin: string;
  readonly kind: 'PERIODIC' | 'REPAIR';
  readonly slotAt: number;
  /** Whether the workshop has taken the motorcycle in. */
  readonly isHere: boolean;
}

/** An appointment in Jakarta at a time that no page offers any more. @returns its id */
export const appointmentMade = async ({
  vin,
  kind,
  slotAt,
  isHere,
}: Appointment): Promise<string> => {
  const id = newId('sbk');
  const status = isHere ? 'IN_PROGRESS' : 'BOOKED';
  const run = (text: ReturnType<typeof sql>) => raw(text, () => undefined);
  await inStore((db) =>
    db.write([
      run(sql`INSERT INTO service_booking (id, vehicle_id, customer_id, place_id, slot_at, seat, status, kind, created_at)
        SELECT ${id}, v.id, v.owner_id, p.id, ${slotAt}, 1, 'BOOKED', ${kind}, ${slotAt} FROM vehicle v, place p
        WHERE v.vin = ${vin} AND p.dealer_slug = 'aec-scbd'`),
      run(sql`INSERT INTO service_record (id, vehicle_id, location, serviced_at, type, odometer_km, status, detail)
        SELECT ${id}, v.id, p.location, ${slotAt}, ${kind}, coalesce(v.odometer_km, 0), ${status}, '' FROM vehicle v, place p
        WHERE v.vin = ${vin} AND p.dealer_slug = 'aec-scbd'`),
    ]),
  );
  return id;
};
