/**
 * `npm run edge [-- --regions 2]`: the whole site as it is deployed, on loopback. A libSQL primary; for each region
 * a replica, the BFF's worker and the pages' on one address; everybody the store talks to; and a page that
 * switches parts off and makes the lines between them bad.
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { migrate } from '#db/migrate.ts';
import { openDatabase } from '#db/open.ts';
import { seedStore } from '#db/seed.ts';
import { type Sqld, startSqld } from '#db/sqld.ts';
import { forgetAccounts } from '#edge/auth/emulator/forget-accounts.ts';
import { MINUTE_MS } from '#edge/contract/time.ts';
import { recordDocuments } from '#edge/graphql/record-documents.ts';
import { ensureBuilt } from './build.mjs';
import { bundlePages, bundleWorker } from './bundle-worker.ts';
import { startControl } from './control.ts';
import { startProviders } from './providers.ts';
import { type Region, startRegion } from './region.ts';
import { endStarted } from './setup.mjs';

/** As the environments of wrangler.toml. */
const NAMES = ['jakarta', 'singapore'] as const;
const FIRST_PORT = 8787;

const { values } = parseArgs({ options: { regions: { type: 'string', default: '1' } } });
const count = Number(values.regions);
if (!(count >= 1 && count <= NAMES.length)) {
  process.stderr.write(`--regions takes 1 to ${NAMES.length}.\n`);
  process.exit(1);
}

const say = (text: string): boolean => process.stdout.write(`${text}\n`);
const firstPort = Number(process.env.PORT ?? FIRST_PORT);
const folder = join(process.env.DATA_DIR ?? '.data', 'edge');
/** What was started, and has to end; the last one first. */
const parts: { stop(): Promise<unknown> }[] = [];

let stopping: Promise<never> | undefined;
const end = (code: number): Promise<never> => {
  stopping ??= (async () => {
    for (const part of parts.toReversed()) await part.stop().catch(() => undefined);
    await endStarted();
    return process.exit(code);
  })();
  return stopping;
};
/** setup.mjs, and each runtime of Miniflare that starts, would end the process before its parts have ended. */
const endOnSignals = (): void => {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.removeAllListeners(signal).on(signal, () => void end(0));
};
endOnSignals();

/** On one port and one disk, whatever happens to it. */
const startPrimary = async () => {
  const options = { folder: join(folder, 'primary'), replication: count > 1 };
  let server: Sqld | undefined = await startSqld(options);
  const { url, replicationUrl } = server;
  const again = {
    ...options,
    port: Number(new URL(url).port),
    ...(count > 1 && { replicationPort: Number(new URL(replicationUrl).port) }),
  };
  parts.push({ stop: async () => server?.stop('keep') });
  return {
    url,
    replicationUrl,
    isUp: () => server !== undefined,
    setUp: async (up: boolean): Promise<void> => {
      if (up) server ??= await startSqld(again);
      else {
        await server?.kill();
        server = undefined;
      }
    },
  };
};

const run = async (): Promise<void> => {
  const primary = await startPrimary();
  const db = openDatabase({ url: primary.url });
  await migrate(db.primary);
  await seedStore(db);
  await recordDocuments(db, Date.now());
  await forgetAccounts(db);
  db.close();
  // Canonical links are part of the static pages; the ports of this run are not.
  await ensureBuilt({
    ALVA_ENV: 'embedded',
    DATABASE_URL: primary.url,
    SITE_ORIGIN: process.env.SITE_ORIGIN ?? 'http://localhost:3000',
  });
  const [bff, pages] = await Promise.all([bundleWorker(), bundlePages()]);
  say(
    `Workers: BFF ${(bff.gzipBytes / 1000).toFixed(1)} kB, pages ${(pages.gzipBytes / 1000).toFixed(1)} kB gzip`,
  );
  const providers = await startProviders(folder, `http://localhost:${firstPort}`);
  parts.push(providers);
  const regions: Region[] = [];
  for (const [index, name] of NAMES.slice(0, count).entries()) {
    const region = await startRegion({
      name,
      port: firstPort + index,
      folder,
      pages,
      bff,
      primary,
      hasReplica: count > 1,
      jobsAfterMs: (index * MINUTE_MS) / count,
      bindings: providers.bindings,
    });
    endOnSignals();
    parts.push(region);
    regions.push(region);
    say(`${name}: ${region.origin}`);
  }
  const control = await startControl(primary, regions, 0);
  parts.push(control);
  for (const each of providers.lines) say(each);
  say(`Lag, loss and death of a part: ${control.origin}/control`);
  say('ALVA is up at the edge. Stop with Ctrl+C.');
};

run().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
  return end(1);
});
