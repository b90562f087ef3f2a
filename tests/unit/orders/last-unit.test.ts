import { describe, expect, it } from 'vitest';
import { booking, openOrderShop, ownerWith, PRICE } from '#tests/support/order-shop.ts';
import { storesOfPass } from '#tests/support/stores.ts';

describe.each(storesOfPass)('the last unit, on $kind', ({ open }) => {
  it('goes to one of forty who reach for it at once', async () => {
    const shop = await openOrderShop(open);
    await shop.deps.db.primary.execute(
      `DELETE FROM unit WHERE slug = 'alva-cervo' AND color = 'indie-red' AND accent = 'black'
        AND battery = 'dual' AND dealer_slug <> 'aec-scbd'`,
    );
    const people = [
      'cus_owner',
      'cus_owner2',
      'cus_guest',
      'cus_affiliate',
      'cus_staff',
      'cus_admin',
    ];
    const tries = await Promise.all(
      Array.from({ length: 40 }, async (_, at) => {
        const who = people[at % people.length] ?? 'cus_owner';
        const owner = ownerWith(await shop.card(who), `31740147039${String(at).padStart(5, '0')}`);
        return shop
          .place(who, booking({ orderType: 'FULL_PURCHASE', owner, due: PRICE }))
          .catch(() => ({ ok: false, error: { code: 'UNAVAILABLE' } }) as const);
      }),
    );
    expect(tries.filter(({ ok }) => ok)).toHaveLength(1);
    const { rows } = await shop.deps.db.primary.execute(
      'SELECT count(*) AS n FROM unit_reservation',
    );
    expect(rows[0]?.n).toBe(1);
    const refusals = tries.flatMap((each) => (each.ok ? [] : [each.error.code]));
    expect(new Set(refusals)).toEqual(new Set(['INSUFFICIENT_STOCK']));
    expect(await shop.differences()).toEqual([]);
    await shop.stop();
  });
});
