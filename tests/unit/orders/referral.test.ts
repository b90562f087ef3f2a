import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { referral } from '#edge/contract/orders/place-order.ts';
import {
  addCoupon,
  booking,
  COUPON_IDR,
  type OrderShop,
  openOrderShop,
  ownerWith,
  PRICE,
} from '#tests/support/order-shop.ts';
import { stores } from '#tests/support/stores.ts';
import { firstReferral } from '#web/platform/analytics/first-referral.ts';

const AYU = 'cus_owner';
/** Of cus_affiliate, whose papers and number are in the demo content. */
const KEY = 'DIMAS-01';
const REFUSED = { code: 'ORDER_REFERRAL_INVALID', faults: [{ field: 'referralCode' }] };

let shop: OrderShop;
const run = (sql: string, args: (string | number)[] = []) =>
  shop.deps.db.primary.execute({ sql, args });
beforeAll(async () => {
  shop = await openOrderShop(stores[0].open);
  await run(
    `INSERT INTO affiliate (customer_id, key, state, created_at) VALUES ('cus_affiliate', ?, 'ACTIVE', 1)`,
    [KEY],
  );
  await run(`UPDATE customer SET email_address = 'dimas@alva.demo' WHERE id = 'cus_affiliate'`);
});
afterAll(() => shop.stop());

const placed = async (more: object, by = AYU) => {
  await run(`UPDATE customer_order SET customer_id = 'cus_admin'`);
  const done = await shop.place(by, booking(more));
  return done.ok ? done.value.order.referralCode : done.error;
};

describe('a referral code', () => {
  it('is frozen on the order as it is registered', async () => {
    expect(await placed({ referralCode: ` ${KEY.toLowerCase()} ` })).toBe(KEY);
    expect(await placed({ referralCode: '' })).toBeNull();
  });

  it('of nobody, or of somebody suspended, is refused beside its field', async () => {
    expect(await placed({ referralCode: 'NOBODY-99' })).toMatchObject(REFUSED);
    await run(`UPDATE affiliate SET state = 'SUSPENDED'`);
    expect(await placed({ referralCode: KEY })).toMatchObject(REFUSED);
    await run(`UPDATE affiliate SET state = 'ACTIVE'`);
    await run(`UPDATE customer SET status_affiliator = 0 WHERE id = 'cus_affiliate'`);
    expect(await placed({ referralCode: KEY })).toMatchObject(REFUSED);
    await run(`UPDATE customer SET status_affiliator = 1 WHERE id = 'cus_affiliate'`);
    expect(await placed({ referralCode: KEY })).toBe(KEY);
  });

  it('of one’s own is refused, by account, number, email, identity card, address and bank account', async () => {
    const { contact } = booking();
    expect(await placed({ referralCode: KEY }, 'cus_affiliate'), 'account').toMatchObject(REFUSED);
    const reached = [
      { ...contact, phoneNumber: '0878 1001 0004' },
      { ...contact, email: 'DIMAS@alva.demo' },
    ];
    for (const each of reached)
      expect(
        await placed({ referralCode: KEY, contact: each }),
        JSON.stringify(each),
      ).toMatchObject(REFUSED);
    const owner = ownerWith(await shop.card(AYU), '3174014703900001');
    const index = await shop.deps.cipher.index(owner.identityNumber);
    await run(
      `INSERT INTO customer_document (customer_id, identity_number_index) VALUES ('cus_affiliate', ?)
        ON CONFLICT (customer_id) DO UPDATE SET identity_number_index = excluded.identity_number_index`,
      [index],
    );
    const direct = { orderType: 'FULL_PURCHASE', owner, due: PRICE, referralCode: KEY };
    expect(await placed(direct), 'identity card').toMatchObject(REFUSED);
    const papers = `UPDATE customer_document SET identity_number_index = NULL, address = ?, zip_code = ?
      WHERE customer_id = 'cus_affiliate'`;
    await run(papers, [owner.address.toUpperCase(), owner.zipCode]);
    expect(await placed(direct), 'address').toMatchObject(REFUSED);
    await run(papers, ['Jl. Lain 1', '99999']);
    for (const id of ['cus_affiliate', AYU])
      await run(
        `INSERT OR REPLACE INTO affiliate_payee (customer_id, bank, account_number_sealed, account_number_index,
          account_tail, account_name, tax_kind, tax_number_sealed, tax_number_index, tax_tail, updated_at)
          VALUES (?, 'BCA', 'x', 'one account', '1234', 'Dimas', 'NIK', 'x', ?, '1234', 1)`,
        [id, id],
      );
    expect(await placed({ referralCode: KEY }), 'bank account').toMatchObject(REFUSED);
    await run(`DELETE FROM affiliate_payee WHERE customer_id = ?`, [AYU]);
    const taxed = (number: string) =>
      run(`UPDATE affiliate_payee SET tax_number_index = ? WHERE customer_id = 'cus_affiliate'`, [
        number,
      ]);
    await taxed(index);
    expect(await placed(direct), 'NIK of the account').toMatchObject(REFUSED);
    await taxed('another');
    expect(await placed({ referralCode: KEY })).toBe(KEY);
  });

  it('of a link counts without being typed: the last one that does, and a typed one before all', async () => {
    const links = ['NOBODY-99', KEY, 'NOBODY-98'];
    expect(await placed({ referralLinks: links })).toBe(KEY);
    expect(await placed({ referralLinks: ['NOBODY-99'] }), 'none counts').toBeNull();
    expect(await placed({ referralCode: 'NOBODY-99', referralLinks: links })).toMatchObject(
      REFUSED,
    );
    expect(await placed({ referralLinks: [KEY] }, 'cus_affiliate'), 'one’s own').toBeNull();
  });

  it('takes off the price what a promotion gives for one, and nobody else gets that', async () => {
    const reduced = { total: PRICE - COUPON_IDR };
    await addCoupon(shop, { code: 'FRIENDS', withReferral: true, mostPerPerson: 50 });
    expect(await placed({ referralCode: KEY, ...reduced })).toBe(KEY);
    expect(await placed({ referralLinks: [KEY], ...reduced })).toBe(KEY);
    expect(await placed({ coupon: 'FRIENDS', ...reduced }), 'typed without a key').toMatchObject({
      code: 'COUPON_CODE_INVALID',
    });
    expect(
      await placed({ coupon: 'FRIENDS', referralCode: KEY, ...reduced }),
      'typed with a key: it counts by itself, and once',
    ).toMatchObject({ code: 'COUPON_CODE_INVALID' });
    expect(await placed({})).toBeNull();
    await run(`DELETE FROM coupon_use`);
    await run(`DELETE FROM coupon WHERE code = 'FRIENDS'`);
  });

  it('stands with an order whatever becomes of the register', async () => {
    const input = booking({ referralCode: KEY });
    await run(`UPDATE customer_order SET customer_id = 'cus_admin'`);
    const first = await shop.place(AYU, input);
    await run(`UPDATE affiliate SET state = 'SUSPENDED'`);
    const again = await shop.place(AYU, input);
    await run(`UPDATE affiliate SET state = 'ACTIVE'`);
    expect(first.ok && again.ok && again.value.order).toMatchObject({
      id: input.id,
      referralCode: KEY,
    });
  });

  it('is read by one schema in form and server', () => {
    const read = (referralCode: unknown) => {
      const parsed = v.safeParse(referral, { referralCode });
      return parsed.success ? parsed.output.referralCode : parsed.issues[0].message;
    };
    expect(read(' dimas-01 ')).toBe('DIMAS-01');
    expect(read('')).toBeNull();
    expect(read(null)).toBeNull();
    for (const wrong of ['a', 'DI MAS', '-x-', 'x'.repeat(33), 'ÄBC'])
      expect(read(wrong), wrong).toBe('referral-code');
  });

  it('comes from the link somebody followed, until the field was touched', () => {
    expect(firstReferral(null, 'dimas-01')).toBe('DIMAS-01');
    expect(firstReferral(null, 'no code!')).toBe('');
    expect(firstReferral(null, undefined)).toBe('');
    expect(firstReferral('', 'DIMAS-01'), 'emptied').toBe('');
    expect(firstReferral('AYU-7', 'DIMAS-01')).toBe('AYU-7');
  });
});
