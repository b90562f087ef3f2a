import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ratesAt } from '#edge/contract/referrals/rates.ts';
import { DAY_MS } from '#edge/contract/time.ts';
import { AYU, STAFF } from '#tests/support/paid-order.ts';
import {
  AFFILIATE,
  COMMISSION,
  HOLDING_MS,
  openReferralShop,
  type ReferralShop,
} from '#tests/support/referral-shop.ts';
import { storesOfPass } from '#tests/support/stores.ts';

describe.each(storesOfPass)('the commission of an order, on $kind', ({ open }) => {
  let r: ReferralShop;
  beforeAll(async () => {
    r = await openReferralShop(open, 60);
  });
  afterAll(() => r.shop.stop());
  const changeOf = async (act: () => Promise<unknown>): Promise<readonly number[]> => {
    const [pending = 0, owed = 0] = await r.owed();
    await act();
    const [pendingAfter = 0, owedAfter = 0] = await r.owed();
    expect(await r.differences()).toEqual([]);
    return [pendingAfter - pending, owedAfter - owed];
  };

  it('is owed under reserve from the first payment on, once', async () => {
    let id = '';
    expect(
      await changeOf(async () => {
        id = await r.bought();
      }),
    ).toEqual([COMMISSION, 0]);
    expect(await r.stateOf(id)).toEqual(['PENDING', null]);
    expect(await changeOf(() => r.step(id, 'comeBack', 'deliverCopy'))).toEqual([0, 0]);
  });

  it('is none for an order without a key, and for somebody who left the programme', async () => {
    const without = await r.bought({ referralCode: null });
    expect(await r.stateOf(without)).toBeUndefined();
    const late = await r.placed();
    await r.run(`UPDATE affiliate SET state = 'CLOSED'`);
    await r.shop.pay(AYU, late, 'bca_va');
    await r.run(`UPDATE affiliate SET state = 'ACTIVE'`);
    expect(await r.stateOf(late)).toBeUndefined();
  });

  it('ends with the order', async () => {
    const id = await r.bought();
    expect(await changeOf(() => r.step(id, 'cancel', 'cancelTwice'))).toEqual([-COMMISSION, 0]);
    expect(await r.stateOf(id)).toEqual(['CANCELLED', 'ORDER_CANCELLED']);
  });

  it('matures when the order was completed long enough ago, and not before', async () => {
    const id = await r.bought();
    await r.completed(id);
    r.shop.wait(HOLDING_MS - 1_000);
    expect(await changeOf(() => r.mature())).toEqual([0, 0]);
    r.shop.wait(2_000);
    expect(await changeOf(() => r.mature())).toEqual([-COMMISSION, COMMISSION]);
    expect(await changeOf(() => r.mature())).toEqual([0, 0]);
    expect(await r.stateOf(id)).toEqual(['MATURED', null]);
  });

  it('is held as long as the rates of the day it was earned say', async () => {
    const id = await r.bought();
    const [{ holding_ms: holdingMs } = { holding_ms: 0 }] = await r.run(
      'SELECT holding_ms FROM commission WHERE order_id = ?',
      [id],
    );
    expect(holdingMs).toBe(ratesAt(r.shop.now()).holdingMs);
    await r.run('UPDATE commission SET holding_ms = ? WHERE order_id = ?', [30 * DAY_MS, id]);
    await r.completed(id);
    r.shop.wait(29 * DAY_MS);
    expect(await changeOf(() => r.mature())).toEqual([0, 0]);
    r.shop.wait(DAY_MS);
    await r.run('UPDATE commission SET cleared_at = 1 WHERE order_id = ?', [id]);
    expect(await changeOf(() => r.mature())).toEqual([-COMMISSION, COMMISSION]);
  });

  it('ends when a bank takes the money of a delivered motorcycle back, before and after it matured', async () => {
    const early = await r.bought();
    await r.completed(early);
    expect(await changeOf(() => r.step(early, 'chargedBack', 'deliverLetter'))).toEqual([
      -COMMISSION,
      0,
    ]);
    expect(await r.stateOf(early)).toEqual(['CANCELLED', 'PAYMENT_TAKEN_BACK']);
    const late = await r.matured();
    expect(
      await changeOf(() =>
        r.step(
          late,
          'chargedBackInPart',
          'deliverLetter',
          'paidBackByProvider',
          'deliverLetter',
          'chargedBack',
          'deliverLetter',
        ),
      ),
    ).toEqual([0, -COMMISSION]);
    expect(await r.stateOf(late), 'the row stays').toEqual(['MATURED', null]);
  });

  it('is taken back again by the next chargeback, when staff gave some of it after the first', async () => {
    const id = await r.matured();
    const takenInPart = () => r.step(id, 'chargedBackInPart', 'deliverLetter');
    expect(await changeOf(takenInPart)).toEqual([0, -COMMISSION]);
    expect(await changeOf(() => r.correct(id, 200_000))).toEqual([0, 200_000]);
    expect(await changeOf(() => r.step(id, 'chargedBack', 'deliverLetter'))).toEqual([0, -200_000]);
    expect(await changeOf(() => r.step(id, 'comeBack', 'deliverCopy'))).toEqual([0, 0]);
    const rows = await r.run(
      `SELECT done_by FROM commission_correction x JOIN commission c ON c.id = x.commission_id
        WHERE c.order_id = ? ORDER BY x.rowid`,
      [id],
    );
    expect(rows.map(({ done_by: by }) => by)).toEqual(['system', STAFF, 'system']);
  });

  it('is given back to nobody for an order that ended', async () => {
    const id = await r.matured();
    await r.correct(id, -COMMISSION);
    await r.run(`UPDATE customer_order SET state = 'CANCELLED' WHERE id = ?`, [id]);
    expect(await r.correct(id, 1_000)).toMatchObject({ error: 'ORP_STATE' });
    expect(await r.differences()).toEqual([]);
  });

  it('ends at maturity when buyer and affiliate turn out to be one person', async () => {
    const cases: readonly [what: string, sql: string, back: string][] = [
      [
        'number',
        `UPDATE customer SET phone_number = '+628990001' WHERE id = '${AFFILIATE}'`,
        `UPDATE customer SET phone_number = '+6287810010004' WHERE id = '${AFFILIATE}'`,
      ],
      [
        'address',
        `INSERT OR REPLACE INTO customer_document (customer_id, address, zip_code)
          VALUES ('${AFFILIATE}', 'Jalan MELATI no. 4', '12810')`,
        `DELETE FROM customer_document WHERE customer_id = '${AFFILIATE}'`,
      ],
      [
        'identity card',
        `INSERT OR REPLACE INTO customer_document (customer_id, identity_number_index)
          VALUES ('${AFFILIATE}', 'one card')`,
        `DELETE FROM customer_document WHERE customer_id = '${AFFILIATE}'`,
      ],
      [
        'NIK of the account',
        `INSERT OR REPLACE INTO affiliate_payee (customer_id, bank, account_number_sealed, account_number_index,
          account_tail, account_name, tax_kind, tax_number_sealed, tax_number_index, tax_tail, updated_at)
          VALUES ('${AFFILIATE}', 'BCA', 'x.y.z', 'acc', '7890', 'Dimas', 'NIK', 'x.y.z', 'one card', '0001', 1)`,
        `DELETE FROM affiliate_payee WHERE customer_id = '${AFFILIATE}'`,
      ],
    ];
    for (const [what, change, back] of cases) {
      const id = await r.bought();
      await r.completed(id);
      r.shop.wait(HOLDING_MS);
      if (what === 'number')
        await r.run(`UPDATE order_owner SET phone_number = '+628990001' WHERE order_id = ?`, [id]);
      if (what === 'identity card' || what === 'NIK of the account')
        await r.run(
          `UPDATE order_owner SET identity_number_index = 'one card' WHERE order_id = ?`,
          [id],
        );
      await r.run(change);
      await r.mature();
      await r.run(back);
      expect(await r.stateOf(id), what).toEqual(['CANCELLED', 'SELF_REFERRAL']);
    }
    expect(await r.differences()).toEqual([]);
  });

  it('waits for a person when the affiliate is suspended, works here, shares an account or sells to one number', async () => {
    const waiting = async (reason: string, change: string, back: string): Promise<string> => {
      const id = await r.bought();
      await r.completed(id);
      r.shop.wait(HOLDING_MS);
      await r.run(`UPDATE commission SET cleared_at = 1 WHERE order_id <> ?`, [id]);
      await r.run(change);
      await r.mature();
      await r.run(back);
      expect(await r.stateOf(id), reason).toEqual(['ON_HOLD', reason]);
      return id;
    };
    const suspended = await waiting(
      'AFFILIATE_SUSPENDED',
      `UPDATE affiliate SET state = 'SUSPENDED'`,
      `UPDATE affiliate SET state = 'ACTIVE'`,
    );
    await r.step(suspended, 'chargedBack', 'deliverLetter');
    expect(await r.stateOf(suspended)).toEqual(['CANCELLED', 'PAYMENT_TAKEN_BACK']);
    await waiting(
      'STAFF',
      `UPDATE customer SET is_ps = 1 WHERE id = '${AFFILIATE}'`,
      `UPDATE customer SET is_ps = 0 WHERE id = '${AFFILIATE}'`,
    );
    await r.payee();
    for (const shared of [{ account: `acc ${AFFILIATE}` }, { tax: `tax ${AFFILIATE}` }]) {
      await r.payee('cus_owner2', shared);
      await waiting('SHARED_ACCOUNT', 'SELECT 1', 'SELECT 1');
    }
    await r.run(`DELETE FROM affiliate_payee`);
    // Ayu has bought more than two motorcycles by this key by now.
    const last = await waiting('SAME_BUYER', 'SELECT 1', 'SELECT 1');
    await r.run(
      `UPDATE commission SET state = 'PENDING', reason = NULL, cleared_at = 1
      WHERE order_id = ?`,
      [last],
    );
    const change = async (sql: string, back: string) => {
      await r.run(sql);
      await r.mature();
      await r.run(back);
      const stands = await r.stateOf(last);
      await r.run(`UPDATE commission SET state = 'PENDING', reason = NULL WHERE order_id = ?`, [
        last,
      ]);
      return stands;
    };
    expect(
      await change(
        `UPDATE affiliate SET state = 'SUSPENDED'`,
        `UPDATE affiliate SET state = 'ACTIVE'`,
      ),
      'suspended after somebody looked',
    ).toEqual(['ON_HOLD', 'AFFILIATE_SUSPENDED']);
    expect(
      await change(
        `UPDATE customer SET is_ps = 1 WHERE id = '${AFFILIATE}'`,
        `UPDATE customer SET is_ps = 0 WHERE id = '${AFFILIATE}'`,
      ),
      'works here by now',
    ).toEqual(['ON_HOLD', 'STAFF']);
    await r.mature();
    expect(await r.stateOf(last), 'somebody has looked').toEqual(['MATURED', null]);
    expect(await r.differences()).toEqual([]);
  });

  it('waits for a person after a suspended affiliate left, applied again, or sells by another account', async () => {
    const event = (kind: string, who: string) =>
      r.run(`INSERT INTO affiliate_event VALUES (?, ?, ?, ?, 'x', ?)`, [
        `afe_${kind}_${r.shop.now()}`,
        who,
        kind,
        STAFF,
        r.shop.now(),
      ]);
    const due = async (): Promise<string> => {
      const id = await r.bought();
      await r.run(`UPDATE commission SET cleared_at = 1 WHERE order_id <> ?`, [id]);
      await r.completed(id);
      r.shop.wait(HOLDING_MS);
      return id;
    };
    const settled = async (id: string) => {
      await r.mature();
      return r.stateOf(id);
    };
    const HELD = ['ON_HOLD', 'AFFILIATE_SUSPENDED'];
    const left = await due();
    await event('suspend', AFFILIATE);
    await r.run(`UPDATE affiliate SET state = 'CLOSED'`);
    expect(await settled(left), 'left').toEqual(HELD);
    await r.run(`UPDATE affiliate SET state = 'ACTIVE'`);
    const applied = await due();
    expect(await settled(applied), 'taken on again').toEqual(HELD);
    await event('resume', AFFILIATE);
    const lifted = await due();
    expect(await settled(lifted)).toEqual(['ON_HOLD', 'SAME_BUYER']);

    await r.run(`INSERT INTO affiliate (customer_id, key, state, created_at)
      VALUES ('cus_owner2', 'OTHER-01', 'CLOSED', 1)`);
    await r.payee();
    for (const sharing of ['account', 'tax', 'identity'] as const) {
      await r.run(`DELETE FROM affiliate_payee WHERE customer_id = 'cus_owner2'`);
      if (sharing === 'identity')
        await r.run(`INSERT OR REPLACE INTO customer_document (customer_id, identity_number_index)
          VALUES ('cus_owner2', 'tax ${AFFILIATE}')`);
      else
        await r.payee('cus_owner2', {
          [sharing]: `${sharing === 'account' ? 'acc' : 'tax'} ${AFFILIATE}`,
        });
      const order = await due();
      await event('suspend', 'cus_owner2');
      expect(await settled(order), sharing).toEqual(HELD);
      r.shop.wait(1_000);
      await event('resume', AFFILIATE);
    }
    await r.run(`DELETE FROM affiliate_payee`);
    await r.run(`DELETE FROM customer_document WHERE customer_id = 'cus_owner2'`);
    await r.run(`DELETE FROM affiliate WHERE customer_id = 'cus_owner2'`);
    expect(await r.differences()).toEqual([]);
  });

  it('is refused at placement and ends at maturity when the buyer was paid back to the affiliate’s account', async () => {
    const early = await r.bought();
    await r.run('UPDATE commission SET cleared_at = 1');
    await r.completed(early);
    const ended = await r.bought({ referralCode: null });
    await r.step(ended, 'cancel');
    // Where Ayu's refund went.
    await r.payee(AFFILIATE, { account: await r.shop.deps.cipher.index('1234567890') });
    await expect(r.placed()).rejects.toThrow('ORDER_REFERRAL_INVALID');
    r.shop.wait(HOLDING_MS);
    await r.mature();
    expect(await r.stateOf(early)).toEqual(['CANCELLED', 'SELF_REFERRAL']);
    await r.run(`DELETE FROM affiliate_payee`);
    expect(await r.differences()).toEqual([]);
  });
});
