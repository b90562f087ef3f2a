import { sql } from 'drizzle-orm';
import { check, index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { flag, id, moment, NO_TEXT, rupiah, texts } from '#db/columns.ts';

/** A support programme that lowers the price on the road; configuration, never a rule in code. */
export const subsidy = sqliteTable('subsidy', {
  id: id(),
  amountIdr: rupiah('amount_idr').notNull(),
  isActive: flag('is_active').notNull(),
});

export const product = sqliteTable('product', {
  id: id(),
  slug: text('slug').notNull().unique(),
  odooProductId: integer('odoo_product_id').notNull().unique(),
  name: text('name').notNull(),
  /** As vehicles report it: `Vortex`, `1.1`, `2` …; null while no generation is assigned. */
  generation: text('generation'),
  /** Look whose pictures stand for the model in lists. */
  look: text('look').notNull(),
  image: text('image').notNull(),
  isActive: flag('is_active').notNull(),
  orderSequence: integer('order_sequence').notNull(),
  showDpSimulation: flag('show_dp_simulation').notNull(),
  showTesti: flag('show_testi').notNull(),
  eBrochure: text('e_brochure'),
  /** Battery option that the reference price (`otr_price`) is for. */
  standardBattery: text('standard_battery').notNull(),
  subsidyId: text('subsidy_id').references(() => subsidy.id),
});

/** What a model says in one language; JSON where it is only ever read as a whole. */
export const productText = sqliteTable(
  'product_text',
  {
    productId: text('product_id')
      .notNull()
      .references(() => product.id),
    locale: text('locale').notNull(),
    slogan: text('slogan').notNull(),
    edition: text('edition').notNull(),
    imageLabel: text('image_label').notNull(),
    description: text('description').notNull(),
    mainFeatures: text('main_features').notNull(),
    sections: text('sections').notNull(),
    specifications: text('specifications').notNull(),
    testimonials: text('testimonials').notNull().default('[]'),
  },
  (t) => [primaryKey({ columns: [t.productId, t.locale] })],
);

/** The choices of the configurator: colours, accents of a colour, battery options. */
export const productValue = sqliteTable(
  'product_value',
  {
    id: id(),
    productId: text('product_id')
      .notNull()
      .references(() => product.id),
    /** `color`, `accent` or `battery`. */
    component: text('component').notNull(),
    code: text('code').notNull(),
    category: text('category').notNull(),
    /** Colour an accent belongs to. */
    parentCode: text('parent_code'),
    name: texts('name').notNull().default(NO_TEXT),
    /** Paint as sRGB hex, for swatches. */
    hex: text('hex'),
    battery1: text('battery1'),
    battery2: text('battery2'),
    isRentBattery: flag('is_rent_battery').notNull(),
    monthlyFeeIdr: rupiah('monthly_fee_idr'),
    /** Not offered after this time. */
    validityToShowAt: moment('validity_to_show_at'),
    /** Offered at this dealer only. */
    validityDealerId: text('validity_dealer_id'),
    productCode: text('product_code'),
    images: text('images').notNull(),
    orderSequence: integer('order_sequence').notNull(),
  },
  (t) => [
    index('product_value_product').on(t.productId, t.orderSequence),
    // The next moment at which the catalogue changes by time alone is part of its revision.
    index('product_value_validity')
      .on(t.validityToShowAt)
      .where(sql`${t.validityToShowAt} is not null`),
  ],
);

/** Price on the road of one battery option in one province, by the lines of the invoice. */
export const productPrice = sqliteTable(
  'product_price',
  {
    productId: text('product_id')
      .notNull()
      .references(() => product.id),
    battery: text('battery').notNull(),
    /** Province code of the ministry, e.g. `31`. */
    areaCode: text('area_code').notNull(),
    vehicleIdr: rupiah('vehicle_idr').notNull(),
    bbnkbIdr: rupiah('bbnkb_idr').notNull(),
    pkbIdr: rupiah('pkb_idr').notNull(),
    stnkIdr: rupiah('stnk_idr').notNull(),
    tnkbIdr: rupiah('tnkb_idr').notNull(),
    bpkbIdr: rupiah('bpkb_idr').notNull(),
    otrIdr: rupiah('otr_idr')
      .notNull()
      .generatedAlwaysAs(sql`vehicle_idr + bbnkb_idr + pkb_idr + stnk_idr + tnkb_idr + bpkb_idr`, {
        mode: 'stored',
      }),
  },
  (t) => [
    primaryKey({ columns: [t.productId, t.areaCode, t.battery] }),
    index('product_price_area').on(t.areaCode),
  ],
);

/**
 * A price that holds for a time in the place of `product_price`: from `startsAt` until `endsAt`, of the
 * changes that hold at once the one that began last. Lines without an amount stay as they are.
 */
export const productPriceChange = sqliteTable(
  'product_price_change',
  {
    id: id(),
    productId: text('product_id')
      .notNull()
      .references(() => product.id),
    battery: text('battery').notNull(),
    /** Null for every province. */
    areaCode: text('area_code'),
    vehicleIdr: rupiah('vehicle_idr').notNull(),
    bbnkbIdr: rupiah('bbnkb_idr'),
    pkbIdr: rupiah('pkb_idr'),
    stnkIdr: rupiah('stnk_idr'),
    tnkbIdr: rupiah('tnkb_idr'),
    bpkbIdr: rupiah('bpkb_idr'),
    startsAt: moment('starts_at').notNull(),
    /** The first moment at which it is over; at its start where it was withdrawn before. */
    endsAt: moment('ends_at'),
    version: integer('version').notNull().default(1),
    /** Why, for the staff. */
    reason: text('reason').notNull(),
    createdBy: text('created_by').notNull(),
    createdAt: moment('created_at').notNull(),
    /** Devices were told that it has begun, and that it is over. */
    beginTold: flag('begin_told').notNull().default(false),
    endTold: flag('end_told').notNull().default(false),
  },
  (t) => [
    index('product_price_change_product').on(t.productId, t.battery, t.startsAt),
    index('product_price_change_start').on(t.startsAt),
    index('product_price_change_end').on(t.endsAt).where(sql`${t.endsAt} is not null`),
    check('product_price_change_span', sql`${t.endsAt} is null or ${t.endsAt} >= ${t.startsAt}`),
  ],
);
