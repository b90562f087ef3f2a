import type { Locale } from '#edge/contract/locale.ts';
import type { PushBody, PushSubscription } from '#edge/contract/notifications/push.ts';
import { readBytes } from '#edge/platform/read-bytes.ts';

/** A message as it leaves us, for the one recipient it is for. */
export interface Outgoing {
  /** Names the message for ever; the provider's idempotency key where it has such. */
  readonly key: string;
  readonly to: string;
  readonly locale: Locale;
  readonly mail?: MailContent;
  /** Template and values, as WhatsApp's templates want them. */
  readonly template?: {
    readonly name: string;
    readonly values: readonly string[];
    /** Rest of the button's address. */
    readonly path: string;
  };
  readonly text?: string;
  readonly push?: {
    readonly subscription: PushSubscription;
    readonly body: PushBody;
    readonly urgent: boolean;
    /** How long a browser that is off may be waited for at most. */
    readonly keptForMs: number;
  };
}

export interface MailContent {
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  /** Beside those that every mail has. */
  readonly headers: Readonly<Record<string, string>>;
  readonly attachments: readonly {
    readonly filename: string;
    readonly contentType: string;
    /** Base64. */
    readonly content: string;
  }[];
}

/** What became of handing a message over; what the recipient got, statuses tell. */
export type Handed =
  | { readonly kind: 'accepted'; readonly providerId: string | null }
  /** It will never be taken: a wrong number, a template that is gone. */
  | {
      readonly kind: 'refused';
      readonly reason: string /** The address is no more. */;
      readonly gone?: true;
    }
  /** It was not taken now. */
  | { readonly kind: 'later'; readonly reason: string }
  /** Nobody knows whether it was taken. */
  | { readonly kind: 'lost'; readonly reason: string };

export type ProviderStatus = 'sent' | 'delivered' | 'read' | 'failed' | 'complained';

export interface Sender {
  /** Sending the same message again is harmless: the provider tells by the key. */
  readonly repeatable: boolean;
  /** So long after the first time; for ever where it is not said. */
  readonly knownForMs?: number;
  send(message: Outgoing): Promise<Handed>;
  /** For a provider that tells nothing by itself; null: no word yet. */
  ask?(providerId: string): Promise<ProviderStatus | null>;
}

export interface Reply {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
}

const PATIENCE_MS = 10_000;
const MOST_BYTES = 64_000;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** @returns the answer, or the name of what happened instead; never what was sent: it may hold addresses */
export const callProvider = async (
  send: typeof fetch,
  url: string,
  init: RequestInit,
): Promise<Reply | string> => {
  try {
    const response = await send(url, {
      ...init,
      redirect: 'manual',
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    const bytes = await readBytes(response, MOST_BYTES);
    if (bytes === undefined) return 'the answer is too large';
    let body: unknown;
    try {
      body = JSON.parse(new TextDecoder().decode(bytes));
    } catch {
      body = {};
    }
    return { status: response.status, body: isRecord(body) ? body : {} };
  } catch (error) {
    return error instanceof Error ? error.name : 'network';
  }
};

/** What an answer that is no success means, by its status alone. */
export const unhanded = ({ status }: Reply, reason: string): Handed => {
  const why = `HTTP ${status} ${reason}`.trim();
  // A server that broke may have done its work before.
  if (status >= 500 && status !== 503) return { kind: 'lost', reason: why };
  if (status === 429 || status === 503 || status === 401 || status === 403)
    return { kind: 'later', reason: why };
  return { kind: 'refused', reason: why };
};
