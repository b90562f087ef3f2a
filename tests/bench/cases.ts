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
  readonly variables: object;
  /** Asked of `/graphql` with a session; the others of `/content` without. */
  readonly signedIn: boolean;
}

/** The trusted document that begins so; a whole one is not trusted. */
const documentOf = (start: RegExp | string): Case['document'] => {
  if (typeof start === 'string') return { text: start };
  const all = Object.entries({ ...content, ...main });
  const document = all.find(([, text]) => start.test(text));
  if (document === undefined) throw new Error(`No trusted document ${start}; npm run codegen?`);
  return { hash: document[0], text: document[1] };
};

export const caseOf = (
  name: string,
  start: RegExp | string,
  variables: object = {},
  signedIn = false,
): Case => {
  const key = name.replaceAll(/\W+/g, '-');
  return { name, key, document: documentOf(start), variables, signedIn };
};

/** A trusted document as a page posts it. */
export const posted = (start: RegExp, variables: object): string =>
  JSON.stringify({ documentId: `sha256:${documentOf(start).hash}`, variables });

export const postShot = (path: string, body: string, headers: Shot['headers'] = {}): Shot => {
  const json = { 'content-type': 'application/json', accept: 'application/json' };
  return { method: 'POST', path, headers: { ...json, ...headers }, body };
};

/** The cacheable form; with `etag` as a browser or cache asks again. */
export const getShot = ({ document, variables }: Case, etag?: string): Shot => {
  const headers = { accept: 'application/json', ...(etag && { 'if-none-match': etag }) };
  const named = { documentId: `sha256:${document.hash}`, variables: JSON.stringify(variables) };
  return { method: 'GET', path: `/content?${new URLSearchParams(named)}`, headers };
};

/** A case as it is asked of the BFF, of graphql-yoga, or of bare Hono. */
export const shotFor = (
  { document: { hash, text }, variables, key, signedIn }: Case,
  cookie: string,
  contestant: 'bff' | 'yoga' | 'bare' = 'bff',
): Shot => {
  const headers = signedIn ? { cookie, 'idempotency-key': KEY } : {};
  if (contestant === 'bare') return postShot(`/${key}`, JSON.stringify(variables), headers);
  const isTrusted = hash !== undefined && contestant === 'bff';
  const named = isTrusted ? { documentId: `sha256:${hash}` } : { query: text };
  const body = JSON.stringify({ ...named, variables });
  return postShot(signedIn ? '/graphql' : '/content', body, headers);
};

export const LIST = caseOf('product list', /^query ProductList\b/, { locale: 'en' });
const SINGLE = { locale: 'en', slug: 'alva-cervo' };
export const PUBLIC = [LIST, caseOf('single product', /^query ProductPage\b/, SINGLE)];

/** The whole of it; our pages ask for less, because they read the synchronised vehicles. */
const EV_LIST = `query EvList($limit: Int) { evList(limit: $limit) {
  data { vin productName productCode generation colorName snapshot registrationPlate purchaseDate
    arrivedDate deliveryDate warrantyValid rsaExpDate isActiveRSA
    user { name own phoneNumber email customerID oID } }
  pagination { perPage totalPage totalRecord last current } } }`;

/** What a device that comes back asks about in one question. */
export const COLLECTIONS = ['vehicles', 'shares', 'shareOffers', 'orders', 'notifications'];

interface Changed {
  readonly data: { readonly syncChanged: readonly { scope: string; cursor: string }[] };
}

/**
 * What a phone asks once it has everything: whether anything changed in its collections.
 * @param ask sends it to a BFF
 */
export const nothingChanged = async (
  ask: (shot: Shot) => Response | Promise<Response>,
  cookie: string,
): Promise<Shot> => {
  const cursors = new Map<string, string | null>(COLLECTIONS.map((scope) => [scope, null]));
  for (;;) {
    const questions = [...cursors].map(([scope, cursor]) => ({ scope, cursor }));
    const shot = postShot('/graphql', posted(/^query SyncChanged\b/, { questions }), { cookie });
    const { syncChanged } = (await answerOf<Changed>(ask(shot))).data;
    if (syncChanged.length === 0) return shot;
    // A garage of a hundred takes more than a page.
    for (const { scope, cursor } of syncChanged) cursors.set(scope, cursor);
  }
};

/** The document of a queued write. */
export const FAVOURITE = /^mutation SetStationFavourite\b/;
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
  const more = Array.from({ length: GARAGE - rows.length }, (_, at) => {
    const own = { id: `veh_bench_${at}`, vin: `BENCH${at}`, registration_plate: null };
    const row = { ...rows[0], ...own };
    const columns = Object.keys(row);
    const sql = `INSERT INTO vehicle (${columns}) VALUES (${columns.map(() => '?')})`;
    return { sql, args: Object.values<InValue>(row) };
  });
  await db.primary.batch(more, 'write');
  await fillField(db, STATIONS);
};

interface Synced {
  readonly sync: { readonly cursor: string; readonly hasMore: boolean };
}

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
  const signedIn = (name: string, start: RegExp | string, variables?: object) =>
    caseOf(name, start, variables, true);
  const answered = async <Data>(each: Case): Promise<Data> =>
    (await answerOf<{ readonly data: Data }>(send(port, shotFor(each, cookie)))).data;
  const share = signedIn('shareEv', /^mutation ShareEv\b/, {
    vin: 'BENCH0',
    uID: 'cus_guest',
    id: newId('shr'),
    loanEnd: new Date(Date.now() + DAY_MS).toISOString(),
    allows: [],
  });
  // Before the cursors, so that they are after it.
  await answered(share);
  const cases = [signedIn('evList', EV_LIST, { limit: 10 })];
  for (const [scope, change] of Object.entries(SYNCED)) {
    const sync = (name: string, cursor: string | null): Case =>
      signedIn(`sync of ${scope}, ${name}`, /^query Sync\b/, { scope, cursor });
    const end = async (from: string | null = null): Promise<string> => {
      const { sync: page } = await answered<Synced>(sync('', from));
      return page.hasMore ? end(page.cursor) : page.cursor;
    };
    const before = await end();
    await db.primary.execute(change);
    cases.push(
      sync('first page of all', null),
      sync('1 % changed', before),
      sync('nothing changed', await end()),
    );
  }
  return [
    ...cases,
    signedIn('profile', /^query Profile\b/),
    // Writes last: the feed then has more to tell.
    share,
    signedIn('queued write', FAVOURITE, {
      stationId: STATION,
      isFavourite: true,
      changedAt: '2026-01-01T00:00:00.000Z',
    }),
  ];
};
