import { and, desc, eq, sql } from 'drizzle-orm';
import { build, p, prepare, type RowOf } from '#db/query.ts';
import { page, pageText } from '#db/schema/content.ts';
import { languageRank } from '#edge/platform/language-rank.ts';

const kind = p('kind');

/** The text in the language asked for, else in the first that stands in for it (`locale` says which). */
const textInLocale = and(
  eq(pageText.pageName, page.name),
  eq(
    pageText.locale,
    sql`(select t.locale from page_text t where t.page_name = ${page.name} order by ${languageRank(sql`t.locale`)} limit 1)`,
  ),
);

const summary = {
  name: page.name,
  kind: page.kind,
  parentName: page.parentName,
  category: page.category,
  image: page.image,
  publishedAt: page.publishedAt,
  validFromAt: page.validFromAt,
  validUntilAt: page.validUntilAt,
  locale: pageText.locale,
  title: pageText.title,
  summary: pageText.summary,
};

const from = (columns: typeof summary & { blocks?: typeof pageText.blocks }) =>
  build.select(columns).from(page).innerJoin(pageText, textInLocale);

/** Placeholders: locale, name. */
export const pageByName = prepare(
  build
    .select({ ...summary, blocks: pageText.blocks })
    .from(page)
    .innerJoin(pageText, textInLocale)
    .where(and(eq(page.name, p('name')), eq(page.isActive, true))),
);

/** Placeholders: locale, kind. */
export const pagesOfKind = prepare(
  from(summary)
    .where(and(eq(page.kind, kind), eq(page.isActive, true)))
    .orderBy(page.orderSequence),
);

const category = p('category');
const isPost = and(
  eq(page.kind, 'post'),
  eq(page.isActive, true),
  sql`(${category} is null or ${page.category} = ${category})`,
);

/** Newest first. Placeholders: locale, category (null for all), limit, offset. */
export const latestPosts = prepare(
  from(summary)
    .where(isPost)
    .orderBy(desc(page.publishedAt), page.name)
    .limit(p('limit'))
    .offset(p('offset')),
);

/** Placeholder: category. */
export const countPosts = prepare(
  build.select({ total: sql<number>`count(*)` }).from(page).where(isPost),
);

export type PageSummaryRow = RowOf<typeof pagesOfKind>;
export type PageRow = RowOf<typeof pageByName>;

/** Title of a page in a language. Placeholders: locale, name. */
export const pageTitle = prepare(
  build
    .select({ title: pageText.title })
    .from(page)
    .innerJoin(pageText, textInLocale)
    .where(and(eq(page.name, p('name')), eq(page.isActive, true))),
);
