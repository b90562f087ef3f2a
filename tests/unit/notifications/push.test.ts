import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { raw } from '#db/query.ts';
import { isPushService, type PushBody } from '#edge/contract/notifications/push.ts';
import { HOUR_MS } from '#edge/contract/time.ts';
import { pushOf } from '#edge/domains/notifications/render/content.ts';
import { TEMPLATES } from '#edge/domains/notifications/templates/all.ts';
import { type MessageWorld, openMessageWorld } from '#tests/support/message-world.ts';

let world: MessageWorld;
/** What left for the push service, as it went over the wire. */
const wire: Request[] = [];
const run = (text: string) => world.shop.deps.db.write([raw(sql.raw(text), () => undefined)]);

beforeAll(async () => {
  world = await openMessageWorld({
    wire: async (request, handle) => {
      if (new URL(request.url).pathname.startsWith('/push/')) wire.push(request.clone());
      return handle();
    },
  });
});
afterAll(() => world.stop());
beforeEach(async () => {
  await world.clear();
  await run('DELETE FROM push_device');
  (world.providers.store.sent as unknown[]).length = 0;
  wire.length = 0;
  Object.assign(world.behaviour, { requests: 'ok', push: 'delivered' });
});

const shown = () => world.providers.store.sent.filter(({ channel }) => channel === 'push');
const pushes = async () => (await world.rows()).messages.filter((each) => each.channel === 'PUSH');
/** A refund that failed is urgent, so that no quiet hour holds it back. */
const happen = async (): Promise<void> => {
  await world.refundStep('FAILED', 500_000);
  await world.plan();
};

describe('a push', () => {
  it('goes to each browser the person is signed in on, encrypted, and is shown with the page it opens', async () => {
    await world.subscribe();
    await world.subscribe();
    await happen();
    await world.send();
    expect(shown()).toHaveLength(2);
    expect(new Set(shown().map(({ to }) => to)).size).toBe(2);
    expect(shown()[0]).toMatchObject({
      subject: expect.stringContaining('Rp500.000'),
      button: `https://alva.test/id/my-orders/${world.orderId}`,
    });
    for (const request of wire) {
      expect(request.headers.get('content-encoding')).toBe('aes128gcm');
      expect(request.headers.get('urgency')).toBe('high');
      const body = Buffer.from(await request.arrayBuffer());
      expect(body.toString('latin1')).not.toContain('500.000');
      // All of one length: it says nothing of what is in it.
      expect(body.length).toBe(4_096);
    }
  });

  it('whose answer got lost is sent again and shown once', async () => {
    await world.subscribe();
    await happen();
    world.behaviour.requests = 'lost';
    await world.send();
    world.behaviour.requests = 'ok';
    world.wait(HOUR_MS);
    await world.send();
    expect(wire.length).toBe(2);
    expect(shown()).toHaveLength(1);
    expect((await pushes()).map(({ state }) => state)).toEqual(['SENT']);
  });

  it('to a browser that ended its subscription is let go, and the browser forgotten', async () => {
    await world.subscribe();
    await happen();
    world.behaviour.push = 'failed';
    await world.send();
    expect((await pushes()).map(({ state }) => state)).toEqual(['DROPPED']);
    await world.clear();
    await happen();
    expect(await pushes()).toEqual([]);
  });

  it('that was planned is not sent any more after the person signed out there', async () => {
    await world.subscribe();
    await happen();
    await run(`UPDATE session SET revoked_at = ${world.now()}, revoked_for = 'sign-out'`);
    await world.send();
    expect(shown()).toEqual([]);
    expect((await pushes()).map(({ state }) => state)).toEqual(['DROPPED']);
    expect((await world.rows()).messages.some(({ state }) => state === 'STUCK')).toBe(false);
  });

  it('is not made for who has switched the purpose off', async () => {
    await world.subscribe();
    await run(`INSERT INTO notification_choice (customer_id, purpose, channel, wanted, changed_at)
      VALUES ('cus_owner', 'orders', 'PUSH', 0, 0)`);
    await happen();
    expect(await pushes()).toEqual([]);
    await run("DELETE FROM notification_choice WHERE channel = 'PUSH'");
  });

  it('leaves address and keys of a browser sealed in the store and out of the log', async () => {
    await world.subscribe();
    await happen();
    world.behaviour.requests = 'busy';
    await world.send();
    const [id = '', keys] = Object.entries(world.providers.store.push).at(-1) ?? [];
    const [rows] = await world.shop.deps.db.readPrimary([
      raw(sql.raw('SELECT * FROM push_device'), (result) => JSON.stringify(result.rows)),
    ]);
    const everything = `${rows}${world.shop.logged.join('\n')}`;
    expect(everything).not.toContain(id);
    expect(everything).not.toContain(keys?.auth);
  });
});

describe('what is pushed', () => {
  const body = (facts: Record<string, string | number>): PushBody =>
    pushOf(
      {
        name: 'order-paid',
        template: TEMPLATES['order-paid'],
        facts,
        path: '/my-orders/ord_1',
        reader: { locale: 'en', zone: 'Asia/Jakarta' },
        madeAt: Date.UTC(2026, 10, 24),
      },
      { origin: 'https://alva.test', tag: 'ntf_1', unread: 3 },
    );

  it('is of the declarative form, so that a browser shows it without a service worker', () => {
    const facts = { name: 'Ayu', code: 'K7', product: 'N3', amount: 1, receipt: 'R', upload: 'u' };
    expect(body(facts)).toMatchObject({
      web_push: 8030,
      notification: { navigate: 'https://alva.test/en/my-orders/ord_1', tag: 'ntf_1', lang: 'en' },
      app_badge: 3,
    });
  });

  it('fits a push also with the longest values', () => {
    const long = '🛵'.repeat(4_000);
    const facts = { name: long, code: long, product: long, amount: 1, receipt: long, upload: 'u' };
    expect(Buffer.byteLength(JSON.stringify(body(facts)))).toBeLessThan(3_993);
  });
});

describe('the address of a browser', () => {
  it.each([
    ['https://fcm.googleapis.com/fcm/send/x', true],
    ['https://updates.push.services.mozilla.com/wpush/v2/x', true],
    ['https://web.push.apple.com/x', true],
    ['https://sg2p.notify.windows.com/w/?token=x', true],
    ['http://fcm.googleapis.com/x', false],
    ['https://fcm.googleapis.com.evil.test/x', false],
    ['https://evilpush.apple.com/x', false],
    ['https://169.254.169.254/latest', false],
    ['https://push.alva.example/x', false],
  ])('%s is one of a push service: %s', (endpoint, expected) => {
    expect(isPushService(endpoint, false)).toBe(expected);
  });
});
