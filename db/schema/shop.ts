import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { flag, id, json, moment, rupiah } from '../columns.ts';

/** A genuine part of the price list. Search goes through `part_words` (db/search/parts.ts). */
export const sparePart = sqliteTable(
  'spare_part',
  {
    /** Place in the printed list; also the row id of the word index. */
    rowNumber: integer('row_number').primaryKey(),
    id: text('id').notNull().unique(),
    code: text('code').notNull().unique(),
    /** System of the vehicle: `brakes`, `electrical` … */
    category: text('category').notNull(),
    nameEn: text('name_en').notNull(),
    nameId: text('name_id').notNull(),
    descriptionEn: text('description_en').notNull(),
    descriptionId: text('description_id').notNull(),
    /** Slugs of the models it fits. */
    fits: json<readonly string[]>('fits').notNull(),
    /** Names of these models, as people search them. */
    productName: text('product_name').notNull(),
    company: text('company').notNull(),
    priceIdr: rupiah('price_idr').notNull(),
    priceListIdr: rupiah('price_list_idr').notNull(),
    /** Pictures, the main one first; empty while there are none. */
    imgUrls: json<readonly string[]>('img_urls').notNull(),
    /** False where a workshop has to fit it, so that it is not sold over the counter. */
    isShowButton: flag('is_show_button').notNull(),
    isActive: flag('is_active').notNull(),
  },
  (t) => [
    index('spare_part_category').on(t.category, t.rowNumber),
    index('spare_part_active').on(t.isActive),
  ],
);

/** A word of the price list and how many parts have it; kept by triggers (db/search/parts.ts). */
export const partTerm = sqliteTable('part_term', {
  term: text('term').primaryKey(),
  rows: integer('rows').notNull(),
});

/** Accessories, apparel and batteries: what is sold with a picture and a size, not by number. */
export const shopItem = sqliteTable(
  'shop_item',
  {
    id: id(),
    slug: text('slug').notNull().unique(),
    kind: text('kind', { enum: ['accessory', 'apparel', 'battery'] }).notNull(),
    nameEn: text('name_en').notNull(),
    nameId: text('name_id').notNull(),
    descriptionEn: text('description_en').notNull(),
    descriptionId: text('description_id').notNull(),
    priceIdr: rupiah('price_idr').notNull(),
    /** Slugs of the models it fits; empty when it fits a person. */
    fits: json<readonly string[]>('fits').notNull(),
    image: text('image'),
    isActive: flag('is_active').notNull(),
    orderSequence: integer('order_sequence').notNull(),
  },
  (t) => [index('shop_item_kind').on(t.kind, t.orderSequence)],
);

/** One size of an item, or its only one (`-`). */
export const shopItemSize = sqliteTable(
  'shop_item_size',
  {
    id: id(),
    itemId: text('item_id')
      .notNull()
      .references(() => shopItem.id),
    size: text('size').notNull(),
    stock: integer('stock').notNull(),
    orderSequence: integer('order_sequence').notNull(),
  },
  (t) => [index('shop_item_size_item').on(t.itemId, t.orderSequence)],
);

/** What people search for, so that the list can learn words. No person is told from it. */
export const queryLog = sqliteTable(
  'query_log',
  {
    id: id(),
    keyword: text('keyword').notNull(),
    type: text('type').notNull(),
    /** Network of the connection (IPv4 /24, IPv6 /48): enough to tell a flood from people. */
    network: text('network').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [index('query_log_created').on(t.createdAt)],
);
