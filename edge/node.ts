import { openDatabase } from '#db/open.ts';
import { type App, createApp } from './app.ts';
import { type Env, parseEnv } from './env.ts';
import { explorer } from './graphql/explorer.ts';
import { recordDocuments } from './graphql/record-documents.ts';
import { memoryLimiter } from './http/rate-limit.ts';
import type { AddressOf } from './http/state.ts';
import { jobKindsIn } from './jobs.ts';
import { systemClock } from './platform/clock.ts';
import type { Deps } from './platform/deps.ts';
import { createFetchPublic } from './platform/fetch-public.ts';
import { createIds } from './platform/ids.ts';
import { startJobTimer } from './platform/jobs/timer.ts';
import { createLog } from './platform/log.ts';
import { listed } from './platform/proxies.ts';
import { createSmtp } from './platform/smtp.ts';
import { folderStorage } from './platform/storage/folder.ts';
import { largeFileAt } from './platform/storage/large-file-folder.ts';
import { noStorage } from './platform/storage/none.ts';
import type { FileStorage } from './platform/storage/storage.ts';
import { createTelemetry } from './platform/telemetry/telemetry.ts';

type WriteLine = (line: string) => void;

/**
 * Lines leave together: into a pipe each write is a call that waits, and work for whoever reads it. What a process
 * that is killed had not written yet is lost, so it is not for long, in ms.
 */
const LINES_EVERY_MS = 20;

const stdoutWriter = (): WriteLine => {
  let waiting = '';
  const flush = (): void => {
    const lines = waiting;
    waiting = '';
    if (lines !== '') process.stdout.write(lines);
  };
  process.on('exit', flush);
  return (line) => {
    if (waiting === '') setTimeout(flush, LINES_EVERY_MS);
    waiting += `${line}\n`;
  };
};

let writer: WriteLine | undefined;

const toStdout: WriteLine = (line) => {
  writer ??= stdoutWriter();
  writer(line);
};

const filesOf = ({ FILES_FOLDER, DATABASE_URL }: Env): FileStorage => {
  if (FILES_FOLDER !== undefined) return folderStorage(FILES_FOLDER);
  const [, beside] = /^file:(.*\/)?[^/]+$/.exec(DATABASE_URL) ?? [];
  return beside === undefined ? noStorage : folderStorage(`${beside}files`);
};

const embeddedDeps = (source: Record<string, unknown>, writeLine: WriteLine): Deps => {
  const env = parseEnv(source);
  return {
    env,
    db: openDatabase({
      url: env.DATABASE_URL,
      primaryUrl: env.DATABASE_PRIMARY_URL,
      authToken: env.DATABASE_AUTH_TOKEN,
    }),
    clock: systemClock,
    ids: createIds(systemClock),
    fetch: globalThis.fetch,
    fetchPublic: createFetchPublic(),
    sendSmtp: env.SMTP_URL === undefined ? undefined : createSmtp(env.SMTP_URL),
    log: createLog(writeLine, { region: env.REGION }),
    files: filesOf(env),
    mapFile: env.MAP_ARCHIVE === undefined ? undefined : largeFileAt(env.MAP_ARCHIVE),
  };
};

/**
 * An embedded instance listens on loopback only; in production a proxy stands in front and says who asks,
 * or everybody would be counted as one. Where proxies are named, whoever else connects is the visitor,
 * whatever they write.
 */
const addressFrom = (env: Env): AddressOf => {
  const { ALVA_ENV, VISITOR_ADDRESS_HEADER: header, VISITOR_PROXIES } = env;
  if (ALVA_ENV === 'embedded') return () => 'loopback';
  if (header === undefined)
    throw new Error('Configuration refused: VISITOR_ADDRESS_HEADER is missing');
  const isProxy = VISITOR_PROXIES === undefined ? undefined : listed(VISITOR_PROXIES);
  return ({ headers }, peer) =>
    peer !== undefined && isProxy?.(peer) === false
      ? peer
      : headers.get(header)?.split(',').at(-1)?.trim().slice(0, 64) || 'unknown';
};

const appOn = (deps: Deps): App =>
  createApp(deps, {
    addressOf: addressFrom(deps.env),
    limiter: memoryLimiter(deps.env.FLOOD_LIMIT, systemClock),
    loginLimiter: memoryLimiter(deps.env.LOGIN_LIMIT, systemClock),
    telemetry: createTelemetry(deps),
    explorer: deps.env.ALVA_ENV === 'embedded' && deps.env.OPEN_DOCUMENTS ? explorer : undefined,
  });

/** The BFF inside a Node process, on a database file. Importing this opens nothing. */
export const createEmbeddedApp = (
  source: Record<string, unknown>,
  writeLine: WriteLine = toStdout,
): App => appOn(embeddedDeps(source, writeLine));

const KEY = Symbol.for('alva.embedded-app');
const shared = globalThis as typeof globalThis & { [KEY]?: App };

/** The one app of this process; Next loads a module once per bundle, so the instance is kept globally. */
export const embeddedApp = (): App => {
  if (shared[KEY] === undefined) {
    const deps = embeddedDeps(process.env, toStdout);
    shared[KEY] = appOn(deps);
    startJobTimer(deps, jobKindsIn(deps.env));
    // Pages of this build may outlive it; whatever fails here only costs them a reload.
    recordDocuments(deps.db, deps.clock()).catch((error: unknown) =>
      deps.log.error('documents not recorded', { cause: String(error) }),
    );
  }
  return shared[KEY];
};

export { refuseImpossibleMethods } from './http/methods.ts';
export type { Connection } from './http/state.ts';
export { keepToLoopback } from './platform/loopback.ts';
