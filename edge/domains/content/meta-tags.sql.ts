import { getTableColumns, sql } from 'drizzle-orm';
import { build, p, prepare } from '#db/query.ts';
import { metaTag } from '#db/schema/content.ts';
import { languageRank } from '#edge/platform/language-rank.ts';

/** Rows of the candidates (a JSON array, best first); the best name and language comes first. */
export const metaTagsOf = prepare(
  build
    .select(getTableColumns(metaTag))
    .from(metaTag)
    .innerJoin(sql`json_each(${p('names')}) as wanted`, sql`${metaTag.pageName} = wanted.value`)
    .orderBy(sql`wanted.key`, languageRank(metaTag.locale))
    .limit(1),
);
