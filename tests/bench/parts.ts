import { build, query } from '#db/query.ts';
import { sparePart } from '#db/schema/shop.ts';
import { byLocale } from '#edge/contract/locale.ts';
import { migrated, stores } from '#tests/support/stores.ts';
import { posted } from './cases.ts';
import type { Shot } from './load.ts';
import { cpuRatio, figureOf, laneOf, race } from './race.ts';
import { type Bindings, type Server, startServer } from './servers.ts';
import { table, whole } from './table.ts';

const SIZES = [1_000, 10_000] as const;
const ROUNDS = { rounds: 7, roundMs: 400, warmUpMs: 400 };
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

const rowsOf = (size: number): (typeof sparePart.$inferInsert)[] =>
  Array.from({ length: size }, (_, at) => {
    const kind = at % KINDS.length;
    const model = `M${String(Math.floor(at / KINDS.length)).padStart(4, '0')}`;
    const name = KINDS[kind] ?? '';
    const code = `${10_000 + kind * 100}-${model}`;
    return {
      rowNumber: at + 1,
      id: `prt_${code.toLowerCase()}`,
      code,
      category: 'brakes',
      name: byLocale(() => name),
      description: byLocale(() => name),
      fits: [`alva-${model.toLowerCase()}`],
      productName: `ALVA ${model}`,
      company: 'ALVA',
      priceIdr: 98_000,
      priceListIdr: 98_000,
      imgUrls: [],
      isShowButton: true,
      isActive: true,
    };
  });

const listOf = async (size: number) => {
  const { db, url, stop } = await migrated(stores[0].open);
  const rows = rowsOf(size);
  for (let at = 0; at < rows.length; at += 500)
    await db.write([query(build.insert(sparePart).values(rows.slice(at, at + 500)))]);
  return { url, stop };
};

const shotFor = (port: number, search: string): Shot => ({
  port,
  method: 'POST',
  path: '/graphql',
  headers: { 'content-type': 'application/json', accept: 'application/json' },
  body: posted(/^query PriceList\b/, { search, locale: 'en' }),
});

/** The whole way of a search, from the request to the answer, on lists of both sizes in turn. */
export const partsTable = async (bindings: Bindings, folder: string): Promise<string> => {
  const stops: (() => unknown)[] = [];
  try {
    const servers: Server[] = [];
    for (const size of SIZES) {
      const { url, stop } = await listOf(size);
      const server = await startServer('Node', 'bff', { ...bindings, DATABASE_URL: url }, folder);
      servers.push(server);
      stops.push(server.stop, stop);
    }
    const rows: string[][] = [];
    for (const [search, words, limit] of SEARCHES) {
      const lanes = servers.map((server) => laneOf(server, shotFor(server.port, words)));
      await race(lanes, ROUNDS);
      const [short, long] = lanes;
      if (short === undefined || long === undefined) throw new Error('two lists are compared');
      const ratio = cpuRatio(long, short);
      rows.push([
        search,
        whole(figureOf(short, 'rate')),
        `${ratio.toFixed(2)}${ratio <= limit ? '' : ' ✗'}`,
        String(limit),
      ]);
    }
    return table(
      ['search', 'requests/s with 1,000 parts', 'CPU with 10,000, of that with 1,000', 'limit'],
      rows,
    );
  } finally {
    for (const stop of stops) await stop();
  }
};
