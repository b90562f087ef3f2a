import { real, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { moment } from '#db/columns.ts';
import { customer } from './account.ts';

/**
 * Where a customer wants things delivered; apart from the address on their papers, which this must
 * not change. One each; the later `changedAt` wins.
 */
export const customerAddress = sqliteTable('customer_address', {
  customerId: text('customer_id')
    .primaryKey()
    .references(() => customer.id),
  address: text('address').notNull(),
  provinceId: text('province_id').notNull(),
  provinceName: text('province_name').notNull(),
  cityId: text('city_id').notNull(),
  cityName: text('city_name').notNull(),
  districtId: text('district_id').notNull(),
  districtName: text('district_name').notNull(),
  zipCode: text('zip_code').notNull(),
  note: text('note'),
  latitude: real('latitude'),
  longitude: real('longitude'),
  changedAt: moment('changed_at').notNull(),
});
