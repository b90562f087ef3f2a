import type { InStatement, InValue, ResultSet, Value } from '@libsql/client';
import { LibsqlBatchError, LibsqlError } from '@libsql/client';

/** A stream the server keeps for us, named by the baton it gave last. */
export interface LoneStream {
  readonly url: string;
  readonly baton: string;
}

interface WireValue {
  readonly type: 'null' | 'integer' | 'float' | 'text' | 'blob';
  readonly value?: string | number;
  readonly base64?: string;
}

interface WireResult {
  readonly cols: readonly { readonly name: string | null; readonly decltype?: string | null }[];
  readonly rows: readonly (readonly WireValue[])[];
}

interface WireFailure {
  readonly message: string;
  readonly code?: string | null;
}

interface WireAnswer {
  readonly baton?: string | null;
  readonly base_url?: string | null;
  readonly results: readonly (
    | { readonly type: 'ok'; readonly response: { readonly result: WireResult } }
    | { readonly type: 'error'; readonly error: WireFailure }
  )[];
}

/** Undefined for what this short way does not carry. */
const toWire = (value: InValue): WireValue | undefined => {
  if (value === null) return { type: 'null' };
  if (typeof value === 'string') return { type: 'text', value };
  if (typeof value === 'number') return { type: 'float', value };
  if (typeof value === 'boolean') return { type: 'integer', value: value ? '1' : '0' };
  return undefined;
};

const bytesOf = (base64: string): ArrayBuffer =>
  Uint8Array.from(atob(base64), (c) => c.charCodeAt(0)).buffer;

const fromWire = ({ type, value, base64 }: WireValue): Value => {
  if (type === 'null') return null;
  if (type === 'blob') return bytesOf(base64 ?? '');
  if (type !== 'integer') return value as Value;
  const number = Number(value);
  if (!Number.isSafeInteger(number)) throw new RangeError(`${value} is too large for a number.`);
  return number;
};

const toRow = (columns: readonly string[], values: readonly WireValue[]) => {
  const row = {};
  Object.defineProperty(row, 'length', { value: values.length });
  values.forEach((each, index) => {
    const value = fromWire(each);
    Object.defineProperty(row, index, { value });
    const name = columns[index] ?? '';
    if (!Object.hasOwn(row, name)) Object.assign(row, { [name]: value });
  });
  return row as ResultSet['rows'][number];
};

const toResultSet = ({ cols, rows }: WireResult): ResultSet => {
  const columns = cols.map(({ name }) => name ?? '');
  const columnTypes = cols.map(({ decltype }) => decltype ?? '');
  const mapped = rows.map((row) => toRow(columns, row));
  const toJSON = () => ({ columns, columnTypes, rows: mapped });
  return {
    columns,
    columnTypes,
    rows: mapped,
    rowsAffected: 0,
    lastInsertRowid: undefined,
    toJSON,
  };
};

/** The body of a request with one reading statement; undefined when it has to go the long way. */
export const loneRequest = (statement: InStatement | undefined): object | undefined => {
  if (statement === undefined || typeof statement === 'string') return undefined;
  const { sql, args = [] } = statement;
  if (!Array.isArray(args)) return undefined;
  const wired = args.map(toWire);
  if (wired.includes(undefined)) return undefined;
  return { type: 'execute', stmt: { sql, args: wired, want_rows: true } };
};

interface LoneAnswer {
  readonly result: ResultSet;
  readonly stream: LoneStream | undefined;
}

/** The server has no connection free; nothing ran. */
export const NO_ROOM = 'NO_ROOM';

const CLOSE = { type: 'close' };

/** The server did not take the stream; nothing ran. */
export class StreamRefused extends Error {
  override readonly name = 'StreamRefused';
}

/**
 * One reading statement in one request of the server's protocol (Hrana 2, JSON), without the objects
 * that a batch needs on its way. The stream stays open for the next one when `keep` says so.
 * @throws StreamRefused, LibsqlBatchError (the statement is wrong), LibsqlError (the server is)
 */
export const readAlone = async (
  send: typeof fetch,
  url: string,
  headers: Headers,
  stream: LoneStream | undefined,
  request: object,
  keep: boolean,
): Promise<LoneAnswer> => {
  const at = stream?.url ?? url;
  const response = await send(`${at.replace(/\/$/, '')}/v2/pipeline`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ baton: stream?.baton, requests: keep ? [request] : [request, CLOSE] }),
  });
  if (!response.ok) {
    const text = await response.text();
    if (stream !== undefined && response.status < 500) throw new StreamRefused(text);
    throw new LibsqlError(
      `The server answered ${response.status}: ${text}`,
      response.status === 429 ? NO_ROOM : 'SERVER_ERROR',
    );
  }
  const { baton, base_url, results } = (await response.json()) as WireAnswer;
  const [first] = results;
  if (first?.type === 'ok')
    return {
      result: toResultSet(first.response.result),
      stream: keep && baton ? { url: base_url ?? at, baton } : undefined,
    };
  const { message = 'No answer', code } = first?.error ?? {};
  throw new LibsqlBatchError(message, 0, code ?? 'UNKNOWN');
};
