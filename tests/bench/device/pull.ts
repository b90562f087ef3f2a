import { openDatabase } from '#db/client.ts';
import trusted from '#edge/contract/documents.main.json' with { type: 'json' };
import { startServer } from '../servers.ts';
import { importRegister } from '../stations/load.ts';

/** Of these, and the demo's own, a little over 5,000 stations come in. */
const ROWS = 5_300;

/** Bytes of the answers a device takes for one collection. */
export interface Pulled {
  readonly collection: 'stations' | 'stationStatus';
  readonly records: number;
  readonly full: number;
  /** After one record in a hundred changed. */
  readonly delta: number;
}

const CHANGES: Readonly<Record<Pulled['collection'], readonly [table: string, change: string]>> = {
  stations: ['station', `operator_name = coalesce(operator_name, '') || ' Baru'`],
  stationStatus: ['evse_status', `status = 'CHARGING', last_updated_at = last_updated_at + 60000`],
};

type Bindings = Readonly<Record<string, string>>;

const hash = Object.entries(trusted).find(([, text]) => text.includes('query Sync('))?.[0];

interface Page {
  readonly data: { readonly sync: { readonly cursor: string; readonly hasMore: boolean } };
}

const pullAll = async (port: number, scope: string, from: string | null, origin: string) => {
  let [cursor, bytes, more] = [from, 0, true];
  while (more) {
    const answer = await fetch(`http://127.0.0.1:${port}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin },
      body: JSON.stringify({ documentId: `sha256:${hash}`, variables: { scope, cursor } }),
    });
    const text = await answer.text();
    const { data } = JSON.parse(text) as Page;
    bytes += Buffer.byteLength(text);
    ({ cursor, hasMore: more } = data.sync);
  }
  return { cursor, bytes };
};

/** Full and changed pulls of the synthetic register, through the whole BFF as devices ask it. */
export const measurePulls = async (bindings: Bindings, folder: string): Promise<Pulled[]> => {
  const db = openDatabase({ url: bindings.DATABASE_URL ?? '' });
  await importRegister(db, ROWS, Date.now());
  const server = await startServer('Node', 'bff', bindings, folder);
  const origin = bindings.SITE_ORIGIN ?? '';
  const results: Pulled[] = [];
  try {
    for (const collection of ['stations', 'stationStatus'] as const) {
      const [table, change] = CHANGES[collection];
      const first = await pullAll(server.port, collection, null, origin);
      const { rows } = await db.primary.execute(`SELECT count(*) AS n FROM ${table}`);
      const records = Number(rows[0]?.n);
      await db.primary.execute(
        `UPDATE ${table} SET ${change} WHERE id IN
           (SELECT id FROM ${table} ORDER BY id LIMIT ${Math.round(records / 100)})`,
      );
      const { bytes: delta } = await pullAll(server.port, collection, first.cursor, origin);
      results.push({ collection, records, full: first.bytes, delta });
    }
  } finally {
    server.stop();
    db.close();
  }
  return results;
};
