import { build, query } from '#db/query.ts';
import { sparePart } from '#db/schema/shop.ts';
import { byLocale } from '#edge/contract/locale.ts';
import { migrated, stores } from '#tests/support/stores.ts';
import { posted, postShot } from './cases.ts';
import { cpuOf, figureOf, race } from './race.ts';
import { type Bench, startServer } from './servers.ts';
import { marked, table, whole } from './table.ts';

const ROUNDS = { rounds: 7, roundMs: 400, warmUpMs: 400 };
const BATCH = 500;
/** Parts of one motorcycle; a longer list is more motorcycles, as in a price list that grows. */
const KINDS =
  'front brake pad set,rear brake disc,brake lever,front tyre,wheel rim,fork seal kit,swing arm,handlebar,side stand,belt cover,motor controller,battery tray,display unit,horn,headlight,rear indicator,seat,mirror,front fender,floor panel'.split(
    ',',
  );

/** What is typed, and how much more a ten times longer list may cost. The last one is corrected. */
const SEARCHES = [
  ['part number', '10200 m0007', 1.5],
  ['name and model', 'brake disc m0007', 1.5],
  ['first letters', 'br', 1.5],
  ['misspelt', 'handelbar m0007', 1.5],
] as const;

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

const startWith = async (bench: Bench, size: number) => {
  const { db, url: DATABASE_URL } = bench.stopAtEnd(await migrated(stores[0].open));
  const rows = Array.from({ length: size }, rowOf);
  for (let at = 0; at < size; at += BATCH)
    await db.write([query(build.insert(sparePart).values(rows.slice(at, at + BATCH)))]);
  return startServer(bench, 'Node', 'bff', { ...bench.sides.workerd.bindings, DATABASE_URL });
};

/** The whole way of a search, from the request to the answer, on lists of both sizes in turn. */
export const partsTable = async (bench: Bench): Promise<string> => {
  const shop = await startWith(bench, 1_000);
  const largeShop = await startWith(bench, 10_000);
  const rows: string[][] = [];
  for (const [name, search, limit] of SEARCHES) {
    const shot = postShot('/graphql', posted(/^query PriceList\b/, { search, locale: 'en' }));
    const targets = { few: { server: shop, shot }, many: { server: largeShop, shot } };
    const { few = [], many = [] } = await race(targets, ROUNDS);
    const growth = cpuOf(many) / cpuOf(few);
    const rate = whole(figureOf(few, 'rate'));
    rows.push([name, rate, marked(growth.toFixed(2), growth <= limit), String(limit)]);
  }
  return table(
    ['search', 'requests/s with 1,000 parts', 'CPU with 10,000, of that with 1,000', 'limit'],
    rows,
  );
};
