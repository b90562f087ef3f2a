import { join } from 'node:path';
import { openDatabase } from '#db/client.ts';
import { migrate } from '#db/migrate.ts';
import { build, query } from '#db/query.ts';
import { sparePart } from '#db/schema/shop.ts';
import trusted from '#edge/contract/documents.main.json' with { type: 'json' };
import { rate, type Shot } from './load.ts';
import { median } from './median.ts';
import { type Server, startServer } from './servers.ts';

const SIZES = [1_000, 10_000] as const;
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 7);
const ROUND_MS = Number(process.env.BENCH_ROUND_MS ?? 800) / 2;
/** Parts of one motorcycle; a longer list is more motorcycles, as in a price list that grows. */
const KINDS = [
  ...['front brake pad set', 'rear brake disc', 'brake lever', 'front tyre', 'wheel rim'],
  ...['fork seal kit', 'swing arm', 'handlebar', 'side stand', 'belt cover', 'motor controller'],
  ...['battery tray', 'display unit', 'horn', 'headlight', 'rear indicator', 'seat', 'mirror'],
  ...['front fender', 'floor panel'],
] as const;

/** What is typed, and how much more a ten times longer list may cost. The last one is corrected. */
const SEARCHES = [
  ['part number', '10200 m0007', 1.5],
  ['name and model', 'brake disc m0007', 1.5],
  ['first letters', 'br', 1.5],
  ['misspelt', 'handelbar m0007', 1.5],
] as const;

/** The same search of a short and of a long list. */
export interface PartSearchResult {
  readonly search: string;
  /** Requests a second on the short list. */
  readonly perSecond: number;
  /** CPU for a search of the long list, of that for the short one. */
  readonly ratio: number;
  readonly limit: number;
}

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
      nameEn: name,
      nameId: name,
      descriptionEn: name,
      descriptionId: name,
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

const listOf = async (size: number, folder: string): Promise<string> => {
  const url = `file:${join(folder, `parts-${size}.db`)}`;
  const db = openDatabase({ url });
  await migrate(db.primary);
  const rows = rowsOf(size);
  for (let at = 0; at < rows.length; at += 500)
    await db.write([query(build.insert(sparePart).values(rows.slice(at, at + 500)))]);
  db.close();
  return url;
};

const document = Object.entries(trusted).find(([, text]) => text.includes('query PriceList('))?.[0];

const shotFor = ({ port }: Server, search: string): Shot => ({
  port,
  method: 'POST',
  path: '/graphql',
  headers: { 'content-type': 'application/json', accept: 'application/json' },
  body: JSON.stringify({ documentId: `sha256:${document}`, variables: { search, locale: 'en' } }),
});

interface Lane {
  readonly server: Server;
  readonly shot: Shot;
  readonly rates: number[];
  requests: number;
  /** Milliseconds of the server's process, which other load on the machine does not change. */
  cpu: number;
}

const laneOf = (server: Server, search: string): Lane => ({
  server,
  shot: shotFor(server, search),
  rates: [],
  requests: 0,
  cpu: 0,
});

const fire = async (lane: Lane): Promise<void> => {
  const cpu = lane.server.cpu();
  const from = performance.now();
  const reached = await rate(lane.shot, ROUND_MS);
  lane.rates.push(reached);
  lane.requests += (reached * (performance.now() - from)) / 1000;
  lane.cpu += lane.server.cpu() - cpu;
};

/** The whole way of a search, from the request to the answer, on lists of both sizes in turn. */
export const measureParts = async (
  bindings: Readonly<Record<string, string>>,
  folder: string,
): Promise<PartSearchResult[]> => {
  const servers: Server[] = [];
  try {
    for (const size of SIZES) {
      const url = await listOf(size, folder);
      servers.push(await startServer('Node', 'bff', { ...bindings, DATABASE_URL: url }, folder));
    }
    const [short, long] = servers;
    if (short === undefined || long === undefined) throw new Error('two lists are compared');
    const results: PartSearchResult[] = [];
    for (const [search, words, limit] of SEARCHES) {
      const lanes = [laneOf(short, words), laneOf(long, words)] as const;
      for (const { shot } of lanes) await rate(shot, ROUND_MS);
      for (let round = 0; round < ROUNDS; round++) for (const lane of lanes) await fire(lane);
      const [cheap, dear] = lanes;
      results.push({
        search,
        limit,
        perSecond: median(cheap.rates),
        ratio: dear.cpu / dear.requests / (cheap.cpu / cheap.requests),
      });
    }
    return results;
  } finally {
    for (const server of servers) server.stop();
  }
};
