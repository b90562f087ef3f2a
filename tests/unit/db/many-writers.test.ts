import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type OpenDatabase, openDatabase } from '#db/open.ts';
import { raw } from '#db/query.ts';
import { migrated, type Store, stores } from '#tests/support/stores.ts';

const CLIENTS = 16;
const WRITES = 90;
/** Bytes: enough of them that the server's log is long after some hundred writes. */
const ROW = 20_000;

let store: Store;
let clients: OpenDatabase[];

beforeAll(async () => {
  const server = stores.find(({ kind }) => kind === 'sqld');
  if (server === undefined) throw new Error('no server among the stores');
  store = await migrated(server.open);
  await store.db.primary.execute('CREATE TABLE written (content BLOB)');
  clients = Array.from({ length: CLIENTS }, () => openDatabase({ url: store.url }));
});
afterAll(async () => {
  for (const client of clients) client.close();
  await store.stop();
});

it('the server answers every writer while many clients write at once', async () => {
  const write = raw(sql`INSERT INTO written VALUES (zeroblob(${ROW}))`, () => undefined);
  await Promise.all(
    clients.map(async (client) => {
      for (let i = 0; i < WRITES; i++) await client.write([write]);
    }),
  );
  const { rows } = await store.db.primary.execute('SELECT count(*) AS n FROM written');
  expect(rows[0]?.n).toBe(CLIENTS * WRITES);
});
