import { DAY_MS } from '#edge/contract/time.ts';
import type { Gate } from '#web/platform/offline/gate.ts';
import { createBell } from './bell.ts';
import type { OutboxItem } from './item.ts';
import { nextMoment, nextToSend, paceOf, waitAfter } from './lanes.ts';
import { mendTimes } from './mend.ts';
import { OutboxClosed, type Queue } from './queue.ts';
import type { AllowList } from './queueable.ts';
import type { Verdict } from './verdict.ts';
import { allowanceOf, weightOf } from './weight.ts';

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
  /** What is added to the device's own time, in milliseconds. */
  readonly offset: () => number;
  readonly random: () => number;
  /** Sends one item under its key, for the queue's owner. */
  readonly post: (item: OutboxItem, signal: AbortSignal) => Promise<Verdict>;
  /** Whether the server answers; `doubt`: a request just failed, so what was learnt before does not count. */
  readonly reach: (doubt: boolean) => Promise<boolean>;
  /** The browser itself says that there is no network: nothing can leave. */
  readonly cut: () => boolean;
  /** Runs work for one entity in one tab at a time, in the order asked for. */
  readonly inTurn: <T>(entity: string, work: () => Promise<T>) => Promise<T>;
  readonly setTimer: (run: () => void, ms: number) => () => void;
  /** After every change of an item. */
  readonly changed: () => void;
  /** Something took effect, and the rest has to wait for something. */
  readonly rested: () => void;
}

export interface Flusher {
  /** Sends what may go; a run that is under way takes up what was written since. */
  run(): Promise<FlushOutcome>;
}

/** What is known of the server: `doubtful` since a request failed, `asked` while it is being asked. */
type Reached = 'unknown' | 'doubtful' | 'asked' | 'answers' | 'away';

/** The server forgets keys after 8 days; from 7 on a person decides whether a write still makes sense. */
const OLD_MS = 7 * DAY_MS;
/** A write that takes longer than this is overtaken by those of other entities. */
const OVERTAKE_MS = 3_000;

const isOld = ({ createdAt, confirmed }: OutboxItem, now: number): boolean =>
  !confirmed && now - createdAt > OLD_MS;

/** What becomes of an item that was `before` and left with one attempt more. */
const after = (
  verdict: Verdict,
  before: OutboxItem,
  left: OutboxItem,
  { now, random, allowed }: FlushTools,
): Partial<OutboxItem> => {
  const again = (code: string | null, serverWaitMs = 0): Partial<OutboxItem> => {
    if ((left.bytes ?? 0) + weightOf(left) > allowanceOf(left))
      return { state: 'asks', code: 'TOO_MUCH_DATA' };
    const urgent = allowed[left.operation]?.urgent ?? false;
    const pace = paceOf({ urgent, bytes: weightOf(left) });
    // Never before the server wants it, and, but for a call for help, not in step with everybody else whom it sent away.
    const spread = urgent ? serverWaitMs : serverWaitMs * (1 + random() / 2);
    const wait = Math.max(waitAfter(left.attempts, random, pace), spread);
    const until = now() + serverWaitMs;
    return { code, notBefore: now() + wait, ...(serverWaitMs > 0 && { serverNotBefore: until }) };
  };
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
        conflict: verdict.conflict,
      };
    case 'later':
      return again(verdict.code, verdict.waitMs);
    case 'unreachable':
      return again(null);
    // Neither 401 nor 409 tells whether the write took effect.
    case 'locked':
    case 'other-person':
      return { uncertain: before.uncertain, attempts: before.attempts };
  }
};

/**
 * Sends the writes of one owner: urgent ones at once, the others oldest first and each entity in
 * order. One that fails, or takes long, delays its own entity alone. Several tabs may run this at the
 * same time; `inTurn` and the count of attempts see to it that each write is sent by one of them.
 */
export const createFlusher = (queue: Queue, tools: FlushTools): Flusher => {
  const { allowed, gate, now, changed } = tools;
  const bell = createBell();
  let running: Promise<FlushOutcome> | undefined;
  let items: readonly OutboxItem[] = [];
  /** The list is older than something that was written. */
  let stale = true;
  const isUrgent = ({ operation }: OutboxItem): boolean => allowed[operation]?.urgent ?? false;

  /** `undefined` when the item is not what it was. */
  const move = async (
    item: OutboxItem,
    to: Partial<OutboxItem>,
    passes?: (current: OutboxItem) => boolean,
  ): Promise<OutboxItem | undefined> => {
    const next = await queue.change(item, to, passes);
    if (next === undefined) stale = true;
    else items = items.map((each) => (each.seq === next.seq ? next : each));
    return next;
  };

  /** What has to change before an item goes, if it goes at all; `undefined` when it may go as it is. */
  const aside = (item: OutboxItem): Partial<OutboxItem> | undefined => {
    const mended = mendTimes(item, allowed[item.operation], tools);
    if (mended !== undefined) return mended;
    if (isOld(item, now())) return { state: 'asks', code: null };
    // A newer build no longer offers this; a person may still read what it was.
    if (!Object.hasOwn(allowed, item.operation))
      return { state: 'refused', code: 'NO_LONGER_POSSIBLE' };
    return undefined;
  };

  const sendOne = async (item: OutboxItem): Promise<Verdict['kind'] | undefined> => {
    const leaving = await move(
      item,
      { attempts: item.attempts + 1, uncertain: true, bytes: (item.bytes ?? 0) + weightOf(item) },
      // Another tab may have sent it while this one waited for its turn.
      ({ state, attempts }) => state === 'waiting' && attempts === item.attempts,
    );
    if (leaving === undefined) return undefined;
    const verdict = await tools.post(leaving, gate.signal);
    if (!gate.open) return undefined;
    await move(leaving, after(verdict, item, leaving, tools));
    changed();
    return verdict.kind;
  };

  const work = async (): Promise<FlushOutcome> => {
    /** Entities with a write on its way. */
    const under = new Set<string>();
    /** The entity that the others let go first, for a while. */
    let front: string | undefined;
    let server = 'unknown' as Reached;
    let ended: 'locked' | 'other-person' | undefined;
    let failure: { readonly error: unknown } | undefined;
    let sent = 0;
    let settled = 0;

    /** A server that does not answer a question may still take a call for help. */
    const triesAnyway = (item: OutboxItem): boolean => isUrgent(item) && !tools.cut();
    const mayGo = (item: OutboxItem): boolean =>
      !under.has(item.entity) && (isUrgent(item) ? !tools.cut() : front === undefined);

    const choose = (): OutboxItem | undefined =>
      nextToSend(items, now(), (item) => isUrgent(item) && mayGo(item)) ??
      nextToSend(items, now(), mayGo);

    const begin = (item: OutboxItem): void => {
      const { entity } = item;
      under.add(entity);
      const stopTimer = isUrgent(item) ? undefined : letOvertake(entity);
      void tools
        .inTurn(entity, () => sendOne(item))
        .then(
          (kind) => {
            if (kind === 'done') sent++;
            if (kind === 'locked' || kind === 'other-person') ended = kind;
            if (kind === 'unreachable' && server !== 'asked') server = 'doubtful';
            else if (kind !== undefined && kind !== 'unreachable') server = 'answers';
          },
          (error) => {
            failure ??= { error };
          },
        )
        .finally(() => {
          stopTimer?.();
          under.delete(entity);
          if (front === entity) front = undefined;
          bell.ring();
        });
    };
    const letOvertake = (entity: string): (() => void) => {
      front = entity;
      return tools.setTimer(() => {
        if (front === entity) front = undefined;
        bell.ring();
      }, OVERTAKE_MS);
    };
    const ask = (): void => {
      const doubt = server === 'doubtful';
      server = 'asked';
      void tools
        .reach(doubt)
        .catch(() => false)
        .then((answers) => {
          if (server === 'asked') server = answers ? 'answers' : 'away';
          bell.ring();
        });
    };
    const rest = async (): Promise<void> => {
      if (sent > settled) {
        settled = sent;
        tools.rested();
      }
      const at = nextMoment(items, (item) => !under.has(item.entity));
      const ms = at === undefined ? 0 : at - now();
      const stopTimer = ms > 0 ? tools.setTimer(bell.ring, ms) : undefined;
      await bell.wait();
      stopTimer?.();
    };

    for (;;) {
      if (failure !== undefined) throw failure.error;
      if (!gate.open) return { kind: 'closed', sent };
      if (stale) {
        stale = false;
        if (server === 'away') server = 'unknown';
        items = await queue.all();
      }
      const item = ended === undefined ? choose() : undefined;
      // What time it is, and so how old a write is, is known once the server has answered.
      const goes = item !== undefined && (isUrgent(item) || server === 'answers');
      const set = goes ? aside(item) : undefined;
      if (item && set) {
        await move(item, set, ({ state }) => state === 'waiting');
        changed();
      } else if (item && goes) begin(item);
      else if (item && (server === 'unknown' || server === 'doubtful')) ask();
      else if (under.size > 0 || server === 'asked') await rest();
      else if (stale) continue;
      else if (ended !== undefined) return { kind: ended, sent };
      else if (server === 'doubtful') ask();
      else if (server === 'away')
        return { kind: 'unreachable', sent, next: nextMoment(items, triesAnyway) };
      else return { kind: 'idle', sent, next: nextMoment(items) };
    }
  };

  const run = async (): Promise<FlushOutcome> => {
    try {
      return await work();
    } catch (error) {
      if (error instanceof OutboxClosed || !gate.open) return { kind: 'closed', sent: 0 };
      throw error;
    } finally {
      running = undefined;
    }
  };

  return {
    run: () => {
      stale = true;
      bell.ring();
      running ??= run();
      return running;
    },
  };
};
