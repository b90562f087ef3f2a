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
  Object.assign(world.behaviour, { requests: 'ok' });
  // 9:00 in Jakarta.
  const hour = (world.now() / HOUR_MS + 7) % 24;
  world.wait(Math.round(((9 - hour + 24) % 24) * HOUR_MS));
});

const sentBy = (channel: string) =>
  world.providers.store.sent.filter((each) => each.channel === channel);
const sent = (key: string | undefined) => ({
  key,
  providerId: `w ${key}`,
  status: 'sent' as const,
});

/** Both jobs, once a minute. */
const minutes = async (count: number): Promise<void> => {
  for (let minute = 0; minute < count; minute++) {
    world.wait(MINUTE_MS);
    await world.followUp();
    await world.send();
  }
};

describe('an urgent WhatsApp message', () => {
  it('whose answer got lost and whose only status is `sent` is followed by SMS after fifteen minutes', async () => {
    await world.refundStep('FAILED', 500_000);
    await world.plan();
    world.behaviour.requests = 'lost';
    await world.send();
    world.behaviour.requests = 'ok';
    await world.tell([sent(sentBy('whatsapp')[0]?.key)]);
    await minutes(14);
    expect(sentBy('sms')).toHaveLength(0);
    await minutes(2);
    expect(sentBy('sms')).toHaveLength(1);
  });

  it('that is looked at too early is looked at again after fifteen minutes', async () => {
    await world.refundStep('FAILED', 500_000);
    await world.plan();
    await world.send();
    const { messages } = await world.rows();
    const { id } = messages.find(({ channel }) => channel === 'WHATSAPP') ?? { id: '' };
    await world.run(`UPDATE message SET due_at = due_at - ${10 * MINUTE_MS} WHERE id = '${id}'`);
    await minutes(16);
    expect(sentBy('sms')).toHaveLength(1);
  });
});

describe('a WhatsApp message that is not urgent', () => {
  it('of which nothing is heard is followed by SMS after four hours, and not before', async () => {
    await world.refundStep('CONFIRMED', 500_000);
    await world.plan();
    await world.send();
    world.wait(4 * HOUR_MS - 2 * MINUTE_MS);
    await minutes(1);
    expect(sentBy('sms')).toHaveLength(0);
    await minutes(2);
    expect(sentBy('sms')).toHaveLength(1);
    world.wait(24 * HOUR_MS);
    await minutes(2);
    expect(sentBy('sms')).toHaveLength(1);
  });

  it('that was delivered is followed by nothing', async () => {
    await world.refundStep('CONFIRMED', 500_000);
    await world.plan();
    await world.send();
    const [{ key } = { key: '' }] = sentBy('whatsapp');
    await world.tell([{ key, providerId: 'w', status: 'delivered' }]);
    world.wait(5 * HOUR_MS);
    await minutes(2);
    expect(sentBy('sms')).toHaveLength(0);
  });
});
