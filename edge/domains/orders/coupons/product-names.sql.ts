import { sql } from 'drizzle-orm';
import { p, prepareRaw } from '#db/query.ts';
import { byLocale, type Text } from '#edge/contract/locale.ts';

const wanted = sql`(SELECT value FROM json_each(${p('slugs')}))`;

/** A motorcycle is called the same in every language. */
const everywhere = (name: string): Text => byLocale(() => name);

/** Slug and name of what is sold, by a JSON list of slugs; of parts by their codes. */
export const namesOfSlugs = prepareRaw<
  { slugs: string },
  readonly { readonly slug: string; readonly name: Text }[]
>(
  sql`SELECT slug, name, 1 AS everywhere FROM product WHERE is_active = 1 AND slug IN ${wanted}
    UNION ALL
      SELECT slug, name, 0 FROM shop_item WHERE is_active = 1 AND slug IN ${wanted}
    UNION ALL
      SELECT code, name, 0 FROM spare_part WHERE is_active = 1 AND code IN ${wanted}
    ORDER BY 1`,
  ({ rows }) =>
    rows.map((row) => ({
      slug: String(row.slug),
      name:
        Number(row.everywhere) === 1
          ? everywhere(String(row.name))
          : (JSON.parse(String(row.name)) as Text),
    })),
);
