import { inArray, sql } from 'drizzle-orm';
import { changedIds } from '#db/feed/page.ts';
import { build, prepare } from '#db/query.ts';
import { page, pageText } from '#db/schema/content.ts';
import type { PageRecord } from '#edge/contract/content/page-record.ts';
import { provideRecords } from '#edge/graphql/provide-records.ts';

const texts = sql<string>`(select json_group_object(t.locale, json_object(
  'title', t.title, 'summary', t.summary, 'blocks', json(t.blocks)))
  from ${pageText} t where t.page_name = ${page.name})`;

const changedPages = prepare(
  build.select({ page, texts }).from(page).where(inArray(page.name, changedIds)),
);

provideRecords('pages', async (values, { read }) => {
  const rows = await read(changedPages(values));
  return new Map(
    rows.map(({ page: p, texts: json }) => [
      p.name,
      {
        name: p.name,
        kind: p.kind,
        parent_name: p.parentName,
        category: p.category,
        image: p.image,
        published_at: p.publishedAt,
        order_sequence: p.orderSequence,
        texts: JSON.parse(json) as PageRecord['texts'],
      },
    ]),
  );
});
