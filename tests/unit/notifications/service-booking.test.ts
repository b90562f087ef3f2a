import ICAL from 'ical.js';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { seed as garage } from '#db/content/garage/index.ts';
import { runSeed } from '#db/seed/run.ts';
import { DAY_MS, HOUR_MS } from '#edge/contract/time.ts';
import { type MessageWorld, openMessageWorld } from '#tests/support/message-world.ts';

let world: MessageWorld;
beforeAll(async () => {
  world = await openMessageWorld();
  await runSeed(world.shop.deps.db, [garage]);
  await world.run("UPDATE customer SET email_verified = 1 WHERE id = 'cus_owner'");
  await world.clear();
});
afterAll(() => world.stop());

const lastEntry = async () => {
  // What the store dates itself has the machine's time, not that of this world.
  await world.run(`UPDATE notification_event SET happened_at = ${world.now()}`);
  await world.plan();
  await world.send();
  const mail = world.providers.store.sent.filter(({ channel }) => channel === 'mail').at(-1);
  const text = Buffer.from(mail?.attachments?.[0]?.content ?? '', 'base64').toString();
  const calendar = new ICAL.Component(ICAL.parse(text));
  const event = new ICAL.Event(calendar.getFirstSubcomponent('vevent') ?? undefined);
  return {
    to: mail?.to,
    method: calendar.getFirstPropertyValue('method'),
    uid: event.uid,
    sequence: event.sequence,
    startsAt: event.startDate.toJSDate().getTime(),
  };
};

it('a service appointment, its changes and its end are versions of one entry of the calendar, in its mails', async () => {
  const at = Math.floor(world.now() / HOUR_MS) * HOUR_MS + 3 * DAY_MS;
  await world.run(`INSERT INTO service_booking (id, vehicle_id, customer_id, place_id, slot_at, seat, status, kind, created_at)
    SELECT 'sbk_1', v.id, 'cus_owner', p.id, ${at}, 1, 'BOOKED', 'PERIODIC', ${world.now()}
      FROM place p, vehicle v WHERE v.owner_id = 'cus_owner' ORDER BY p.id, v.id LIMIT 1`);
  const made = await lastEntry();
  expect(made).toEqual({
    to: 'owner@alva.demo',
    method: 'REQUEST',
    uid: 'sbk_1@alva.test',
    sequence: 0,
    startsAt: at,
  });
  for (const [sequence, hours] of [
    [1, 2],
    [2, 26],
  ] as const) {
    const startsAt = at + hours * HOUR_MS;
    await world.run(`UPDATE service_booking SET slot_at = ${startsAt} WHERE id = 'sbk_1'`);
    expect(await lastEntry()).toEqual({ ...made, sequence, startsAt });
  }
  await world.run("UPDATE service_booking SET status = 'CANCELLED' WHERE id = 'sbk_1'");
  const startsAt = at + 26 * HOUR_MS;
  expect(await lastEntry()).toEqual({ ...made, method: 'CANCEL', sequence: 3, startsAt });
});
