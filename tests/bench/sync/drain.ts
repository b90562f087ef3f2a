import { dice } from '#tests/support/random.ts';
import { isUnsent } from '#web/platform/offline/outbox/item.ts';
import { newId } from '#web/platform/offline/outbox/ulid.ts';
import { Browser } from '../../sync/garage/browser.ts';
import { createNetwork } from '../../sync/garage/network.ts';
import { startGarage, vinOf } from '../../sync/garage/server.ts';

export interface Drain {
  readonly writes: number;
  readonly inOrder: boolean;
  readonly left: number;
  readonly millis: number;
}

/** Fills an outbox without a connection, then lets it go: through the whole BFF, in order. */
export const measureDrain = async (writes: number): Promise<Drain> => {
  const server = await startGarage('bench-drain');
  const network = createNetwork(server, dice(1));
  const real = { fetch: globalThis.fetch, location: globalThis.location };
  const location = { href: `${server.origin}/` };
  const cut = () => Promise.reject(new TypeError('no signal'));
  Object.assign(globalThis, { fetch: cut, location });
  try {
    const browser = new Browser('phone', 'cus_o1', server, network, dice(1));
    browser.cookie = await server.signIn('cus_o1');
    await browser.openTab();
    const keys: string[] = [];
    await browser.act(async ({ outbox }) => {
      for (let n = 0; n < writes; n++) {
        const now = browser.now();
        const pair = { vin: vinOf('veh_1'), uID: 'cus_g1' };
        const taken =
          n % 2 === 0
            ? await outbox.enqueue('shareEv', {
                ...pair,
                id: newId('shr', now),
                loanStart: new Date(now).toISOString(),
                loanEnd: new Date(now + 86_400_000 * 3).toISOString(),
                allows: [],
              })
            : await outbox.enqueue('revokeShareEv', { ...pair, id: newId('end', now) });
        if (taken.ok) keys.push(taken.item.key);
      }
    });
    Object.assign(globalThis, { fetch: network.fetch });
    const from = performance.now();
    await browser.act(({ outbox }) => outbox.flush({ eager: true }));
    const millis = performance.now() - from;
    const { rows } = await server.db.primary.execute('SELECT key FROM idempotency ORDER BY rowid');
    const sent = rows.map(({ key }) => String(key));
    const left = (await browser.disk()).items.filter(isUnsent).length;
    return { writes, inOrder: sent.join() === keys.join(), left, millis };
  } finally {
    Object.assign(globalThis, real);
    server.stop();
  }
};
