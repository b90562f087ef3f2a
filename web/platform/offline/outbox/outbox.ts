import { type RandomBytes, ulid } from '#edge/contract/ids.ts';
import type { Collection } from '#edge/contract/sync/collections.ts';
import type { Owner } from '#web/platform/offline/database.ts';
import type { Gate } from '#web/platform/offline/gate.ts';
import { isQuotaError } from '#web/platform/offline/quota.ts';
import type { Tabs } from '#web/platform/offline/tabs.ts';
import { createFlusher, type Flusher, type FlushOutcome } from './flush.ts';
import { isUnsent, type OutboxItem } from './item.ts';
import { OutboxClosed, openQueue, type Queue } from './queue.ts';
import type { AllowList, Attachments, VariablesOf } from './queueable.ts';
import type { Verdict } from './verdict.ts';

export interface OutboxParts<A extends AllowList> {
  readonly allowed: A;
  /** Server-corrected, epoch ms. */
  readonly now: () => number;
  /** What is added to the device's own time, in milliseconds. */
  readonly offset: () => number;
  readonly random: () => number;
  readonly bytes?: RandomBytes;
  readonly tabs: Tabs;
  readonly gateOf: (owner: Owner) => Gate;
  /** Runs work in one tab at a time, in the order asked for. */
  readonly inTurn: <T>(name: string, work: () => Promise<T>) => Promise<T>;
  readonly post: (owner: Owner, item: OutboxItem, signal: AbortSignal) => Promise<Verdict>;
  /** `false` when the server is known to be out of reach. */
  readonly online: () => boolean | undefined;
  /** Whether the server answers; `doubt`: a request just failed, so what was learnt before does not count. */
  readonly reach: (doubt: boolean) => Promise<boolean>;
  /** The browser itself says that there is no network. */
  readonly cut: () => boolean;
  /** The server took a write. */
  readonly answered: () => void;
  /** Brings a collection up to date, from after this call; whether that worked. */
  readonly pull: (collection: Collection) => Promise<boolean>;
  /** Gives up something for room; whether there was anything. */
  readonly makeRoom: () => Promise<boolean>;
  /** Asks the browser to wake the service worker when there is a connection, where it can. */
  readonly wakeLater: () => void;
  readonly setTimer: (run: () => void, ms: number) => () => void;
}

/** Why a write could not be taken down. The person is told, and nothing looks pending. */
type Declined = 'offline' | 'signed-out' | 'no-room';

type Enqueued =
  | { readonly ok: true; readonly item: OutboxItem }
  | { readonly ok: false; readonly reason: Declined };

/** Until it was told whose it is, what it holds is unknown, not nothing: all but its listeners wait. */
export interface Outbox<A extends AllowList> {
  /** Takes a write down, durably, then tries to send it. Resolves before it was sent. */
  enqueue<O extends keyof A & string>(
    operation: O,
    variables: VariablesOf<A[O]>,
    options?: Attachments & { readonly about?: string },
  ): Promise<Enqueued>;
  /** Everything this tab may show, oldest first: the person's writes and those made as a guest. */
  items(): Promise<readonly OutboxItem[]>;
  /** How many writes a sign-out of this person would lose. */
  unsent(): Promise<number>;
  /**
   * Sends what may go. `eager`: also what waits after a failure, `all` of it because a person asks, or
   * what is `urgent` because the network is back.
   */
  flush(options?: { readonly eager?: 'all' | 'urgent' }): Promise<FlushOutcome['kind']>;
  /** Sends again what was refused, or what asks because of its age. */
  retry(item: OutboxItem): Promise<void>;
  /** Sends it after all, knowing what happened meanwhile; `false` where nobody can insist. */
  insist(item: OutboxItem): Promise<boolean>;
  /** Under a new key; `false` when it may have arrived already and so can no longer be changed. */
  edit(item: OutboxItem, variables: object): Promise<boolean>;
  discard(item: OutboxItem): Promise<void>;
  /** Whose writes this tab makes and shows; nobody's when it is a guest's. */
  person(customerId: string | undefined): void;
  subscribe(listener: () => void): () => void;
}

/** One owner's writes in this tab. */
interface Line {
  readonly queue: Queue;
  readonly flusher: Flusher;
  settling: Promise<void>;
}

export const createOutbox = <A extends AllowList>(parts: OutboxParts<A>): Outbox<A> => {
  const { allowed, now, random, tabs, gateOf, inTurn, post, setTimer } = parts;
  const listeners = new Set<() => void>();
  const lines = new Map<Owner, Line>();
  let person: Owner | undefined;
  let resolvePersonSet = (): void => {};
  const personSet = new Promise<void>((resolve) => {
    resolvePersonSet = resolve;
  });
  let stopTimer: (() => void) | undefined;

  const lineOf = (owner: Owner): Line => {
    const open = lines.get(owner);
    if (open?.queue.gate.open) return open;
    const queue = openQueue(owner, gateOf(owner));
    const flusher = createFlusher(queue, {
      allowed,
      now,
      random,
      changed,
      setTimer,
      gate: queue.gate,
      offset: parts.offset,
      reach: parts.reach,
      cut: parts.cut,
      post: async (item, signal) => post(owner, item, signal),
      inTurn: (entity, work) => inTurn(`outbox-${owner}-${entity}`, work),
      rested: () => void settle(owner).catch(() => undefined),
    });
    const made: Line = { queue, flusher, settling: Promise.resolve() };
    lines.set(owner, made);
    return made;
  };
  const queueOf = (owner: Owner): Queue => lineOf(owner).queue;
  const owners = (): Owner[] => (person === undefined ? ['public'] : ['public', person]);
  const ownerOf = async (item: OutboxItem): Promise<Queue | undefined> => {
    for (const owner of owners()) {
      const queue = queueOf(owner);
      if ((await queue.all()).some(({ key }) => key === item.key)) return queue;
    }
    return undefined;
  };

  const changedHere = (): void => {
    for (const listener of listeners) listener();
  };
  const changed = (): void => {
    changedHere();
    tabs.tell({ kind: 'outbox' });
  };
  tabs.listen((message) => {
    if (message.kind === 'outbox') changedHere();
  });

  const settleNow = async (queue: Queue): Promise<void> => {
    const done = (await queue.all()).filter((item) => !isUnsent(item));
    const touched = new Set(done.flatMap(({ operation }) => allowed[operation]?.touches ?? []));
    const pulled = new Map<Collection, boolean>();
    for (const collection of touched) pulled.set(collection, await parts.pull(collection));
    const shown = done.filter(({ operation }) =>
      (allowed[operation]?.touches ?? []).every((collection) => pulled.get(collection)),
    );
    if (shown.length === 0) return;
    await queue.remove(shown);
    changed();
  };

  /** What took effect leaves the outbox once the copy on the device shows it. */
  const settle = (owner: Owner): Promise<void> => {
    const line = lineOf(owner);
    line.settling = line.settling
      .catch(() => undefined)
      .then(() => settleNow(line.queue))
      .catch((error) => {
        if (!(error instanceof OutboxClosed)) throw error;
      });
    return line.settling;
  };

  const runOf = async (owner: Owner): Promise<FlushOutcome> => {
    const outcome = await lineOf(owner).flusher.run();
    if (outcome.sent > 0) parts.answered();
    await settle(owner);
    return outcome;
  };

  const flushAll = async (): Promise<FlushOutcome['kind']> => {
    const outcomes = await Promise.all(owners().map(runOf));
    const times = outcomes.flatMap(({ next }) => (next === undefined ? [] : [next]));
    stopTimer?.();
    if (times.length > 0) stopTimer = setTimer(soon, Math.max(0, Math.min(...times) - now()));
    return outcomes.map(({ kind }) => kind).find((kind) => kind !== 'idle') ?? 'idle';
  };

  /** A storage that fails has no listener here; the next occasion tries again. */
  const soon = (): void => void flushAll().catch(() => undefined);

  const add = async (queue: Queue, draft: Parameters<Queue['add']>[0]): Promise<OutboxItem> => {
    try {
      return await queue.add(draft);
    } catch (error) {
      if (!isQuotaError(error) || !(await parts.makeRoom())) throw error;
      return queue.add(draft);
    }
  };

  /** Sends an item again from where it stands in its line. */
  const again = async (
    item: OutboxItem,
    to: Partial<OutboxItem>,
    passes: (now: OutboxItem) => boolean = isUnsent,
  ): Promise<boolean> => {
    const fresh = {
      state: 'waiting',
      notBefore: 0,
      bytes: 0,
      confirmed: true,
      code: null,
    } as const;
    const queue = await ownerOf(item);
    const next = await queue?.change(item, { ...fresh, ...to }, passes);
    changed();
    soon();
    return next !== undefined;
  };

  return {
    enqueue: async (operation, variables, { about, file, files } = {}) => {
      await personSet;
      const rule = allowed[operation];
      const owner = person ?? (rule?.guests ? 'public' : undefined);
      if (rule === undefined || owner === undefined) return { ok: false, reason: 'signed-out' };
      if (!rule.offline && parts.online() === false) return { ok: false, reason: 'offline' };
      let item: OutboxItem;
      try {
        item = await add(queueOf(owner), {
          key: ulid(now(), parts.bytes),
          operation,
          entity: rule.entity(variables),
          variables,
          ...(file && { file }),
          ...(files && { files }),
          about: about ?? null,
          createdAt: now(),
          offset: parts.offset(),
          state: 'waiting',
          attempts: 0,
          uncertain: false,
          notBefore: 0,
          confirmed: false,
          code: null,
          conflict: null,
        });
      } catch (error) {
        if (isQuotaError(error)) return { ok: false, reason: 'no-room' };
        if (error instanceof OutboxClosed) return { ok: false, reason: 'signed-out' };
        throw error;
      }
      changed();
      parts.wakeLater();
      soon();
      return { ok: true, item };
    },
    items: async () => {
      await personSet;
      return (await Promise.all(owners().map((owner) => queueOf(owner).all()))).flat();
    },
    unsent: async () => {
      await personSet;
      return person === undefined ? 0 : (await queueOf(person).all()).filter(isUnsent).length;
    },
    flush: async ({ eager } = {}) => {
      await personSet;
      if (eager !== undefined)
        for (const owner of owners()) {
          const queue = queueOf(owner);
          for (const item of await queue.all())
            if (
              item.state === 'waiting' &&
              item.notBefore > 0 &&
              (eager === 'all' || allowed[item.operation]?.urgent)
            )
              await queue.change(item, { notBefore: item.serverNotBefore ?? 0 });
        }
      return flushAll();
    },
    retry: async (item) => void (await again(item, {})),
    insist: async (item) => {
      const variables = allowed[item.operation]?.insist(item.variables, item.conflict);
      if (variables === undefined) return false;
      return again(item, { variables, key: ulid(now(), parts.bytes), conflict: null });
    },
    edit: (item, variables) =>
      again(
        item,
        {
          variables,
          entity: allowed[item.operation]?.entity(variables) ?? item.entity,
          key: ulid(now(), parts.bytes),
          attempts: 0,
          conflict: null,
        },
        (current) => isUnsent(current) && !current.uncertain,
      ),
    discard: async (item) => {
      const queue = await ownerOf(item);
      const { withdraw } = allowed[item.operation] ?? {};
      for (const behind of withdraw ? ((await queue?.all()) ?? []) : []) {
        if (behind.entity !== item.entity || behind.seq <= item.seq || !isUnsent(behind)) continue;
        const variables = withdraw?.(item.variables, behind);
        if (variables) await queue?.change(behind, { variables, key: ulid(now(), parts.bytes) });
      }
      await queue?.remove([item]);
      changed();
      // What stood behind it may go now.
      soon();
    },
    person: (customerId) => {
      resolvePersonSet();
      const next = customerId as Owner | undefined;
      if (next === person) return;
      if (person !== undefined) {
        lines.get(person)?.queue.close();
        lines.delete(person);
      }
      person = next;
      changedHere();
      soon();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};
