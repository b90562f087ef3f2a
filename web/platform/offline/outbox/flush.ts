import type { Gate } from '../gate.ts';
import type { OutboxItem } from './item.ts';
import { nextMoment, nextToSend, waitAfter } from './lanes.ts';
import { OutboxClosed, type Queue } from './queue.ts';
import type { AllowList } from './queueable.ts';
import type { Verdict } from './verdict.ts';

/** How a run of the flusher ended. `next`: epoch ms of the next attempt that time alone calls for. */
export interface FlushOutcome {
  readonly kind: 'idle' | 'unreachable' | 'locked' | 'other-person' | 'closed';
  readonly sent: number;
  readonly next?: number | undefined;
}

export interface FlushTools {
  readonly allowed: AllowList;
  readonly gate: Gate;
  /** Server-corrected, epoch ms. */
  readonly now: () => number;
  readonly random: () => number;
  /** Sends one item under its key, for the queue's owner. */
  readonly post: (item: OutboxItem, signal: AbortSignal) => Promise<Verdict>;
  /** After every change of an item. */
  readonly changed: () => void;
}

/** The server forgets keys after 8 days; from 7 on a person decides whether a write still makes sense. */
const OLD_MS = 7 * 86_400_000;

const isOld = ({ createdAt, confirmed }: OutboxItem, now: number): boolean =>
  !confirmed && now - createdAt > OLD_MS;

/** What becomes of an item that was `before` and left with one attempt more. */
const after = (
  verdict: Verdict,
  before: OutboxItem,
  { now, random }: FlushTools,
): Partial<OutboxItem> => {
  switch (verdict.kind) {
    case 'done':
      return { state: 'sent', uncertain: false, code: null, conflict: null };
    case 'refused':
      return { state: 'refused', uncertain: false, code: verdict.code };
    case 'conflict':
      return {
        state: 'conflict',
        uncertain: false,
        code: verdict.code,
        conflict: verdict.found,
      };
    case 'later':
      return { code: verdict.code, notBefore: now() + waitAfter(before.attempts + 1, random) };
    case 'unreachable':
      return { code: null };
    // Neither says anything about the write.
    case 'locked':
    case 'other-person':
      return { uncertain: before.uncertain, attempts: before.attempts };
  }
};

/**
 * Sends what may go, oldest first, each entity in order. For one flusher at a time (Web Lock). The
 * queue is read again when the list is through, for what was written meanwhile, and when an item was
 * edited or discarded under way.
 */
const run = async (queue: Queue, tools: FlushTools): Promise<FlushOutcome> => {
  const { allowed, gate, now, post, changed } = tools;
  let items: readonly OutboxItem[] = [];
  let fresh = false;
  let sent = 0;
  const read = async (): Promise<void> => {
    items = await queue.all();
    fresh = true;
  };
  /** `undefined` when the item is not what it was. */
  const move = async (
    item: OutboxItem,
    to: Partial<OutboxItem>,
  ): Promise<OutboxItem | undefined> => {
    const next = await queue.change(item, to);
    if (next === undefined) await read();
    else {
      items = items.map((each) => (each.seq === next.seq ? next : each));
      fresh = false;
    }
    return next;
  };
  await read();
  for (;;) {
    const item = nextToSend(items, now());
    if (item === undefined) {
      if (fresh) return { kind: 'idle', sent, next: nextMoment(items) };
      await read();
      continue;
    }
    if (isOld(item, now())) {
      await move(item, { state: 'asks' });
      changed();
      continue;
    }
    if (!Object.hasOwn(allowed, item.operation)) {
      // A newer build no longer offers this; a person may still read what it was.
      await move(item, { state: 'refused', code: 'NO_LONGER_POSSIBLE' });
      changed();
      continue;
    }
    const leaving = await move(item, { attempts: item.attempts + 1, uncertain: true });
    if (leaving === undefined) continue;
    const verdict = await post(leaving, gate.signal);
    if (!gate.open) return { kind: 'closed', sent };
    await move(leaving, after(verdict, item, tools));
    changed();
    if (verdict.kind === 'done') sent++;
    if (verdict.kind === 'locked' || verdict.kind === 'other-person')
      return { kind: verdict.kind, sent };
    if (verdict.kind === 'unreachable')
      return { kind: 'unreachable', sent, next: now() + waitAfter(leaving.attempts, tools.random) };
  }
};

export const flush = async (queue: Queue, tools: FlushTools): Promise<FlushOutcome> => {
  try {
    return await run(queue, tools);
  } catch (error) {
    if (error instanceof OutboxClosed || !tools.gate.open) return { kind: 'closed', sent: 0 };
    throw error;
  }
};
