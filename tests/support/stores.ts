import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrate } from '#db/migrate.ts';
import { type OpenDatabase, openDatabase } from '#db/open.ts';
import { runSeed } from '#db/seed/run.ts';
import type { SeedStep } from '#db/seed/step.ts';
import { seedStore } from '#db/seed.ts';
import { startSqld } from '#db/sqld.ts';
import { templateOf } from './template.ts';

export interface Store {
  readonly db: OpenDatabase;
  readonly url: string;
  stop(): Promise<void>;
}

type Kind = 'file' | 'sqld';

/** Commits to a file do not wait for the disk: a killed process loses nothing by it, only a machine without power. */
export const withoutFlushes = async (db: OpenDatabase): Promise<void> => {
  await db.primary.execute('PRAGMA synchronous = OFF');
};

/** A new store in that folder. */
type OpenIn = (folder: string) => Promise<Store>;

const OPEN_IN: Readonly<Record<Kind, OpenIn>> = {
  file: async (folder) => {
    const url = `file:${join(folder, 'alva.db')}`;
    const db = openDatabase({ url });
    await withoutFlushes(db);
    return { db, url, stop: async () => db.close() };
  },
  sqld: async (folder) => {
    const server = await startSqld({ folder });
    const db = openDatabase({ url: server.url });
    const stop = async (): Promise<void> => {
      db.close();
      await server.stop('keep');
    };
    return { db, url: server.url, stop };
  },
};

const openOf = (kind: Kind) => {
  /** @param from folder of a stopped store to start from; it is copied */
  const open = async (from?: string): Promise<Store> => {
    const folder = mkdtempSync(join(tmpdir(), `alva-${kind}-`));
    if (from !== undefined) cpSync(from, folder, { recursive: true });
    const store = await OPEN_IN[kind](folder);
    const stop = async (): Promise<void> => {
      await store.stop();
      rmSync(folder, { recursive: true, force: true });
    };
    return { ...store, stop };
  };
  return Object.assign(open, { kind });
};

export type Open = ReturnType<typeof openOf>;

/** Empty stores of both kinds, for `describe.each(stores)`. */
export const stores = [
  { kind: 'file', open: openOf('file') },
  { kind: 'sqld', open: openOf('sqld') },
] as const;

/**
 * Those on which a domain's own rules are tested: `npm test` takes the file alone, as it tests the layer below
 * on both and every operation on a server; `npm run test:full` takes both.
 */
export const storesOfPass = process.env.TEST_FULL === '1' ? stores : stores.slice(0, 1);

/** A copy of a store that was made once, with the schema and what `fill` writes. */
const copyOf = async (
  open: Open,
  name: string,
  fill: (db: OpenDatabase) => Promise<unknown>,
): Promise<Store> => {
  const template = await templateOf(name, async (folder) => {
    const { db, stop } = await OPEN_IN[open.kind](folder);
    try {
      await migrate(db.primary);
      await fill(db);
    } finally {
      await stop();
    }
  });
  return open(template);
};

/** A store with the schema and what the steps seed. */
export const migrated = (open: Open, steps: readonly SeedStep[] = []): Promise<Store> =>
  copyOf(open, [open.kind, ...steps.map(({ slug }) => slug)].join('+'), (db) => runSeed(db, steps));

/** A store with everything that is seeded: with the demo, or as production begins. */
export const seeded = (open: Open, { demo = true } = {}): Promise<Store> =>
  copyOf(open, `${open.kind}+${demo ? 'demo' : 'production'}`, (db) => seedStore(db, { demo }));
