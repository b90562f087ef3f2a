import { eq, sql } from 'drizzle-orm';
import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { build, query, raw } from '#db/query.ts';
import { defineMachine } from '#edge/contract/machine.ts';
import { ok } from '#edge/platform/result.ts';
import { createMover } from '#edge/platform/write/mover.ts';
import { once } from '#edge/platform/write/once.ts';
import { migrated, type Store, stores } from '#tests/support/stores.ts';

const parcel = sqliteTable('parcel', {
  id: text('id').primaryKey(),
  status: text('status').notNull(),
  phase: text('phase'),
  weight: integer('weight').notNull(),
});

const NOTED = 'it is noted';

/** Its state has two parts, as that of an order. */
const machine = defineMachine({
  name: 'parcel',
  states: ['WAITING/FIRST', 'WAITING/LAST', 'GONE'],
  final: ['GONE'],
  moves: {
    pack: { from: [], to: 'WAITING/FIRST', triggers: ['pack'], by: ['clerk'], effects: [] },
    weigh: {
      from: ['WAITING/FIRST'],
      to: 'WAITING/LAST',
      triggers: ['weigh'],
      by: ['clerk'],
      effects: [],
    },
    send: {
      from: ['WAITING/FIRST', 'WAITING/LAST'],
      to: 'GONE',
      triggers: ['send'],
      by: ['clerk'],
      effects: [NOTED],
    },
  },
  labelKey: (state) => state,
});

const mover = createMover(machine, {
  table: parcel,
  id: parcel.id,
  columnsOf: (state) => {
    const [status = '', phase = null] = state.split('/');
    return { status, phase };
  },
});

const note = (who: string) => [raw(sql`INSERT INTO note (who) VALUES (${who})`, () => undefined)];
const rowOf = (id: string) => query(build.select().from(parcel).where(eq(parcel.id, id)));

describe.each(stores)('a mover on $kind', ({ open }) => {
  let store: Store;
  beforeAll(async () => {
    store = await migrated(open);
    await store.db.primary.batch([
      'CREATE TABLE parcel (id TEXT PRIMARY KEY, status TEXT NOT NULL, phase TEXT, weight INTEGER NOT NULL)',
      'CREATE TABLE note (who TEXT)',
    ]);
  });
  afterAll(() => store.stop());
  beforeEach(() =>
    store.db.primary.batch([
      'DELETE FROM parcel',
      'DELETE FROM note',
      `INSERT INTO parcel VALUES ('a', 'WAITING', 'FIRST', 1), ('b', 'WAITING', 'LAST', 9), ('c', 'GONE', NULL, 1)`,
    ]),
  );
  const all = async () =>
    (await store.db.primary.execute('SELECT * FROM parcel ORDER BY id')).rows.map((row) =>
      Object.values(row).join(' '),
    );
  const notes = async () => (await store.db.primary.execute('SELECT * FROM note')).rows.length;
  const send = (id: string, who = 'x') =>
    mover.run(store.db, 'send', {
      id,
      effects: { [NOTED]: note(who) },
      state: rowOf(id),
      reached: ({ status }) => status === 'GONE',
    });

  it('moves a row from any state of the table to the one it leads to, both columns of it', async () => {
    expect((await send('a')).kind).toBe('moved');
    expect((await send('b')).kind).toBe('moved');
    expect(await all()).toEqual(['a GONE  1', 'b GONE  9', 'c GONE  1']);
    expect(await notes()).toBe(2);
  });

  it('a repeated move is a success, and a missing row is an error', async () => {
    expect((await send('c')).kind).toBe('already');
    expect((await send('d')).kind).toBe('missing');
    expect(await notes()).toBe(0);
  });

  it('refuses from a state of the same column in another phase', async () => {
    const done = await mover.run(store.db, 'weigh', {
      id: 'b',
      state: rowOf('b'),
      reached: () => false,
    });
    expect(done.kind).toBe('refused');
  });

  it('holds to the guard beside the state', async () => {
    const weigh = (most: number) =>
      mover.run(store.db, 'weigh', {
        id: 'a',
        guard: sql`${parcel.weight} > ${most}`,
        set: { weight: 5 },
        state: rowOf('a'),
        reached: () => false,
      });
    expect((await weigh(1)).kind).toBe('refused');
    expect((await weigh(0)).kind).toBe('moved');
    expect((await all())[0]).toBe('a WAITING LAST 5');
  });

  it('moves all rows the condition hits that stand where the move begins', async () => {
    await store.db.write([mover.moveAll('send', eq(parcel.weight, 1), { weight: 2 })]);
    expect(await all()).toEqual(['a GONE  2', 'b WAITING LAST 9', 'c GONE  1']);
  });

  it('is a decision of once: 30 parallel requests with their own keys cause the effect once', async () => {
    const tries = Array.from({ length: 30 }, (_, n) =>
      once(
        { db: store.db, clock: () => 1, idempotencyKey: `key_${n}` },
        { operation: 'send', who: 'me', input: 'a' },
        async () => {
          const [[row]] = await store.db.readPrimary([rowOf('a')]);
          if (row?.status === 'GONE') return ok({ statements: [], outcome: 'already' });
          const statements = mover.move('send', {
            id: 'a',
            effects: { [NOTED]: note(String(n)) },
          });
          return ok({ statements, outcome: 'sent' });
        },
      ).catch((error: Error) => error.message),
    );
    const outcomes = (await Promise.all(tries)).map((each) =>
      typeof each === 'string' ? each : each.ok && each.value,
    );
    expect(outcomes.filter((each) => each === 'sent')).toHaveLength(1);
    expect(await notes()).toBe(1);
  });

  it('gives what is written beside a new row, and nothing for a move that creates none', () => {
    expect(mover.begin('pack')).toEqual([]);
    expect(() => mover.begin('pack', { [NOTED]: note('x') })).toThrow(/the effects of pack/);
    expect(() => mover.begin('send', { [NOTED]: note('x') })).toThrow(/send creates no row/);
  });

  it('does not run without the statements of an effect, nor with those of another', () => {
    expect(() => mover.move('send', { id: 'a' })).toThrow('the effects of send are [it is noted]');
    expect(() => mover.move('weigh', { id: 'a', effects: { [NOTED]: [] } })).toThrow('weigh');
    expect(() => mover.moveAll('pack', undefined)).toThrow('pack creates a row');
  });
});
