/**
 * `node edge/run/demo-orders.ts`: gives a store without orders some days of a shop, so that whoever looks around as
 * staff or as a customer finds something to do. The store's own operations write all of it.
 */
import { copyFileSync, cpSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { sql } from 'drizzle-orm';
import { openDatabase } from '#db/open.ts';
import { raw } from '#db/query.ts';
import { playOrders } from './demo/orders.ts';
import { openPastSite } from './demo/past-site.ts';

/** Where things are that the site will use. */
interface Places {
  /** The store's database. */
  readonly store: string;
  /** Uploaded files. */
  readonly files: string;
  /** The payment provider's books. */
  readonly payments: string;
}

type Settings = Readonly<Record<string, string | undefined>>;

const countOrders = raw(sql`SELECT count(*) AS n FROM customer_order`, ({ rows }) =>
  Number(rows[0]?.n),
);

/** Everything is in the one file afterwards. @returns how many orders it has */
const settle = async (store: string): Promise<number> => {
  const db = openDatabase({ url: `file:${store}` });
  try {
    const [orders] = await db.read([countOrders]);
    const { rows } = await db.primary.execute('PRAGMA wal_checkpoint(TRUNCATE)');
    if (Number(rows[0]?.busy) !== 0) throw new Error('somebody else has the store open');
    return orders;
  } finally {
    db.close();
  }
};

/**
 * Plays on a copy, and puts it in the place of the store when all of it went well. Whatever ends it before
 * leaves the store without orders, so that the next start begins anew.
 * @param env of the site that will serve the store; names a running Auth emulator
 * @returns how many orders there are now; undefined where there were some already
 */
export const fillWithOrders = async (
  { store, files, payments }: Places,
  env: Settings,
): Promise<number | undefined> => {
  if ((await settle(store)) > 0) return undefined;
  const work = join(dirname(store), 'demo-orders');
  rmSync(work, { recursive: true, force: true });
  mkdirSync(work, { recursive: true });
  try {
    const copy = join(work, 'alva.db');
    copyFileSync(store, copy);
    const site = await openPastSite(work, env);
    try {
      await playOrders(site);
    } finally {
      await site.stop();
    }
    const orders = await settle(copy);
    if (existsSync(join(work, 'files'))) cpSync(join(work, 'files'), files, { recursive: true });
    mkdirSync(dirname(payments), { recursive: true });
    copyFileSync(join(work, 'payments.json'), payments);
    // What was written beside the one would be taken for the other's.
    for (const file of ['-wal', '-shm']) rmSync(`${store}${file}`, { force: true });
    renameSync(copy, store);
    return orders;
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
};

const main = async (): Promise<void> => {
  const { DATABASE_URL = '', FILES_FOLDER, PAYMENTS_FILE } = process.env;
  const store = DATABASE_URL.slice('file:'.length);
  const beside = dirname(store);
  try {
    const orders = await fillWithOrders(
      {
        store,
        files: FILES_FOLDER ?? join(beside, 'files'),
        payments: PAYMENTS_FILE ?? join(beside, 'payments.json'),
      },
      process.env,
    );
    if (orders !== undefined)
      process.stdout.write(`The demo shop has ${orders} orders, each at another step.\n`);
    process.exit(0);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    process.stderr.write(`The demo shop stays without orders: ${reason}\n`);
    process.exit(1);
  }
};

const [, started] = process.argv;
if (started !== undefined && pathToFileURL(started).href === import.meta.url) await main();
