import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { TOLD_AGAIN_MS } from '#edge/contract/staff/status.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#edge/contract/time.ts';
import { parseEnv } from '#edge/env.ts';
import { createIds } from '#edge/platform/ids.ts';
import type { JobKind } from '#edge/platform/jobs/job.ts';
import { createLog } from '#edge/platform/log.ts';
import { noStorage } from '#edge/platform/storage/none.ts';
import { recordCopy, recordLiveCopy } from '#edge/platform/watch/measure.sql.ts';
import { burnOf, judge, measure } from '#edge/platform/watch/measure.ts';
import { watch, watchReplica } from '#edge/platform/watch/watch.ts';
import { attributesOf, type Collector, startCollector } from '#tests/support/otlp-collector.ts';
import { migrated, type Store, stores } from '#tests/support/stores.ts';

const START = Date.UTC(2026, 10, 20, 12, 30);

interface Message {
  readonly rule: string;
  readonly state: string;
  readonly text: string;
}

let store: Store;
let replica: Store;
let messages: Message[];
let answers = 200;
let taker: Server;
let collector: Collector;
beforeAll(async () => {
  store = await migrated(stores[0].open);
  replica = await migrated(stores[0].open);
  collector = await startCollector();
  taker = createServer(async (request, response) => {
    let text = '';
    for await (const chunk of request) text += chunk;
    if (answers === 200) messages.push(JSON.parse(text) as Message);
    response.writeHead(answers).end();
  });
  await new Promise<void>((resolve) => taker.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  taker.close();
  taker.closeAllConnections();
  await collector.stop();
  await Promise.all([store.stop(), replica.stop()]);
});

const copied = (at: number, kind: 'DUMP' | 'REHEARSAL' = 'DUMP', isSound = true) =>
  store.db.write([
    recordCopy({
      id: `cpy_${at}_${kind}`,
      kind,
      doneAt: at,
      stateAt: at,
      tookMs: 900,
      bytes: 1_000,
      isSound: Number(isSound),
      report: 'As it should be.',
    }),
  ]);

const liveCopied = (at: number) => store.db.write([recordLiveCopy({ doneAt: START, stateAt: at })]);

/** Everything as it should be at `START`. */
beforeEach(async () => {
  messages = [];
  answers = 200;
  await store.db.primary.batch([
    'DELETE FROM job',
    'DELETE FROM served',
    'DELETE FROM store_copy',
    'DELETE FROM alert',
    `INSERT INTO job (id, kind, run_at, created_at, done_at) VALUES ('job_done', 'test', 0, 0, ${START - MINUTE_MS})`,
  ]);
  await copied(START - HOUR_MS);
  await copied(START - DAY_MS, 'REHEARSAL');
  await liveCopied(START - MINUTE_MS);
});

const look = async (now = START, kind: JobKind = watch, region = 'jakarta'): Promise<void> => {
  const address = taker.address() as AddressInfo;
  const effects = await kind.run(
    { id: 'job_watch', payload: null, attempts: 1 },
    {
      env: parseEnv({
        DATABASE_URL: store.url,
        REGION: region,
        ALERT_URL: `http://127.0.0.1:${address.port}/hook`,
        OTEL_EXPORTER_OTLP_ENDPOINT: collector.origin,
      }),
      db: { ...store.db, read: replica.db.read },
      clock: () => now,
      ids: createIds(() => now),
      fetch: globalThis.fetch,
      log: createLog(() => {}),
      files: noStorage,
    },
  );
  await store.db.write([...effects]);
};
const firing = async (now = START) =>
  judge(await measure(store.db.readPrimary, now)).flatMap(({ rule, isFiring }) =>
    isFiring ? [rule] : [],
  );

describe('rules of alerts', () => {
  it('all hold on a site that is well', async () => {
    expect(await firing()).toEqual([]);
    await look();
    expect(messages).toEqual([]);
  });

  it('break when jobs stop, are late or fail for good', async () => {
    expect(await firing(START + 11 * MINUTE_MS)).toContain('jobs-stopped');
    await store.db.primary.batch([
      ...Array.from(
        { length: 21 },
        (_, n) =>
          `INSERT INTO job (id, kind, run_at, created_at) VALUES ('late_${n}', 'test', ${START - HOUR_MS}, 0)`,
      ),
      `INSERT INTO job (id, kind, run_at, created_at, attempts) VALUES ('dead', 'test', 0, 0, 8)`,
    ]);
    expect(await firing()).toEqual(['jobs-late', 'jobs-given-up']);
  });

  it('break when many messages reach nobody, or events cannot be told of', async () => {
    await store.db.primary.batch(
      Array.from(
        { length: 21 },
        (_, n) =>
          `INSERT INTO notification_event (id, source, entity_id, row_id, happened_at, due_at, tries, created_at)
            VALUES ('event_${n}', 'order', 'ord_${n}', 'ohi_${n}', 0, 0, ${n === 0 ? 7 : 8}, 0)`,
      ),
    );
    expect(await firing(), 'one of them has not been tried often').toEqual([]);
    await store.db.primary.execute('UPDATE notification_event SET tries = 8');
    expect(await firing()).toEqual(['messages-stuck']);
    await store.db.primary.execute('DELETE FROM notification_event');
  });

  it('break when copies grow old, are not sound, or were never made', async () => {
    expect(await firing(START + 26 * HOUR_MS)).toContain('copy-old');
    expect(await firing(START + 8 * DAY_MS)).toContain('rehearsal-old');
    await copied(START, 'REHEARSAL', false);
    expect(await firing()).toEqual(['copy-bad']);
    await store.db.primary.execute('DELETE FROM store_copy');
    expect(await firing()).toEqual(['copy-old', 'live-copy-old', 'rehearsal-old']);
  });

  it('break when nothing is copied live for minutes, however new a dated copy is', async () => {
    await copied(START);
    await liveCopied(START - 5 * MINUTE_MS);
    expect(await firing()).toEqual([]);
    await liveCopied(START - 5 * MINUTE_MS - 1);
    expect(await firing()).toEqual(['live-copy-old']);
    await copied(START - 27 * HOUR_MS);
    await store.db.primary.execute("DELETE FROM store_copy WHERE id NOT LIKE '%live'");
    await liveCopied(START);
    expect(await firing(), 'nor is a live copy one that nobody can erase').toContain('copy-old');
  });

  it('break when failed answers use the budget of 30 days up in two', async () => {
    const serve = (hours: number, failed: number) =>
      store.db.primary.execute(
        `INSERT INTO served VALUES (${Math.floor(START / HOUR_MS) * HOUR_MS - hours * HOUR_MS}, 'jakarta', 10000, ${failed}, 0)`,
      );
    await serve(0, 100);
    expect(await firing()).toEqual(['available-slow-burn']);
    await serve(1, 400);
    expect(await firing()).toEqual(['available-fast-burn', 'available-slow-burn']);
    await store.db.primary.execute('UPDATE served SET requests = 90, failed = 9');
    expect(await firing(), 'too few to tell').toEqual([]);
  });

  it('count a slow answer among those that did not fail', () => {
    expect(
      burnOf('fast', 1, {
        bff: { requests: 1_100, failed: 100, slow: 50 },
        pages: { requests: 0, failed: 0, slow: 0 },
      }),
    ).toMatchObject({
      answers: 1_000,
      bad: 50,
      burn: expect.closeTo(1),
    });
  });
});

describe('operators', () => {
  const states = () => messages.map(({ rule, state }) => `${rule} ${state}`);

  it('are told once when a rule breaks, again after hours, and when it holds again', async () => {
    await store.db.primary.execute('DELETE FROM store_copy');
    await copied(START, 'REHEARSAL', true);
    await store.db.primary.execute(`UPDATE store_copy SET state_at = ${START - 2 * DAY_MS}`);
    await liveCopied(START + DAY_MS);
    await look();
    await look(START + MINUTE_MS);
    expect(states()).toEqual(['copy-old firing']);
    expect(messages[0]?.text).toContain('copy-old is broken (2880 minutes; at most 1560 minutes)');
    await store.db.primary.execute(`UPDATE job SET done_at = ${START + TOLD_AGAIN_MS}`);
    await look(START + TOLD_AGAIN_MS);
    expect(states()).toEqual(['copy-old firing', 'copy-old firing']);
    await copied(START + TOLD_AGAIN_MS);
    await look(START + TOLD_AGAIN_MS + MINUTE_MS);
    expect(states().at(-1)).toBe('copy-old resolved');
    expect(messages).toHaveLength(3);
  });

  it('who cannot be reached are told later', async () => {
    await copied(START, 'REHEARSAL', false);
    answers = 503;
    await expect(look()).rejects.toThrow('503');
    answers = 200;
    await look(START + MINUTE_MS);
    expect(states()).toEqual(['copy-bad firing']);
  });

  it('are told of the replica of each region by that region, and not by who watches the rest', async () => {
    const seen = (at: number) =>
      replica.db.primary.batch([
        'DELETE FROM job',
        `INSERT INTO job (id, kind, run_at, created_at, done_at) VALUES ('job_done', 'test', 0, 0, ${at})`,
      ]);
    const lookAt = (region: string) => look(START, watchReplica(region), region);
    await seen(START - 4 * MINUTE_MS);
    await lookAt('singapore');
    expect(states(), 'a job a minute is done: three of them').toEqual([]);
    await seen(START - 4 * MINUTE_MS - 1);
    await look();
    expect(states()).toEqual([]);
    await lookAt('singapore');
    await lookAt('singapore');
    expect(states()).toEqual(['replica-late firing']);
    expect(messages[0]?.text).toContain('ALVA singapore: replica-late is broken (3 minutes;');
    await lookAt('tokyo');
    expect(states()).toHaveLength(2);
    await seen(START - MINUTE_MS);
    await lookAt('singapore');
    expect(messages.at(-1)).toMatchObject({ state: 'resolved', region: 'singapore' });
    await look();
    expect(states()).toHaveLength(3);
  });

  it('are told of a replica that does not answer', async () => {
    await replica.db.primary.execute('ALTER TABLE job RENAME TO away');
    await look(START, watchReplica('singapore'), 'singapore');
    await replica.db.primary.execute('ALTER TABLE away RENAME TO job');
    expect(states()).toEqual(['replica-late firing']);
  });

  it('see depths of queues and ages where they collect OpenTelemetry', async () => {
    await store.db.primary.execute(
      `INSERT INTO job (id, kind, run_at, created_at) VALUES ('due', 'orders.expire', ${START}, 0)`,
    );
    await look();
    expect(collector.faults).toEqual([]);
    const gauges = (name: string) =>
      collector.metrics
        .filter((metric) => metric.name === name)
        .flatMap((metric) =>
          'gauge' in metric
            ? metric.gauge.dataPoints.map((point) => ({ ...point, of: attributesOf(point) }))
            : [],
        );
    expect(gauges('alva.jobs.due').at(-1)).toMatchObject({
      asInt: '1',
      of: { 'job.kind': 'orders.expire' },
    });
    expect(gauges('alva.age').slice(-3)).toMatchObject([
      { asInt: '3600', of: { of: 'copy' } },
      { asInt: '60', of: { of: 'live-copy' } },
      { of: { of: 'rehearsal' } },
    ]);
  });
});
