import { Agent, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { URGENCY_HEADER } from '#edge/contract/urgency.ts';
import { contentPath, documentOf, posted, STATION } from './cases.ts';
import { nextKey } from './load.ts';
import { quantile } from './median.ts';

/** What one of the devices that come back at once sends. */
interface Task {
  readonly kind: 'help' | 'payment' | 'write' | 'read';
  readonly path: string;
  readonly body?: string;
}

interface Reply {
  readonly status: number;
  readonly retryAfterMs: number;
}

export interface Storm {
  /** Seconds until the last one of each kind was answered. */
  readonly doneAfter: Readonly<Record<Task['kind'], number>>;
  /** Requests that were sent away with 503 and came again. */
  readonly sentAway: number;
  /** Requests that never got their answer: kind, path, last status (0: none at all). */
  readonly lost: readonly string[];
  /** 99th percentile of what somebody who is no part of it waited for, in ms: in vain and coming again included. */
  readonly strangerP99: number;
}

const URGENCIES = { help: 'now', payment: undefined, write: 'later', read: 'later' } as const;
const MOST_TRIES = 200;
const STRANGER_EVERY_MS = 50;
const NO_ANSWER: Reply = { status: 0, retryAfterMs: 0 };

const graphql = (kind: Task['kind'], start: RegExp, variables: object): Task => ({
  kind,
  path: '/graphql',
  body: posted(start, variables),
});

const COLLECTIONS = ['vehicles', 'shares', 'shareOffers', 'orders', 'notifications'];
const READS: readonly Task[] = [
  graphql('read', /^query SyncChanged\b/, {
    questions: COLLECTIONS.map((scope) => ({ scope, cursor: null })),
  }),
  { kind: 'read', path: contentPath(documentOf(/^query SyncEnds\b/), {}) },
];

/** Half of them have something in their outbox: one in ten of those a call for help, one in ten a payment. */
const tasksOf = (device: number): readonly Task[] => {
  if (device % 2 === 1) return READS;
  if (device % 20 === 10) return [graphql('payment', /^query Profile\b/, {}), ...READS];
  const write = graphql(device % 20 === 0 ? 'help' : 'write', /^mutation SetStationFavourite\b/, {
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
): Promise<Storm> => {
  const { port } = new URL(origin);
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const strangers = new Agent({ keepAlive: true });
  const send = (path: string, { kind, body }: Partial<Task>, by: Agent): Promise<Reply> =>
    new Promise((resolve, reject) => {
      const urgency = kind && URGENCIES[kind];
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
      const to = { port, host: '127.0.0.1', path, method, headers, agent: by };
      const sent = request(to, (answer) => {
        const retryAfterMs = Number(answer.headers['retry-after'] ?? 0) * 1_000;
        const reply = { status: answer.statusCode ?? 0, retryAfterMs };
        answer.resume().once('end', () => resolve(reply));
      });
      sent.once('error', reject).end(body);
    });

  const doneAfter = { help: 0, payment: 0, write: 0, read: 0 };
  let sentAway = 0;
  const lost: string[] = [];
  const from = performance.now();
  /** Whoever is sent away with 503 comes again. */
  const ask = async (path: string, by: Agent, task?: Task): Promise<void> => {
    let last = NO_ANSWER.status;
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      const { status, retryAfterMs } = await send(path, task ?? {}, by).catch(() => NO_ANSWER);
      if (status === 200) return;
      last = status;
      if (status !== 503 || retryAfterMs === 0) break;
      sentAway++;
      await pause(Math.max(retryAfterMs, 1_000) * (1 + Math.random() / 2));
    }
    lost.push(`${task?.kind ?? 'stranger'} ${path} ${last}`);
  };
  const finish = async (task: Task): Promise<void> => {
    await ask(task.path, agent, task);
    doneAfter[task.kind] = (performance.now() - from) / 1_000;
  };

  const times: number[] = [];
  let isOver = false;
  const stranger = async (): Promise<void> => {
    while (!isOver)
      for (const path of ['/en', '/api/session']) {
        const sentAt = performance.now();
        await ask(path, strangers);
        times.push(performance.now() - sentAt);
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
