import { MINUTE_MS } from '#edge/contract/time.ts';
import { fieldsOf } from './fields.ts';
import type { Letter, Transaction } from './model.ts';
import type { Store } from './store.ts';

/** Documented waits between deliveries. */
const WAITS_MS = [2, 10, 30, 90, 210].map((minutes) => minutes * MINUTE_MS);
const PATIENCE_MS = 15_000;

/** How often a notification comes again, by the shop's answer. */
export const retriesFor = (status: number): number => {
  if (status >= 200 && status < 300) return 0;
  if (status === 301 || status === 302 || status === 303) return 0;
  if (status === 500) return 1;
  if (status === 400 || status === 404) return 2;
  return status === 503 ? 4 : 5;
};

interface Delivery {
  readonly orderId: string;
  readonly status: string;
  /** Of the shop's answer; 0 when there was none. */
  readonly answer: number;
}

export interface PostOffice {
  /** Tells the shop how the transaction stands now. */
  notify(transaction: Transaction): void;
  /** What was delivered since the start, oldest first. */
  readonly deliveries: readonly Delivery[];
  /** Resolves when nothing is on its way. */
  idle(): Promise<void>;
  stop(): void;
}

export interface PostOfficeOptions {
  readonly store: Store;
  readonly fetch: typeof fetch;
  readonly clock: () => number;
  readonly serverKey: string;
  readonly origin: () => string;
}

const MOST_REMEMBERED = 500;

/** Delivers notifications, with the delays, copies, disorder and silence that were asked for. */
export const openPostOffice = (options: PostOfficeOptions): PostOffice => {
  const { store, fetch, clock, serverKey, origin } = options;
  const { state } = store;
  const deliveries: Delivery[] = [];
  const timers = new Map<number, NodeJS.Timeout>();
  const underWay = new Set<Promise<void>>();
  let stopped = false;

  const post = async (letter: Letter): Promise<number> => {
    try {
      const response = await fetch(letter.url, {
        method: 'POST',
        redirect: 'manual',
        signal: AbortSignal.timeout(PATIENCE_MS),
        headers: { 'content-type': 'application/json', accept: 'application/json' },
        body: JSON.stringify(letter.body),
      });
      await response.arrayBuffer();
      return response.status;
    } catch {
      return 0;
    }
  };

  const deliver = async (letter: Letter): Promise<void> => {
    timers.delete(letter.id);
    const answer = await post(letter);
    letter.tries++;
    deliveries.push({
      orderId: letter.orderId,
      status: String(letter.body.transaction_status),
      answer,
    });
    if (deliveries.length > MOST_REMEMBERED) deliveries.shift();
    const wait = WAITS_MS[letter.tries - 1];
    if (letter.tries > retriesFor(answer) || wait === undefined) {
      state.letters = state.letters.filter(({ id }) => id !== letter.id);
    } else {
      letter.dueAt = clock() + wait * state.behaviour.pace;
      schedule(letter);
    }
    store.save();
  };

  const schedule = (letter: Letter): void => {
    if (stopped) return;
    const run = () => {
      const work = deliver(letter).finally(() => underWay.delete(work));
      underWay.add(work);
    };
    timers.set(letter.id, setTimeout(run, Math.max(0, letter.dueAt - clock())));
  };

  /** Letters of an order that wait for a later one to overtake them. */
  const undeliveredOf = (orderId: string) =>
    state.letters.filter((letter) => letter.orderId === orderId && !timers.has(letter.id));

  for (const letter of state.letters) schedule(letter);

  return {
    deliveries,
    notify: (transaction) => {
      const { delayMs, copies, reversed, silent } = state.behaviour;
      const { notifyUrl } = transaction;
      if (silent || notifyUrl === undefined) return;
      const earlier = reversed ? undeliveredOf(transaction.orderId) : [];
      const letters: Letter[] = Array.from({ length: copies }, () => ({
        id: store.next(),
        orderId: transaction.orderId,
        url: notifyUrl,
        body: fieldsOf(transaction, origin(), serverKey),
        tries: 0,
        dueAt: clock() + delayMs,
      }));
      state.letters.push(...letters);
      store.save();
      // The first word of an order waits, the second goes out, and the first comes after it.
      if (reversed && earlier.length === 0) return;
      for (const letter of letters) schedule(letter);
      for (const [i, letter] of earlier.entries()) {
        letter.dueAt = clock() + delayMs * 2 + 50 * (i + 1);
        schedule(letter);
      }
    },
    idle: async () => {
      while (timers.size + underWay.size > 0 && !stopped)
        await new Promise((resolve) => setTimeout(resolve, 5));
    },
    stop: () => {
      stopped = true;
      for (const timer of timers.values()) clearTimeout(timer);
    },
  };
};
