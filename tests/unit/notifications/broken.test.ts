import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#edge/contract/time.ts';
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
});

const sentBy = (channel: string) =>
  world.providers.store.sent.filter((each) => each.channel === channel);
const messageOn = async (channel: string) => {
  const row = (await world.rows()).messages.find((each) => each.channel === channel);
  if (row === undefined) throw new Error(`nothing on ${channel}`);
  return row;
};

describe('a message whose recipient cannot be opened', () => {
  it('is tried after longer and longer waits, and is at the desk after its last try', async () => {
    await world.refundStep('SENT', 500_000);
    await world.plan();
    await world.run("UPDATE message SET recipient = 'broken'");
    await world.send();
    await world.send();
    expect(await messageOn('MAIL')).toMatchObject({ state: 'QUEUED', tries: 1 });
    for (let tries = 1; tries < 6; tries++) {
      world.wait(30_000 * 4 ** (tries - 1));
      await world.send();
    }
    expect(await messageOn('MAIL')).toMatchObject({ state: 'STUCK', tries: 6 });
  });

  it('that might have to wait for the morning counts its tries, too', async () => {
    await world.refundStep('CONFIRMED', 500_000);
    await world.plan();
    await world.run(
      "UPDATE message SET recipient = 'broken', due_at = 0 WHERE channel = 'WHATSAPP'",
    );
    await world.send();
    const row = await messageOn('WHATSAPP');
    expect(row).toMatchObject({ state: 'QUEUED', tries: 1 });
    expect(row.dueAt).toBeGreaterThan(world.now());
  });
});

describe('a mail whose sender died', () => {
  const left = async (tries: number) => {
    await world.refundStep('SENT', 500_000);
    await world.plan();
    await world.run(
      `UPDATE message SET state = 'SENDING', tries = ${tries}, due_at = ${world.now() - 1}`,
    );
    await world.send();
    return messageOn('MAIL');
  };

  it('comes again after a wait that grows with its tries', async () => {
    const row = await left(3);
    expect(row).toMatchObject({ state: 'QUEUED', tries: 3 });
    expect(row.dueAt).toBe(world.now() + 8 * MINUTE_MS);
  });

  it('is at the desk after its last try', async () => {
    expect(await left(6)).toMatchObject({ state: 'STUCK', tries: 6 });
  });
});

describe('a mail whose answer got lost', () => {
  const lost = async () => {
    await world.refundStep('SENT', 500_000);
    await world.plan();
    world.behaviour.requests = 'lost';
    await world.send();
    world.behaviour.requests = 'ok';
  };

  it('is not repeated a day later, when the provider has forgotten its key: it is at the desk', async () => {
    await lost();
    world.wait(DAY_MS);
    await world.send();
    expect(sentBy('mail')).toHaveLength(1);
    expect(await messageOn('MAIL')).toMatchObject({ state: 'STUCK' });
  });

  it('is not repeated a day later either when its sender died', async () => {
    await lost();
    await world.run("UPDATE message SET state = 'SENDING'");
    world.wait(DAY_MS);
    await world.send();
    world.wait(11 * MINUTE_MS);
    await world.send();
    expect(sentBy('mail')).toHaveLength(1);
    expect(await messageOn('MAIL')).toMatchObject({ state: 'STUCK' });
  });

  it('is repeated some hours later, under its key', async () => {
    await lost();
    world.wait(20 * HOUR_MS);
    await world.send();
    expect(sentBy('mail')).toHaveLength(1);
    expect(await messageOn('MAIL')).toMatchObject({ state: 'SENT' });
  });
});
