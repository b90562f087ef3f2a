import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { OpenDatabase } from '#db/open.ts';
import { onFreePort } from '#db/sqld.ts';
import { sessionCookieName } from '#edge/auth/cookie.ts';
import { bundleWorker } from '#edge/run/bundle-worker.ts';
import { startWorkerd } from '#edge/run/workerd.ts';
import { cookieOf, idTokenOf, tokenOf } from '#tests/support/actors.ts';
import { inProcessApp } from '#tests/support/in-process-app.ts';

export type Runtime = 'Node' | 'workerd';
export type Bindings = Readonly<Record<string, string>>;

/** A store with the demo as a runtime reaches it, and the bindings of a BFF on that store. */
export interface Side {
  readonly db: OpenDatabase;
  readonly bindings: Bindings;
}

/** What a section measures in. */
export interface Bench {
  /** For files of any kind. */
  readonly folder: string;
  readonly sides: Readonly<Record<Runtime, Side>>;
  /** Stops it when the section ends, also when that fails. */
  stopAtEnd<Running extends { stop(): unknown }>(running: Running): Running;
}

/** `other`: the BFF of another checkout, see `OTHER`. */
export type Contestant = 'bare' | 'yoga' | 'bff' | 'other';

/** Folder of a checkout that ours is compared with: `BENCH_OTHER=<folder> npm run bench -- signed-in`. */
export const OTHER = process.env.BENCH_OTHER;

export interface Server {
  readonly port: number;
  readonly origin: string;
  /** CPU its processes have used so far, in milliseconds. */
  cpu(): number;
  /** Bytes of memory they have at the moment; 0 where the system does not tell. */
  resident(): number;
  stop(): unknown;
}

/** A file of proc(5); empty where the system does not tell. */
const procOf = (pid: number, file: string): string => {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return '';
  }
};

const TICKS_A_SECOND = 100;

/** User and system time. */
const cpuOf = (pid: number): number => {
  const fields = procOf(pid, 'stat').split(') ')[1]?.split(' ') ?? [];
  return ((Number(fields[11] ?? 0) + Number(fields[12] ?? 0)) * 1000) / TICKS_A_SECOND;
};

const residentOf = (pid: number): number =>
  Number(/^VmRSS:\s+(\d+)/m.exec(procOf(pid, 'status'))?.[1] ?? 0) * 1024;

/** A process and all that it started. */
const familyOf = (pid: number): number[] => {
  const children = procOf(pid, `task/${pid}/children`).split(/\s+/).filter(Boolean);
  return [pid, ...children.map(Number).flatMap(familyOf)];
};

/** What a program and all that it started have used so far. */
export const usageOf = ({ pid = 0 }: ChildProcess): Pick<Server, 'cpu' | 'resident'> => {
  const summed = (of: (pid: number) => number) => () =>
    familyOf(pid).reduce((sum, each) => sum + of(each), 0);
  return { cpu: summed(cpuOf), resident: summed(residentOf) };
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
  folder: string,
  runtime: Runtime,
  contestant: Contestant,
  common: Bindings,
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
  const own = join(folder, contestant);
  return startWorkerd({ bundle, bindings, port, folder: own, stdio: 'ignore' });
};

export const startServer = (
  { folder, stopAtEnd }: Bench,
  runtime: Runtime,
  contestant: Contestant,
  bindings: Bindings,
): Promise<Server> =>
  onFreePort(async (port) => {
    const child = await startChild(folder, runtime, contestant, bindings, port);
    const origin = `http://127.0.0.1:${port}`;
    await untilAnswers(`${origin}/`, child);
    return stopAtEnd({ port, origin, ...usageOf(child), stop: () => child.kill('SIGTERM') });
  });

/** Signs a demo account in at an app, in this process or at its address. @returns the cookies that it sets */
export const signIn = async (
  request: (address: string, init: RequestInit) => Response | Promise<Response>,
  origin: string,
  email = 'owner@alva.demo',
): Promise<string> => {
  // Now: the accounts of a product that has just started take no proof of before.
  const idToken = idTokenOf(email, { auth_time: Math.floor(Date.now() / 1000) });
  const headers = { origin, authorization: `Bearer ${idToken}` };
  const login = await request(`${origin}/api/login`, { method: 'POST', headers });
  if (!login.ok) throw new Error(`${email} cannot sign in: ${login.status}`);
  return cookieOf(login);
};

/** The cookie of a session of the demo owner, as a browser sends it to a BFF with these bindings. */
export const sessionOn = async ({ db, bindings }: Side): Promise<string> => {
  const { SITE_ORIGIN = '', SESSION_KEYS } = bindings;
  const app = inProcessApp(db, Date.now, { SITE_ORIGIN, SESSION_KEYS });
  return `${sessionCookieName(true)}=${tokenOf(await signIn(app.request, SITE_ORIGIN))}`;
};
