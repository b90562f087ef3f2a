import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { AccountEvent } from '#db/schema/account-change.ts';
import { noteAccountEvent } from '#edge/auth/account-event.sql.ts';
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

const happens = async (kind: AccountEvent, facts: Record<string, string> = {}): Promise<void> => {
  const id = world.deps.ids('aev');
  await world.deps.db.write([
    noteAccountEvent({ id, customerId: 'cus_owner', kind, facts, now: world.now() }),
  ]);
  await world.plan();
  await world.send();
};
const sent = () =>
  world.providers.store.sent
    .map(({ channel, to, subject, text }) => ({ channel, to, subject, text }))
    .sort((one, other) => one.channel.localeCompare(other.channel));

describe('an account', () => {
  it('with another number is told of by mail, and the old number hears it', async () => {
    await happens('PHONE_CHANGED', { number: '*********4321', oldNumber: '+6285500000001' });
    expect(sent()).toEqual([
      expect.objectContaining({
        channel: 'mail',
        to: 'owner@alva.demo',
        subject: 'Nomor telepon akun Anda telah diganti',
      }),
      expect.objectContaining({
        channel: 'whatsapp',
        to: '6285500000001',
        text: expect.stringContaining('memakai nomor *********4321'),
      }),
    ]);
  });

  it('with its first number is told of by mail alone', async () => {
    await happens('PHONE_CHANGED', { number: '*********4321', oldNumber: '' });
    expect(sent().map(({ channel }) => channel)).toEqual(['mail']);
    const { messages } = await world.rows();
    expect(messages.map(({ channel, state }) => [channel, state])).toEqual([['MAIL', 'SENT']]);
  });

  it('without an email is told of by WhatsApp', async () => {
    const setEmail = (email: string) =>
      world.run(`UPDATE customer SET email_address = ${email} WHERE id = 'cus_owner'`);
    await setEmail('NULL');
    await happens('NEW_DEVICE', { device: 'Chrome · Android', region: '' });
    await setEmail(`'owner@alva.demo'`);
    expect(sent()).toEqual([
      expect.objectContaining({
        channel: 'whatsapp',
        text: expect.stringContaining('Chrome · Android'),
      }),
    ]);
  });

  it('whose mail bounces is told of by WhatsApp, but not of a link that proves an address', async () => {
    for (const [kind, facts, then] of [
      ['NEW_DEVICE', { device: 'Chrome · Android', region: '' }, ['mail', 'whatsapp']],
      ['EMAIL_CHANGE_REQUESTED', { email: 'new@alva.demo', ticket: 'x' }, ['mail']],
    ] as const) {
      await world.clear();
      (world.providers.store.sent as unknown[]).length = 0;
      await happens(kind, facts);
      const [{ key } = { key: '' }] = world.providers.store.sent;
      await world.tell([{ key, providerId: 'm', status: 'failed' }]);
      await world.send();
      expect(sent().map(({ channel }) => channel)).toEqual(then);
    }
  });

  it('that somebody failed to open is told of by mail in its person’s language, and in the inbox', async () => {
    await happens('FAILED_SIGN_INS', { by: 'password' });
    expect(sent()).toEqual([
      expect.objectContaining({
        channel: 'mail',
        to: 'owner@alva.demo',
        subject: 'Beberapa kali gagal masuk ke akun Anda',
      }),
    ]);
    const { notifications } = await world.rows();
    expect(notifications).toMatchObject([{ customerId: 'cus_owner', template: 'failed-sign-ins' }]);
  });
});
