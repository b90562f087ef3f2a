import { Agent } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { ulid } from '#edge/contract/ids.ts';
import { URGENCY_HEADER } from '#edge/contract/urgency.ts';
import { sendOn } from './http-client.ts';
import { quantile, timed } from './rounds.ts';
import { COLLECTIONS, contentAddress, FAVOURITE, favourite, posted } from './trusted.ts';

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
  { kind: 'read', path: contentAddress(/^query SyncEnds\b/) },
];

/** Half of them have something in their outbox: one in ten of those a call for help, one in ten a payment. */
const tasksOf = (device: number): readonly Task[] => {
  if (device % 2 === 1) return READS;
  if (device % 20 === 10) return [graphql('payment', /^query Profile\b/, {}), ...READS];
  const kind = device % 20 === 0 ? 'help' : 'write';
  const variables = favourite(device % 4 === 0, Date.UTC(2026, 0, 1) + device);
  return [graphql(kind, FAVOURITE, variables), ...READS];
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
  const send = async ({ kind, path, body }: Task): Promise<Answer> => {
    const urgency = URGENCIES[kind];
    const headers = {
      host: `localhost:${port}`,
      accept: 'application/json',
      ...(urgency && { [URGENCY_HEADER]: urgency }),
      ...(body && {
        cookie,
        origin,
        'content-type': 'application/json',
        'content-length': `${Buffer.byteLength(body)}`,
        'idempotency-key': ulid(Date.now()),
      }),
    };
    const by = kind === 'stranger' ? strangers : agent;
    const shot =
      body === undefined ? { method: 'GET' as const } : { method: 'POST' as const, body };
    try {
      const answer = await sendOn(by, Number(port), { ...shot, path, headers });
      const retryAfterMs = Number(answer.headers['retry-after'] ?? 0) * 1_000;
      return { status: answer.statusCode ?? 0, retryAfterMs };
    } catch {
      return { status: 0, retryAfterMs: 0 };
    }
  };

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
