import { readBytes } from '#edge/platform/read-bytes.ts';
import { OcpiFault } from './fault.ts';

const TIMEOUT_MS = 30_000;
const MOST_BYTES = 8_000_000;
const MOST_TRIES = 5;
const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 120_000;

export interface OcpiClientOptions {
  readonly token: string;
  readonly fetch: typeof fetch;
  readonly sleep: (ms: number) => Promise<void>;
  readonly clock: () => number;
  /** Per request, its body included. */
  readonly timeoutMs?: number;
  readonly tries?: number;
  /** A server that asks for more patience than that is given up for now. */
  readonly longestPauseMs?: number;
}

/** An answer with OCPI's envelope taken off. */
interface OcpiAnswer {
  readonly data: unknown;
  /** Address of the next page; `null` at the last. */
  readonly next: string | null;
  /** `X-Total-Count`. */
  readonly total: number | null;
}

/** Asks one endpoint, with its token. */
export interface OcpiClient {
  /** @throws OcpiFault */
  get(url: string): Promise<OcpiAnswer>;
}

/** Worth another try: the pause that the server asks for, if it does. */
class Again extends Error {
  readonly pauseMs: number | undefined;

  constructor(message: string, pauseMs?: number) {
    super(message);
    this.pauseMs = pauseMs;
  }
}

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/** The token travels with every request, so only over TLS; a server on this machine may do without. */
export const checkedEndpoint = (url: string): string => {
  const { protocol, hostname } = URL.canParse(url) ? new URL(url) : { protocol: '', hostname: '' };
  if (protocol === 'https:' || (protocol === 'http:' && LOOPBACK.has(hostname))) return url;
  throw new OcpiFault('elsewhere', `${url} is no https address`);
};

const countIn = (headers: Headers, name: string): number | null => {
  const text = headers.get(name) ?? '';
  return /^\d{1,9}$/.test(text) ? Number(text) : null;
};

/** `Link: <…>; rel="next"`, among others perhaps. */
const nextIn = (headers: Headers, from: string): string | null => {
  for (const [, target = '', parameters = ''] of (headers.get('link') ?? '').matchAll(
    /<([^<>]*)>([^,<]*)/g,
  )) {
    if (!/;\s*rel\s*=\s*"?([^";]*\s)?next(\s[^";]*)?"?/i.test(parameters)) continue;
    if (!URL.canParse(target, from)) throw new OcpiFault('no-ocpi', `no address: ${target}`);
    const next = new URL(target, from);
    // The token would go wherever a link points.
    if (next.origin !== new URL(from).origin)
      throw new OcpiFault('elsewhere', `${from} sends on to another host: ${next.origin}`);
    return next.href;
  }
  return null;
};

const pauseIn = (headers: Headers, now: number): number | undefined => {
  const text = headers.get('retry-after') ?? '';
  const pause = /^\d+$/.test(text) ? Number(text) * 1_000 : Date.parse(text) - now;
  return pause > 0 ? pause : undefined;
};

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const SUCCESS_BELOW = 2_000;
const SERVER_ERROR_FROM = 3_000;

/** Takes the envelope off; OCPI reports its own errors in there, under HTTP's 200. */
const dataOf = (body: unknown, url: string): unknown => {
  if (Array.isArray(body)) return body;
  if (!isRecord(body)) throw new OcpiFault('no-ocpi', `${url} answers with no OCPI envelope`);
  const { status_code: code, status_message: message, data } = body;
  if (typeof code === 'number' && code >= SUCCESS_BELOW) {
    const sentence = `${url} answers with OCPI status ${code}: ${String(message ?? '').slice(0, 200)}`;
    throw code >= SERVER_ERROR_FROM ? new Again(sentence) : new OcpiFault('no-ocpi', sentence);
  }
  return data;
};

const authorizationOf = (token: string, isEncoded: boolean): string =>
  // OCPI 2.2 wants the token in base64, 2.1.1 as it is.
  `Token ${isEncoded ? btoa(token) : token}`;

const faultOf = (status: number, url: string): OcpiFault => {
  if (status === 401 || status === 403)
    return new OcpiFault('token-refused', `${url} refuses the token (${status})`);
  if (status >= 300 && status < 400)
    return new OcpiFault('elsewhere', `${url} has moved (${status}); please name its new address`);
  return new OcpiFault('lost', `${url} answers ${status}`);
};

/** A client that waits and tries again where that may help: busy or broken servers, cut answers. */
export const ocpiClient = (options: OcpiClientOptions): OcpiClient => {
  const { token, sleep, clock, timeoutMs = TIMEOUT_MS, tries: most = MOST_TRIES } = options;
  const { longestPauseMs = LONGEST_PAUSE_MS } = options;
  let isEncoded = true;

  const send = async (url: string): Promise<Response> => {
    const headers = {
      accept: 'application/json',
      authorization: authorizationOf(token, isEncoded),
      'x-request-id': crypto.randomUUID(),
      'x-correlation-id': crypto.randomUUID(),
    };
    const signal = AbortSignal.timeout(timeoutMs);
    return options.fetch(url, { headers, signal, redirect: 'manual' });
  };

  const once = async (url: string): Promise<OcpiAnswer> => {
    let response: Response;
    let bytes: Uint8Array<ArrayBuffer> | undefined;
    try {
      response = await send(url);
      if (response.status === 401 && isEncoded) {
        isEncoded = false;
        response = await send(url);
      }
      bytes = await readBytes(response, MOST_BYTES);
    } catch (cause) {
      const name = cause instanceof Error ? cause.name : '';
      throw new Again(`${url} ${name === 'TimeoutError' ? 'takes too long' : 'cannot be reached'}`);
    }
    const { status, headers } = response;
    if (status === 408 || status === 425 || status === 429 || status >= 500)
      throw new Again(`${url} answers ${status}`, pauseIn(headers, clock()));
    if (status < 200 || status >= 300) throw faultOf(status, url);
    if (bytes === undefined)
      throw new OcpiFault('too-large', `${url} answers with more than ${MOST_BYTES} bytes a page`);
    let body: unknown;
    try {
      body = JSON.parse(new TextDecoder().decode(bytes));
    } catch {
      throw new Again(`${url} answers with what is no JSON`);
    }
    return {
      data: dataOf(body, url),
      next: nextIn(headers, url),
      total: countIn(headers, 'x-total-count'),
    };
  };

  return {
    get: async (url) => {
      checkedEndpoint(url);
      for (let tries = 1; ; tries++) {
        try {
          return await once(url);
        } catch (error) {
          if (!(error instanceof Again)) throw error;
          if (tries >= most) throw new OcpiFault('later', `${error.message}; tried ${tries} times`);
          const pause = error.pauseMs ?? FIRST_PAUSE_MS * 2 ** (tries - 1);
          if (pause > longestPauseMs)
            throw new OcpiFault(
              'later',
              `${error.message}; wants ${Math.ceil(pause / 1000)} s of rest`,
            );
          await sleep(pause);
        }
      }
    },
  };
};
