import type { Owner } from '#web/platform/offline/database.ts';
import { Gate } from '#web/platform/offline/gate.ts';
import type { OutboxItem } from '#web/platform/offline/outbox/item.ts';
import { createOutbox } from '#web/platform/offline/outbox/outbox.ts';
import type { Queueable } from '#web/platform/offline/outbox/queueable.ts';
import type { Verdict } from '#web/platform/offline/outbox/verdict.ts';
import { freshDevice } from '../offline/device.ts';
import { lockTable, tabBus } from './tabs.ts';

export interface Note {
  readonly entity: string;
  readonly text: string;
}

const note = (over: Partial<Queueable<Note>> = {}): Queueable<Note> => ({
  label: 'note',
  offline: true,
  guests: false,
  touches: [],
  editable: [],
  entity: ({ entity }) => entity,
  send: () => Promise.reject(new Error('the test posts by itself')),
  insist: (variables, found) => ({ ...variables, text: `${variables.text} after ${found}` }),
  ...over,
});

const ALLOWED = {
  note: note(),
  onlineOnly: note({ offline: false }),
  anybody: note({ guests: true }),
  listed: note({ touches: ['vehicles'] }),
  pictured: note({ withdraw: ({ text }, behind) => ({ ...behind.variables, without: text }) }),
};

interface Posted {
  readonly owner: Owner;
  readonly item: OutboxItem;
}

/** One browser with one storage; every call of `tab` opens the site once more. */
export const browser = () => {
  freshDevice();
  const tabs = tabBus();
  const inTurn = lockTable();
  const gates = new Map<Owner, Gate>();
  const posted: Posted[] = [];
  const state = {
    now: 1_000_000,
    answer: (async () => ({ kind: 'done' })) as (item: OutboxItem) => Promise<Verdict>,
    online: true as boolean | undefined,
    pulls: true,
  };
  const timers: { run: () => void; at: number }[] = [];
  const gateOf = (owner: Owner): Gate => {
    const gate = gates.get(owner) ?? new Gate();
    gates.set(owner, gate);
    return gate;
  };
  /** As long as nobody has said who is signed in. */
  const unknownTab = () => {
    const made = createOutbox({
      allowed: ALLOWED,
      now: () => state.now,
      random: () => 0.5,
      tabs: tabs(),
      gateOf,
      inTurn,
      post: async (owner, item) => {
        posted.push({ owner, item });
        return state.answer(item);
      },
      online: () => state.online,
      report: (online) => {
        state.online = online;
      },
      pull: async () => state.pulls,
      makeRoom: async () => false,
      wakeLater: () => undefined,
      setTimer: (run, ms) => {
        const timer = { run, at: state.now + ms };
        timers.push(timer);
        return () => void timers.splice(timers.indexOf(timer), 1);
      },
    });
    return made;
  };
  const tab = (customerId: string | null = 'cus_a') => {
    const made = unknownTab();
    made.person(customerId ?? undefined);
    return made;
  };
  return { tab, unknownTab, state, posted, timers, gates, gateOf };
};

export const texts = (items: readonly OutboxItem[]): string[] =>
  items.map(({ variables }) => (variables as Note).text);
