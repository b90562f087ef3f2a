import { sql } from 'drizzle-orm';
import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { flag, id, moment } from '#db/columns.ts';
import { customer } from './account.ts';
import { station } from './stations.ts';

const stationId = () =>
  text('station_id')
    .notNull()
    .references(() => station.id, { onDelete: 'cascade' });

const customerId = () =>
  text('customer_id')
    .notNull()
    .references(() => customer.id);

/** What riders saw. The client makes the id, so a report that is sent again is the same report. */
export const stationReport = sqliteTable(
  'station_report',
  {
    id: id(),
    stationId: stationId(),
    customerId: customerId(),
    /** `edge/contract/stations/reports.ts`. */
    kind: text('kind').notNull(),
    /** Of an upload of the same customer. */
    photoId: text('photo_id'),
    /** Who of the staff took the photo away. */
    photoHiddenBy: text('photo_hidden_by'),
    /** When the rider saw it, which may be long before it could be sent. */
    seenAt: moment('seen_at').notNull(),
    receivedAt: moment('received_at').notNull(),
  },
  (t) => [
    index('station_report_station').on(t.stationId, t.seenAt),
    index('station_report_customer').on(t.customerId, t.receivedAt),
    index('station_report_photo').on(t.photoId).where(sql`${t.photoId} is not null`),
  ],
);

/** The last word of a customer about a station; the later `changedAt` wins. */
export const stationFavourite = sqliteTable(
  'station_favourite',
  {
    /** Customer and station, as the feed needs one id. */
    id: id(),
    customerId: customerId(),
    stationId: stationId(),
    isFavourite: flag('is_favourite').notNull(),
    changedAt: moment('changed_at').notNull(),
  },
  (t) => [
    index('station_favourite_customer').on(t.customerId),
    index('station_favourite_station').on(t.stationId).where(sql`${t.isFavourite} = 1`),
  ],
);

/** The condensed history that devices get; apart from the station, which imports overwrite. */
export const stationUsual = sqliteTable('station_usual', {
  stationId: stationId().primaryKey(),
  /** 168 digits in base 36, hour by hour of the week; `-` where nothing was observed. */
  freeByHour: text('free_by_hour').notNull(),
});

/** How many EVSEs were looked at in an hour of the week, and how many of those were free. */
export const stationHour = sqliteTable(
  'station_hour',
  {
    stationId: stationId(),
    /** 0 is Monday 00:00 on the station's clock. */
    hour: integer('hour').notNull(),
    free: integer('free').notNull(),
    total: integer('total').notNull(),
  },
  (t) => [primaryKey({ columns: [t.stationId, t.hour] })],
);
