import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { openDatabase } from '#db/open.ts';
import { documentOf, PUBLIC, signedInCases } from './cases.ts';
import { load, type Shot, send } from './load.ts';
import { median } from './median.ts';
import { site } from './memory.ts';
import { getShot, jsonOf, shotFor } from './requests.ts';
import { startServer } from './servers.ts';
import { milliseconds, table, whole } from './table.ts';

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 9);
const ROUND_MS = Number(process.env.BENCH_ROUND_MS ?? 800);
const WARM_UP_MS = Number(process.env.BENCH_WARM_UP_MS ?? 4_000);
const CONNECTIONS = [8, 64] as const;
const LEAST = 0.8;

const json = { 'content-type': 'application/json', accept: 'application/json' };

const post = (path: string, start: RegExp, variables: object, cookie = '') => ({
  method: 'POST' as const,
  path,
  headers: cookie === '' ? json : { ...json, cookie },
  body: JSON.stringify({ documentId: `sha256:${documentOf(start).hash}`, variables }),
});

/** A garage that is up to date: its cursors, as a device sends them. */
const upToDate = async (port: number, cookie: string): Promise<object> => {
  const scopes = ['vehicles', 'shares', 'shareOffers', 'orders', 'notifications'];
  const first = { questions: scopes.map((scope) => ({ scope, cursor: null })) };
  const answer = await send({ ...post('/graphql', /^query SyncChanged\b/, first, cookie), port });
  const { data } = (await answer.json()) as {
    data: { syncChanged: readonly { scope: string; cursor: string }[] };
  };
  return { questions: data.syncChanged.map(({ scope, cursor }) => ({ scope, cursor })) };
};

/** The first page of all charging stations, as every device asks for it. */
const firstPage = async (port: number): Promise<Omit<Shot, 'port'>> => {
  const contentAddress = (start: RegExp, variables: object): string =>
    `/content?${new URLSearchParams({
      documentId: `sha256:${documentOf(start).hash}`,
      variables: JSON.stringify(variables),
    })}`;
  const get = { method: 'GET' as const, headers: { accept: 'application/json' } };
  const ends = await send({ ...get, port, path: contentAddress(/^query SyncEnds\b/, {}) });
  const { data } = (await ends.json()) as {
    data: { syncEnds: readonly { scope: string; cursor: string }[] };
  };
  const end = data.syncEnds.find(({ scope }) => scope === 'stations')?.cursor;
  const variables = { scope: 'stations', cursor: null, end };
  return { ...get, path: contentAddress(/^query SyncPublicPage\b/, variables) };
};

/**
 * The BFF's answers through `npm start`, where Next has the pages, beside the same app alone in a process,
 * on the same store: how much of its pace is left, and how long an answer takes.
 */
export const siteTable = async (folder: string): Promise<string> => {
  const SESSION_KEYS = `bench:${randomBytes(32).toString('base64url')}`;
  const OPEN_DOCUMENTS = 'on';
  const product = await site(folder, { SESSION_KEYS, OPEN_DOCUMENTS });
  const url = `file:${join(folder, 'product', 'alva.db')}`;
  const alone = await startServer(
    'Node',
    'bff',
    {
      ALVA_ENV: 'embedded',
      DATABASE_URL: url,
      OPEN_DOCUMENTS,
      SITE_ORIGIN: product.origin,
      FLOOD_LIMIT: '1000000000',
      SESSION_KEYS,
    },
    folder,
  );
  const ports = { start: Number(new URL(product.origin).port), alone: alone.port };
  const { cookie } = product;
  const db = openDatabase({ url });
  const signedIn = await signedInCases(db, (each) =>
    jsonOf(shotFor('bff', alone.port, each, cookie)),
  );
  db.close();
  const [list] = PUBLIC;
  if (list === undefined) throw new Error('There is no public case.');
  const shots: readonly (readonly [string, Omit<Shot, 'port'>])[] = [
    ['product list', post('/content', /^query ProductList\b/, { locale: 'en' })],
    ['product list by GET', getShot(0, list)],
    [
      'sync of five collections, nothing changed',
      post('/graphql', /^query SyncChanged\b/, await upToDate(ports.start, cookie), cookie),
    ],
    ['sync of stations, first page by its address', await firstPage(ports.start)],
    ...signedIn.map((each) => [each.name, shotFor('bff', 0, each, cookie)] as const),
  ];
  try {
    const rows: string[][] = [];
    for (const [name, shot] of shots) {
      const both = { start: { ...shot, port: ports.start }, alone: { ...shot, port: ports.alone } };
      const answers = await Promise.all(
        Object.values(both).map(async (each) => (await send(each)).text()),
      );
      if (new Set(answers).size !== 1 || /"errors"/.test(answers[0] ?? ''))
        throw new Error(
          `${name}: not the same answers. ${answers.map((each) => each.slice(0, 200))}`,
        );
      for (const each of Object.values(both)) await load(each, WARM_UP_MS);
      for (const connections of CONNECTIONS) {
        const ratios: number[] = [];
        const loads = [];
        let cpu = 0;
        let requests = 0;
        for (let round = 0; round < ROUNDS; round++) {
          cpu -= product.cpu();
          const through = await load(both.start, ROUND_MS, connections);
          cpu += product.cpu();
          requests += through.count;
          const direct = await load(both.alone, ROUND_MS, connections);
          ratios.push(through.rate / direct.rate);
          loads.push(through);
        }
        const ratio = median(ratios);
        rows.push([
          `${name}, ${connections} connections`,
          whole(median(loads.map(({ rate }) => rate))),
          `${ratio.toFixed(2)} (≥ ${LEAST})${ratio >= LEAST ? '' : ' ✗'}`,
          (cpu / requests).toFixed(2),
          milliseconds(median(loads.map(({ p50 }) => p50))),
          milliseconds(median(loads.map(({ p99 }) => p99))),
          milliseconds(Math.max(...loads.map(({ max }) => max))),
        ]);
      }
    }
    return table(
      [
        'through `npm start`',
        'requests/s',
        'of the app alone',
        'CPU, ms a request',
        'p50, ms',
        'p99, ms',
        'max, ms',
      ],
      rows,
    );
  } finally {
    alone.stop();
    await product.stop();
  }
};
