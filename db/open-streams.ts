import type { InStatement } from '@libsql/client';
import type { StoreClient } from './client.ts';
import type { Batcher } from './http.ts';

const READS = /^\s*SELECT\b/i;
const WRITES = /^\s*(?:INSERT|UPDATE|DELETE)\b/i;

/**
 * What a batch can do; the rest goes on a stream of its own: values by name, changes of the schema, and PRAGMA, some
 * of which a transaction does not take.
 */
const modeOf = (statements: readonly InStatement[]): 'read' | 'write' | undefined => {
  let mode: 'read' | 'write' = 'read';
  for (const statement of statements) {
    const sql = typeof statement === 'string' ? statement : statement.sql;
    const args = typeof statement === 'string' ? undefined : statement.args;
    if (args !== undefined && !Array.isArray(args)) return undefined;
    if (WRITES.test(sql)) mode = 'write';
    else if (!READS.test(sql)) return undefined;
  }
  return mode;
};

/**
 * The client of a server, with what runs often on the streams that its batches keep open: it parses the schema for
 * each new one, which takes longer than most statements.
 */
export const onOpenStreams = (client: StoreClient, batcher: Batcher): StoreClient => ({
  protocol: client.protocol,
  get closed() {
    return client.closed;
  },
  execute: async (statement, more) => {
    const whole: InStatement =
      more === undefined ? statement : { sql: String(statement), args: more };
    const mode = modeOf([whole]);
    if (mode === undefined || client.closed) return client.execute(whole);
    const [answer] = await batcher.batch([whole], mode);
    return answer as NonNullable<typeof answer>;
  },
  batch: (statements, mode) => {
    const own = modeOf(statements);
    if (own === undefined || client.closed) return client.batch(statements, mode);
    return batcher.batch(statements, mode === 'read' ? 'read' : own);
  },
  migrate: (statements) => client.migrate(statements),
  executeMultiple: (sql) => client.executeMultiple(sql),
  close: () => client.close(),
});
