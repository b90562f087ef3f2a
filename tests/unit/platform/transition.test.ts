import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type OpenDatabase, openDatabase } from '#db/open.ts';
import { type Query, raw } from '#db/query.ts';
import { type Transition, transition } from '#edge/platform/write/transition.ts';
import { migrated, type Store, stores } from '#tests/support/stores.ts';

interface Row {
  readonly state: string;
}

const nothing = () => undefined;

const effect = (by: number, from: string, to: string): Query<unknown> =>
  raw(
    sql`INSERT INTO effect (by_whom, from_state, to_state) VALUES (${by}, ${from}, ${to})`,
    nothing,
  );

const step = (by: number, from: string, to: string): Transition<Row> => ({
  move: raw(sql`UPDATE thing SET state = ${to} WHERE id = 1 AND state = ${from}`, nothing),
  effects: [effect(by, from, to)],
  state: raw(sql`SELECT state FROM thing WHERE id = 1`, ({ rows }) =>
    rows.map((row) => ({ state: String(row.state) })),
  ),
  reached: (row) => row.state === to,
});

describe.each(stores)('guarded transition on $kind', ({ open }) => {
  let store: Store;
  let connections: OpenDatabase[];

  beforeAll(async () => {
    store = await migrated(open);
    await store.db.primary.batch([
      'CREATE TABLE thing (id INTEGER PRIMARY KEY, state TEXT NOT NULL)',
      "CREATE TABLE effect (by_whom INTEGER, from_state TEXT, to_state TEXT NOT NULL CHECK (to_state <> 'forbidden'))",
    ]);
    connections = Array.from({ length: 5 }, () => openDatabase({ url: store.url }));
  });
  afterAll(async () => {
    for (const connection of connections) connection.close();
    await store.stop();
  });
  beforeEach(() =>
    store.db.primary.batch([
      'DELETE FROM effect',
      'DELETE FROM thing',
      `INSERT INTO thing VALUES (1, 'a')`,
    ]),
  );

  const attempt = (by: number, from: string, to: string) =>
    transition(connections[by % 5] ?? store.db, step(by, from, to));
  const effects = async () => (await store.db.primary.execute('SELECT * FROM effect')).rows;

  it('lets one of 50 parallel attempts through, with its effect exactly once', async () => {
    const outcomes = await Promise.all(
      Array.from({ length: 50 }, (_, by) => attempt(by, 'a', 'b')),
    );
    const kinds = Object.groupBy(outcomes, (outcome) => outcome.kind);
    expect(kinds.moved).toHaveLength(1);
    expect(kinds.already).toHaveLength(49);
    expect(await effects()).toHaveLength(1);
  });

  it('refuses from another state and says where the row stands', async () => {
    expect(await attempt(1, 'x', 'b')).toEqual({ kind: 'refused', state: { state: 'a' } });
    expect(await effects()).toHaveLength(0);
  });

  it('tells a missing row from a refused one', async () => {
    await store.db.primary.execute('DELETE FROM thing');
    expect(await attempt(1, 'a', 'b')).toEqual({ kind: 'missing' });
  });

  it('takes the move back when an effect fails, and does not call that a refusal', async () => {
    const failing = { ...step(1, 'a', 'b'), effects: [effect(1, 'a', 'forbidden')] };
    await expect(transition(store.db, failing)).rejects.toThrow(/CHECK/);
    expect((await store.db.primary.execute('SELECT state FROM thing')).rows[0]?.state).toBe('a');
  });

  it('writes one effect per move, and the effects form one chain, for any mix of attempts', async () => {
    const letter = fc.constantFrom('a', 'b', 'c');
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(letter, letter), { maxLength: 20 }), async (mix) => {
        await store.db.primary.batch(['DELETE FROM effect', `UPDATE thing SET state = 'a'`]);
        const outcomes = await Promise.all(mix.map(([from, to], by) => attempt(by, from, to)));
        const chain = await effects();
        expect(chain).toHaveLength(outcomes.filter((o) => o.kind === 'moved').length);
        let at = 'a';
        for (const link of chain) {
          expect(link.from_state).toBe(at);
          at = String(link.to_state);
        }
        const { rows } = await store.db.primary.execute('SELECT state FROM thing');
        expect(rows[0]?.state).toBe(at);
      }),
      { numRuns: 20 },
    );
  });
});

describe('guarded transition of several processes on one file', () => {
  it('lets one attempt of one process through', async () => {
    const store = await migrated(stores[0].open);
    await store.db.primary.batch([
      'CREATE TABLE thing (id INTEGER PRIMARY KEY, state TEXT NOT NULL)',
      'CREATE TABLE effect (by_whom INTEGER)',
      `INSERT INTO thing VALUES (1, 'a')`,
    ]);
    const script = join(import.meta.dirname, 'transition-process.ts');
    const runs = await Promise.all(
      Array.from({ length: 3 }, () =>
        promisify(execFile)(process.execPath, [script, store.url, '8']),
      ),
    );
    const kinds = runs.flatMap(({ stdout }) => JSON.parse(stdout) as string[]);
    expect(kinds).toHaveLength(24);
    expect(kinds.filter((kind) => kind === 'moved')).toHaveLength(1);
    expect(kinds.filter((kind) => kind === 'already')).toHaveLength(23);
    expect((await store.db.primary.execute('SELECT * FROM effect')).rows).toHaveLength(1);
    await store.stop();
  });
});
