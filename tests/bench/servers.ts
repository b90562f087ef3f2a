import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '#db/sqld.ts';
import { bundleWorker } from '#edge/bundle.ts';
import { startWorkerd } from '#edge/workerd.ts';

export type Contestant = 'trip' | 'bare' | 'yoga' | 'bff';
export type Runtime = 'Node' | 'workerd';

export interface Server {
  readonly contestant: Contestant;
  readonly port: number;
  /** CPU the process has used so far, in milliseconds. */
  cpu(): number;
  stop(): void;
}

const TICKS_A_SECOND = 100;

/** User and system time from /proc; zero where there is none. */
const cpuOf = (pid: number | undefined): number => {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    return ((Number(fields[11]) + Number(fields[12])) * 1000) / TICKS_A_SECOND;
  } catch {
    return 0;
  }
};

export const untilAnswers = async (url: string, init: RequestInit = {}): Promise<void> => {
  for (let tries = 0; tries < 2000; tries++) {
    const answer = await fetch(url, init).catch(() => undefined);
    await answer?.arrayBuffer();
    if (answer !== undefined) return;
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  throw new Error(`${url} does not answer`);
};

const entries: Readonly<Record<Contestant, string>> = {
  trip: 'tests/bench/worker-trip.ts',
  bare: 'tests/bench/worker-bare.ts',
  yoga: 'tests/bench/worker-yoga.ts',
  bff: 'edge/worker.ts',
};

const serverOf = (contestant: Contestant, port: number, child: ChildProcess): Server => ({
  contestant,
  port,
  cpu: () => cpuOf(child.pid),
  stop: () => child.kill('SIGTERM'),
});

export const startServer = async (
  runtime: Runtime,
  contestant: Contestant,
  bindings: Readonly<Record<string, string>>,
  folder: string,
): Promise<Server> => {
  const port = await freePort();
  let child: ChildProcess;
  if (runtime === 'Node') {
    child = spawn('node', ['tests/bench/node-server.ts', contestant, String(port)], {
      env: { ...process.env, NODE_ENV: 'production', ...bindings },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  } else {
    const { code } = await bundleWorker({ entry: entries[contestant] });
    child = startWorkerd({
      code,
      bindings,
      port,
      folder: join(folder, contestant),
      stdio: 'ignore',
    });
  }
  await untilAnswers(`http://127.0.0.1:${port}/`);
  return serverOf(contestant, port, child);
};
