import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ALERT_RULE_NAMES } from '#edge/contract/staff/status.ts';
import { HOUR_MS, MINUTE_MS } from '#edge/contract/time.ts';
import { recordCopy } from '#edge/platform/watch/measure.sql.ts';
import { actor } from '#tests/support/actors.ts';
import { type Bff, startBff } from '#tests/support/bff.ts';
import { deskOf } from '#tests/support/desk.ts';

let bff: Bff;
let desk: ReturnType<typeof deskOf>;
const now = Date.now();
beforeAll(async () => {
  bff = await startBff();
  desk = deskOf(bff);
  await bff.db.write([
    recordCopy({
      id: 'cpy_of_test',
      kind: 'REHEARSAL',
      doneAt: now - HOUR_MS,
      stateAt: now - 2 * HOUR_MS,
      tookMs: 1_500,
      bytes: 3_000_000_000,
      isSound: 1,
      report: 'Every sum holds.',
    }),
  ]);
  await bff.db.primary.batch([
    `INSERT INTO job (id, kind, run_at, created_at, done_at) VALUES ('job_of_test', 'test', 0, 0, ${now - 5 * MINUTE_MS})`,
    `INSERT INTO job (id, kind, run_at, created_at) VALUES ('job_late', 'test.late', ${now - HOUR_MS}, 0)`,
    `INSERT INTO alert VALUES ('jobs-stopped', 0, ${now}, ${now})`,
  ]);
});
afterAll(() => bff.stop());

const STATUS = `{ it: siteStatus { version region lastJob lastCopy lastRehearsal
  jobs { kind due late givenUp oldest } messagesWaiting messagesStuck
  copies { kind seconds bytes isSound report } objectives { name target burns { hours answers burn } }
  rules { name threshold unit value isFiring since } } }`;

interface Status {
  readonly lastCopy: string;
  readonly jobs: readonly object[];
  readonly copies: readonly object[];
  readonly objectives: readonly { readonly burns: readonly object[] }[];
  readonly rules: readonly { readonly name: string; readonly isFiring: boolean }[];
}

describe('siteStatus', () => {
  it('works: jobs, copies, objectives and rules, for an administrator', async () => {
    const headers = await actor(bff, 'admin');
    const { data } = await bff.gql<{ it: Status }>(STATUS, {}, { headers });
    const status = data?.it as Status;
    expect(status.lastCopy).toBe(new Date(now - 2 * HOUR_MS).toISOString());
    expect(status.jobs).toContainEqual({
      kind: 'test.late',
      due: 1,
      late: 1,
      givenUp: 0,
      oldest: new Date(now - HOUR_MS).toISOString(),
    });
    expect(status.copies).toEqual([
      { kind: 'REHEARSAL', seconds: 1.5, bytes: 3e9, isSound: true, report: 'Every sum holds.' },
    ]);
    expect(status.objectives.map(({ burns }) => burns.length)).toEqual([3, 3, 3, 3]);
    expect(status.rules.map(({ name }) => name)).toEqual(ALERT_RULE_NAMES);
    expect(status.rules.find(({ name }) => name === 'copy-old')?.isFiring).toBe(false);
  });

  it('refuses everybody else', async () => {
    await expect(desk.ask('support', STATUS)).rejects.toThrow('FORBIDDEN');
    await expect(desk.ask('finance', STATUS)).rejects.toThrow('FORBIDDEN');
  });
});

describe('the health answer', () => {
  it('says how old the last job, copy and rehearsal are', async () => {
    const health = (await (await bff.fetch('/api/health')).json()) as Record<string, number>;
    expect(health.lastJobAge).toBeGreaterThanOrEqual((5 * MINUTE_MS) / 1_000);
    expect(health.lastJobAge).toBeLessThan((10 * MINUTE_MS) / 1_000);
    expect(health.lastCopyAge).toBeGreaterThanOrEqual((2 * HOUR_MS) / 1_000);
    expect(health.lastRehearsalAge).toBeGreaterThanOrEqual(HOUR_MS / 1_000);
  });
});
