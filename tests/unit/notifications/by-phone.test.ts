import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { HOUR_MS, MINUTE_MS } from '#edge/contract/time.ts';
import { type MessageWorld, openMessageWorld } from '#tests/support/message-world.ts';

let world: MessageWorld;
beforeAll(async () => {
  world = await openMessageWorld();
});
afterAll(() => world.stop());
beforeEach(async () => {
  await world.clear();
  (world.providers.store.sent as unknown[]).length = 0;
});

const sentBy = (channel: string) =>
  world.providers.store.sent.filter((each) => each.channel === channel);

describe('a message that goes by phone alone', () => {
  /** Urgent, and to be paid by somebody who reads neither WhatsApp nor SMS. */
  const bySms = async () => {
    const now = world.now();
    await world.run(`INSERT INTO notification_event (id, source, entity_id, row_id, happened_at, created_at, due_at)
      SELECT 'order-expiring ' || id, 'order-expiring', id, CAST(expires_at AS TEXT), ${now}, ${now}, 0
        FROM customer_order WHERE id = '${world.orderId}'`);
    await world.plan();
    await world.send();
    const [{ key } = { key: '' }] = sentBy('whatsapp');
    await world.tell([{ key, providerId: 'w', status: 'failed' }]);
    await world.send();
    expect([sentBy('sms').length, sentBy('mail').length]).toEqual([1, 0]);
  };

  it('is followed by mail when its SMS fails, once', async () => {
    await bySms();
    for (const each of sentBy('sms')) each.status = 'failed';
    for (let look = 0; look < 2; look++) {
      world.wait(3 * MINUTE_MS);
      await world.followUp();
      await world.send();
    }
    expect(sentBy('mail')).toHaveLength(1);
    const { messages } = await world.rows();
    const states = Object.fromEntries(messages.map(({ channel, state }) => [channel, state]));
    expect(states).toEqual({ WHATSAPP: 'FAILED', SMS: 'FAILED', MAIL: 'SENT' });
  });

  it('is followed by mail when nothing is heard of its SMS for fifteen minutes', async () => {
    await bySms();
    for (let minute = 0; minute < 14; minute++) {
      world.wait(MINUTE_MS);
      await world.followUp();
      await world.send();
    }
    expect(sentBy('mail')).toHaveLength(0);
    world.wait(2 * MINUTE_MS);
    await world.followUp();
    await world.send();
    expect(sentBy('mail')).toHaveLength(1);
  });

  it('is not followed by mail when its SMS arrived', async () => {
    await bySms();
    for (const each of sentBy('sms')) each.status = 'delivered';
    for (let minute = 0; minute < 20; minute++) {
      world.wait(MINUTE_MS);
      await world.followUp();
      await world.send();
    }
    expect(sentBy('mail')).toHaveLength(0);
  });
});

describe('somebody who lives by another clock than Jakarta', () => {
  const livesIn = (province: string) =>
    world.run(`INSERT OR REPLACE INTO customer_address (customer_id, address, province_id, province_name, city_id,
        city_name, district_id, district_name, zip_code, changed_at)
      VALUES ('cus_owner', 'Jl. Pasifik 1', '${province}', 'p', 'c', 'c', 'd', 'd', '99111', 0)`);
  /** The next time it is this hour in UTC. */
  const wakeAt = (hour: number): void => {
    const now = (world.now() / HOUR_MS) % 24;
    world.wait(Math.round(((hour - now + 24) % 24) * HOUR_MS));
  };
  const dueInHours = async (): Promise<number> => {
    await world.refundStep('CONFIRMED', 500_000);
    await world.plan();
    const { messages } = await world.rows();
    const row = messages.find(({ channel }) => channel === 'WHATSAPP');
    return ((row?.dueAt ?? 0) - world.now()) / HOUR_MS;
  };

  it.each([
    ['Papua at 20:59 of its clock', '91', 11 + 59 / 60, 0],
    ['Papua at 21:00 of its clock', '91', 12, 10],
    ['Papua at 6:59 of its clock', '91', 21 + 59 / 60, 1 / 60],
    ['Papua at 7:00 of its clock', '91', 22, 0],
    ['Bali at 20:59 of its clock', '51', 12 + 59 / 60, 0],
    ['Bali at 21:00 of its clock', '51', 13, 10],
    ['Bali at 7:00 of its clock', '51', 23, 0],
  ])('%s', async (_, province, hour, wait) => {
    await livesIn(province);
    wakeAt(hour);
    expect(await dueInHours()).toBeCloseTo(wait, 5);
  });

  it('is written to in the morning of that clock, also by what takes over at night', async () => {
    await livesIn('91');
    // 20:55 in Papua.
    wakeAt(11 + 55 / 60);
    await dueInHours();
    await world.send();
    const [{ key } = { key: '' }] = sentBy('whatsapp');
    world.wait(10 * MINUTE_MS);
    await world.tell([{ key, providerId: 'w', status: 'failed' }]);
    await world.send();
    expect(sentBy('sms')).toHaveLength(0);
    wakeAt(21 + 59 / 60);
    await world.send();
    expect(sentBy('sms')).toHaveLength(0);
    world.wait(MINUTE_MS);
    await world.send();
    expect(sentBy('sms')).toHaveLength(1);
  });
});
