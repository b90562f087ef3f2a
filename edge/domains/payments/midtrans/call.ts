import { readBytes } from '#edge/platform/read-bytes.ts';
import { err, ok, type Result } from '#edge/platform/result.ts';
import type { MidtransConfig } from './config.ts';

/** A customer waits for some of these; the provider itself answers within seconds or not at all. */
const PATIENCE_MS = 10_000;
const MOST_BYTES = 256_000;

/** Why there is no answer to work with. */
export interface CallFault {
  /** Worth asking again: nobody was there, or not now. */
  readonly retriable: boolean;
  readonly reason: string;
  /** It is at work on the same request, which came a moment before: the answer is there soon. */
  readonly busy?: true;
}

export interface Answer {
  /** The body's `status_code` where it has one, else the status of HTTP. */
  readonly code: number;
  readonly body: Readonly<Record<string, unknown>>;
}

export interface Provider {
  readonly config: MidtransConfig;
  readonly fetch: typeof fetch;
}

export interface Call {
  readonly base: 'snapUrl' | 'apiUrl';
  readonly path: string;
  readonly method: 'GET' | 'POST';
  readonly body?: unknown;
  /** At most 46 characters; the provider ignores longer ones in silence. */
  readonly idempotencyKey?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

const fault = (retriable: boolean, reason: string): Result<never, CallFault> =>
  err({ retriable, reason });

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Busy or broken. */
const isRetriable = (status: number): boolean => status >= 500 || status === 429;

/** One question to the provider. What it refuses is an answer, too; only silence is a fault. */
export const call = async (
  { config, fetch }: Provider,
  { base, path, method, body, idempotencyKey, headers }: Call,
): Promise<Result<Answer, CallFault>> => {
  let response: Response;
  let bytes: Uint8Array<ArrayBuffer> | undefined;
  try {
    response = await fetch(`${config[base]}${path}`, {
      method,
      redirect: 'manual',
      signal: AbortSignal.timeout(PATIENCE_MS),
      headers: {
        accept: 'application/json',
        'content-type': 'application/json',
        authorization: `Basic ${btoa(`${config.serverKey}:`)}`,
        ...headers,
        ...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    bytes = await readBytes(response, MOST_BYTES);
  } catch (error) {
    return fault(true, error instanceof Error ? error.name : 'network');
  }
  if (isRetriable(response.status)) return fault(true, `HTTP ${response.status}`);
  if (response.status === 401) return fault(false, 'the server key is refused');
  if (bytes === undefined) return fault(false, 'the answer is too large');
  try {
    const parsed: unknown = JSON.parse(new TextDecoder().decode(bytes));
    if (!isRecord(parsed)) return fault(false, 'the answer is no object');
    const statusCode = Number(parsed.status_code);
    const code = Number.isInteger(statusCode) && statusCode > 0 ? statusCode : response.status;
    if (response.status === 202 && parsed.transaction_status === undefined)
      return err({ retriable: true, reason: 'HTTP 202', busy: true });
    return code >= 500 ? fault(true, `status ${code}`) : ok({ code, body: parsed });
  } catch {
    return fault(true, `HTTP ${response.status} without JSON`);
  }
};
