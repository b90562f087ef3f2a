import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { onFreePort } from '#db/sqld.ts';
import { bundleWorker } from '#edge/run/bundle-worker.ts';
import { startWorkerd } from '#edge/run/workerd.ts';

/** `other`: the BFF of another checkout, see `OTHER`. */
export type Contestant = 'bare' | 'yoga' | 'bff' | 'other';
export type Runtime = 'Node' | 'workerd';
export type Bindings = Readonly<Record<string, string>>;

/** Folder of a checkout that ours is compared with: `BENCH_OTHER=<folder> npm run bench -- requests`. */
export const OTHER = process.env.BENCH_OTHER;

export interface Server {
  readonly port: number;
  /** CPU the process has used so far, in milliseconds. */
  cpu(): number;
  /** Bytes of memory it has at the moment; 0 where the system does not tell. */
  resident(): number;
  stop(): void;
}

const TICKS_A_SECOND = 100;

/** User and system time from /proc; zero where there is none. */
export const cpuOf = (pid: number | undefined): number => {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    return ((Number(fields[11]) + Number(fields[12])) * 1000) / TICKS_A_SECOND;
  } catch {
    return 0;
  }
};

/** Bytes of memory that a process has; 0 where the system does not tell. */
export const residentOf = (pid: number | undefined): number => {
  try {
    const [, kilobytes] =
      /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return Number(kilobytes ?? 0) * 1024;
  } catch {
    return 0;
  }
};

/** Rejects when the program that is to answer there ends before. */
export const untilAnswers = async (url: string, program: ChildProcess): Promise<void> => {
  for (let tries = 0; tries < 2000; tries++) {
    if (program.exitCode !== null) throw new Error(`The program for ${url} ended`);
    const answer = await fetch(url).catch(() => undefined);
    await answer?.arrayBuffer();
    if (answer !== undefined) return;
    await new Promise((next) => setTimeout(next, 5));
  }
  throw new Error(`${url} does not answer`);
};

const startChild = async (
  runtime: Runtime,
  contestant: Contestant,
  common: Bindings,
  folder: string,
  port: number,
): Promise<ChildProcess> => {
  const root = contestant === 'other' ? resolve(OTHER ?? '.') : '.';
  const isBff = contestant === 'bff' || contestant === 'other';
  const bindings: Bindings = { ...common, CONTESTANT: isBff ? 'bff' : contestant };
  if (runtime === 'Node') {
    const { ANSWERS = '{}', TRIPS = '{}', ...env } = bindings;
    const file = join(folder, `${contestant}.json`);
    // Longer than what an environment takes.
    writeFileSync(file, JSON.stringify({ ANSWERS, TRIPS }));
    return spawn('node', ['tests/bench/in-node.ts', file], {
      cwd: root,
      env: { ...process.env, NODE_ENV: 'production', ...env, PORT: String(port) },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  }
  const entry = join(root, isBff ? 'edge/worker.ts' : 'tests/bench/in-worker.ts');
  const bundle = await bundleWorker({ entry });
  return startWorkerd({
    bundle,
    bindings,
    port,
    folder: join(folder, contestant),
    stdio: 'ignore',
  });
};

export const startServer = async (
  runtime: Runtime,
  contestant: Contestant,
  bindings: Bindings,
  folder: string,
): Promise<Server> =>
  onFreePort(async (port) => {
    const child = await startChild(runtime, contestant, bindings, folder, port);
    await untilAnswers(`http://127.0.0.1:${port}/`, child);
    const { pid } = child;
    return {
      port,
      cpu: () => cpuOf(pid),
      resident: () => residentOf(pid),
      stop: () => child.kill('SIGTERM'),
    };
  });
