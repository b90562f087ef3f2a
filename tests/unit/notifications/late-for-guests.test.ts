import { afterAll, beforeAll, expect, it } from 'vitest';
import { seed as garage } from '#db/content/garage/index.ts';
import { seed as testRides } from '#db/content/test-rides/index.ts';
import { runSeed } from '#db/seed/run.ts';
import { DAY_MS, HOUR_MS } from '#edge/contract/time.ts';
import { type MessageWorld, openMessageWorld } from '#tests/support/message-world.ts';

let world: MessageWorld;
beforeAll(async () => {
  world = await openMessageWorld();
  await runSeed(world.shop.deps.db, [garage, testRides]);
});
afterAll(() => world.stop());

it('what a person without an account was not told of for days is told by mail alone', async () => {
  await world.clear();
  const now = world.now();
  const slotAt = Math.ceil(now / DAY_MS) * DAY_MS + 60 * DAY_MS;
  await world.run(`INSERT INTO test_ride (id, manage_key, customer_id, place_id, product_id, motorcycle_id, slot_at, seat,
      state, name, phone_number, email, licence, consent_at, locale, network, confirmed_at, created_at, updated_at)
    SELECT 'trd_late', 'trk_late', NULL, place_id, product_id, id, ${slotAt}, 1, 'CONFIRMED', 'Sari',
      '+6281234567890', 'sari@alva.example', 'C', ${now}, 'id', '0', ${now}, ${now}, ${now}
      FROM test_ride_motorcycle WHERE id = 'trm_aec-denpasar_alva-n3'`);
  await world.run(`UPDATE notification_event SET happened_at = ${now}`);
  world.wait(72 * HOUR_MS);
  await world.plan();
  const { messages } = await world.rows();
  expect(messages.map(({ channel }) => channel)).toEqual(['MAIL']);
});
