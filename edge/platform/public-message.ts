import { eq, getTableName, sql } from 'drizzle-orm';
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core';
import * as v from 'valibot';
import { build, p, prepare, type Query, query } from '#db/query.ts';
import type { Clock } from './clock.ts';
import { networkOf } from './network.ts';
import { Refusal } from './refusal.ts';
import { declareLimit } from './write/declared.ts';
import { limitOf } from './write/limit.ts';

type MessageTable = SQLiteTable & {
  readonly id: SQLiteColumn;
  readonly createdAt: SQLiteColumn;
  readonly network: SQLiteColumn;
};

interface Flood<Row> {
  /**
   * What names the sender. An address of mail or a number stands beside the network: anybody can write
   * somebody else's, who would then be turned away.
   */
  readonly columns: readonly Extract<keyof Row, string>[];
  readonly most: number;
  readonly windowMs: number;
}

interface Kind<T extends MessageTable> {
  readonly table: T;
  readonly limits: readonly Flood<T['$inferInsert']>[];
  /** Columns in which a message that comes again under its id must be the same. */
  readonly same: readonly Extract<keyof T['$inferSelect'], string>[];
}

interface Store {
  readonly readPrimary: <R>(query: Query<R>) => Promise<R>;
}

/**
 * Messages that anybody may send, signed in or not. A message is one however often its id comes, and
 * one sender, by each of the limits, has at most so many in a time; the limits are held in the batch that writes.
 */
export const publicMessages = <T extends MessageTable>({ table, limits, same }: Kind<T>) => {
  type Row = T['$inferInsert'] & { readonly id: string; readonly createdAt: number };
  const byId = prepare(
    build
      .select()
      .from(table as MessageTable)
      .where(eq(table.id, p('id'))),
  );
  for (const { columns, most, windowMs } of limits)
    declareLimit({
      purpose: `${getTableName(table)}.${columns.join('+')}`,
      most,
      windowMs,
      what: `messages (${getTableName(table)})`,
      by: columns.join(' and '),
    });
  const limited = limits.map(({ columns, most, windowMs }) => ({
    ...limitOf<Record<string, unknown>>(
      sql`SELECT count(*) FROM ${table} WHERE ${sql.join(
        columns.map((column) => sql`${table[column as keyof T]} = ${p(column)}`),
        sql` AND `,
      )} AND ${table.createdAt} > ${p('since')}`,
    ),
    most,
    of: (row: Row) => ({
      ...Object.fromEntries(columns.map((column) => [column, row[column as keyof Row]])),
      since: row.createdAt - windowMs,
    }),
  }));

  return {
    /** Whether this message is there already. Throws when its id is another message's. */
    isThere: async (row: Row, { readPrimary }: Store): Promise<boolean> => {
      const [stored] = (await readPrimary(byId({ id: row.id }))) as Record<string, unknown>[];
      if (stored === undefined) return false;
      if (same.some((column) => stored[column] !== row[column as keyof Row]))
        throw new Refusal('IDEMPOTENCY_KEY_REUSED', 'This id belongs to another message.');
      return true;
    },

    /** Statements that write the message down. Throws `RATE_LIMITED` for a sender of too many. */
    write: async (row: Row, { readPrimary }: Store): Promise<readonly Query<unknown>[]> => {
      const counts = await Promise.all(
        limited.map(async ({ count, most, of }) => (await readPrimary(count(of(row)))) >= most),
      );
      if (counts.includes(true))
        throw new Refusal('RATE_LIMITED', 'Too many messages. Please try again later.');
      return [
        query(build.insert(table).values(row as never)),
        ...limited.map(({ hold, most, of }) => hold({ ...of(row), most })),
      ];
    },
  };
};

/** Who sends a message and when, as its row keeps it: the network of the connection, not its address. */
export const senderOf = (
  customerId: string | null,
  { clock, address }: { readonly clock: Clock; readonly address: string },
) => {
  const now = clock();
  return { customerId, network: networkOf(address), consentAt: now, createdAt: now };
};

/** The input by its schema. Throws `BAD_USER_INPUT` with what is wrong with it. */
export const validInput = <S extends v.GenericSchema>(
  schema: S,
  input: unknown,
): v.InferOutput<S> => {
  const parsed = v.safeParse(schema, input);
  if (parsed.success) return parsed.output;
  const faults = parsed.issues.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`);
  throw new Refusal('BAD_USER_INPUT', faults.join('; '));
};
