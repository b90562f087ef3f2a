import { afterAll, beforeAll, expect, it } from 'vitest';
import { seed as garage } from '#db/content/garage/index.ts';
import { seed as testRides } from '#db/content/test-rides/index.ts';
import { runSeed } from '#db/seed/run.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#edge/contract/time.ts';
import type { Word } from '#edge/messages-sandbox/tell.ts';
import { type MessageWorld, openMessageWorld } from '#tests/support/message-world.ts';
import { type Dice, dice } from '#tests/support/random.ts';

/** `TEST_SEEDS=200 TEST_SEED_FROM=801` plays the seeds 801 to 1000. A failure names its seed and its cause. */
const FROM = Number(process.env.TEST_SEED_FROM ?? 1);
const SEEDS = Number(process.env.TEST_SEEDS ?? (process.env.TEST_FULL === '1' ? 1_000 : 25));
const EVENTS = 6;
const ROUNDS = 12;
/** By mail alone, by mail and phone, and by mail and phone at night. */
const STEPS = ['SENT', 'CONFIRMED', 'FAILED'];
/** By phone alone; a mail only where the phone does not answer. */
const ENQUIRY = 'enquiry';
/** Somebody without an account books a ride: by phone, and by mail where they gave one. */
const GUEST_RIDE = 'test-ride-booked';
/** So long nothing of ours runs: the mail provider has forgotten its keys when it does again. */
const OUTAGE_MS = DAY_MS + HOUR_MS;

/** Providers that tell by themselves. */
const TELLING = ['mail', 'whatsapp'];
const FORGED = {
  mailWebhook: `whsec_${btoa('of somebody else')}`,
  whatsappApp: 'of somebody else',
};

/** Calm, or what every call and write is thrown about by. */
let storm: Dice | undefined;

class Crash extends Error {}

let world: MessageWorld;
beforeAll(async () => {
  world = await openMessageWorld({
    wire: async (request, handle) => {
      if (storm === undefined || request.method === 'GET') return handle();
      // Never arrived, arrived and its answer got lost, or the provider was busy.
      if (storm.chance(0.15)) return undefined;
      if (storm.chance(0.2)) {
        await handle();
        return undefined;
      }
      if (storm.chance(0.15)) return Response.json({}, { status: 503 });
      return handle();
    },
    db: (db) =>
      Object.assign(Object.create(db), {
        write: async (queries: never) => {
          // The process dies before its write, or after it and before it knows.
          if (storm?.chance(0.06)) throw new Crash('before');
          const answer = await db.write(queries);
          if (storm?.chance(0.06)) throw new Crash('after');
          return answer;
        },
      }),
  });
});
// Two browsers, so that a push is more than one message of an event.
beforeAll(async () => {
  await world.subscribe();
  await world.subscribe();
});
beforeAll(async () => {
  await runSeed(world.shop.deps.db, [garage, testRides]);
  await world.run(
    "UPDATE customer SET email_verified = 1, phone_verified_at = 1 WHERE id = 'cus_owner'",
  );
  await world.run(`INSERT INTO listing (id, owner_id, vehicle_id, status, price_idr, negotiable, description,
      show_phone, condition, faults, photo_ids, save_id, published_at, expires_at, created_at, updated_at)
    SELECT 'lst_1', 'cus_owner', id, 'PUBLISHED', 20000000, 0, '', 0, '{}', '', '[]', 's', 1, 1, 1, 1
      FROM vehicle WHERE owner_id = 'cus_owner' ORDER BY id LIMIT 1`);
});
afterAll(() => world.stop());

const survive = async (work: () => Promise<unknown>): Promise<void> => {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof Crash)) throw error;
  }
};

/** Somebody asks about a motorcycle for sale. @returns the id of the event */
const enquire = async (seed: number, at: number): Promise<string> => {
  const id = `enq_${seed}_${at}`;
  await world.run(`INSERT INTO listing_enquiry (id, listing_id, name, phone_number, message, locale, network, consent_at, created_at)
    VALUES ('${id}', 'lst_1', 'Bima ${seed}-${at}', '+6281', 'Still there?', 'id', 'n', 1, ${world.now()})`);
  return `${ENQUIRY} ${id}`;
};

/** So far ahead that no reminder falls into the storm. @returns the id of the event */
const bookAsGuest = async (of: Dice, seed: number, at: number): Promise<string> => {
  const id = `trd_${seed}_${at}`;
  const now = world.now();
  const slotAt = Math.ceil(now / DAY_MS) * DAY_MS + 60 * DAY_MS + at * HOUR_MS;
  const mail = of.chance(0.5) ? `'guest${at}@alva.example'` : 'NULL';
  await world.run(`INSERT INTO test_ride (id, manage_key, customer_id, place_id, product_id, motorcycle_id, slot_at, seat,
      state, name, phone_number, email, licence, consent_at, locale, network, confirmed_at, created_at, updated_at)
    SELECT '${id}', 'trk_${seed}_${at}', NULL, place_id, product_id, id, ${slotAt}, 1, 'CONFIRMED', 'Sari ${seed}-${at}',
      '+628123456789${at}', ${mail}, 'C', ${now}, '${of.pick(['id', 'en'])}', '0', ${now}, ${now}, ${now}
      FROM test_ride_motorcycle WHERE id = 'trm_aec-denpasar_alva-n3'`);
  // The store writes down when it happened by its own clock, which the storm's runs away from.
  await world.run(`UPDATE notification_event SET happened_at = ${now} WHERE entity_id = '${id}'`);
  return `${GUEST_RIDE} ${id}`;
};

/** What providers have to say of a message, in an order of their own, some of it twice. */
const wordsOf = (of: Dice, message: Word['message']): readonly Word[] => {
  const last = of.chance(0.3) ? ['failed'] : of.chance(0.5) ? ['delivered', 'read'] : ['delivered'];
  return ['sent', ...last]
    .flatMap((status) => (of.chance(0.3) ? [status, status] : [status]))
    .map((status) => ({ message, status }))
    .map((word) => ({ word, at: of.roll(1_000) }))
    .sort((a, b) => a.at - b.at)
    .map(({ word }) => word);
};

/** Posts words with their signatures. @returns those the provider posts again, because they were not taken */
const post = async (words: readonly Word[]): Promise<readonly Word[]> => {
  const again: Word[] = [];
  for (const word of words) {
    const status = await world.post(word);
    if (status >= 500) again.push(word);
    else expect(status).toBe(200);
  }
  return again;
};

const play = async (seed: number): Promise<void> => {
  const of = dice(seed);
  await world.clear();
  const { sent } = world.providers.store;
  (sent as unknown[]).length = 0;
  const events: string[] = [];
  await world.run('DELETE FROM listing_enquiry');
  await world.run('DELETE FROM test_ride');
  for (let at = 0; at < EVENTS; at++) {
    const kind = of.pick([...STEPS, ENQUIRY, GUEST_RIDE]);
    if (kind === ENQUIRY) events.push(await enquire(seed, at));
    else if (kind === GUEST_RIDE) events.push(await bookAsGuest(of, seed, at));
    else events.push(await world.refundStep(kind, 100_000 + seed * 100 + at));
  }
  // Early, while most is under way.
  const outage = of.chance(0.5) ? of.roll(3) : undefined;
  let talked = 0;
  const late: Word[] = [];
  storm = of;
  for (let round = 0; round < ROUNDS; round++) {
    // Two runners at once, as two regions that both take themselves for the elected one.
    await Promise.all([survive(() => world.plan()), survive(() => world.plan())]);
    await Promise.all([survive(() => world.send()), survive(() => world.send())]);
    for (const message of sent.slice(talked)) {
      talked++;
      if (TELLING.includes(message.channel)) late.push(...wordsOf(of, message));
    }
    late.push(...(await post(late.splice(0, of.roll(late.length + 1)))));
    // Somebody else who says that a message failed is not listened to.
    const [message] = sent.filter(({ channel }) => TELLING.includes(channel));
    if (message !== undefined && of.chance(0.3))
      expect(await world.post({ message, status: 'failed' }, FORGED)).toBe(401);
    await survive(() => world.followUp());
    world.wait(of.pick([MINUTE_MS, 11 * MINUTE_MS, HOUR_MS]));
    if (round === outage) world.wait(OUTAGE_MS);
  }
  storm = undefined;
  for (let calm = 0; calm < 16; calm++) {
    await world.plan();
    await world.send();
    expect(await post(late.splice(0))).toEqual([]);
    for (const message of sent.slice(talked)) {
      talked++;
      if (TELLING.includes(message.channel)) late.push(...wordsOf(of, message));
    }
    await world.followUp();
    world.wait(3 * HOUR_MS);
  }
  const { notifications, messages } = await world.rows();

  // Nobody is told twice: one line, and one message on a channel, whatever came twice.
  expect(notifications.map(({ eventId }) => eventId).sort()).toEqual(events.toSorted());
  const words = sent.map(
    ({ channel, to, text, subject }) => `${channel} ${to} ${subject ?? ''} ${text}`,
  );
  expect(words.filter((each, at) => words.indexOf(each) !== at)).toEqual([]);

  // Nothing is lost: each reached a provider, or waits where staff see it.
  for (const eventId of events) {
    const pushes = messages.filter(
      ({ channel, notificationId }) =>
        channel === 'PUSH' &&
        notifications.some((each) => each.id === notificationId && each.eventId === eventId),
    );
    // Who has no account has no browser that is pushed to.
    expect(pushes.length, `pushes of ${eventId}`).toBe(eventId.startsWith(GUEST_RIDE) ? 0 : 2);
  }
  const open = messages.filter(({ state }) => ['QUEUED', 'SENDING', 'UNCERTAIN'].includes(state));
  expect(open).toEqual([]);
  for (const { notificationId, state, fallbacks, id } of messages) {
    if (state !== 'FAILED') continue;
    const next = messages.filter(
      (each) => each.notificationId === notificationId && each.channel === fallbacks[0],
    );
    expect(next.length, `after ${id}`).toBe(1);
  }
  for (const { id } of notifications) {
    const mine = messages.filter(({ notificationId }) => notificationId === id);
    const reached = mine.some(({ state }) => ['SENT', 'DELIVERED', 'READ'].includes(state));
    expect(reached || mine.some(({ state }) => state === 'STUCK'), `of ${id}`).toBe(true);
  }
};

it(
  `nobody gets anything twice and nothing is lost, in ${SEEDS} storms of lost answers, crashes and late words`,
  async () => {
    for (let seed = FROM; seed < FROM + SEEDS; seed++)
      await play(seed).catch((error: unknown) => {
        throw new Error(`seed ${seed}: ${String(error)}`, { cause: error });
      });
  },
  HOUR_MS,
);
