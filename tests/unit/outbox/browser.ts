import { freshDevice } from '#tests/unit/offline/device.ts';
import { accountWrites } from '#web/domains/account/queued-writes.ts';
import type { Owner } from '#web/platform/offline/database.ts';
import { Gate } from '#web/platform/offline/gate.ts';
import type { OutboxItem } from '#web/platform/offline/outbox/item.ts';
import { createOutbox } from '#web/platform/offline/outbox/outbox.ts';
import type { Queueable } from '#web/platform/offline/outbox/queueable.ts';
import type { Verdict } from '#web/platform/offline/outbox/verdict.ts';
import { lockTable, tabBus } from './tabs.ts';

export interface Note {
  readonly entity: string;
  readonly text: string;
}

const note = (over: Partial<Queueable<Note>> = {}): Queueable<Note> => ({
  label: 'note',
  offline: true,
  guests: false,
  urgent: false,
  mendAsks: false,
  mend: (variables) => variables,
  touches: [],
  editable: [],
  entity: ({ entity }) => entity,
  send: () => Promise.reject(new Error('the test posts by itself')),
  insist: (variables, theirs) => ({ ...variables, text: `${variables.text} after ${theirs}` }),
  meanwhile: () => undefined,
  ...over,
});

const ALLOWED = {
  setCustomerConsent: accountWrites.setCustomerConsent,
  note: note(),
  onlineOnly: note({ offline: false }),
  anybody: note({ guests: true }),
  listed: note({ touches: ['vehicles'] }),
  seen: note({ mend: ({ text, ...rest }, move) => ({ ...rest, text: move(text) }) }),
  lent: note({
    mend: ({ text, ...rest }, move) => ({ ...rest, text: move(text) }),
    mendAsks: true,
  }),
  help: note({ urgent: true }),
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
    /** What the server's clock is ahead of the device's. */
    offset: 0,
    online: true as boolean | undefined,
    /** What the health probe finds. */
    serverAnswers: true,
    /** How often it was asked whether the server answers. */
    asked: 0,
    /** The browser says that there is no network. */
    cut: false,
    pulls: true,
  };
  const timers: { run: () => void; at: number }[] = [];
  const gateOf = (owner: Owner): Gate => {
    const gate = gates.get(owner) ?? new Gate();
    gates.set(owner, gate);
    return gate;
  };
  /** Turns of the event loop, not time: a busy machine changes nothing. */
  const settled = async (): Promise<void> => {
    for (let turn = 0; turn < 100; turn++) await new Promise((resolve) => setImmediate(resolve));
  };
  /** Lets time pass, and what was to happen meanwhile happen. */
  const elapse = async (ms: number): Promise<void> => {
    const until = state.now + ms;
    for (;;) {
      await settled();
      const next = timers.filter(({ at }) => at <= until).sort((one, two) => one.at - two.at)[0];
      if (next === undefined) break;
      timers.splice(timers.indexOf(next), 1);
      state.now = Math.max(state.now, next.at);
      next.run();
    }
    state.now = until;
    await settled();
  };
  /** As long as nobody has said who is signed in. */
  const unknownTab = () => {
    const made = createOutbox({
      allowed: ALLOWED,
      now: () => state.now,
      offset: () => state.offset,
      random: () => 0.5,
      tabs: tabs(),
      gateOf,
      inTurn,
      post: async (owner, item) => {
        posted.push({ owner, item });
        return state.answer(item);
      },
      online: () => state.online,
      reach: async (doubt) => {
        state.asked++;
        if (doubt || state.online !== true) state.online = state.serverAnswers && !state.cut;
        return state.online ?? false;
      },
      cut: () => state.cut,
      answered: () => {
        state.online = true;
      },
      pull: async () => state.pulls,
      makeRoom: async () => false,
      wakeLater: () => undefined,
      setTimer: (run, ms) => {
        const timer = { run, at: state.now + ms };
        timers.push(timer);
        return () => {
          const at = timers.indexOf(timer);
          if (at >= 0) timers.splice(at, 1);
        };
      },
    });
    return made;
  };
  const tab = (customerId: string | null = 'cus_a') => {
    const made = unknownTab();
    made.person(customerId ?? undefined);
    return made;
  };
  return { tab, unknownTab, elapse, state, posted, timers, gates, gateOf };
};

export const texts = (items: readonly OutboxItem[]): string[] =>
  items.map(({ variables }) => (variables as Note).text);
