import { sql } from 'drizzle-orm';
import { check, index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { flag, id, moment } from '#db/columns.ts';
import { customer } from './account.ts';

export const vehicle = sqliteTable(
  'vehicle',
  {
    id: id(),
    vin: text('vin').notNull().unique(),
    ownerId: text('owner_id')
      .notNull()
      .references(() => customer.id),
    productCode: text('product_code').notNull(),
    /** Platform generation, e.g. `2.1`; edge/contract/garage/generation.ts names the product. */
    generation: text('generation').notNull(),
    colorCode: text('color_code').notNull(),
    accentCode: text('accent_code'),
    /** As the police write it, e.g. `B 3847 UKW`; empty until the plate exists. */
    registrationPlate: text('registration_plate'),
    plateProgress: text('plate_progress', { enum: ['PROCESSING', 'READY', 'COLLECTED'] }).notNull(),
    plateEstimateAt: moment('plate_estimate_at'),
    plateCollectedAt: moment('plate_collected_at'),
    productionYear: integer('production_year').notNull(),
    purchasedAt: moment('purchased_at').notNull(),
    arrivedAt: moment('arrived_at'),
    deliveredAt: moment('delivered_at'),
    warrantyUntilAt: moment('warranty_until_at'),
    freeServiceUntilAt: moment('free_service_until_at'),
    /** End of roadside assistance; `rsaExpDate` on the wire. */
    roadsideUntilAt: moment('roadside_until_at'),
    odometerKm: integer('odometer_km').notNull().default(0),
    iotStatus: text('iot_status', { enum: ['ONLINE', 'OFFLINE', 'NOT_ACTIVATED'] }).notNull(),
    lastIotUpdateAt: moment('last_iot_update_at'),
    updatedAt: moment('updated_at').notNull(),
  },
  (t) => [
    index('vehicle_owner').on(t.ownerId),
    uniqueIndex('vehicle_plate').on(t.registrationPlate),
    check('vehicle_odometer', sql`${t.odometerKm} >= 0`),
  ],
);

export const vehicleWarranty = sqliteTable(
  'vehicle_warranty',
  {
    id: id(),
    vehicleId: text('vehicle_id')
      .notNull()
      .references(() => vehicle.id, { onDelete: 'cascade' }),
    /** What is covered. */
    part: text('part', { enum: ['frame', 'motor', 'controller', 'battery'] }).notNull(),
    untilAt: moment('until_at').notNull(),
  },
  (t) => [uniqueIndex('vehicle_warranty_part').on(t.vehicleId, t.part)],
);

export const serviceRecord = sqliteTable(
  'service_record',
  {
    id: id(),
    vehicleId: text('vehicle_id')
      .notNull()
      .references(() => vehicle.id, { onDelete: 'cascade' }),
    location: text('location').notNull(),
    servicedAt: moment('serviced_at').notNull(),
    type: text('type', { enum: ['PERIODIC', 'REPAIR', 'RECALL'] }).notNull(),
    odometerKm: integer('odometer_km').notNull(),
    status: text('status', { enum: ['BOOKED', 'IN_PROGRESS', 'COMPLETED'] }).notNull(),
    detail: text('detail').notNull(),
  },
  (t) => [index('service_record_vehicle').on(t.vehicleId, t.servicedAt)],
);

/** Papers that come with a motorcycle, and whether its owner has them. Never pictures of them. */
export const vehiclePaper = sqliteTable(
  'vehicle_paper',
  {
    id: id(),
    vehicleId: text('vehicle_id')
      .notNull()
      .references(() => vehicle.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: ['INVOICE', 'WARRANTY_BOOK', 'STNK', 'BPKB'] }).notNull(),
    status: text('status', { enum: ['PROCESSING', 'READY', 'COLLECTED'] }).notNull(),
    /** Since when it has that status. */
    statusAt: moment('status_at').notNull(),
  },
  (t) => [uniqueIndex('vehicle_paper_kind').on(t.vehicleId, t.kind)],
);

export const battery = sqliteTable(
  'battery',
  {
    id: id(),
    serialNumber: text('serial_number').notNull().unique(),
    model: text('model').notNull(),
    ownerId: text('owner_id').references(() => customer.id),
    /** Where it sits now; empty when it is out of any motorcycle. */
    vehicleId: text('vehicle_id').references(() => vehicle.id),
    slot: integer('slot'),
    producedAt: moment('produced_at').notNull(),
    cycles: integer('cycles').notNull(),
    weightGrams: integer('weight_grams').notNull(),
    capacityWh: integer('capacity_wh').notNull(),
    chemistry: text('chemistry').notNull(),
    warrantyUntilAt: moment('warranty_until_at').notNull(),
    locked: flag('locked').notNull().default(false),
    lockedBy: text('locked_by'),
    isBoostChargeCapable: flag('is_boost_charge_capable').notNull(),
    firmwareVersion: text('firmware_version').notNull(),
    /** State of charge of its last report, 0 to 100. */
    chargePercent: integer('charge_percent'),
    reportedAt: moment('reported_at'),
    /** Its owner has told us that it is lost or stolen. */
    missingSinceAt: moment('missing_since_at'),
    updatedAt: moment('updated_at').notNull(),
  },
  (t) => [
    uniqueIndex('battery_slot').on(t.vehicleId, t.slot),
    index('battery_owner').on(t.ownerId),
    check('battery_in_a_slot', sql`(${t.vehicleId} is null) = (${t.slot} is null)`),
    check('battery_slot_range', sql`${t.slot} in (1, 2)`),
  ],
);

/** Where a battery has been; the open entry has no end. */
export const batteryUse = sqliteTable(
  'battery_use',
  {
    id: id(),
    batteryId: text('battery_id')
      .notNull()
      .references(() => battery.id, { onDelete: 'cascade' }),
    vin: text('vin').notNull(),
    model: text('model').notNull(),
    startedAt: moment('started_at').notNull(),
    endedAt: moment('ended_at'),
    cycles: integer('cycles').notNull(),
  },
  (t) => [index('battery_use_battery').on(t.batteryId, t.startedAt)],
);
