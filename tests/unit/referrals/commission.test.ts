import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountId } from '#edge/contract/payments/ledger.ts';
import { REFERRAL_RATES, ratesAt } from '#edge/contract/referrals/rates.ts';
import { withheldOf } from '#edge/contract/referrals/tax.ts';
import { commissionFor } from '#edge/contract/referrals/terms.ts';
import { DAY_MS, HOUR_MS } from '#edge/contract/time.ts';
import { balanceOf } from '#edge/domains/payments/index.ts';
import { AYU, SECOND_STAFF, STAFF } from '#tests/support/paid-order.ts';
import {
  AFFILIATE,
  COMMISSION,
  HOLDING_MS,
  openReferralShop,
  type ReferralShop,
} from '#tests/support/referral-shop.ts';
import { stores } from '#tests/support/stores.ts';

describe.each(stores)('the commission of an order, on $kind', ({ open }) => {
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
    const late = await r.bought();
    await r.completed(late);
    r.shop.wait(HOLDING_MS);
    await r.run('UPDATE commission SET cleared_at = 1');
    await r.mature();
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
    const id = await r.bought();
    await r.run('UPDATE commission SET cleared_at = 1');
    await r.completed(id);
    r.shop.wait(HOLDING_MS);
    await r.mature();
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
    const id = await r.bought();
    await r.run('UPDATE commission SET cleared_at = 1');
    await r.completed(id);
    r.shop.wait(HOLDING_MS);
    await r.mature();
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

describe.each(stores)('a payout of commissions, on $kind', ({ open }) => {
  let r: ReferralShop;
  beforeAll(async () => {
    r = await openReferralShop(open, 30);
    await r.payee();
  });
  afterAll(() => r.shop.stop());
  const matured = async (): Promise<string> => {
    const id = await r.bought();
    await r.run('UPDATE commission SET cleared_at = 1');
    await r.completed(id);
    r.shop.wait(HOLDING_MS);
    await r.mature();
    return id;
  };
  const must = async (done: Promise<{ ok: boolean; value?: { id: string }; error?: string }>) => {
    const result = await done;
    if (!result.ok) throw new Error(result.error);
    return result.value?.id ?? '';
  };

  it('needs somebody to be owed something', async () => {
    expect(await r.prepare()).toMatchObject({ error: 'ORP_NOTHING_TO_PAY' });
  });

  it('is approved by two people, pays net and tax, and each commission once', async () => {
    const order = await matured();
    const id = await must(r.prepare());
    expect(await r.prepare(), 'another one').toMatchObject({ error: 'ORP_NOTHING_TO_PAY' });
    expect(await r.pay(id)).toMatchObject({ error: 'ORP_STATE' });
    await must(r.approve(id));
    expect(await r.approve(id, STAFF), 'the same person').toMatchObject({
      error: 'ORP_SECOND_PERSON',
    });
    await must(r.approve(id, SECOND_STAFF));
    await Promise.all([r.pay(id), r.pay(id)]);
    expect(await r.owed()).toEqual([0, 0]);
    const [line] = await r.run(
      'SELECT gross_idr, tax_idr, net_idr FROM payout WHERE batch_id = ?',
      [id],
    );
    expect(line).toMatchObject({ gross_idr: 500_000, tax_idr: 12_500, net_idr: 487_500 });
    expect(await r.stateOf(order)).toEqual(['PAID', null]);
    expect(await r.differences()).toEqual([]);
  });

  it('keeps the rates it was reckoned by, and withholds more of somebody the tax office does not know, and of companies', async () => {
    const lineOf = async (change: string, back: string) => {
      await r.run(change);
      const id = await must(r.prepare());
      await r.run(back);
      const [line] = await r.run('SELECT * FROM payout WHERE batch_id = ?', [id]);
      await must(r.withdraw(id));
      return line;
    };
    await matured();
    const { tax } = ratesAt(r.shop.now());
    const plain = await lineOf('SELECT 1', 'SELECT 1');
    expect(plain).toMatchObject({ tax_rule: 'PPH21', tax_idr: 12_500, surcharged: 0 });
    expect(JSON.parse(String(plain?.rates))).toEqual(tax);
    await expect(r.run(`UPDATE payout SET rates = '{}'`)).rejects.toThrow();
    const unknown = await lineOf(
      'UPDATE affiliate_payee SET tax_unknown_at = 1',
      'UPDATE affiliate_payee SET tax_unknown_at = NULL',
    );
    expect(unknown).toMatchObject({ tax_rule: 'PPH21', tax_idr: 15_000, surcharged: 1 });
    const person = `UPDATE customer SET customer_type = 'personal' WHERE id = '${AFFILIATE}'`;
    const company = `UPDATE customer SET customer_type = 'company' WHERE id = '${AFFILIATE}'`;
    expect(await lineOf(company, 'SELECT 1'), 'without NPWP').toMatchObject({
      tax_rule: 'PPH23',
      tax_idr: 20_000,
      surcharged: 1,
    });
    expect(
      await lineOf(`UPDATE affiliate_payee SET tax_kind = 'NPWP'`, person),
      'with NPWP',
    ).toMatchObject({ tax_rule: 'PPH23', tax_idr: 10_000, surcharged: 0 });
    await r.run(`UPDATE affiliate_payee SET tax_kind = 'NIK'`);
    const rest = await must(r.prepare());
    await must(r.approve(rest, STAFF));
    await must(r.approve(rest, SECOND_STAFF));
    await must(r.pay(rest));
  });

  it('is prepared once, however many ask at the same time', async () => {
    await matured();
    const all = await Promise.all(Array.from({ length: 12 }, () => r.prepare()));
    expect(all.filter(({ ok }) => ok)).toHaveLength(1);
    const done = all.find(({ ok }) => ok);
    if (!done?.ok) throw new Error('none');
    expect(await r.differences()).toEqual([]);
    await must(r.withdraw(done.value.id));
    expect(await r.owed()).toEqual([0, COMMISSION]);
    expect(await r.differences()).toEqual([]);
  });

  it('stops when a sale of it is undone or its account changes, and what was too much comes off the next', async () => {
    const id = await must(r.prepare());
    const [{ order_id: sale } = { order_id: '' }] = await r.run(
      `SELECT order_id FROM commission WHERE state = 'MATURED'`,
    );
    await r.step(String(sale), 'chargedBack', 'deliverLetter');
    expect(await r.approve(id)).toMatchObject({ error: 'ORP_PAYOUT_CHANGED' });
    await must(r.withdraw(id));
    expect(await r.prepare()).toMatchObject({ error: 'ORP_NOTHING_TO_PAY' });
    // A commission that was paid is taken back: the account stands below zero, and the next sale fills it.
    const [paid] = await r.run(`SELECT order_id FROM commission WHERE state = 'PAID'`);
    await r.step(String(paid?.order_id), 'chargedBack', 'deliverLetter');
    expect(await r.owed()).toEqual([0, -COMMISSION]);
    await matured();
    expect(await r.owed()).toEqual([0, 0]);
    expect(await r.prepare()).toMatchObject({ error: 'ORP_NOTHING_TO_PAY' });
    await matured();
    const next = await must(r.prepare());
    const [line] = await r.run('SELECT gross_idr FROM payout WHERE batch_id = ?', [next]);
    expect(line).toMatchObject({ gross_idr: COMMISSION });
    r.shop.wait(1_000);
    await r.payee();
    expect(await r.approve(next), 'the account changed').toMatchObject({
      error: 'ORP_PAYOUT_CHANGED',
    });
    expect(await r.differences()).toEqual([]);
    await must(r.withdraw(next));
  });

  it('is recorded once released, whatever changes while the bank transfers; what was too much comes off the next', async () => {
    const id = await must(r.prepare());
    await must(r.approve(id, STAFF));
    await must(r.approve(id, SECOND_STAFF));
    r.shop.wait(1_000);
    await r.payee();
    const [sale] = await r.run(
      `SELECT order_id FROM commission WHERE state = 'MATURED' ORDER BY rowid DESC`,
    );
    await r.step(String(sale?.order_id), 'chargedBack', 'deliverLetter');
    expect(await r.owed()).toEqual([0, 0]);
    await must(r.pay(id));
    expect(await r.owed(), 'paid too much').toEqual([0, -COMMISSION]);
    expect(await r.stateOf(String(sale?.order_id))).toEqual(['PAID', null]);
    expect(await r.differences()).toEqual([]);
    await matured();
    expect(await r.prepare()).toMatchObject({ error: 'ORP_NOTHING_TO_PAY' });
    await matured();
    const next = await must(r.prepare());
    expect(await r.run('SELECT gross_idr FROM payout WHERE batch_id = ?', [next])).toMatchObject([
      { gross_idr: COMMISSION },
    ]);
    expect(await r.differences()).toEqual([]);
  });
});

describe.each(stores)('a payout that was released, on $kind', ({ open }) => {
  let r: ReferralShop;
  let id = '';
  beforeAll(async () => {
    r = await openReferralShop(open, 10);
    await r.payee();
    const order = await r.bought();
    await r.completed(order);
    r.shop.wait(HOLDING_MS);
    await r.mature();
    const batch = await r.prepare();
    id = batch.ok ? batch.value.id : '';
    await r.approve(id, STAFF);
    await r.approve(id, SECOND_STAFF);
  });
  afterAll(() => r.shop.stop());
  const stateOf = async (): Promise<unknown> =>
    (await r.run('SELECT state, reference FROM payout_batch WHERE id = ?', [id]))[0];

  it('is not withdrawn without the word of the bank, and not by the person who released it', async () => {
    expect(await r.withdraw(id, { by: STAFF })).toMatchObject({ error: 'ORP_PAYOUT_RELEASED' });
    const reference = 'BCA-REJ-1';
    expect(await r.withdraw(id, { by: SECOND_STAFF, reference })).toMatchObject({
      error: 'ORP_PAYOUT_OTHER_PERSON',
    });
    expect(await stateOf()).toMatchObject({ state: 'RELEASED', reference: null });
    expect(await r.prepare(), 'nothing was freed').toMatchObject({ error: 'ORP_NOTHING_TO_PAY' });
  });

  it('is failed by another person with the bank’s reference, and paid by the next one, once', async () => {
    expect(await r.withdraw(id, { by: STAFF, reference: 'BCA-REJ-1' })).toMatchObject({ ok: true });
    expect(await stateOf()).toMatchObject({ state: 'WITHDRAWN', reference: 'BCA-REJ-1' });
    expect(await r.pay(id), 'no longer recorded as paid').toMatchObject({ error: 'ORP_STATE' });
    expect(await r.owed()).toEqual([0, COMMISSION]);
    expect(await r.differences()).toEqual([]);
    const next = await r.prepare();
    expect(next).toMatchObject({ ok: true });
    const [{ n } = { n: 0 }] = await r.run(
      `SELECT count(*) AS n FROM transfer WHERE code = 'commission_paid'`,
    );
    expect(n).toBe(0);
  });

  it('is either paid or failed, whoever is faster', async () => {
    const [{ id: next } = { id: '' }] = await r.run(
      `SELECT id FROM payout_batch WHERE state = 'PREPARED'`,
    );
    id = String(next);
    await r.approve(id, STAFF);
    await r.approve(id, SECOND_STAFF);
    const results = await Promise.all([
      r.pay(id),
      r.withdraw(id, { by: STAFF, reference: 'BCA-REJ-2' }),
    ]);
    expect(results.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await r.differences()).toEqual([]);
  });
});

describe.each(stores)('a line of a paid payout that the bank sends back, on $kind', ({ open }) => {
  let r: ReferralShop;
  let batch = '';
  let line = '';
  beforeAll(async () => {
    r = await openReferralShop(open, 10);
    await r.payee();
    const order = await r.bought();
    await r.completed(order);
    r.shop.wait(HOLDING_MS);
    await r.mature();
    const prepared = await r.prepare();
    batch = prepared.ok ? prepared.value.id : '';
    const [row] = await r.run('SELECT id FROM payout WHERE batch_id = ?', [batch]);
    line = String(row?.id);
  });
  afterAll(() => r.shop.stop());
  const balances = async () =>
    (await r.shop.deps.db.readPrimary([
      balanceOf(accountId('bank')),
      balanceOf(accountId('tax')),
    ])) as number[];

  it('is refused before its batch is paid, of no line, and by the person who released it', async () => {
    expect(await r.sendBack(line)).toMatchObject({ error: 'ORP_STATE' });
    expect(await r.sendBack('pyt_x')).toMatchObject({ error: 'ORP_NOT_FOUND' });
    await r.approve(batch, STAFF);
    await r.approve(batch, SECOND_STAFF);
    expect(await r.sendBack(line), 'released').toMatchObject({ error: 'ORP_STATE' });
    expect(await r.pay(batch)).toMatchObject({ ok: true });
    expect(await r.sendBack(line, { by: SECOND_STAFF })).toMatchObject({
      error: 'ORP_PAYOUT_OTHER_PERSON',
    });
    expect(await r.owed()).toEqual([0, 0]);
  });

  it('is owed again with its tax, once, however often and by however many it is sent', async () => {
    const [bank, tax] = await balances();
    await Promise.all([r.sendBack(line), r.sendBack(line)]);
    expect(await r.sendBack(line), 'a repeat').toMatchObject({ ok: true });
    expect(await r.sendBack(line, { reference: 'BCA-RET-2' }), 'a second time').toMatchObject({
      error: 'ORP_STATE',
    });
    expect(await r.owed()).toEqual([0, COMMISSION]);
    const [bankNow, taxNow] = await balances();
    expect([Number(bankNow) - Number(bank), Number(taxNow) - Number(tax)]).toEqual([
      -487_500, -12_500,
    ]);
    expect(await r.run('SELECT state, payout_id FROM commission')).toMatchObject([
      { state: 'MATURED', payout_id: null },
    ]);
    expect(await r.differences()).toEqual([]);
    await expect(r.run('DELETE FROM payout_return')).rejects.toThrow('ledger_immutable');
  });

  it('is in no payout to the same account, and in the next one to another', async () => {
    expect(await r.prepare()).toMatchObject({ error: 'ORP_NOTHING_TO_PAY' });
    await r.payee(AFFILIATE, { account: 'another one' });
    const next = await r.prepare();
    expect(next).toMatchObject({ ok: true });
    batch = next.ok ? next.value.id : '';
    expect(
      await r.run('SELECT gross_idr, tax_idr FROM payout WHERE batch_id = ?', [batch]),
    ).toMatchObject([{ gross_idr: COMMISSION, tax_idr: 12_500 }]);
    await r.approve(batch, STAFF);
    await r.approve(batch, SECOND_STAFF);
    await r.pay(batch);
    expect(await r.owed()).toEqual([0, 0]);
    expect(await r.differences()).toEqual([]);
  });

  it('stops a payout to the same account that is under way', async () => {
    const order = await r.bought();
    await r.run('UPDATE commission SET cleared_at = 1');
    await r.completed(order);
    r.shop.wait(HOLDING_MS);
    await r.mature();
    const [paid] = await r.run('SELECT id FROM payout WHERE batch_id = ?', [batch]);
    const open = await r.prepare();
    const id = open.ok ? open.value.id : '';
    expect(await r.sendBack(String(paid?.id), { reference: 'BCA-RET-3' })).toMatchObject({
      ok: true,
    });
    expect(await r.approve(id, STAFF)).toMatchObject({ error: 'ORP_PAYOUT_CHANGED' });
    expect(await r.withdraw(id)).toMatchObject({ ok: true });
    expect(await r.owed()).toEqual([0, 2 * COMMISSION]);
    expect(await r.differences()).toEqual([]);
  });
});

const FROM = Number(process.env.TEST_SEED_FROM ?? 1);
const SEEDS = Number(process.env.TEST_SEEDS ?? (process.env.TEST_FULL === '1' ? 200 : 12));
const DOINGS = [
  ...['cancel', 'staffEnds', 'process', 'ship', 'deliver', 'aWeek', 'chargedBack'],
  ...['chargedBackInPart', 'takenBack', 'paidBackByProvider', 'deliverLetter', 'onwards'],
  ...['mature', 'payout', 'sentBack', 'wait', 'giveSome', 'takeSome'],
];
/** What can still happen to the money of a sale whose commission has matured. */
const LATER = [
  ...['chargedBack', 'chargedBackInPart', 'chargebackReturned', 'paidBackByProvider'],
  ...['deliverLetter', 'deliverCopy', 'giveSome', 'takeSome', 'payout', 'sentBack'],
];

describe('commissions under refunds and returned payouts in any order', () => {
  it(`agree with the ledger after each step (${SEEDS} seeds from ${FROM})`, {
    timeout: 60_000 + SEEDS * 10_000,
  }, async () => {
    const r = await openReferralShop(stores[0].open, 60);
    await r.payee();
    const steps = (names: readonly string[], order: fc.Arbitrary<number>) =>
      fc.array(fc.record({ name: fc.constantFrom(...names), order }), {
        minLength: 8,
        maxLength: 30,
      });
    const walk = fc.asyncProperty(
      steps(LATER, fc.constant(0)),
      steps(DOINGS, fc.nat(1)),
      async (later, others) => {
        await r.run('DELETE FROM unit_reservation');
        await r.run(`UPDATE unit SET withdrawn_at = NULL`);
        await r.run('UPDATE commission SET cleared_at = 1');
        const ids = [await r.bought(), await r.bought()];
        await r.run('UPDATE commission SET cleared_at = 1');
        await r.completed(ids[0] ?? '');
        r.shop.wait(HOLDING_MS);
        await r.mature();
        for (const { name, order } of [...later, ...others]) {
          if (name === 'mature') await r.mature();
          else if (name === 'wait') r.shop.wait(15 * DAY_MS);
          else if (name === 'giveSome') await r.correct(ids[order] ?? '', 200_000);
          else if (name === 'takeSome') await r.correct(ids[order] ?? '', -100_000);
          else if (name === 'sentBack') {
            // Of those that were paid the one that is first or last, so that they come back in any order.
            const lines = await r.run(
              `SELECT p.id FROM payout p JOIN payout_batch b ON b.id = p.batch_id WHERE b.state = 'PAID'
                AND NOT EXISTS (SELECT 1 FROM payout_return r WHERE r.payout_id = p.id) ORDER BY b.paid_at`,
            );
            const line = lines.at(order === 0 ? -1 : 0);
            if (line !== undefined)
              expect(await r.sendBack(String(line.id)), 'sent back').toMatchObject({ ok: true });
            await r.payee();
          } else if (name === 'payout') {
            const batch = await r.prepare();
            if (batch.ok) {
              await r.approve(batch.value.id, STAFF);
              await r.approve(batch.value.id, SECOND_STAFF);
              await r.pay(batch.value.id);
            }
          } else await r.step(ids[order] ?? '', name);
          r.shop.wait(1_000);
          expect(await r.differences(), name).toEqual([]);
        }
        for (const letter of r.shop.letters.splice(0))
          expect(await r.shop.deliver(letter), 'a word of the provider that is taken').toBeLessThan(
            500,
          );
        expect(await r.differences()).toEqual([]);
        for (const id of ids) {
          const { order } = await r.shop.load(id);
          const [row] = await r.run(
            `SELECT c.amount_idr + coalesce(sum(x.amount_idr), 0) AS left, c.state FROM commission c
            LEFT JOIN commission_correction x ON x.commission_id = c.id WHERE c.order_id = ?`,
            [id],
          );
          if (order.state === 'CANCELLED')
            expect(row?.state === 'CANCELLED' ? 0 : row?.left).toBe(0);
        }
      },
    );
    for (let seed = FROM; seed < FROM + SEEDS; seed++)
      await fc.assert(walk, { seed, numRuns: 1, endOnFailure: true, includeErrorInReport: true });
    await r.shop.stop();
  });
});

describe('terms of the programme', () => {
  const { tax } = ratesAt(Date.UTC(2026, 10, 26));

  it('give each model its commission, and one that is not named the usual one', () => {
    expect([commissionFor('alva-cervo'), commissionFor('alva-n3')]).toEqual([500_000, 750_000]);
  });

  it('hold from the day in Jakarta they name, and each table of tax is used as it says', () => {
    const [present] = REFERRAL_RATES;
    if (present === undefined) throw new Error('none');
    const later = {
      from: '2027-01-01',
      holdingMs: 30 * DAY_MS,
      tax: {
        basisPercent: 100,
        brackets: [{ upTo: null, percent: 10 }],
        surchargePercent: 50,
        companyPercent: 3,
        companyWithoutNpwpPercent: 9,
      },
    };
    const newYear = Date.UTC(2027, 0, 1) - 7 * HOUR_MS;
    const both = [present, later];
    expect(ratesAt(newYear - 1, both)).toBe(present);
    expect(ratesAt(newYear, both)).toBe(later);
    expect(ratesAt(0, both), 'before the first').toBe(present);
    const taxOf = (isCompany: boolean, isKnown: boolean) =>
      withheldOf(1_000_000, { isCompany, known: isKnown }, later.tax).taxIdr;
    expect(taxOf(false, true)).toBe(100_000);
    expect(taxOf(false, false)).toBe(150_000);
    expect(taxOf(true, true)).toBe(30_000);
    expect(taxOf(true, false)).toBe(90_000);
    for (const { from, tax: each } of REFERRAL_RATES) {
      expect(from).toMatch(/^\d{4}-\d{2}-\d{2}$/);
      expect(each.brackets.at(-1)?.upTo, 'the last slice is the rest').toBeNull();
    }
    expect(REFERRAL_RATES.map(({ from }) => from)).toEqual(
      REFERRAL_RATES.map(({ from }) => from).toSorted(),
    );
  });

  it('withhold half of the gross by article 17, a fifth more of the unknown, and two percent of companies', () => {
    const person = (gross: number, isKnown = true) =>
      withheldOf(gross, { isCompany: false, known: isKnown }, tax);
    expect(person(10_000_000)).toMatchObject({
      rule: 'PPH21',
      basisIdr: 5_000_000,
      taxIdr: 250_000,
    });
    expect(person(10_000_000, false)).toMatchObject({ taxIdr: 300_000, surcharged: true });
    // 60 million at 5 %, the rest of 100 million at 15 %.
    expect(person(200_000_000)).toMatchObject({ basisIdr: 100_000_000, taxIdr: 9_000_000 });
    const company = (isKnown: boolean) =>
      withheldOf(10_000_000, { isCompany: true, known: isKnown }, tax);
    expect(company(true)).toMatchObject({ rule: 'PPH23', taxIdr: 200_000 });
    expect(company(false)).toMatchObject({ taxIdr: 400_000 });
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 10 ** 10 }),
        fc.boolean(),
        fc.boolean(),
        (gross, isCompany, isKnown) => {
          const { taxIdr, netIdr } = withheldOf(gross, { isCompany, known: isKnown }, tax);
          return taxIdr + netIdr === gross && taxIdr >= 0 && netIdr > 0 && Number.isInteger(taxIdr);
        },
      ),
    );
  });
});
