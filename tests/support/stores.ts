import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type OpenDatabase, openDatabase } from '#db/open.ts';
import { startSqld } from '#db/sqld.ts';

export interface Store {
  readonly db: OpenDatabase;
  readonly url: string;
  stop(): Promise<void>;
}

const onFile = async (): Promise<Store> => {
  const folder = mkdtempSync(join(tmpdir(), 'alva-file-'));
  const url = `file:${join(folder, 'alva.db')}`;
  const db = openDatabase({ url });
  const stop = async (): Promise<void> => {
    db.close();
    rmSync(folder, { recursive: true, force: true });
  };
  return { db, url, stop };
};

const onSqld = async (): Promise<Store> => {
  const server = await startSqld();
  const db = openDatabase({ url: server.url });
  const stop = async (): Promise<void> => {
    db.close();
    await server.stop();
  };
  return { db, url: server.url, stop };
};

/** Empty stores of both kinds, for `describe.each(stores)`. */
export const stores = [
  { kind: 'file', open: onFile },
  { kind: 'sqld', open: onSqld },
] as const;
