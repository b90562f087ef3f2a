import { sql } from 'drizzle-orm';
import { check, index, integer, real, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { flag, moment } from '#db/columns.ts';
import { vehicle } from './garage.ts';

/** What a motorcycle did this month, as its own reports add up. */
export const riderStatistic = sqliteTable(
  'rider_statistic',
  {
    vehicleId: text('vehicle_id')
      .primaryKey()
      .references(() => vehicle.id, { onDelete: 'cascade' }),
    totalTrip: integer('total_trip').notNull(),
    /** Kilometres with a kilowatt-hour. */
    efficiency: real('efficiency').notNull(),
    isActive: flag('is_active').notNull().default(true),
    /** The owner has agreed to be named; nobody is before. */
    named: flag('named').notNull().default(false),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [
    index('rider_statistic_trips').on(t.totalTrip),
    index('rider_statistic_efficiency').on(t.efficiency),
    check('rider_statistic_trips_counted', sql`${t.totalTrip} >= 0`),
  ],
);
