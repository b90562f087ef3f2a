import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { flag, moment } from '#db/columns.ts';

/** What search engines, social cards and screen readers are told about a page. */
export const metaTag = sqliteTable(
  'meta_tag',
  {
    /** Path without the leading slash; `home` for `/`; `{segment}` where any value fits. */
    pageName: text('page_name').notNull(),
    locale: text('locale').notNull(),
    title: text('title').notNull(),
    description: text('description').notNull(),
    h1: text('h1').notNull(),
    h2: text('h2').notNull(),
    h3: text('h3').notNull(),
    image: text('image').notNull(),
  },
  (t) => [primaryKey({ columns: [t.pageName, t.locale] })],
);

export const page = sqliteTable(
  'page',
  {
    /** Unique over all kinds, e.g. `warranty`, `help/battery`, `help/battery/cold-rain`. */
    name: text('name').primaryKey(),
    kind: text('kind', {
      enum: ['page', 'policy', 'terms', 'help-topic', 'help-answer', 'post', 'promo'],
    }).notNull(),
    /** The topic of an answer. */
    parentName: text('parent_name'),
    /** `story` or `press` for posts. */
    category: text('category'),
    image: text('image'),
    isActive: flag('is_active').notNull(),
    orderSequence: integer('order_sequence').notNull(),
    /** When a post came out, or when a text last changed. */
    publishedAt: moment('published_at').notNull().default(0),
    /** A promo's first moment. */
    validFromAt: moment('valid_from_at'),
    /** The moment after a promo's last one; of `countdown`: what it counts down to. */
    validUntilAt: moment('valid_until_at'),
  },
  (t) => [index('page_kind').on(t.kind, t.parentName, t.orderSequence)],
);

export const pageText = sqliteTable(
  'page_text',
  {
    pageName: text('page_name')
      .notNull()
      .references(() => page.name),
    locale: text('locale').notNull(),
    title: text('title').notNull(),
    summary: text('summary').notNull(),
    /** Blocks as JSON; see `db/content/content/blocks.ts`. */
    blocks: text('blocks').notNull(),
  },
  (t) => [primaryKey({ columns: [t.pageName, t.locale] })],
);
