import type { InStatement, ResultSet } from '@libsql/client';
import { LibsqlBatchError, LibsqlError } from '@libsql/client';
import {
  BatchCond,
  ClientError,
  HttpServerError,
  type HttpStream,
  openHttp,
  ResponseError,
  type RowsResult,
  Stmt,
} from '@libsql/hrana-client';
import { createUnderWay } from './under-way.ts';

/** How a batch reaches a store; every client of @libsql/client is one. */
export interface Batcher {
  batch(statements: InStatement[], mode: 'read' | 'write'): Promise<ResultSet[]>;
  close(): void;
}

interface HttpOptions {
  readonly url: string;
  readonly authToken?: string | undefined;
  readonly fetch?: typeof fetch | undefined;
}

/** The server lets go of a stream after about ten seconds. */
const IDLE_MS = 5_000;

interface Idle {
  readonly stream: HttpStream;
  readonly since: number;
}

const toStmt = (statement: InStatement): Stmt => {
  if (typeof statement === 'string') return new Stmt(statement);
  const stmt = new Stmt(statement.sql);
  if (Array.isArray(statement.args)) stmt.bindIndexes(statement.args);
  return stmt;
};

const toResultSet = (result: RowsResult): ResultSet => {
  const { affectedRowCount, lastInsertRowid } = result;
  const columns = result.columnNames.map((name) => name ?? '');
  const columnTypes = result.columnDecltypes.map((type) => type ?? '');
  const rows = result.rows as unknown as ResultSet['rows'];
  const toJSON = () => ({ columns, columnTypes, rows });
  return { columns, columnTypes, rows, rowsAffected: affectedRowCount, lastInsertRowid, toJSON };
};

const codeOf = (error: Error): string =>
  (error instanceof ResponseError ? error.code : undefined) ?? 'UNKNOWN';

/** As @libsql/client reports it: which statement, which code. */
const batchError = (error: unknown, index: number): unknown =>
  error instanceof ClientError
    ? new LibsqlBatchError(error.message, index, codeOf(error), undefined, undefined, error)
    : error;

/** One transaction in one trip; a lone read is one by itself. */
const runOn = async (
  stream: HttpStream,
  statements: readonly InStatement[],
  mode: 'read' | 'write',
): Promise<ResultSet[]> => {
  const batch = stream.batch(false);
  const alone = mode === 'read' && statements.length === 1;
  const begin = batch.step();
  let last = begin;
  const begun = alone
    ? undefined
    : begin.run(mode === 'read' ? 'BEGIN TRANSACTION READONLY' : 'BEGIN IMMEDIATE');
  const pending = statements.map((statement, index) => {
    const step = alone ? begin : batch.step().condition(BatchCond.ok(last));
    last = step;
    const answer = step.query(toStmt(statement));
    return answer.then(
      (result) => {
        if (result !== undefined) return toResultSet(result);
        throw new LibsqlBatchError(
          'The batch was rolled back before.',
          index,
          'TRANSACTION_CLOSED',
        );
      },
      (error) => {
        throw batchError(error, index);
      },
    );
  });
  const steps: Promise<unknown>[] = [...pending];
  if (begun) {
    const commit = batch.step().condition(BatchCond.ok(last));
    steps.unshift(begun);
    steps.push(commit.run('COMMIT'));
    const rollback = batch.step().condition(BatchCond.not(BatchCond.ok(commit)));
    rollback.run('ROLLBACK').catch(() => {});
  }
  // The first that failed is the one to report, and it is not the last to settle.
  for (const step of steps) step.catch(() => {});
  await batch.execute().catch((error: unknown) => {
    // The server reports a batch of one statement that it cannot parse as a whole.
    const isStatement = error instanceof ResponseError && error.code?.startsWith('SQL_') === true;
    throw alone && isStatement ? batchError(error, 0) : error;
  });
  for (const step of steps) await step;
  return Promise.all(pending);
};

/** Nobody listened at the server's port; Node tells, a worker does not. */
const nobodyListened = (error: unknown): boolean =>
  error instanceof Error &&
  error.cause instanceof Error &&
  'code' in error.cause &&
  error.cause.code === 'ECONNREFUSED';

/** No whole answer came: there was no connection, or it broke. */
class LostConnection extends Error {
  /** Nothing ran; of the others nobody knows. */
  readonly isRefused: boolean;

  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
    this.isRefused = nobodyListened(cause);
  }
}

const lost = (cause: unknown): never => {
  throw new LostConnection(cause);
};

/**
 * The server turned the stream itself away (expired, or from before it restarted), or was not there, so nothing ran.
 * What a statement did wrong is a `LibsqlBatchError`, and a connection that broke says nothing about what ran.
 */
const refused = (error: unknown): boolean =>
  error instanceof ResponseError ||
  (error instanceof LostConnection && error.isRefused) ||
  (error instanceof HttpServerError && error.status >= 400 && error.status < 500);

/** How long to wait for a busy server, each time about twice as long; in ms. */
const NO_ROOM_WAITS = [50, 100, 200, 400, 800, 1_600] as const;

/**
 * The server had no connection free, or its BEGIN IMMEDIATE (or COMMIT) came while another wrote. Either
 * way nothing of it stayed, so writes too may go again.
 */
const crowded = (error: unknown): boolean =>
  (error instanceof HttpServerError && error.status === 429) ||
  (error instanceof ResponseError && error.code === 'SQLITE_BUSY');

/** The code of an error that says: nothing ran, or it only read; come again in a moment. */
const NO_ROOM = 'NO_ROOM';

export const isNoRoom = (error: unknown): boolean =>
  error instanceof LibsqlError && error.code === NO_ROOM;

const withRoom = async <T>(run: () => Promise<T>): Promise<T> => {
  for (const wait of NO_ROOM_WAITS) {
    try {
      return await run();
    } catch (error) {
      if (!crowded(error)) throw error;
      // Those who were turned away together do not come back together.
      await new Promise((resolve) => setTimeout(resolve, wait * (0.5 + Math.random())));
    }
  }
  return run();
};

/** Whatever takes longer was cut off; a trip takes some milliseconds. */
const LOST_MS = 10_000;

/**
 * A replica that has not loaded its store since it started waits for the primary as long as that is away, and its
 * client would wait with it.
 */
const inTime = async <T>(read: Promise<T>): Promise<T> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    const error = new LibsqlError(`The store did not answer within ${LOST_MS} ms.`, NO_ROOM);
    timer = setTimeout(() => reject(error), LOST_MS);
  });
  try {
    return await Promise.race([read, late]);
  } finally {
    clearTimeout(timer);
  }
};

/**
 * The server was not reached, or fails as a whole, as a replica does that is behind where the primary was when it
 * loaded its store: it passes reads on to the primary, and that is away.
 */
const away = (error: unknown): boolean =>
  error instanceof LostConnection || (error instanceof HttpServerError && error.status >= 500);

/** Whether the same may be sent again: of a write only where none of it stayed. */
const comesBack = (error: unknown, mode: 'read' | 'write'): boolean =>
  crowded(error) ||
  (mode === 'read' ? away(error) : error instanceof LostConnection && error.isRefused);

/**
 * Writers and readers of one client at a time, each on a stream that stays open. In the store writers only take turns;
 * a reader more would need a stream of its own, which costs the store more than ten reads. And each takes a
 * connection of the server, which has 128.
 */
const MOST_WRITERS = 4;
const MOST_READERS = 8;
/** About so long one waits before it looks again whether it is its turn, near the time that one of them takes; in ms. */
const WRITER_LOOKS_MS = 10;
const READER_LOOKS_MS = 3;
/** How long one waits in all; in ms. */
const PATIENCE_MS = 10_000;
/** Whoever has not looked for so long was cut off, and holds up nobody; in ms. */
const CUT_OFF_MS = 1_000;

/**
 * A worker may not wait for another request's promise, so those who wait look again by themselves: who came first
 * goes first, within as many as may run.
 */
const createTurns = (most: number, looksMs: number) => {
  const underWay = createUnderWay(LOST_MS);
  /** Those who wait, as they came, with the time of their last look. */
  const waiting = new Map<object, number>();
  const before = (self: object): number => {
    let others = 0;
    for (const [other, looked] of waiting) {
      if (other === self) break;
      if (Date.now() - looked > CUT_OFF_MS) waiting.delete(other);
      else if (++others === most) break;
    }
    return others;
  };
  return async <T>(run: () => Promise<T>): Promise<T> => {
    const self = {};
    const since = Date.now();
    // Whoever comes last lets all of them go first.
    while (underWay.count() >= most || before(self) >= (waiting.has(self) ? most : 1)) {
      if (Date.now() - since > PATIENCE_MS) {
        waiting.delete(self);
        throw new LibsqlError('Too many wait for the store.', NO_ROOM);
      }
      waiting.set(self, Date.now());
      await new Promise((resolve) => setTimeout(resolve, looksMs * (0.5 + Math.random())));
    }
    waiting.delete(self);
    return underWay.run(run);
  };
};

/**
 * Batches over HTTP on streams that stay open for the next one. A stream is a connection of the server,
 * and opening one costs it about as much as ten of our reads: it parses the schema anew.
 */
export const openHttpBatcher = (options: HttpOptions): Batcher => {
  const { url, authToken, fetch: send = fetch } = options;
  const client = openHttp(url, authToken, async (request: Request) => {
    // The store is next door: packing and unpacking an answer takes longer than sending it.
    request.headers.set('accept-encoding', 'identity');
    const answer = await send(request).catch(lost);
    const json = answer.json.bind(answer);
    return Object.assign(answer, { json: () => json().catch(lost) });
  });
  client.intMode = 'number';
  const idle: Idle[] = [];

  const take = (): HttpStream | undefined => {
    const newest = idle.pop();
    if (newest === undefined) return undefined;
    if (Date.now() - newest.since < IDLE_MS && !newest.stream.closed) return newest.stream;
    // Those below have waited even longer.
    for (const { stream } of idle.splice(0)) stream.close();
    return undefined;
  };

  const attempt = async (
    stream: HttpStream,
    statements: InStatement[],
    mode: 'read' | 'write',
  ): Promise<ResultSet[]> => {
    try {
      const running = runOn(stream, statements, mode);
      const results = await (mode === 'read' ? inTime(running) : running);
      idle.push({ stream, since: Date.now() });
      return results;
    } catch (error) {
      stream.close();
      throw error;
    }
  };

  const onStream = async (
    statements: InStatement[],
    mode: 'read' | 'write',
  ): Promise<ResultSet[]> => {
    const idleStream = take();
    if (idleStream !== undefined) {
      try {
        return await attempt(idleStream, statements, mode);
      } catch (error) {
        // Nobody knows what ran when the connection was lost; of a read it does not matter.
        if (!refused(error) && (mode === 'write' || error instanceof LibsqlError)) throw error;
      }
    }
    try {
      return await withRoom(() => attempt(client.openStream(), statements, mode));
    } catch (error) {
      if (!(error instanceof ClientError || error instanceof LostConnection)) throw error;
      const code = comesBack(error, mode) ? NO_ROOM : codeOf(error);
      throw new LibsqlError(error.message, code, undefined, undefined, error);
    }
  };
  const turns = {
    write: createTurns(MOST_WRITERS, WRITER_LOOKS_MS),
    read: createTurns(MOST_READERS, READER_LOOKS_MS),
  };

  return {
    batch: (statements, mode) => turns[mode](() => onStream(statements, mode)),
    close: () => {
      for (const { stream } of idle.splice(0)) stream.close();
      client.close();
    },
  };
};
