import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { flag, id, json, moment, NO_TEXT, rupiah, texts } from '#db/columns.ts';

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
    name: texts('name').notNull().default(NO_TEXT),
    description: texts('description').notNull().default(NO_TEXT),
    /** Slugs of the models it fits. */
    fits: json<readonly string[]>('fits').notNull(),
    /** Names of these models, as people search them. */
    productName: text('product_name').notNull(),
    company: text('company').notNull(),
    priceIdr: rupiah('price_idr').notNull(),
    priceListIdr: rupiah('price_list_idr').notNull(),
    /** Packed for a parcel. */
    weightGrams: integer('weight_grams').notNull().default(500),
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
    name: texts('name').notNull().default(NO_TEXT),
    description: texts('description').notNull().default(NO_TEXT),
    priceIdr: rupiah('price_idr').notNull(),
    /** Packed for a parcel. */
    weightGrams: integer('weight_grams').notNull().default(500),
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
    /** Of releases before `shopStock`, which may run beside this one for a while; read by nothing. */
    stock: integer('stock').notNull(),
    orderSequence: integer('order_sequence').notNull(),
  },
  (t) => [index('shop_item_size_item').on(t.itemId, t.orderSequence)],
);

/** What people search for, so that the list can learn words: sums by day, and nothing of who searched. */
export const searchWord = sqliteTable(
  'search_word',
  {
    /** Start of the day in Jakarta. */
    dayAt: moment('day_at').notNull(),
    /** Where it was searched: `QueryLogType` of the wire. */
    type: text('type').notNull(),
    word: text('word').notNull(),
    count: integer('count').notNull(),
  },
  (t) => [primaryKey({ columns: [t.dayAt, t.type, t.word] })],
);

/** Written by releases before `searchWord`, which may run beside this one for a while; read by nothing. */
export const queryLog = sqliteTable(
  'query_log',
  {
    id: id(),
    keyword: text('keyword').notNull(),
    type: text('type').notNull(),
    network: text('network').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [index('query_log_created').on(t.createdAt)],
);
