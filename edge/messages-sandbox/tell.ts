import { hubSignature, LOCAL_KEYS, svixSignature } from '#edge/domains/notifications/index.ts';
import type { MessageStore } from './books.ts';
import type { SentMessage } from './model.ts';

/** Tells the site what became of messages, signed as the providers do. */
export interface Teller {
  tell(message: SentMessage): void;
  /** Resolves when nothing is on its way. */
  idle(): Promise<void>;
  stop(): void;
}

/** A status on its way. */
export interface Word {
  readonly message: Pick<SentMessage, 'id' | 'channel' | 'to' | 'key' | 'subject'>;
  readonly status: string;
}

interface TellerOptions {
  readonly store: MessageStore;
  readonly fetch: typeof fetch;
  readonly clock: () => number;
  /** Origin of the site; undefined until it is known. */
  readonly site: () => string | undefined;
}

const TRIES = 5;

const encode = (body: object): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(new TextEncoder().encode(JSON.stringify(body)));

/** What words are signed with. */
type Keys = Readonly<Record<'mailWebhook' | 'whatsappApp', string>>;

const mailWord = async ({ message, status }: Word, now: number, keys: Keys) => {
  const body = encode({
    type: `email.${status === 'failed' ? 'bounced' : status === 'read' ? 'opened' : status}`,
    created_at: new Date(now).toISOString(),
    data: {
      email_id: message.id,
      to: [message.to],
      subject: message.subject,
      tags: { message: message.key },
      ...(status === 'failed' && { bounce: { type: 'Permanent', subType: 'Suppressed' } }),
    },
  });
  const id = `msg_${message.id}_${status}`;
  const timestamp = String(Math.floor(now / 1000));
  const signature = await svixSignature(keys.mailWebhook, id, timestamp, body);
  const headers = { 'svix-id': id, 'svix-timestamp': timestamp, 'svix-signature': signature };
  return { path: '/api/notifications/mail', body, headers };
};

const whatsAppWord = async ({ message, status }: Word, now: number, keys: Keys) => {
  const body = encode({
    object: 'whatsapp_business_account',
    entry: [
      {
        id: '100000000000002',
        changes: [
          {
            field: 'messages',
            value: {
              messaging_product: 'whatsapp',
              metadata: {
                display_phone_number: '622150000000',
                phone_number_id: LOCAL_KEYS.whatsappPhone,
              },
              statuses: [
                {
                  id: message.id,
                  status,
                  timestamp: String(Math.floor(now / 1000)),
                  recipient_id: message.to,
                  biz_opaque_callback_data: message.key,
                  ...(status === 'failed' && {
                    errors: [{ code: 131026, title: 'Message undeliverable' }],
                  }),
                },
              ],
            },
          },
        ],
      },
    ],
  });
  const headers = { 'x-hub-signature-256': await hubSignature(keys.whatsappApp, body) };
  return { path: '/api/notifications/whatsapp', body, headers };
};

/** A word as its provider posts it. */
export const signedWord = (word: Word, now: number, keys: Keys = LOCAL_KEYS) =>
  word.message.channel === 'mail' ? mailWord(word, now, keys) : whatsAppWord(word, now, keys);

/** What the provider says of a message, in the order it happens. */
const wordsOf = (message: SentMessage, { behaviour }: MessageStore): readonly string[] => {
  const outcome = behaviour[message.channel];
  if (outcome === 'silent') return [];
  if (outcome === 'failed') return ['sent', 'failed'];
  return outcome === 'read' ? ['sent', 'delivered', 'read'] : ['sent', 'delivered'];
};

export const openTeller = ({ store, fetch, clock, site }: TellerOptions): Teller => {
  const timers = new Set<NodeJS.Timeout>();
  const underWay = new Set<Promise<void>>();
  let stopped = false;

  const later = (ms: number, work: () => Promise<void>): void => {
    if (stopped) return;
    const timer = setTimeout(() => {
      timers.delete(timer);
      const running = work().finally(() => underWay.delete(running));
      underWay.add(running);
    }, ms);
    timers.add(timer);
  };

  const post = async (word: Word): Promise<boolean> => {
    const origin = site();
    if (origin === undefined) return false;
    const { path, body, headers } = await signedWord(word, clock());
    try {
      const answer = await fetch(`${origin}${path}`, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body,
      });
      await answer.arrayBuffer();
      return answer.status < 500;
    } catch {
      return false;
    }
  };

  const deliver = async (word: Word, tries = 1): Promise<void> => {
    const done = await post(word);
    if (!done && tries < TRIES)
      later(store.behaviour.delayMs * 2 ** tries, () => deliver(word, tries + 1));
  };

  return {
    tell: (message) => {
      const words = wordsOf(message, store);
      message.status = words.at(-1) ?? 'sent';
      store.save();
      // One is asked, and the other knows nothing more: neither tells by itself.
      if (message.channel === 'sms' || message.channel === 'push') return;
      const { delayMs, copies, reversed } = store.behaviour;
      const order = reversed ? words.toReversed() : words;
      for (const [at, status] of order.entries())
        for (let copy = 0; copy < copies; copy++)
          later(delayMs * (at + 1), () => deliver({ message, status }));
    },
    idle: async () => {
      while (timers.size + underWay.size > 0 && !stopped)
        await new Promise((resolve) => setTimeout(resolve, 5));
    },
    stop: () => {
      stopped = true;
      for (const timer of timers) clearTimeout(timer);
    },
  };
};
