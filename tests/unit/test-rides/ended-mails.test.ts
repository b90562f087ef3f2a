import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { seed as testRides } from '#db/content/test-rides/index.ts';
import { raw } from '#db/query.ts';
import { runSeed } from '#db/seed/run.ts';
import { DAY_MS } from '#edge/contract/time.ts';
import { unsubscribe } from '#edge/domains/notifications/index.ts';
import { noteRideReminders } from '#edge/domains/notifications/message.sql.ts';
import { unsubscribeToken } from '#edge/domains/notifications/unsubscribe-token.ts';
import { createCipher } from '#edge/platform/cipher.ts';
import { cipherKeys } from '#edge/platform/keys.ts';
import { type MessageWorld, openMessageWorld } from '#tests/support/message-world.ts';

const ADDRESS = 'sari@alva.example';

let world: MessageWorld;
const db = () => world.shop.deps.db;
const run = (text: string) => db().write([raw(sql.raw(text), () => undefined)]);

beforeAll(async () => {
  world = await openMessageWorld();
  await runSeed(db(), [testRides]);
});
afterAll(() => world.stop());
beforeEach(() => run('DELETE FROM mail_refusal'));

/** Subjects of the mails of a ride that was booked, and is reminded of by the only way there is. */
const mailsOfRide = async (
  address = ADDRESS,
  meanwhile = async (): Promise<unknown> => undefined,
) => {
  const now = world.now();
  await run('DELETE FROM test_ride');
  await world.clear();
  const sent = world.providers.store.sent as { length: number };
  sent.length = 0;
  await run(`INSERT INTO test_ride (id, manage_key, place_id, product_id, motorcycle_id, slot_at, seat, state,
    name, phone_number, email, licence, consent_at, locale, network, confirmed_at, created_at, updated_at)
    SELECT 'trd_1', 'trk_1', place_id, product_id, id, ${now + DAY_MS}, 1, 'CONFIRMED', 'Sari Dewi', '', '${address}',
      'C', ${now}, 'id', '0', ${now}, ${now}, ${now} FROM test_ride_motorcycle WHERE id = 'trm_aec-denpasar_alva-n3'`);
  await db().write([noteRideReminders({ now, from: now, until: now + 2 * DAY_MS, ahead: 0 })]);
  await world.plan();
  await meanwhile();
  await world.send();
  return world.providers.store.sent;
};
const isReminder = ({ subject = '' }) => subject.startsWith('Sebentar lagi');

describe('mails of reminders to somebody without an account', () => {
  it('can be ended by the link in one, without signing in; a booking is still confirmed', async () => {
    const [mail] = (await mailsOfRide()).filter(isReminder);
    const link = mail?.headers?.['List-Unsubscribe']?.slice(1, -1) ?? '';
    expect(link).toContain('https://alva.test/api/notifications/unsubscribe/');
    expect(mail?.text).toContain(link);
    expect(link).not.toContain('sari');
    const token = link.split('/').at(-1) ?? '';
    // Readers of mail open every link.
    const page = await unsubscribe(token, 'GET', world.deps);
    expect(await page.text()).toContain('<form method="post">');
    expect((await mailsOfRide()).filter(isReminder)).toHaveLength(1);
    for (const _ of [1, 2]) expect((await unsubscribe(token, 'POST', world.deps)).status).toBe(200);
    expect((await mailsOfRide()).map(isReminder)).toEqual([false]);
    expect((await mailsOfRide('other@alva.example')).filter(isReminder)).toHaveLength(1);
  });

  it('end when one of their mails is called spam, in whatever letters the address is written', async () => {
    await mailsOfRide();
    const { messages } = await world.rows();
    const complaint = { key: messages[0]?.id, providerId: 'x', status: 'complained' } as const;
    expect(await world.tell([complaint])).toBe(1);
    expect(await world.tell([complaint])).toBe(0);
    expect((await mailsOfRide('Sari@ALVA.example')).map(isReminder)).toEqual([false]);
  });

  it('are not sent that were planned before they were ended', async () => {
    const [mail] = (await mailsOfRide()).filter(isReminder);
    const token = mail?.headers?.['List-Unsubscribe']?.slice(1, -1).split('/').at(-1) ?? '';
    const end = () => unsubscribe(token, 'POST', world.deps);
    expect((await mailsOfRide(ADDRESS, end)).map(isReminder)).toEqual([false]);
    const { messages } = await world.rows();
    expect(messages.map(({ state }) => state).sort()).toEqual(['DROPPED', 'SENT']);
  });

  it('do not end by a token that was made for another address', async () => {
    const cipher = createCipher(cipherKeys(world.deps.env));
    const token = await unsubscribeToken({ addressIndex: 'a' }, 'reminders', cipher);
    const forged = token.replace('adr_a', 'adr_b');
    await expect(unsubscribe(forged, 'POST', world.deps)).rejects.toThrow('not one of ours');
  });
});
