import { and, eq, getTableColumns, isNull, or, type SQL } from 'drizzle-orm';
import type { SQLiteColumn, SQLiteTable, SQLiteUpdateSetSource } from 'drizzle-orm/sqlite-core';
import { assertOneChanged } from '#db/assertion.ts';
import type { Database } from '#db/client.ts';
import { build, type Query, query } from '#db/query.ts';
import type { Machine } from '#edge/contract/machine.ts';
import { type Moved, transition } from './transition.ts';

/** Where the rows of a machine are. */
interface Stored<State extends string, T extends SQLiteTable, Columns> {
  readonly table: T;
  /** Its primary key. */
  readonly id: SQLiteColumn;
  /** Values of the columns that hold a state: one column for most machines, more for a composite one. */
  readonly columnsOf: (state: State) => Columns;
}

/** Statements by the sentence the machine has for them, in the order they run. */
export type Effects = Readonly<Record<string, readonly Query<unknown>[]>>;

interface One<T extends SQLiteTable> {
  readonly id: string;
  /** Holds beside the state; unless it does, the row is not moved. */
  readonly guard?: SQL | undefined;
  /** Other columns that change with the state. */
  readonly set?: SQLiteUpdateSetSource<T>;
  /** Exactly those that the machine names for the move. */
  readonly effects?: Effects;
}

interface Run<T extends SQLiteTable, S> extends One<T> {
  /** Reads the row; none when it does not exist. */
  readonly state: Query<readonly S[]>;
  /** Whether a row that was not moved is where the move leads: then a repeat is a success. */
  readonly reached: (state: S) => boolean;
}

const flat = (machine: Machine, move: string, effects: Effects): readonly Query<unknown>[] => {
  const promised = machine.moves[move]?.effects ?? [];
  const given = Object.keys(effects);
  if (promised.length !== given.length || !promised.every((each) => given.includes(each)))
    throw new Error(
      `${machine.name}: the effects of ${move} are [${promised.join('; ')}], not [${given.join('; ')}].`,
    );
  return Object.values(effects).flat();
};

/**
 * The one place that changes the state of a machine's rows: reads from where to where off the table of
 * moves and builds the guard. A test finds updates of the state anywhere else.
 */
export const createMover = <
  State extends string,
  Name extends string,
  T extends SQLiteTable,
  Columns extends Partial<T['$inferInsert']>,
>(
  machine: Machine<State, string, Name>,
  { table, id: key, columnsOf }: Stored<State, T, Columns>,
) => {
  const columns = getTableColumns(table) as Record<string, SQLiteColumn>;
  const isAt = (state: State): SQL | undefined =>
    and(
      ...Object.entries(columnsOf(state)).map(([name, value]) => {
        const column = columns[name] as SQLiteColumn;
        return value === null ? isNull(column) : eq(column, value);
      }),
    );
  const update = (
    name: Name,
    where: SQL | undefined,
    set?: SQLiteUpdateSetSource<T>,
  ): Query<unknown> => {
    const { from, to } = machine.moves[name];
    if (from.length === 0) throw new Error(`${machine.name}: ${name} creates a row.`);
    const values = { ...set, ...columnsOf(to) } as SQLiteUpdateSetSource<T>;
    return query(
      build
        .update(table)
        .set(values)
        .where(and(or(...from.map(isAt)), where)),
    );
  };
  const guarded = (name: Name, { id, guard, set }: One<T>): Query<unknown> =>
    update(name, and(eq(key, id), guard), set);

  /** What is written beside a new row, which the caller inserts; `name` is a move that creates it. */
  const begin = (name: Name, effects: Effects = {}): readonly Query<unknown>[] => {
    if (machine.moves[name].from.length > 0)
      throw new Error(`${machine.name}: ${name} creates no row.`);
    return flat(machine, name, effects);
  };

  return {
    begin,

    /** A new row, in the state the move leads to. One whose key is taken fails the batch. */
    insert: (
      name: Name,
      row: Omit<T['$inferInsert'], keyof Columns>,
      effects?: Effects,
    ): readonly Query<unknown>[] => {
      const values = { ...row, ...columnsOf(machine.moves[name].to) } as T['$inferInsert'];
      return [query(build.insert(table).values(values)), ...begin(name, effects)];
    },

    /**
     * Moves every row the condition hits, also none: what the clock or another machine's move does.
     * The effects of such a move are the caller's to write beside it.
     */
    moveAll: update,

    /** Statements of one move, for a decision of `once`; the batch stops unless the row is moved. */
    move: (name: Name, one: One<T>): readonly Query<unknown>[] => [
      guarded(name, one),
      assertOneChanged,
      ...flat(machine, name, one.effects ?? {}),
    ],

    /** One move as a whole write: however many try at once, one moves the row. See `transition`. */
    run: <S>(
      db: Pick<Database, 'write' | 'readPrimary'>,
      name: Name,
      { state, reached, effects = {}, ...one }: Run<T, S>,
    ): Promise<Moved<S>> =>
      transition(db, {
        move: guarded(name, one),
        effects: flat(machine, name, effects),
        state,
        reached,
      }),
  };
};
