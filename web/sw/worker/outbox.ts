import { serverClock } from '#web/platform/offline/browser.ts';
import { type Owner, ownersOnDevice } from '#web/platform/offline/database.ts';
import { Gate } from '#web/platform/offline/gate.ts';
import { ALLOWED } from '#web/platform/offline/outbox/allowed.ts';
import { createFlusher } from '#web/platform/offline/outbox/flush.ts';
import { post } from '#web/platform/offline/outbox/post.ts';
import { openQueue } from '#web/platform/offline/outbox/queue.ts';
import { inTurn } from '#web/platform/offline/tabs.ts';

const CHANNEL = 'alva-device';
const PATIENCE_MS = 3_000;

const tellTabs = (): void => {
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage({ kind: 'outbox' });
  channel.close();
};

/** Whether the server answers at all, and what time it is there: a phone's clock may be days off. */
const greet = async (): Promise<boolean> => {
  try {
    const answer = await fetch('/api/health', {
      cache: 'no-store',
      credentials: 'omit',
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    serverClock().learn(answer.headers.get('date'));
    return answer.ok;
  } catch {
    return false;
  }
};

/** Sends one owner's writes; the server refuses them when somebody else is signed in by now. True when none is left for later. */
const flushOf = async (owner: Owner): Promise<boolean> => {
  const gate = new Gate();
  // A tab that wipes closes the database under this worker; it must not open it again.
  const queue = openQueue(owner, gate, () => gate.close());
  try {
    const { kind, next } = await createFlusher(queue, {
      allowed: ALLOWED,
      gate,
      now: serverClock().now,
      offset: () => serverClock().offset,
      random: Math.random,
      reach: greet,
      cut: () => !navigator.onLine,
      inTurn: (entity, work) => inTurn(`outbox-${owner}-${entity}`, work),
      setTimer: (run, ms) => {
        const timer = setTimeout(run, ms);
        return () => clearTimeout(timer);
      },
      changed: tellTabs,
      rested: () => undefined,
      post: (item, signal) => post(ALLOWED, owner, item, signal),
    }).run();
    return kind !== 'unreachable' && next === undefined;
  } finally {
    queue.close();
  }
};

/** All tabs are closed and the connection is back. Throws so that the browser tries again later. */
export const flushEverybody = async (): Promise<void> => {
  if (!(await greet())) throw new Error('Still out of reach.');
  const emptied = await Promise.all((await ownersOnDevice([])).map(flushOf));
  if (emptied.includes(false)) throw new Error('Something still waits.');
};
