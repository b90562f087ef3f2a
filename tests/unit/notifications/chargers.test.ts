import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { raw } from '#db/query.ts';
import { HOUR_MS, MINUTE_MS } from '#edge/contract/time.ts';
import { sendDue } from '#edge/domains/notifications/sending.ts';
import { type MessageWorld, openMessageWorld } from '#tests/support/message-world.ts';

let world: MessageWorld;
const run = (text: string) => world.shop.deps.db.write([raw(sql.raw(text), () => undefined)]);
const set = (place: string, status: string) =>
  run(`UPDATE evse_status SET status = '${status}' WHERE id = '${place}'`);

beforeAll(async () => {
  world = await openMessageWorld();
  await run(`INSERT INTO station (id, slug, source, source_ref, location_name, address, city_name, province_name,
      lat, lon, time_zone, charging_station_type, updated_at)
    VALUES ('stn_1', 's', 'test', '1', 'SPKLU Senayan', 'a', 'c', 'p', 0, 0, 'Asia/Jakarta', 'PUBLIC_CHARGE', 0)`);
  for (const place of ['a', 'b']) {
    await run(
      `INSERT INTO evse (id, station_id, evses_id) VALUES ('${place}', 'stn_1', '${place}')`,
    );
    await run(
      `INSERT INTO evse_status (id, station_id, status) VALUES ('${place}', 'stn_1', 'CHARGING')`,
    );
  }
  await world.subscribe();
  await run(`INSERT INTO station_favourite (id, customer_id, station_id, is_favourite, changed_at)
    VALUES ('cus_owner:stn_1', 'cus_owner', 'stn_1', 1, 0)`);
});
afterAll(() => world.stop());
/** The next time it is this hour in Jakarta. */
const wakeAt = (hour: number): void => {
  const now = (world.now() / HOUR_MS + 7) % 24;
  world.wait(Math.round(((hour - now + 24) % 24) * HOUR_MS));
};
beforeEach(async () => {
  wakeAt(10);
  await run("DELETE FROM notification_choice WHERE purpose = 'chargers'");
  await set('a', 'CHARGING');
  await set('b', 'CHARGING');
  await run(`INSERT INTO notification_choice (customer_id, purpose, channel, wanted, changed_at)
    VALUES ('cus_owner', 'chargers', 'PUSH', 1, 0)`);
  await world.clear();
  (world.providers.store.sent as unknown[]).length = 0;
});

const heard = async (): Promise<readonly string[]> => {
  await world.plan();
  return (await world.rows()).notifications.map(({ template }) => template);
};

describe('a favourite charger', () => {
  it('that is free again is pushed, with its page, and sent in no other way', async () => {
    await set('a', 'AVAILABLE');
    expect(await heard()).toEqual(['charger-free']);
    world.wait(MINUTE_MS);
    await world.send();
    const { messages } = await world.rows();
    expect(messages.map(({ channel }) => channel)).toEqual(['PUSH']);
    expect(world.providers.store.sent).toMatchObject([
      {
        subject: 'SPKLU Senayan kosong lagi',
        button: 'https://alva.test/id/charging-station/stn_1',
      },
    ]);
  });

  it('whose status nobody knew is no news when it is free', async () => {
    for (const unsure of ['UNKNOWN', 'PLANNED', 'REMOVED']) {
      await set('a', unsure);
      await world.clear();
      await set('a', 'AVAILABLE');
      expect(await heard(), unsure).toEqual([]);
      await set('a', 'CHARGING');
    }
    await set('a', 'RESERVED');
    await world.clear();
    await set('a', 'AVAILABLE');
    expect(await heard()).toEqual(['charger-free']);
  });

  it('that was free a quarter of an hour ago is no news: nobody gets that push any more', async () => {
    await set('a', 'AVAILABLE');
    await heard();
    world.wait(15 * MINUTE_MS);
    await world.send();
    expect(world.providers.store.sent).toEqual([]);
    const { messages } = await world.rows();
    expect(messages).toMatchObject([{ state: 'DROPPED', lastError: 'too late' }]);
  });

  it('that is free again at night stands in the inbox, and is not pushed in the morning', async () => {
    wakeAt(22);
    await set('a', 'AVAILABLE');
    expect(await heard()).toEqual(['charger-free']);
    wakeAt(8);
    await world.send();
    expect(world.providers.store.sent).toEqual([]);
    expect((await world.rows()).messages).toEqual([]);
  });

  it('that is free again is held for a browser that is off no longer than it is news', async () => {
    await set('a', 'AVAILABLE');
    await heard();
    world.wait(5 * MINUTE_MS);
    const ttls: (string | null)[] = [];
    const noted: typeof fetch = (input, init) => {
      ttls.push(new Headers(init?.headers).get('ttl'));
      return world.deps.fetch(input, init);
    };
    await sendDue({ ...world.deps, fetch: noted });
    expect(ttls).toEqual(['600']);
  });

  it('is pushed when its first place is free, not for each further one, and once in three hours', async () => {
    await set('a', 'AVAILABLE');
    await set('b', 'AVAILABLE');
    await set('a', 'CHARGING');
    await set('b', 'CHARGING');
    await set('a', 'AVAILABLE');
    expect(await heard()).toEqual(['charger-free']);
  });

  it('is told of again three hours after it was, by whatever clock, and sooner when nobody was told', async () => {
    const age = (ms: number) =>
      run(`UPDATE notification_event SET created_at = created_at - ${ms}`);
    const again = async () => {
      await set('a', 'CHARGING');
      await set('a', 'AVAILABLE');
      return (await heard()).length;
    };
    expect(await again()).toBe(1);
    await age(3 * HOUR_MS - 60_000);
    expect(await again()).toBe(1);
    await age(60_000);
    expect(await again()).toBe(2);
    await run('DELETE FROM message');
    await run('DELETE FROM notification');
    expect(await again()).toBe(1);
  });

  it('is out of order when its last working place breaks', async () => {
    await set('a', 'OUTOFORDER');
    expect(await heard()).toEqual([]);
    await set('b', 'INOPERATIVE');
    expect(await heard()).toEqual(['charger-out']);
  });

  it('that is taken again by the time somebody is told is told to nobody', async () => {
    await set('a', 'AVAILABLE');
    await set('a', 'CHARGING');
    expect(await heard()).toEqual([]);
  });

  it('says nothing to who has not asked for it', async () => {
    await run("DELETE FROM notification_choice WHERE purpose = 'chargers'");
    await set('a', 'AVAILABLE');
    expect((await world.rows()).events).toEqual([]);
  });
});
