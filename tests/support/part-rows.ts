import type { OpenDatabase } from '#db/open.ts';
import { build, query } from '#db/query.ts';
import { sparePart } from '#db/schema/shop.ts';
import { byLocale } from '#edge/contract/locale.ts';

const BATCH = 500;
/** Parts of one motorcycle; a longer list is more motorcycles, as in a price list that grows. */
const KINDS =
  'front brake pad set,rear brake disc,brake lever,front tyre,wheel rim,fork seal kit,swing arm,handlebar,side stand,belt cover,motor controller,battery tray,display unit,horn,headlight,rear indicator,seat,mirror,front fender,floor panel'.split(
    ',',
  );

const rowOf = (_: unknown, at: number): typeof sparePart.$inferInsert => {
  const kind = at % KINDS.length;
  const model = `M${String(Math.floor(at / KINDS.length)).padStart(4, '0')}`;
  const name = byLocale(() => KINDS[kind] ?? '');
  const code = `${10_000 + kind * 100}-${model}`;
  return {
    rowNumber: at + 1,
    id: `prt_${code.toLowerCase()}`,
    code,
    category: 'brakes',
    name,
    description: name,
    fits: [`alva-${model.toLowerCase()}`],
    productName: `ALVA ${model}`,
    company: 'ALVA',
    priceIdr: 98_000,
    priceListIdr: 98_000,
    imgUrls: [],
    isShowButton: true,
    isActive: true,
  };
};

/** A price list of so many parts. */
export const fillParts = async (db: OpenDatabase, count: number): Promise<void> => {
  const rows = Array.from({ length: count }, rowOf);
  for (let at = 0; at < count; at += BATCH)
    await db.write([query(build.insert(sparePart).values(rows.slice(at, at + BATCH)))]);
};
