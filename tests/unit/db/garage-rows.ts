import type { InStatement } from '@libsql/client';

/** Statements that make the people and vehicles of a feed test, without the rest of their fields. */
export const addCustomer = (id: string): InStatement => ({
  sql: `INSERT INTO customer (id, customer_type, name, created_at, updated_at) VALUES (?, 'personal', ?, 0, 0)`,
  args: [id, id],
});

export const addVehicle = (id: string, owner: string): InStatement => ({
  sql: `INSERT INTO vehicle (id, vin, owner_id, product_code, generation, color_code, plate_progress,
    production_year, purchased_at, iot_status, updated_at)
    VALUES (?, ?, ?, 'ACC-BN-1H-L2R1', 'Vortex', 'halo-white', 'PROCESSING', 2026, 0, 'OFFLINE', 0)`,
  args: [id, `VIN-${id}`, owner],
});

export const addShare = (
  id: string,
  vehicle: string,
  owner: string,
  guest: string,
  end = 2_000,
): InStatement => ({
  sql: `INSERT INTO vehicle_share (id, vehicle_id, owner_id, guest_id, loan_start_at, loan_end_at, accepted_at, created_at)
    VALUES (?, ?, ?, ?, 1000, ?, 0, 0)`,
  args: [id, vehicle, owner, guest, end],
});

export const addService = (id: string, vehicle: string): InStatement => ({
  sql: `INSERT INTO service_record (id, vehicle_id, location, serviced_at, type, odometer_km, status, detail)
    VALUES (?, ?, 'Jakarta', 0, 'PERIODIC', 10, 'COMPLETED', 'Brakes')`,
  args: [id, vehicle],
});
