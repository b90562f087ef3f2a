import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountId } from '#edge/contract/payments/ledger.ts';
import { ratesAt } from '#edge/contract/referrals/rates.ts';
import { balanceOf } from '#edge/domains/payments/index.ts';
import { SECOND_STAFF, STAFF } from '#tests/support/paid-order.ts';
import {
  AFFILIATE,
  COMMISSION,
  openReferralShop,
  type ReferralShop,
} from '#tests/support/referral-shop.ts';
import { storesOfPass } from '#tests/support/stores.ts';

describe.each(storesOfPass)('a payout of commissions, on $kind', ({ open }) => {
  let r: ReferralShop;
  beforeAll(async () => {
    r = await openReferralShop(open, 30);
    await r.payee();
  });
  afterAll(() => r.shop.stop());
  const must = async (done: Promise<{ ok: boolean; value?: { id: string }; error?: string }>) => {
    const result = await done;
    if (!result.ok) throw new Error(result.error);
    return result.value?.id ?? '';
  };

  it('needs somebody to be owed something', async () => {
    expect(await r.prepare()).toMatchObject({ error: 'ORP_NOTHING_TO_PAY' });
  });

  it('is approved by two people, pays net and tax, and each commission once', async () => {
    const order = await r.matured();
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
    await r.matured();
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
    await r.matured();
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
    await r.matured();
    expect(await r.owed()).toEqual([0, 0]);
    expect(await r.prepare()).toMatchObject({ error: 'ORP_NOTHING_TO_PAY' });
    await r.matured();
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
    await r.matured();
    expect(await r.prepare()).toMatchObject({ error: 'ORP_NOTHING_TO_PAY' });
    await r.matured();
    const next = await must(r.prepare());
    expect(await r.run('SELECT gross_idr FROM payout WHERE batch_id = ?', [next])).toMatchObject([
      { gross_idr: COMMISSION },
    ]);
    expect(await r.differences()).toEqual([]);
  });
});

describe.each(storesOfPass)('a payout that was released, on $kind', ({ open }) => {
  let r: ReferralShop;
  let id = '';
  beforeAll(async () => {
    r = await openReferralShop(open, 10);
    await r.payee();
    await r.matured();
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

describe.each(storesOfPass)(
  'a line of a paid payout that the bank sends back, on $kind',
  ({ open }) => {
    let r: ReferralShop;
    let batch = '';
    let line = '';
    beforeAll(async () => {
      r = await openReferralShop(open, 10);
      await r.payee();
      await r.matured();
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
      await r.matured();
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
  },
);
