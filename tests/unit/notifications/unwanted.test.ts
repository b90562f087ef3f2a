import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { HOUR_MS } from '#edge/contract/time.ts';
import { choose } from '#edge/domains/notifications/message.sql.ts';
import { type MessageWorld, openMessageWorld } from '#tests/support/message-world.ts';

let world: MessageWorld;
beforeAll(async () => {
  world = await openMessageWorld();
});
afterAll(() => world.stop());
beforeEach(async () => {
  await world.clear();
  await want('WHATSAPP', true);
  await want('SMS', true);
  (world.providers.store.sent as unknown[]).length = 0;
});

const want = (channel: string, wanted: boolean) =>
  world.shop.deps.db.write([
    choose({ customerId: 'cus_owner', purpose: 'orders', channel, wanted, now: world.now() }),
  ]);

/** A message about an order that waits for the morning, but for its mail. */
const waiting = async (): Promise<void> => {
  const hour = (world.now() / HOUR_MS + 7) % 24;
  world.wait(((23 - hour + 24) % 24) * HOUR_MS);
  await world.refundStep('CONFIRMED', 500_000);
  await world.plan();
  await world.send();
};
const inTheMorning = async () => {
  world.wait(9 * HOUR_MS);
  await world.send();
  await world.send();
  const { messages } = await world.rows();
  return Object.fromEntries(messages.map(({ channel, state }) => [channel, state]));
};

describe('a channel that somebody switches off while a message waits', () => {
  it('is not used, and the next one takes over', async () => {
    await waiting();
    await want('WHATSAPP', false);
    expect(await inTheMorning()).toEqual({ MAIL: 'SENT', WHATSAPP: 'FAILED', SMS: 'SENT' });
    expect(world.providers.store.sent.map(({ channel }) => channel).sort()).toEqual([
      'mail',
      'sms',
    ]);
  });

  it('and is the last one leaves nothing for staff to do', async () => {
    await waiting();
    await want('WHATSAPP', false);
    await want('SMS', false);
    expect(await inTheMorning()).toEqual({ MAIL: 'SENT', WHATSAPP: 'FAILED', SMS: 'DROPPED' });
    expect(world.providers.store.sent.map(({ channel }) => channel)).toEqual(['mail']);
  });
});
