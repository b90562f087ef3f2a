import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { raw } from '#db/query.ts';
import { HOUR_MS, MINUTE_MS } from '#edge/contract/time.ts';
import { type MessageWorld, openMessageWorld } from '#tests/support/message-world.ts';
import { booking } from '#tests/support/order-shop.ts';

let world: MessageWorld;
beforeAll(async () => {
  world = await openMessageWorld();
});
afterAll(() => world.stop());
beforeEach(async () => {
  await world.clear();
  (world.providers.store.sent as unknown[]).length = 0;
  Object.assign(world.behaviour, { requests: 'ok' });
});

const statesByChannel = async () =>
  Object.fromEntries((await world.rows()).messages.map(({ channel, state }) => [channel, state]));
const sentBy = (channel: string) =>
  world.providers.store.sent.filter((each) => each.channel === channel);
const messageOn = async (channel: string) => {
  const row = (await world.rows()).messages.find((each) => each.channel === channel);
  if (row === undefined) throw new Error(`nothing on ${channel}`);
  return row;
};

describe('what happened to an order', () => {
  it('is one line of the inbox and one message on each way, however often it is planned', async () => {
    await world.refundStep('CONFIRMED', 500_000);
    await Promise.all([world.plan(), world.plan()]);
    await world.plan();
    const { events, notifications, messages } = await world.rows();
    expect(events.map(({ plannedAt }) => plannedAt !== null)).toEqual([true]);
    expect(notifications).toMatchObject([
      { customerId: 'cus_owner', template: 'refund-confirmed' },
    ]);
    expect(messages.map(({ channel }) => channel).sort()).toEqual(['MAIL', 'WHATSAPP']);
  });

  it('leaves the address sealed in the store and out of the log', async () => {
    await world.refundStep('CONFIRMED', 500_000);
    await world.plan();
    await world.send();
    const { messages, notifications } = await world.rows();
    const stored = JSON.stringify([messages, notifications]);
    expect(stored).not.toContain('ayu@alva.demo');
    expect(stored).not.toContain('81210010001');
    expect(world.shop.logged.join('\n')).not.toMatch(/ayu@alva\.demo|81210010001/);
  });

  it('reaches the address that the order has, in the reader’s language', async () => {
    await world.refundStep('CONFIRMED', 500_000);
    await world.plan();
    await world.send();
    expect(sentBy('mail')).toMatchObject([
      { to: 'ayu@alva.demo', subject: 'Pengembalian dana Rp500.000 sudah dibayarkan' },
    ]);
    expect(sentBy('whatsapp')).toMatchObject([{ to: '6281210010001' }]);
    expect(await statesByChannel()).toEqual({ MAIL: 'SENT', WHATSAPP: 'SENT' });
  });

  it('tells that a paper of the motorcycle can be collected, once it can', async () => {
    await world.step({ kind: 'ORDER_REGISTRATION', note: 'STNK PROCESSING' });
    await world.step({ kind: 'ORDER_REGISTRATION', note: 'STNK READY' });
    // A number that is corrected of a plate that is ready is no news of the plate.
    await world.step({ kind: 'ORDER_REGISTRATION', note: 'PLATE_NUMBER' });
    await world.step({ kind: 'ORDER_REGISTRATION', note: 'STNK COLLECTED' });
    await world.plan();
    await world.send();
    expect((await world.rows()).notifications).toMatchObject([
      { template: 'registration-ready', path: `/my-orders/${world.orderId}` },
    ]);
    expect(sentBy('mail')[0]?.subject).toContain('STNK');
  });

  it('of goods says nothing of a garage, and opens the order', async () => {
    const kind = (to: string) =>
      world.shop.deps.db.write([
        raw(
          sql.raw(`UPDATE customer_order SET kind = '${to}' WHERE id = '${world.orderId}'`),
          () => undefined,
        ),
      ]);
    await kind('GOODS');
    await world.step({ kind: 'ORDER_STATE_TRANSITION', move: 'deliver' });
    await world.step({ kind: 'ORDER_STATE_TRANSITION', move: 'complete' });
    await world.plan();
    await kind('MOTORCYCLE');
    const path = `/my-orders/${world.orderId}`;
    expect((await world.rows()).notifications).toMatchObject([
      { template: 'goods-delivered', path },
      { template: 'goods-completed', path },
    ]);
  });

  it('is planned in the order it was written, also within one millisecond', async () => {
    const ids = ['ohi_z', 'ohi_a', 'ohi_m', 'ohi_b'];
    const rows = ids.map(
      (id) =>
        `('${id}', '${world.orderId}', ${world.now()}, 'staff', 'BOOKING', 'ORDER_REFUND_TRANSITION', 'CONFIRMED', 500000)`,
    );
    await world.run(
      `INSERT INTO order_history (id, order_id, happened_at, actor, phase, kind, note, amount_idr) VALUES ${rows.join(', ')}`,
    );
    await world.plan();
    const { notifications } = await world.rows();
    expect(notifications.map(({ eventId }) => eventId)).toEqual(ids.map((id) => `order ${id}`));
  });

  it('that is days old stands in the inbox and wakes nobody', async () => {
    await world.refundStep('CONFIRMED', 500_000);
    world.wait(72 * HOUR_MS);
    await world.plan();
    const { notifications, messages } = await world.rows();
    expect([notifications.length, messages.length]).toEqual([1, 0]);
  });
});

describe('a message', () => {
  it('sent at night waits for the morning unless it is urgent or a mail', async () => {
    // 23:00 in Jakarta.
    const hour = (world.now() / HOUR_MS + 7) % 24;
    world.wait(((23 - hour + 24) % 24) * HOUR_MS);
    await world.refundStep('CONFIRMED', 500_000);
    await world.refundStep('FAILED', 600_000);
    await world.plan();
    await world.send();
    expect(sentBy('mail')).toHaveLength(2);
    expect(sentBy('whatsapp').map(({ text }) => text)).toEqual([
      expect.stringContaining('Rp600.000'),
    ]);
    world.wait(8 * HOUR_MS);
    await world.send();
    expect(sentBy('whatsapp')).toHaveLength(2);
  });

  it('that fails at night goes another way in the morning, unless it is urgent', async () => {
    const hour = (world.now() / HOUR_MS + 7) % 24;
    world.wait((((20.9 - hour + 24) % 24) * HOUR_MS) | 0);
    await world.refundStep('CONFIRMED', 500_000);
    await world.refundStep('FAILED', 600_000);
    await world.plan();
    await world.send();
    expect(sentBy('whatsapp')).toHaveLength(2);
    world.wait(HOUR_MS);
    for (const { key } of sentBy('whatsapp'))
      await world.tell([{ key, providerId: `w ${key}`, status: 'failed' }]);
    await world.send();
    expect(sentBy('sms').map(({ text }) => text)).toEqual([expect.stringContaining('Rp600.000')]);
    world.wait(10 * HOUR_MS);
    await world.send();
    expect(sentBy('sms')).toHaveLength(2);
  });

  it('that a provider is too busy for comes again later, each time after a longer wait', async () => {
    await world.refundStep('SENT', 500_000);
    await world.plan();
    world.behaviour.requests = 'busy';
    await world.send();
    await world.send();
    expect(await messageOn('MAIL')).toMatchObject({ state: 'QUEUED', tries: 1 });
    world.wait(30_000);
    await world.send();
    world.wait(60_000);
    await world.send();
    expect(await messageOn('MAIL')).toMatchObject({ tries: 2 });
    world.behaviour.requests = 'ok';
    world.wait(2 * MINUTE_MS);
    await world.send();
    expect(sentBy('mail')).toHaveLength(1);
  });

  it('that was never taken waits at the desk after its last try', async () => {
    await world.refundStep('SENT', 500_000);
    await world.plan();
    world.behaviour.requests = 'busy';
    for (let tries = 0; tries < 6; tries++) {
      await world.send();
      world.wait(30_000 * 4 ** tries);
    }
    expect(await messageOn('MAIL')).toMatchObject({ state: 'STUCK', tries: 6 });
  });

  it('by mail whose answer got lost is repeated under its key, and comes once', async () => {
    await world.refundStep('SENT', 500_000);
    await world.plan();
    world.behaviour.requests = 'lost';
    await world.send();
    world.behaviour.requests = 'ok';
    world.wait(MINUTE_MS);
    await world.send();
    expect(await messageOn('MAIL')).toMatchObject({ state: 'SENT', tries: 2 });
    expect(sentBy('mail')).toHaveLength(1);
  });

  it('by WhatsApp whose answer got lost is not repeated: its status tells, else SMS takes over', async () => {
    await world.refundStep('CONFIRMED', 500_000);
    await world.refundStep('FAILED', 600_000);
    await world.plan();
    world.behaviour.requests = 'lost';
    world.wait(12 * HOUR_MS);
    await world.send();
    world.behaviour.requests = 'ok';
    const [first] = sentBy('whatsapp');
    await world.tell([{ key: first?.key, providerId: 'wamid.1', status: 'delivered' }]);
    world.wait(11 * MINUTE_MS);
    await world.send();
    await world.send();
    expect(sentBy('whatsapp')).toHaveLength(2);
    expect(sentBy('sms')).toHaveLength(1);
    const { messages } = await world.rows();
    const states = messages.filter(({ channel }) => channel === 'WHATSAPP').map((m) => m.state);
    expect(states.sort()).toEqual(['DELIVERED', 'FAILED']);
  });
});

describe('a status', () => {
  const sent = async () => {
    await world.refundStep('FAILED', 500_000);
    await world.plan();
    await world.send();
    return messageOn('WHATSAPP');
  };

  it('of failure makes SMS take over, once, however often it comes', async () => {
    const { id } = await sent();
    const failed = { key: id, providerId: 'wamid.1', status: 'failed' } as const;
    await world.tell([failed, failed]);
    await world.tell([failed]);
    await world.send();
    expect(sentBy('sms')).toHaveLength(1);
    expect(await statesByChannel()).toMatchObject({ WHATSAPP: 'FAILED', SMS: 'SENT' });
  });

  it('that comes before an earlier one stands', async () => {
    const { id } = await sent();
    const word = (status: 'sent' | 'delivered' | 'read') => ({ key: id, providerId: 'w', status });
    await world.tell([word('read'), word('delivered'), word('sent')]);
    expect(await statesByChannel()).toMatchObject({ WHATSAPP: 'READ' });
  });

  it('of delivery after a failure keeps the SMS from being sent that was to take over', async () => {
    const { id } = await sent();
    await world.tell([{ key: id, providerId: 'w', status: 'failed' }]);
    await world.tell([{ key: id, providerId: 'w', status: 'delivered' }]);
    await world.send();
    expect(sentBy('sms')).toHaveLength(0);
    expect(await statesByChannel()).toMatchObject({ WHATSAPP: 'DELIVERED', SMS: 'DROPPED' });
  });

  it('that never comes of something urgent makes SMS go beside it', async () => {
    await sent();
    world.wait(16 * MINUTE_MS);
    await world.followUp();
    await world.send();
    expect(sentBy('sms')).toHaveLength(1);
  });

  it('of an SMS is asked for, because its provider tells nothing', async () => {
    const { id } = await sent();
    await world.tell([{ key: id, providerId: 'w', status: 'failed' }]);
    await world.send();
    for (const each of sentBy('sms')) each.status = 'delivered';
    world.wait(3 * MINUTE_MS);
    await world.followUp();
    expect(await statesByChannel()).toMatchObject({ SMS: 'DELIVERED' });
  });
});

describe('the clock', () => {
  it('tells of an order that ends soon, once for each end, and not of one that is paid by then', async () => {
    const placed = await world.shop.place('cus_owner', booking());
    if (!placed.ok) throw new Error('not placed');
    const { id, expiresAt } = placed.value.order;
    await world.clear();
    world.wait((expiresAt ?? 0) - world.now() - HOUR_MS);
    await world.remind(2 * HOUR_MS);
    await world.remind(2 * HOUR_MS);
    await world.plan();
    const { notifications } = await world.rows();
    const expected = { template: 'order-expiring', path: `/my-orders/${id}` };
    expect(notifications).toMatchObject([expected]);
  });
});
