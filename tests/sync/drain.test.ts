import { afterAll, expect, it } from 'vitest';
import { newId } from '#edge/contract/ids.ts';
import { DAY_MS } from '#edge/contract/time.ts';
import { dice } from '#tests/support/random.ts';
import { isUnsent } from '#web/platform/offline/outbox/item.ts';
import { Browser } from './garage/browser.ts';
import { createNetwork } from './garage/network.ts';
import { startGarage, vinOf } from './garage/server.ts';
import { cleanUp } from './world.ts';

const WRITES = 100;

afterAll(cleanUp);

it('sends 100 writes that waited for a signal in their order, through the whole BFF', async () => {
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
      for (let n = 0; n < WRITES; n++) {
        const now = browser.now();
        const pair = { vin: vinOf('veh_1'), uID: 'cus_g1' };
        const taken =
          n % 2 === 0
            ? await outbox.enqueue('shareEv', {
                ...pair,
                id: newId('shr', now),
                loanStart: new Date(now).toISOString(),
                loanEnd: new Date(now + DAY_MS * 3).toISOString(),
                allows: [],
              })
            : await outbox.enqueue('revokeShareEv', { ...pair, id: newId('end', now) });
        if (taken.ok) keys.push(taken.item.key);
      }
    });
    Object.assign(globalThis, { fetch: network.fetch });
    await browser.act(({ outbox }) => outbox.flush({ eager: 'all' }));
    const { rows } = await server.db.primary.execute('SELECT key FROM idempotency ORDER BY rowid');
    expect(rows.map(({ key }) => String(key))).toEqual(keys);
    expect((await browser.disk()).items.filter(isUnsent)).toEqual([]);
  } finally {
    Object.assign(globalThis, real);
    server.stop();
  }
}, 60_000);
