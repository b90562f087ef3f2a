import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { p } from '#db/query.ts';
import { fallbackOrder, LOCALES } from '#edge/contract/locale.ts';

const orders = LOCALES.map(
  (locale) => sql`when ${sql.raw(`'${locale}'`)} then ${sql.raw(`'${fallbackOrder(locale)}'`)}`,
);

/**
 * For `order by`: rows in the language asked for first, then those that stand in for it, in their
 * order; languages we do not speak last. Placeholder: locale.
 */
export const languageRank = (column: SQLWrapper): SQL<number> =>
  sql`instr(case ${p('locale')} ${sql.join(orders, sql` `)} end || ',' || ${column}, ${column})`;
