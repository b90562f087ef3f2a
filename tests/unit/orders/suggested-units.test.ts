import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { freeUnits } from '#edge/domains/orders/desk.sql.ts';
import { reserveUnit } from '#edge/domains/orders/stock.sql.ts';
import { fillDesk } from '#tests/support/desk-rows.ts';
import { type Store, seeded, storesOfPass } from '#tests/support/stores.ts';

const WANTED = { slug: 'test-model', color: 'red', accent: null, battery: 'two' };

describe.each(storesOfPass)('a unit for an order, on $kind,', ({ open }) => {
  let store: Store;
  /** Slugs of places, from south-west to north-east: the first, the one nearest to it, the farthest. */
  let places: readonly [own: string, near: string, far: string];
  beforeAll(async () => {
    store = await seeded(open);
    await fillDesk(store.db, 1, Date.now());
    const { rows } = await store.db.primary.execute(
      'SELECT dealer_slug AS slug, latitude, longitude FROM place ORDER BY id',
    );
    const [own, ...others] = rows.map(({ slug, latitude, longitude }) => ({
      slug: String(slug),
      x: Number(longitude),
      y: Number(latitude),
    }));
    if (own === undefined) throw new Error('There are no places.');
    const sorted = others.toSorted(
      (a, b) => Math.hypot(a.x - own.x, a.y - own.y) - Math.hypot(b.x - own.x, b.y - own.y),
    );
    places = [own.slug, sorted[0]?.slug ?? '', sorted.at(-1)?.slug ?? ''];
  });
  beforeEach(() =>
    store.db.primary.executeMultiple(
      "DELETE FROM unit_reservation WHERE unit_id LIKE 'unt_t%'; DELETE FROM unit WHERE id LIKE 'unt_t%'",
    ),
  );
  afterAll(() => store.stop());

  const arrives = (name: string, dealerSlug: string, arrivedAt: number) =>
    store.db.primary.execute({
      sql: `INSERT INTO unit (id, vin, motor_number, slug, color, accent, battery, dealer_slug, arrived_at)
        VALUES (?, ?, ?, ?, ?, NULL, ?, ?, ?)`,
      args: [
        `unt_t${name}`,
        `VIN ${name}`,
        `MOTOR ${name}`,
        WANTED.slug,
        WANTED.color,
        WANTED.battery,
        dealerSlug,
        arrivedAt,
      ],
    });
  const suggested = async (): Promise<string[]> => {
    const [units] = await store.db.read([freeUnits({ ...WANTED, dealerSlug: places[0] })]);
    return units.map(({ vin }) => vin);
  };

  it('is suggested from the nearest place, and there the one that stands longest', async () => {
    const [own, near, far] = places;
    await arrives('far and oldest', far, 1);
    await arrives('near and newer', near, 3);
    await arrives('near and older', near, 2);
    await arrives('own and newest', own, 9);
    expect(await suggested()).toEqual([
      'VIN own and newest',
      'VIN near and older',
      'VIN near and newer',
      'VIN far and oldest',
    ]);
  });

  it('is taken as it is suggested', async () => {
    const [own, near, far] = places;
    await arrives('far', far, 1);
    await arrives('near', near, 2);
    const to = { orderId: 'ord_bench_0', dealerSlug: own, now: 1 };
    await store.db.write(reserveUnit(WANTED, to));
    expect(await suggested()).toEqual(['VIN far']);
  });
});
