import type { InValue } from '@libsql/client';
import type { OpenDatabase } from '#db/open.ts';
import content from '#edge/contract/documents.content.json' with { type: 'json' };
import main from '#edge/contract/documents.main.json' with { type: 'json' };
import { writeStations } from '#edge/domains/stations/write.sql.ts';
import { field } from './stations.ts';

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

export const PUBLIC: readonly Case[] = [
  {
    name: 'product list',
    key: 'list',
    document: documentOf(/^query ProductList\b/),
    variables: { locale: 'en' },
    signedIn: false,
  },
  {
    name: 'single product',
    key: 'single',
    document: documentOf(/^query ProductPage\b/),
    variables: { slug: 'alva-cervo', locale: 'en' },
    signedIn: false,
  },
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
  const [first] = rows;
  if (first === undefined) throw new Error('The demo owner has no motorcycle.');
  const more = Array.from({ length: GARAGE - rows.length }, (_, at) => {
    const row = { ...first, id: `veh_bench_${at}`, vin: `BENCH${at}`, registration_plate: null };
    const columns = Object.keys(row);
    return {
      sql: `INSERT INTO vehicle (${columns}) VALUES (${columns.map(() => '?')})`,
      args: Object.values<InValue>(row),
    };
  });
  await db.primary.batch(more, 'write');
  const drafts = field(STATIONS);
  for (let at = 0; at < drafts.length; at += 200)
    await db.write(writeStations(drafts.slice(at, at + 200)));
};

type SyncedScope = keyof typeof SYNCED;

/**
 * What a signed-in device asks. Fills the store, and changes a hundredth of each collection, so that there
 * are devices with nothing, with all but that, and with everything.
 * @param send to a server on that store
 */
export const signedInCases = async (
  db: OpenDatabase,
  send: (each: Case) => Promise<unknown>,
): Promise<readonly Case[]> => {
  await fill(db);
  const sync = (scope: SyncedScope, name: string, key: string, cursor: string | null): Case => ({
    name: `sync of ${scope}, ${name}`,
    key: `${scope}${key}`,
    document: documentOf(/^query Sync\b/),
    variables: { scope, cursor },
    signedIn: true,
  });
  const endOf = async (scope: SyncedScope): Promise<string> => {
    for (let cursor: string | null = null; ; ) {
      const answer = (await send(sync(scope, '', '', cursor))) as {
        data: { sync: { cursor: string; hasMore: boolean } };
      };
      ({ cursor } = answer.data.sync);
      if (!answer.data.sync.hasMore) return cursor;
    }
  };
  const syncs: Case[] = [];
  for (const [scope, change] of Object.entries(SYNCED) as [SyncedScope, string][]) {
    const before = await endOf(scope);
    await db.primary.execute(change);
    syncs.push(
      sync(scope, 'first page of all', 'First', null),
      sync(scope, '1 % changed', 'Changed', before),
      sync(scope, 'nothing changed', 'Same', await endOf(scope)),
    );
  }
  return [
    {
      name: 'evList',
      key: 'evList',
      document: { text: EV_LIST },
      variables: { limit: 10 },
      signedIn: true,
    },
    ...syncs,
    {
      name: 'profile',
      key: 'profile',
      document: documentOf(/^query Profile\b/),
      variables: {},
      signedIn: true,
    },
    // The write last: the feed then has more to tell.
    {
      name: 'queued write',
      key: 'write',
      document: documentOf(/^mutation SetStationFavourite\b/),
      variables: { stationId: STATION, isFavourite: true, changedAt: '2026-01-01T00:00:00.000Z' },
      signedIn: true,
    },
  ];
};
