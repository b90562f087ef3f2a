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

/** A file of proc(5); empty where the system does not tell. */
const procOf = (pid: number | undefined, file: string): string => {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return '';
  }
};

const TICKS_A_SECOND = 100;

/** User and system time of a process, in milliseconds. */
export const cpuOf = (pid: number | undefined): number => {
  const fields = procOf(pid, 'stat').split(') ')[1]?.split(' ') ?? [];
  return ((Number(fields[11] ?? 0) + Number(fields[12] ?? 0)) * 1000) / TICKS_A_SECOND;
};

/** Bytes of memory that a process has. */
export const residentOf = (pid: number | undefined): number =>
  Number(/^VmRSS:\s+(\d+)/m.exec(procOf(pid, 'status'))?.[1] ?? 0) * 1024;

/** A process and all that it started. */
export const familyOf = (pid: number): number[] => {
  const children = procOf(pid, `task/${pid}/children`).split(/\s+/).filter(Boolean);
  return [pid, ...children.map(Number).flatMap(familyOf)];
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
  const bundle = await bundleWorker({
    entry: join(root, isBff ? 'edge/worker.ts' : 'tests/bench/in-worker.ts'),
  });
  const own = join(folder, contestant);
  return startWorkerd({ bundle, bindings, port, folder: own, stdio: 'ignore' });
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
