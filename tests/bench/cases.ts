import type { InValue } from '@libsql/client';
import type { OpenDatabase } from '#db/open.ts';
import content from '#edge/contract/documents.content.json' with { type: 'json' };
import main from '#edge/contract/documents.main.json' with { type: 'json' };
import { newId } from '#edge/contract/ids.ts';
import { DAY_MS } from '#edge/contract/time.ts';
import { answerOf, KEY, type Shot, send } from './load.ts';
import { fillField } from './stations.ts';

/** One question that every contestant answers. */
export interface Case {
  readonly name: string;
  /** The bare handler answers it at `/<key>`. */
  readonly key: string;
  readonly document: { readonly text: string; readonly hash?: string };
  readonly variables: Readonly<Record<string, unknown>>;
  /** Asked of `/graphql` with a session; the others of `/content` without. */
  readonly signedIn: boolean;
}

/** The trusted document that begins so. */
export const documentOf = (start: RegExp): Case['document'] => {
  const all = { ...content, ...main };
  const document = Object.entries(all).find(([, text]) => start.test(text));
  if (document === undefined) throw new Error(`No trusted document ${start}; npm run codegen?`);
  return { hash: document[0], text: document[1] };
};

const JSON_BOTH = { 'content-type': 'application/json', accept: 'application/json' };

/** A trusted document as a page posts it. */
export const posted = (start: RegExp, variables: object): string =>
  JSON.stringify({ documentId: `sha256:${documentOf(start).hash}`, variables });

/** The cacheable form of one. */
export const contentPath = ({ hash }: Case['document'], variables: object): string =>
  `/content?${new URLSearchParams({
    documentId: `sha256:${hash}`,
    variables: JSON.stringify(variables),
  })}`;

/** With `etag` as a browser or cache asks again. */
export const getShot = (port: number, { document, variables }: Case, etag?: string): Shot => {
  const headers = { accept: 'application/json', ...(etag && { 'if-none-match': etag }) };
  return { port, method: 'GET', path: contentPath(document, variables), headers };
};

/** A case as it is asked of the BFF, of graphql-yoga, or of bare Hono. */
export const shotFor = (
  port: number,
  { document, variables, key, signedIn }: Case,
  cookie: string,
  who: 'bff' | 'yoga' | 'bare' = 'bff',
): Shot => {
  const headers = signedIn ? { ...JSON_BOTH, cookie, 'idempotency-key': KEY } : JSON_BOTH;
  const named =
    document.hash === undefined || who === 'yoga'
      ? { query: document.text, variables }
      : { documentId: `sha256:${document.hash}`, variables };
  return {
    port,
    method: 'POST',
    path: who === 'bare' ? `/${key}` : signedIn ? '/graphql' : '/content',
    headers,
    body: JSON.stringify(who === 'bare' ? variables : named),
  };
};

const publicCase = (name: string, key: string, start: RegExp, variables: object = {}): Case => ({
  name,
  key,
  document: documentOf(start),
  variables: { locale: 'en', ...variables },
  signedIn: false,
});
export const LIST = publicCase('product list', 'list', /^query ProductList\b/);
export const PUBLIC: readonly Case[] = [
  LIST,
  publicCase('single product', 'single', /^query ProductPage\b/, { slug: 'alva-cervo' }),
];

/** The whole of it; our pages ask for less, because they read the synchronised vehicles. */
const EV_LIST = `query EvList($limit: Int) { evList(limit: $limit) {
  data { vin productName productCode generation colorName snapshot registrationPlate purchaseDate
    arrivedDate deliveryDate warrantyValid rsaExpDate isActiveRSA
    user { name own phoneNumber email customerID oID } }
  pagination { perPage totalPage totalRecord last current } } }`;

export const STATION = 'sta_demo_arus-kuta';

/** Collections that are measured, and what one in a hundred of its rows is changed by. */
const SYNCED = {
  vehicles: `UPDATE vehicle SET odometer_km = odometer_km + 1
    WHERE id IN (SELECT id FROM vehicle WHERE owner_id = 'cus_owner' ORDER BY id LIMIT 1)`,
  stations: `UPDATE station SET updated_at = updated_at + 1
    WHERE id IN (SELECT id FROM station ORDER BY id LIMIT (SELECT count(*) / 100 FROM station))`,
} as const;

const GARAGE = 100;
const STATIONS = 1_000;

/** A garage and a map of a size at which one in a hundred is something. */
const fill = async (db: OpenDatabase): Promise<void> => {
  const { rows } = await db.primary.execute(
    "SELECT * FROM vehicle WHERE owner_id = 'cus_owner' ORDER BY id",
  );
  if (rows.length === 0) throw new Error('The demo owner has no motorcycle.');
  const more = Array.from({ length: GARAGE - rows.length }, (_, at) => {
    const own = { id: `veh_bench_${at}`, vin: `BENCH${at}`, registration_plate: null };
    const row = { ...rows[0], ...own };
    const columns = Object.keys(row);
    return {
      sql: `INSERT INTO vehicle (${columns}) VALUES (${columns.map(() => '?')})`,
      args: Object.values<InValue>(row),
    };
  });
  await db.primary.batch(more, 'write');
  await fillField(db, STATIONS);
};

const signedInCase = (
  name: string,
  key: string,
  document: RegExp | string,
  variables: Case['variables'] = {},
): Case => ({
  name,
  key,
  document: typeof document === 'string' ? { text: document } : documentOf(document),
  variables,
  signedIn: true,
});

/**
 * What a signed-in device asks. Fills the store, and changes a hundredth of each collection, so that there
 * are devices with nothing, with all but that, and with everything.
 * @param port of a BFF on that store
 */
export const signedInCases = async (
  db: OpenDatabase,
  port: number,
  cookie: string,
): Promise<readonly Case[]> => {
  await fill(db);
  const share = signedInCase('shareEv', 'share', /^mutation ShareEv\b/, {
    vin: 'BENCH0',
    uID: 'cus_guest',
    id: newId('shr'),
    loanEnd: new Date(Date.now() + DAY_MS).toISOString(),
    allows: [],
  });
  // Before the cursors, so that they are after it.
  await answerOf(send(shotFor(port, share, cookie)));
  const cases = [signedInCase('evList', 'evList', EV_LIST, { limit: 10 })];
  for (const [scope, change] of Object.entries(SYNCED)) {
    const sync = (name: string, key: string, cursor: string | null): Case =>
      signedInCase(`sync of ${scope}, ${name}`, `${scope}${key}`, /^query Sync\b/, {
        scope,
        cursor,
      });
    const end = async (): Promise<string> => {
      for (let cursor: string | null = null; ; ) {
        const shot = shotFor(port, sync('', '', cursor), cookie);
        const { data } = await answerOf<{ data: { sync: { cursor: string; hasMore: boolean } } }>(
          send(shot),
        );
        ({ cursor } = data.sync);
        if (!data.sync.hasMore) return cursor;
      }
    };
    const before = await end();
    await db.primary.execute(change);
    cases.push(
      sync('first page of all', 'First', null),
      sync('1 % changed', 'Changed', before),
      sync('nothing changed', 'Same', await end()),
    );
  }
  return [
    ...cases,
    signedInCase('profile', 'profile', /^query Profile\b/),
    // Writes last: the feed then has more to tell.
    share,
    signedInCase('queued write', 'write', /^mutation SetStationFavourite\b/, {
      stationId: STATION,
      isFavourite: true,
      changedAt: '2026-01-01T00:00:00.000Z',
    }),
  ];
};
