import { sql } from 'drizzle-orm';
import ICAL from 'ical.js';
import { convertIcsCalendar } from 'ts-ics';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { seed as testRides } from '#db/content/test-rides/index.ts';
import { raw } from '#db/query.ts';
import { runSeed } from '#db/seed/run.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#edge/contract/time.ts';
import { noteRideReminders } from '#edge/domains/notifications/message.sql.ts';
import { type MessageWorld, openMessageWorld } from '#tests/support/message-world.ts';

let world: MessageWorld;
const db = () => world.shop.deps.db;
const run = (text: string) => db().write([raw(sql.raw(text), () => undefined)]);

/** A ride in Denpasar at nine on its clock, two days from now at least. */
let slotAt = 0;

beforeAll(async () => {
  world = await openMessageWorld();
  await runSeed(db(), [testRides]);
});
afterAll(() => world.stop());
beforeEach(async () => {
  slotAt = Math.ceil((world.now() + 2 * DAY_MS) / DAY_MS) * DAY_MS + HOUR_MS;
  await run('DELETE FROM test_ride');
  await world.clear();
  (world.providers.store.sent as unknown[]).length = 0;
});

const book = (customer: string | null, email: string | null) =>
  run(`INSERT INTO test_ride (id, manage_key, customer_id, place_id, product_id, motorcycle_id, slot_at, seat, state,
    name, phone_number, email, licence, consent_at, locale, network, confirmed_at, created_at, updated_at)
    SELECT 'trd_1', 'trk_1', ${customer === null ? 'NULL' : `'${customer}'`}, place_id, product_id, id, ${slotAt}, 1,
      'CONFIRMED', 'Sari Dewi', '+6281234567890', ${email === null ? 'NULL' : `'${email}'`}, 'C', ${world.now()}, 'id', '0',
      ${world.now()}, ${world.now()}, ${world.now()}
      FROM test_ride_motorcycle WHERE id = 'trm_aec-denpasar_alva-n3'`);

const goOut = async () => {
  await world.plan();
  // At night what goes to a telephone waits for the morning.
  await world.send();
  world.wait(DAY_MS / 2);
  await world.send();
  return world.providers.store.sent;
};

type Mail = { attachments?: readonly { content: string }[] } | undefined;

const entryTextIn = (mail: Mail): string =>
  Buffer.from(mail?.attachments?.[0]?.content ?? '', 'base64').toString();

/** Lines as RFC 5545 has them: each ends with CRLF, has 75 octets at most, and goes on after a space. */
const propertiesOf = (text: string): Map<string, string[]> => {
  expect(text.endsWith('\r\n'), 'ends with CRLF').toBe(true);
  expect(text.replaceAll('\r\n', ''), 'no other line break').not.toMatch(/[\r\n]/);
  for (const line of text.split('\r\n'))
    expect(Buffer.byteLength(line), line).toBeLessThanOrEqual(75);
  const properties = new Map<string, string[]>();
  for (const line of text.replaceAll('\r\n ', '').split('\r\n')) {
    const [, name = '', value = ''] = /^([A-Z-]+)(?:;[^:]*)?:(.*)$/.exec(line) ?? [];
    if (name !== '') properties.set(name, [...(properties.get(name) ?? []), value]);
  }
  return properties;
};

const entryIn = (mail: Mail) => {
  const text = entryTextIn(mail);
  const calendar = new ICAL.Component(ICAL.parse(text));
  const event = new ICAL.Event(calendar.getFirstSubcomponent('vevent') ?? undefined);
  return { method: calendar.getFirstPropertyValue('method'), event };
};

describe('somebody without an account', () => {
  it('gets the confirmation by mail and telephone, with a calendar entry and the link', async () => {
    await book(null, 'sari@alva.example');
    const sent = await goOut();
    const mail = sent.find(({ channel }) => channel === 'mail');
    expect(sent.map(({ channel }) => channel).sort()).toEqual(['mail', 'whatsapp']);
    expect(mail?.to).toBe('sari@alva.example');
    expect(mail?.text).toContain('/id/test-ride/success#trk_1');
    expect(mail?.text).toContain('WITA');
    // Who has no account has no choices to make there.
    expect(mail?.text).not.toContain('/notifications/preferences');
    const { method, event } = entryIn(mail);
    expect(method).toBe('REQUEST');
    expect(event.startDate.toJSDate().getTime()).toBe(slotAt);
    expect(event.endDate.toJSDate().getTime()).toBe(slotAt + 30 * MINUTE_MS);
    const { notifications, messages } = await world.rows();
    expect(notifications.map(({ customerId }) => customerId)).toEqual([null]);
    expect(messages.every(({ customerId }) => customerId === null)).toBe(true);
  });

  it('gets the key to the ride in what goes out alone: what is stored of it has none', async () => {
    await book(null, 'sari@alva.example');
    const sent = await goOut();
    const { events, notifications, messages } = await world.rows();
    expect(notifications.map(({ path }) => path)).toEqual(['/test-ride/success']);
    expect(JSON.stringify([events, notifications, messages])).not.toContain('trk_1');
    const [mail] = sent.filter(({ channel }) => channel === 'mail');
    const link = 'https://alva.test/id/test-ride/success#trk_1';
    for (const shown of [mail?.html, mail?.text, propertiesOf(entryTextIn(mail)).get('URL')?.[0]])
      expect(shown).toContain(link);
    const [phone] = sent.filter(({ channel }) => channel === 'whatsapp');
    expect(phone?.button).toContain('/id/test-ride/success#trk_1');
  });

  it('gets no key to a ride that was erased meanwhile', async () => {
    await book(null, 'sari@alva.example');
    await world.plan();
    await run('DELETE FROM test_ride');
    await world.send();
    const [mail] = world.providers.store.sent.filter(({ channel }) => channel === 'mail');
    expect(mail?.text).toMatch(/\/id\/test-ride\/success\s/);
  });

  it('gets an entry that keeps the rules of RFC 5545, and that ical.js and ts-ics read alike', async () => {
    const place =
      'Jl. Sunset Road 88; lantai 2, gedung "Alva" \\ sisi timur, di seberang Café Délicé «Ngurah Rai»: pintu “é” ke-2';
    await run(`UPDATE place SET address1 = '${place}' WHERE dealer_slug = 'aec-denpasar'`);
    await book(null, 'sari@alva.example');
    const mail = (await goOut()).find(({ channel }) => channel === 'mail');
    const text = entryTextIn(mail);
    const properties = propertiesOf(text);
    expect(properties.get('BEGIN')).toEqual(['VCALENDAR', 'VEVENT']);
    expect(properties.get('END')).toEqual(['VEVENT', 'VCALENDAR']);
    const once = (name: string): string => {
      expect(properties.get(name), name).toHaveLength(1);
      return properties.get(name)?.[0] ?? '';
    };
    expect(once('VERSION')).toBe('2.0');
    expect(once('PRODID')).not.toBe('');
    expect(once('METHOD')).toBe('REQUEST');
    expect(once('UID')).toMatch(/^trd_1@[a-z.]+$/);
    for (const name of ['DTSTAMP', 'DTSTART', 'DTEND'])
      expect(once(name)).toMatch(/^\d{8}T\d{6}Z$/);
    expect(once('ORGANIZER')).toMatch(/^mailto:\S+@\S+$/i);
    expect(once('ATTENDEE')).toMatch(/^mailto:sari@alva\.example$/i);
    for (const name of ['SUMMARY', 'LOCATION', 'DESCRIPTION'])
      expect(once(name).replace(/\\[\\;,nN]/g, ''), name).not.toMatch(/[\\;,]/);
    expect(once('LOCATION')).toContain('88\\; lantai 2\\, gedung "Alva" \\\\ sisi timur');

    const { event } = entryIn(mail);
    expect(event.location).toContain(place);
    const { method, events: [other] = [] } = convertIcsCalendar(undefined, text);
    expect(method).toBe('REQUEST');
    expect(other).toMatchObject({
      uid: event.uid,
      summary: event.summary,
      location: event.location,
      description: event.description,
    });
    expect(other?.start.date.getTime()).toBe(slotAt);
    expect(other?.end?.date.getTime()).toBe(slotAt + 30 * MINUTE_MS);
    expect(other?.stamp.date.getTime()).toBeLessThanOrEqual(world.now());
  });

  it('gets a change and a cancellation as newer versions of the same entry', async () => {
    await book(null, 'sari@alva.example');
    const made = entryIn((await goOut()).find(({ channel }) => channel === 'mail'));
    await run(
      `UPDATE test_ride SET slot_at = slot_at + ${HOUR_MS}, sequence = sequence + 1 WHERE id = 'trd_1'`,
    );
    await run(
      `UPDATE test_ride SET state = 'CANCELLED', sequence = sequence + 1 WHERE id = 'trd_1'`,
    );
    const mails = (await goOut()).filter(({ channel }) => channel === 'mail');
    // Moved and then cancelled before anybody was told: the move is no news any more.
    expect(mails).toHaveLength(2);
    const off = entryIn(mails.at(-1));
    expect(off.method).toBe('CANCEL');
    expect(off.event.uid).toBe(made.event.uid);
    expect(off.event.sequence).toBe(2);
  });

  it('is reminded a day before by telephone, once, unless the ride is off', async () => {
    await book(null, null);
    await goOut();
    (world.providers.store.sent as unknown[]).length = 0;
    const remind = async () => {
      const now = world.now();
      await db().write([noteRideReminders({ now, from: now, until: slotAt, ahead: 0 })]);
      return (await goOut()).length;
    };
    expect(await remind()).toBe(1);
    expect(await remind()).toBe(1);
  });

  it('is not reminded of a ride that is off, whether it ended before the reminder or after it was noted', async () => {
    const off = () => run(`UPDATE test_ride SET state = 'CANCELLED', sequence = sequence + 1`);
    const note = () => {
      const now = world.now();
      return db().write([noteRideReminders({ now, from: now, until: slotAt, ahead: 0 })]);
    };
    const templates = async () =>
      (await world.rows()).notifications.map(({ template }) => template);
    await book(null, null);
    await goOut();
    await off();
    await note();
    await goOut();
    expect(await templates()).toEqual(['test-ride-booked', 'test-ride-cancelled']);
    await run('DELETE FROM test_ride');
    await world.clear();
    await book(null, null);
    await goOut();
    await note();
    await off();
    await goOut();
    expect(await templates()).toEqual(['test-ride-booked', 'test-ride-cancelled']);
  });
});

describe('somebody who did not come', () => {
  const miss = () => run(`UPDATE test_ride SET state = 'NO_SHOW' WHERE id = 'trd_1'`);
  const booked = async () => {
    await book(null, null);
    await goOut();
    (world.providers.store.sent as unknown[]).length = 0;
  };

  it('is written to, also without a mail address, with the page that books the motorcycle again', async () => {
    await booked();
    await miss();
    const sent = await goOut();
    expect(sent.map(({ channel }) => channel)).toEqual(['whatsapp']);
    expect(sent[0]?.button).toContain('/id/test-ride/book?model=alva-n3');
  });

  it('hears nothing when they come after all, before anybody was told', async () => {
    await booked();
    await miss();
    await run(`UPDATE test_ride SET state = 'CHECKED_IN' WHERE id = 'trd_1'`);
    expect(await goOut()).toEqual([]);
  });
});

describe('a customer', () => {
  it('gets it in their inbox, too, without the key that would change it', async () => {
    await book('cus_owner', null);
    await goOut();
    const { notifications } = await world.rows();
    expect(notifications).toMatchObject([
      { customerId: 'cus_owner', template: 'test-ride-booked', path: '/bookings' },
    ]);
    const pushed = JSON.stringify([notifications, world.providers.store.sent]);
    expect(pushed).not.toContain('trk_1');
  });

  it('is told of nothing while a slot is only kept', async () => {
    await book(null, null);
    await world.clear();
    await run(`UPDATE test_ride SET state = 'EXPIRED'`);
    expect((await world.rows()).events).toEqual([]);
  });
});
