import { describe, expect, it } from 'vitest';
import { newId } from '#edge/contract/ids.ts';
import { CAP, moreCustomers, openGoodsShop } from '#tests/support/goods-shop.ts';
import { storesOfPass } from '#tests/support/stores.ts';

const BUYERS = 6;

describe.each(storesOfPass)(
  'a cart of the last goods that is paid by two taps at once, on $kind',
  ({ open }) => {
    it('is one order that waits for its payment: the second tap does not end it to make room for itself', async () => {
      const shop = await openGoodsShop(open);
      for (const who of await moreCustomers(shop, BUYERS)) {
        const { deps } = shop.orders;
        await deps.db.primary.execute('DELETE FROM shop_hold');
        await shop.stock(CAP, 2);
        const cart = await shop.filled(who, CAP, 2);
        const total = (await shop.priced(who, cart))?.total ?? 0;
        const id = newId('ord', shop.orders.now());
        const taps = await Promise.all(
          Array.from({ length: 3 }, () =>
            shop.place(who, cart, { id, total }).catch(() => 'rushed' as const),
          ),
        );
        expect((await shop.orders.load(id)).order.state).toBe('WAITING_PAYMENT');
        for (const tap of taps) if (tap !== 'rushed') expect(tap).toMatchObject({ ok: true });
        expect(await shop.onHold(CAP)).toBe(2);
      }
      await shop.stop();
    });
  },
);
