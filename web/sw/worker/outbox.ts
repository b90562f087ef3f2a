import { type Owner, ownersHere } from '../../platform/offline/database.ts';
import { Gate } from '../../platform/offline/gate.ts';
import { serverClock } from '../../platform/offline/here.ts';
import { ALLOWED } from '../../platform/offline/outbox/allowed.ts';
import { flush } from '../../platform/offline/outbox/flush.ts';
import { post } from '../../platform/offline/outbox/post.ts';
import { openQueue } from '../../platform/offline/outbox/queue.ts';
import { inTurn } from '../../platform/offline/tabs.ts';

const CHANNEL = 'alva-device';

const tellTabs = (): void => {
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage({ kind: 'outbox' });
  channel.close();
};

/** Sends one owner's writes; the server refuses them when somebody else is signed in by now. */
const flushOf = (owner: Owner): Promise<boolean> =>
  inTurn(`outbox-${owner}`, async () => {
    const gate = new Gate();
    // A tab that wipes closes the database under this worker; it must not open it again.
    const queue = openQueue(owner, gate, () => gate.close());
    try {
      const outcome = await flush(queue, {
        allowed: ALLOWED,
        gate,
        now: serverClock().now,
        random: Math.random,
        changed: tellTabs,
        post: (item, signal) => post(ALLOWED, owner, item, signal),
      });
      return outcome.kind !== 'unreachable';
    } finally {
      queue.close();
    }
  });

/** Whether the server answers at all, and what time it is there: a phone's clock may be days off. */
const greet = async (): Promise<void> => {
  const answer = await fetch('/api/health', { cache: 'no-store', credentials: 'omit' });
  if (!answer.ok) throw new Error('Still out of reach.');
  serverClock().learn(answer.headers.get('date'));
};

/** All tabs are closed and the connection is back. Throws so that the browser tries again later. */
export const flushEverybody = async (): Promise<void> => {
  await greet();
  const reached: boolean[] = [];
  for (const owner of await ownersHere([])) reached.push(await flushOf(owner));
  if (reached.includes(false)) throw new Error('Still out of reach.');
};
