import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { build, p, prepare, type RowOf } from '#db/query.ts';
import {
  product,
  productPrice,
  productPriceChange,
  productText,
  productValue,
  subsidy,
} from '#db/schema/catalog.ts';
import { DEFAULT_AREA } from '#edge/contract/areas.ts';
import { languageRank } from '#edge/platform/language-rank.ts';
import { changeOf, otrNow } from './price-now.sql.ts';

/** The text in the language asked for, else in the first that stands in for it (`locale` says which). */
const textInLocale = eq(
  productText.locale,
  sql`(select t.locale from product_text t where t.product_id = ${product.id} order by ${languageRank(sql`t.locale`)} limit 1)`,
);

const v = productValue;
const values = sql<string>`(select json_group_array(json_object(
  'id', v.id, 'component', v.component, 'code', v.code, 'category', v.category,
  'parent_code', v.parent_code, 'name', json(v.name), 'hex', v.hex,
  'battery1', v.battery1, 'battery2', v.battery2, 'is_rent_battery', v.is_rent_battery,
  'monthly_fee', v.monthly_fee_idr, 'validity_to_show', v.validity_to_show_at,
  'validity_dealer_id', v.validity_dealer_id, 'product_code', v.product_code,
  'images', json(v.images)))
  from (select * from ${v} where ${v.productId} = ${product.id}
    and ifnull(${v.validityToShowAt}, 9e15) > ${p('now')} order by ${v.orderSequence}) v)`;

const summary = {
  id: product.id,
  slug: product.slug,
  odooProductId: product.odooProductId,
  name: product.name,
  generation: product.generation,
  image: product.image,
  isActive: product.isActive,
  orderSequence: product.orderSequence,
  showDpSimulation: product.showDpSimulation,
  showTesti: product.showTesti,
  eBrochure: product.eBrochure,
  standardBattery: product.standardBattery,
  locale: productText.locale,
  slogan: productText.slogan,
  edition: productText.edition,
  imageLabel: productText.imageLabel,
  description: productText.description,
  otrIdr: sql<number | null>`${otrNow(sql`${productPrice}`, sql`${productPriceChange}`)}`,
  subsidyIdr: subsidy.amountIdr,
};

/** Columns that cost: read only when a document selects them. */
const heavy = {
  mainFeatures: productText.mainFeatures,
  sections: productText.sections,
  specifications: productText.specifications,
  testimonials: productText.testimonials,
  values,
};

export type Part = keyof typeof heavy;

const select = (parts: readonly Part[], where: SQL | undefined) =>
  prepare(
    build
      .select({
        ...summary,
        mainFeatures: parts.includes('mainFeatures') ? heavy.mainFeatures : sql<string>`'[]'`,
        sections: parts.includes('sections') ? heavy.sections : sql<string>`'[]'`,
        specifications: parts.includes('specifications') ? heavy.specifications : sql<string>`'[]'`,
        testimonials: parts.includes('testimonials') ? heavy.testimonials : sql<string>`'[]'`,
        values: parts.includes('values') ? heavy.values : sql<string>`'[]'`,
      })
      .from(product)
      .innerJoin(productText, and(eq(productText.productId, product.id), textInLocale))
      .leftJoin(
        productPrice,
        and(
          eq(productPrice.productId, product.id),
          eq(productPrice.areaCode, DEFAULT_AREA),
          eq(productPrice.battery, product.standardBattery),
        ),
      )
      .leftJoin(productPriceChange, eq(productPriceChange.id, changeOf(sql`${productPrice}`)))
      .leftJoin(subsidy, and(eq(subsidy.id, product.subsidyId), eq(subsidy.isActive, true)))
      .where(and(eq(product.isActive, true), where))
      .orderBy(product.orderSequence),
  );

/** One statement per combination of parts, built when it is first needed. */
const variants = (where?: SQL) => {
  const built = new Map<string, ReturnType<typeof select>>();
  return (parts: readonly Part[]) => {
    const key = parts.join();
    const statement = built.get(key) ?? select(parts, where);
    built.set(key, statement);
    return statement;
  };
};

/** Placeholders: locale, now. */
export const activeProducts = variants();
/** Placeholders: locale, now, slug. */
export const activeProductBySlug = variants(eq(product.slug, p('slug')));
/** Placeholders: locale, now, slugs (a JSON array of strings). */
export const activeProductsBySlugs = variants(
  inArray(product.slug, sql`(select value from json_each(${p('slugs')}))`),
);

export type ProductRow = RowOf<ReturnType<typeof select>>;
