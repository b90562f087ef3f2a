import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type OpenDatabase, openDatabase } from './open.ts';

const DEFAULT_URL = 'file:.data/alva.db';

/** The store of `DATABASE_PRIMARY_URL` or `DATABASE_URL`; the embedded file by default. */
export const openFromEnvironment = (): OpenDatabase => {
  const url = process.env.DATABASE_PRIMARY_URL ?? process.env.DATABASE_URL ?? DEFAULT_URL;
  if (url.startsWith('file:')) mkdirSync(dirname(url.slice('file:'.length)), { recursive: true });
  return openDatabase({ url, authToken: process.env.DATABASE_AUTH_TOKEN });
};

/** Runs `main` and prints its answer when the module itself was started, not imported. */
export const runAsCli = async (moduleUrl: string, main: () => Promise<string>): Promise<void> => {
  const started = process.argv[1];
  if (started === undefined || pathToFileURL(started).href !== moduleUrl) return;
  process.stdout.write(`${await main()}\n`);
};
