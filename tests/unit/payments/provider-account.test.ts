import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { providerFee } from '#edge/contract/payments/fees.ts';
import { accountId, GATEWAY } from '#edge/contract/payments/ledger.ts';
import { DAY_MS, HOUR_MS } from '#edge/contract/time.ts';
import { balanceOf, post } from '#edge/domains/payments/index.ts';
import { bookStatement } from '#edge/domains/payments/statement/book.ts';
import { readStatement } from '#edge/domains/payments/statement/read.ts';
import { statementOf } from '#edge/payments-sandbox/statement.ts';
import { browser, type Shop, startShop } from '#tests/support/payments.ts';
import { storesOfPass } from '#tests/support/stores.ts';

const FEE = providerFee('bca_va', 500_000);

describe('what the provider keeps of a payment', () => {
  it.each([
    ['bca_va', 100_000, 4_440],
    ['gopay', 100_000, 2_220],
    ['credit_card', 500_000, 18_315],
    [null, 100_000, 4_440],
  ])('by %s of %i is %i, with tax', (method, amountIdr, fee) => {
    expect(providerFee(method, amountIdr)).toBe(fee);
  });
});

describe.each(storesOfPass)('the provider’s account for the store, on $kind', ({ open }) => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await startShop(open);
  });
  afterAll(() => shop.stop());

  const account = () => shop.provider.bank.account;
  const balance = async (name: string) => (await shop.deps.db.readPrimary([balanceOf(name)]))[0];
  const paid = async (method = 'bca_va') => {
    const attempt = await shop.opened();
    const customer = browser(shop.provider, attempt);
    await customer.choose(method);
    await customer.pays();
    await shop.provider.office.idle();
    const book = shop.provider.transaction(attempt.providerOrderId);
    if (book === undefined) throw new Error('no transaction');
    return { attempt, book };
  };
  /** The differences that the hourly job has named so far. */
  const named = async (): Promise<readonly string[]> => {
    shop.wait(3 * HOUR_MS);
    await shop.tick();
    return shop.logged.filter((line) => line.includes('the provider has what the ledger says'));
  };

  it('agrees with the ledger, fees and all, and the hourly job says nothing', async () => {
    await paid();
    await paid('gopay');
    expect(await balance(GATEWAY)).toBe(-account().balanceAt(shop.deps.clock()));
    expect(await balance('fees')).toBe(-FEE - providerFee('gopay', 500_000));
    expect(await named()).toEqual([]);
    expect(await shop.differences()).toEqual([]);
  });

  it('gives the fee of a payment back that a bank took back within minutes', async () => {
    const fees = await balance('fees');
    const { book } = await paid('permata_va');
    expect(await balance('fees')).toBe((fees ?? 0) - FEE);
    shop.provider.bank.deny(book);
    await shop.provider.office.idle();
    expect(await balance('fees')).toBe(fees);
    expect(await named()).toEqual([]);
  });

  it('is paid out to the bank by its statement, once, however often that is booked', async () => {
    const had = account().balanceAt(shop.deps.clock());
    account().withdraw();
    const books = shop.provider.statement();
    const rows = readStatement(statementOf(books));
    expect((await bookStatement(rows, shop.deps)).payouts).toBe(1);
    expect(await bookStatement(rows, shop.deps)).toEqual({
      payouts: 0,
      corrected: 0,
      unknown: [],
      refundedMore: [],
      refundedLess: [],
    });
    expect(await balance('bank')).toBe(-had);
    expect(await balance(GATEWAY)).toBe(0);
    expect(await named()).toEqual([]);
  });

  it('corrects a fee that the statement says was another, up and down, and names strangers', async () => {
    const { attempt } = await paid();
    const line = (name: string, fee: number) =>
      `2026-11-20 10:00:00,${name},Payment,bca_va,Success,500000,${fee}\n`;
    const head = 'Date & Time,Order ID,Transaction Type,Channel,Status,Amount,Fee\n';
    const book = (csv: string) => bookStatement(readStatement(head + csv), shop.deps);
    const fees = (await balance('fees')) ?? 0;
    const name = attempt.providerOrderId;
    expect(await book(line(name, 5_000) + line('OTHER-1', 1))).toEqual({
      payouts: 0,
      corrected: 1,
      unknown: ['OTHER-1'],
      refundedMore: [],
      refundedLess: [],
    });
    expect(await balance('fees')).toBe(fees - 560);
    expect((await book(line(name, 4_440))).corrected).toBe(1);
    expect((await book(line(name, 4_440))).corrected).toBe(0);
    expect(await balance('fees')).toBe(fees);
    expect(() => readStatement(`${head}yesterday,X,Payment,,Success,1,1`)).toThrow('Line 2');
  });

  it('may lack a refund that the bank has not confirmed yet', async () => {
    const { attempt, book } = await paid('gopay');
    shop.provider.bank.refundByDashboard(book, 100_000);
    await shop.provider.office.idle();
    expect(await balance(GATEWAY)).toBeLessThan(-account().balanceAt(shop.deps.clock()));
    const rows = await shop.refunds(attempt.ref);
    expect(rows.map(({ state }) => state)).toEqual(['SENT']);
    expect(await named()).toEqual([]);
    shop.provider.bank.confirmRefunds(book);
    await shop.provider.office.idle();
    expect(await named()).toEqual([]);
  });

  it('lists refunds: one that the ledger has is agreed on, one that it has not is named', async () => {
    const { attempt, book } = await paid('gopay');
    shop.provider.bank.refundByDashboard(book, 100_000);
    shop.provider.bank.confirmRefunds(book);
    await shop.provider.office.idle();
    const csv = statementOf(shop.provider.statement());
    const name = attempt.providerOrderId;
    expect(csv).toContain(`${name},refund,`);
    expect((await bookStatement(readStatement(csv), shop.deps)).refundedMore).toEqual([]);
    const more = `${csv}2026-11-20 10:00:00,${name},Refund,gopay,Success,-1,0\n`;
    expect((await bookStatement(readStatement(more), shop.deps)).refundedMore).toEqual([name]);
    const stranger = `${csv}2026-11-20 10:00:00,OTHER-2,Refund,gopay,Success,-1,0\n`;
    expect((await bookStatement(readStatement(stranger), shop.deps)).unknown).toEqual(['OTHER-2']);
  });

  it('names a confirmed refund that it has no line of, once its days are over', async () => {
    const { attempt, book } = await paid('gopay');
    shop.provider.bank.refundByDashboard(book, 100_000);
    shop.provider.bank.confirmRefunds(book);
    await shop.provider.office.idle();
    const name = attempt.providerOrderId;
    const now = shop.deps.clock();
    const day = (days: number, more: object = {}) => ({
      at: now + days * DAY_MS,
      name: 'NO-PAYOUT',
      type: 'withdrawal',
      isDone: true,
      amountIdr: 0,
      feeIdr: 0,
      ...more,
    });
    const line = (amountIdr: number) => day(1, { name, type: 'refund', amountIdr });
    const missing = async (...rows: readonly ReturnType<typeof day>[]) =>
      (await bookStatement(rows, shop.deps)).refundedLess.includes(name);
    expect(await missing(day(-3), day(60))).toBe(true);
    expect(await missing(day(-3), line(-40_000), day(60))).toBe(true);
    expect(await missing(day(-3), line(-100_000), day(60))).toBe(false);
    // It may still come, and of a statement that begins later it has come before.
    expect(await missing(day(-3), day(7))).toBe(false);
    expect(await missing(day(2), day(60))).toBe(false);
  });

  it('does not miss a refund that no bank has confirmed', async () => {
    const { attempt, book } = await paid('gopay');
    shop.provider.bank.refundByDashboard(book, 100_000);
    await shop.provider.office.idle();
    const at = shop.deps.clock();
    const none = { name: 'NO-PAYOUT', type: 'withdrawal', isDone: true, amountIdr: 0, feeIdr: 0 };
    const rows = [-3, 60].map((days) => ({ ...none, at: at + days * DAY_MS }));
    const { refundedLess } = await bookStatement(rows, shop.deps);
    expect(refundedLess).not.toContain(attempt.providerOrderId);
    shop.provider.bank.confirmRefunds(book);
    await shop.provider.office.idle();
  });

  it('is named by the hourly job when it has had something else for an hour', async () => {
    const now = shop.deps.clock();
    await shop.deps.db.write(
      post({
        id: shop.deps.ids('trf'),
        key: 'payout:never',
        code: 'payout_of_gateway',
        debit: accountId('bank'),
        credit: GATEWAY,
        amountIdr: 1,
        ref: 'never',
        eventAt: now,
        now,
      }),
    );
    expect(await named()).toHaveLength(1);
  });

  it('has a fee of each payment, or the report names it', async () => {
    const { attempt } = await paid();
    const { primary } = shop.deps.db;
    await primary.execute('DROP TRIGGER ledger_transfer_delete');
    await primary.execute({
      sql: 'DELETE FROM transfer WHERE key = ?',
      args: [`fee:${attempt.id}`],
    });
    expect(await shop.differences()).toMatchObject([
      { rule: 'the provider keeps a fee of each payment', subject: attempt.id },
    ]);
  });
});

describe.each(storesOfPass)('a chargeback that the bank gives back, on $kind', ({ open }) => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await startShop(open);
  });
  afterAll(async () => {
    const differing = await shop.differences();
    await shop.stop();
    expect(differing).toEqual([]);
  });
  const card = async () => {
    const attempt = await shop.opened();
    await browser(shop.provider, attempt).card('4411111111111118');
    const book = shop.provider.transaction(attempt.providerOrderId);
    if (book === undefined) throw new Error('no transaction');
    shop.provider.bank.settle(book);
    await shop.provider.office.idle();
    return { attempt, book };
  };
  const happens = async (work: () => unknown): Promise<void> => {
    shop.wait(60_000);
    work();
    await shop.provider.office.idle();
  };
  const stateOf = async (id: string) => {
    const { state, chargedBackIdr } = await shop.attempt(id);
    return [state, chargedBackIdr];
  };

  it.each([
    ['whole', undefined, ['CHARGED_BACK', 500_000]],
    ['part', 200_000, ['SETTLED', 200_000]],
  ])('as a %s counts again, once, and can be charged back anew', async (_, amount, during) => {
    const { attempt, book } = await card();
    const { bank, office } = shop.provider;
    for (const round of [1, 2]) {
      await happens(() => bank.chargeBack(book, amount));
      expect(await stateOf(attempt.id)).toEqual(during);
      await happens(() => bank.returnChargeback(book));
      await happens(() => office.notify(book));
      expect(await stateOf(attempt.id)).toEqual(['SETTLED', 0]);
      expect((await shop.attempt(attempt.id)).chargebacksReturned).toBe(round);
      expect(await shop.figures(attempt.ref)).toMatchObject({ refundableIdr: 500_000 });
    }
  });

  it('of a payment that was refunded in part comes back as well', async () => {
    const { attempt, book } = await card();
    const { bank } = shop.provider;
    const left = async () => (await shop.figures(attempt.ref)).refundableIdr;
    await happens(() => bank.refundByDashboard(book, 100_000));
    await happens(() => bank.chargeBack(book, 150_000));
    expect([await stateOf(attempt.id), await left()]).toEqual([['SETTLED', 150_000], 250_000]);
    // Another refund changes nothing about what the bank has.
    await happens(() => bank.refundByDashboard(book, 50_000));
    expect([await stateOf(attempt.id), await left()]).toEqual([['SETTLED', 150_000], 200_000]);
    await happens(() => bank.returnChargeback(book));
    expect([await stateOf(attempt.id), await left()]).toEqual([['SETTLED', 0], 350_000]);
    await happens(() => bank.chargeBack(book));
    expect([await stateOf(attempt.id), await left()]).toEqual([['SETTLED', 350_000], 0]);
    await happens(() => bank.returnChargeback(book));
    expect([await stateOf(attempt.id), await left()]).toEqual([['SETTLED', 0], 350_000]);
  });

  it('is found by the job, where no notification tells of it', async () => {
    const { attempt, book } = await card();
    await happens(() => shop.provider.bank.chargeBack(book));
    shop.provider.behaviour.silent = true;
    await happens(() => shop.provider.bank.returnChargeback(book));
    shop.provider.behaviour.silent = false;
    shop.wait(DAY_MS + HOUR_MS);
    await shop.tick();
    expect(await stateOf(attempt.id)).toEqual(['SETTLED', 0]);
  });

  it('does not follow from an old word that comes late', async () => {
    const { attempt, book } = await card();
    const before = { ...book };
    await happens(() => shop.provider.bank.chargeBack(book));
    await happens(() => shop.provider.office.notify(before));
    expect(await stateOf(attempt.id)).toEqual(['CHARGED_BACK', 500_000]);
  });

  it('comes back to the losses, where it had been one', async () => {
    const { attempt, book } = await card();
    const now = shop.deps.clock();
    // The order's money has become revenue meanwhile.
    await shop.deps.db.write(
      post({
        id: shop.deps.ids('trf'),
        key: `sale:${attempt.ref}`,
        code: 'sale',
        debit: accountId('order', attempt.ref),
        credit: accountId('revenue'),
        amountIdr: 500_000,
        ref: attempt.ref,
        eventAt: now,
        now,
      }),
    );
    await happens(() => shop.provider.bank.chargeBack(book));
    const lost = await shop.deps.db.readPrimary([balanceOf('losses')]);
    expect(lost).toEqual([-500_000]);
    await happens(() => shop.provider.bank.returnChargeback(book));
    const after = await shop.deps.db.readPrimary([
      balanceOf('losses'),
      balanceOf(accountId('order', attempt.ref)),
    ]);
    expect(after).toEqual([0, 0]);
  });
});
