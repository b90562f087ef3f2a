import { Agent, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { URGENCY_HEADER } from '#edge/contract/urgency.ts';
import { COLLECTIONS, caseOf, FAVOURITE, getShot, posted, STATION } from './cases.ts';
import { nextKey } from './load.ts';
import { startSite } from './product.ts';
import { quantile, setting, timed } from './rounds.ts';
import type { Bench } from './servers.ts';
import { atMost, limited, table, whole, wholeMs } from './table.ts';

/** What one of the devices that come back at once sends, or somebody who is no part of it. */
interface Task {
  readonly kind: 'help' | 'payment' | 'write' | 'read' | 'stranger';
  readonly path: string;
  readonly body?: string;
}

interface Answer {
  /** 0 when there was none. */
  readonly status: number;
  readonly retryAfterMs: number;
}

const DEVICES = setting('DEVICES', 2_000);
const CONNECTIONS = 500;
const MOST_P99_MS = 300;
const URGENCIES: Partial<Record<Task['kind'], string>> = {
  help: 'now',
  write: 'later',
  read: 'later',
};
const MOST_TRIES = 200;
const STRANGER_EVERY_MS = 50;

const graphql = (kind: Task['kind'], start: RegExp, variables: object): Task => ({
  kind,
  path: '/graphql',
  body: posted(start, variables),
});

const READS: readonly Task[] = [
  graphql('read', /^query SyncChanged\b/, {
    questions: COLLECTIONS.map((scope) => ({ scope, cursor: null })),
  }),
  { kind: 'read', path: getShot(caseOf('ends', /^query SyncEnds\b/)).path },
];

/** Half of them have something in their outbox: one in ten of those a call for help, one in ten a payment. */
const tasksOf = (device: number): readonly Task[] => {
  if (device % 2 === 1) return READS;
  if (device % 20 === 10) return [graphql('payment', /^query Profile\b/, {}), ...READS];
  const write = graphql(device % 20 === 0 ? 'help' : 'write', FAVOURITE, {
    stationId: STATION,
    isFavourite: device % 4 === 0,
    changedAt: new Date(Date.UTC(2026, 0, 1) + device).toISOString(),
  });
  return [write, ...READS];
};

/** A crowd on so many connections, each device as the product's own code behaves: 503 means later, spread. */
export const storm = async (
  { origin, cookie }: { readonly origin: string; readonly cookie: string },
  devices: number,
  connections: number,
) => {
  const { port } = new URL(origin);
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const strangers = new Agent({ keepAlive: true });
  const send = (task: Task): Promise<Answer> =>
    new Promise((resolve) => {
      const { kind, path, body } = task;
      const urgency = URGENCIES[kind];
      const headers = {
        host: `localhost:${port}`,
        accept: 'application/json',
        ...(urgency && { [URGENCY_HEADER]: urgency }),
        ...(body && {
          cookie,
          origin,
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(body),
          'idempotency-key': nextKey(),
        }),
      };
      const method = body === undefined ? 'GET' : 'POST';
      const by = kind === 'stranger' ? strangers : agent;
      const to = { port, host: '127.0.0.1', path, method, headers, agent: by };
      const sent = request(to, (answer) => {
        const retryAfterMs = Number(answer.headers['retry-after'] ?? 0) * 1_000;
        const reply = { status: answer.statusCode ?? 0, retryAfterMs };
        answer.resume().once('end', () => resolve(reply));
      });
      sent
        .once('error', (error: NodeJS.ErrnoException) => {
          // The server closed an idle connection at that moment; a browser sends it again, too.
          const wasIdle = sent.reusedSocket && error.code === 'ECONNRESET';
          resolve(wasIdle ? send(task) : { status: 0, retryAfterMs: 0 });
        })
        .end(body);
    });

  /** Seconds until the last one of each kind was answered. */
  const doneAfter = { help: 0, payment: 0, write: 0, read: 0, stranger: 0 };
  /** Requests that were sent away with 503 and came again. */
  let sentAway = 0;
  /** Requests that never got their answer: kind, path, last status (0: none at all). */
  const lost: string[] = [];
  const from = performance.now();
  /** Whoever is sent away with 503 comes again. */
  const finish = async (task: Task): Promise<void> => {
    let last = 0;
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      const { status, retryAfterMs } = await send(task);
      last = status;
      if (status !== 503 || retryAfterMs === 0) break;
      sentAway++;
      await pause(Math.max(retryAfterMs, 1_000) * (1 + Math.random() / 2));
    }
    if (last !== 200) lost.push(`${task.kind} ${task.path} ${last}`);
    doneAfter[task.kind] = (performance.now() - from) / 1_000;
  };

  /** How long strangers waited, in ms: in vain and coming again included. */
  const times: number[] = [];
  let isOver = false;
  const stranger = async (): Promise<void> => {
    while (!isOver)
      for (const path of ['/en', '/api/session']) {
        times.push(await timed(() => finish({ kind: 'stranger', path })));
        await pause(STRANGER_EVERY_MS);
      }
  };
  const looking = stranger();
  // What calls for help goes at once, beside everything else.
  const all = Array.from({ length: devices }, (_, device) => tasksOf(device)).flat();
  await Promise.all(all.map(finish));
  isOver = true;
  await looking;
  agent.destroy();
  strangers.destroy();
  return { doneAfter, sentAway, lost, strangerP99: quantile(times, 0.99) };
};

const seconds = (after: number): string => `${after.toFixed(1)} s`;

/** Everybody comes back at once, to the product as `npm start` brings it up. */
export const stormTable = async (bench: Bench): Promise<string> => {
  const product = await startSite(bench);
  // Once to warm up.
  await storm(product, 100, 50);
  const { doneAfter, sentAway, lost, strangerP99 } = await storm(product, DEVICES, CONNECTIONS);
  const { help, payment, write, read } = doneAfter;
  const isEarly = payment <= Math.max(write, read);
  const stranger = 'a stranger’s page meanwhile, 99th percentile';
  return table(
    [`${whole(DEVICES)} devices on ${CONNECTIONS} connections`, 'measured', 'limit'],
    [
      limited('the last call for help is answered after', seconds(help)),
      limited('the last payment', seconds(payment), 'before other writes', isEarly),
      limited('the last other write of an outbox', seconds(write)),
      limited('the last synchronisation', seconds(read)),
      limited('requests sent away with 503, which came again', whole(sentAway)),
      atMost('requests lost', lost.length, 0),
      atMost(stranger, strangerP99, MOST_P99_MS, wholeMs),
    ],
  );
};
