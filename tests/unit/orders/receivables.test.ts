import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sisapiraOf } from '#edge/contract/orders/sisapira.ts';
import { choosePayment, payDownPayment } from '#edge/domains/orders/choose-payment.ts';
import type { Loaded } from '#edge/domains/orders/load.ts';
import { bookRemittance, readRemittance } from '#edge/domains/orders/remittance/book.ts';
import { updateSisapira } from '#edge/domains/orders/staff/help.ts';
import {
  booking,
  FEE,
  HELP,
  type OrderShop,
  openOrderShop,
  ownerWith,
  PRICE,
} from '#tests/support/order-shop.ts';
import { takeStep } from '#tests/support/order-steps.ts';
import { AYU, decision, moneyOf, must, STAFF } from '#tests/support/paid-order.ts';
import { storesOfPass } from '#tests/support/stores.ts';

const DOWN = 10_000_000;
const INSTALLMENT = { provider: 'BFI', months: 12, downPayment: DOWN, isAgreed: false };

describe.each(storesOfPass)(
  'what others owe for a motorcycle that was handed over, on $kind',
  ({ open }) => {
    let shop: OrderShop;
    let money: ReturnType<typeof moneyOf>;
    beforeEach(async () => {
      shop = await openOrderShop(open, 10);
      money = moneyOf(shop);
    });
    afterEach(() => shop.stop());
    const step = async (id: string, ...names: readonly string[]): Promise<Loaded> => {
      for (const name of names) await takeStep(name, shop, await shop.load(id), 0);
      return shop.load(id);
    };
    const handedOver = (id: string) =>
      step(id, 'signContract', 'processOrder', 'shipOrder', 'deliverOrder');
    const financed = async (): Promise<Loaded> => {
      const { id } = must(await shop.place(AYU, booking())).order;
      await shop.pay(AYU, id, 'bca_va');
      await step(id, 'allocateOrder');
      const owner = ownerWith(await shop.card(AYU));
      const plan = { paymentOption: 'INSTALLMENT', installment: INSTALLMENT, help: false } as const;
      must(
        await choosePayment(AYU, { orderId: id, owner, total: PRICE, due: 0, ...plan }, shop.deps),
      );
      await step(id, 'approveInstallment');
      must(await payDownPayment(AYU, id, shop.deps));
      await shop.pay(AYU, id, 'bca_va');
      return handedOver(id);
    };
    const helped = async (): Promise<string> => {
      const owner = ownerWith(await shop.card(AYU));
      const total = PRICE - HELP;
      const input = booking({ orderType: 'FULL_PURCHASE', owner, help: true, total, due: total });
      const { id } = must(await shop.place(AYU, input)).order;
      await shop.pay(AYU, id, 'bca_va');
      return id;
    };
    const note = async (
      id: string,
      ...statuses: readonly Parameters<typeof updateSisapira>[1]['status'][]
    ) => {
      for (const status of statuses)
        must(await updateSisapira(STAFF, { ...decision(id), status }, shop.deps));
    };

    it('is the financing company’s until its remittance is booked, once, and no more than it owes', async () => {
      const { order } = await financed();
      expect(order.state).toBe('DELIVERED');
      const owed = PRICE - DOWN;
      expect(await money.balances('lender:BFI', `order:${order.id}`, 'revenue')).toEqual([
        -owed,
        0,
        PRICE,
      ]);
      const csv = (amount: number, reference: string) =>
        `order,amount,date,reference\n${order.code},${amount},2026-11-24,${reference}\n`;
      const book = (text: string) => bookRemittance(readRemittance(text), shop.deps);
      expect(await book(csv(owed - 1, 'TRX-1'))).toEqual({ paid: 1, refused: [] });
      expect(await book(csv(owed - 1, 'TRX-1'))).toEqual({ paid: 0, refused: [] });
      expect(await book(csv(2, 'TRX-2'))).toEqual({ paid: 0, refused: [order.code] });
      expect(await book(csv(1, 'TRX-3'))).toEqual({ paid: 1, refused: [] });
      expect(await money.balances('lender:BFI', 'bank')).toEqual([0, -owed]);
      expect(await money.rules(order.id)).toEqual([]);
      expect(() => readRemittance('order,amount,date,reference\nX,1,2026-11-24,A')).toThrow(
        'Line 2',
      );
    });

    it('is the government’s from the hand-over to its payment', async () => {
      const id = await helped();
      await note(id, 'ELIGIBLE', 'REGISTERED');
      expect(await money.balances('revenue')).toEqual([0]);
      await handedOver(id);
      const [government] = (
        await shop.deps.db.primary.execute(
          `SELECT id FROM ledger_account WHERE kind = 'government'`,
        )
      ).rows;
      const account = String(government?.id);
      expect(await money.balances(account, 'revenue')).toEqual([-HELP, PRICE]);
      await note(id, 'VERIFIED', 'DISBURSED');
      expect(await money.balances(account, 'bank', 'revenue')).toEqual([0, -HELP, PRICE]);
      expect(sisapiraOf((await shop.load(id)).order)).toBe('DISBURSED');
      expect(await money.rules(id)).toEqual([]);
    });

    it('is a loss where the government does not pay for what was handed over', async () => {
      const id = await helped();
      await handedOver(id);
      await note(id, 'INELIGIBLE');
      expect(await money.balances('losses', 'revenue')).toEqual([-HELP, PRICE]);
      expect(await money.rules(id)).toEqual([]);
    });

    it('is nothing where the government had said so before the hand-over', async () => {
      const id = await helped();
      await step(id, 'processOrder', 'shipOrder');
      await note(id, 'INELIGIBLE');
      await step(id, 'deliverOrder');
      expect(await money.balances('losses', 'revenue')).toEqual([0, PRICE - HELP]);
      expect(await money.rules(id)).toEqual([]);
    });

    it.each([
      ['help_claimed', 'the government owes the help of a motorcycle that was handed over'],
      ['help_received', 'the government has paid what is noted as paid'],
      ['financing', 'a financing company pays what it owes, and no more'],
    ])('is named by the report without its transfer of %s', async (code, rule) => {
      const id = code === 'financing' ? (await financed()).order.id : await helped();
      if (code !== 'financing') {
        await handedOver(id);
        await note(id, 'ELIGIBLE', 'REGISTERED', 'VERIFIED', 'DISBURSED');
      } else {
        const { order } = await shop.load(id);
        const csv = `order,amount,date,reference\n${order.code},${PRICE - DOWN},2026-11-24,A\n`;
        await bookRemittance(readRemittance(csv), shop.deps);
      }
      expect(await money.rules(id)).toEqual([]);
      const { primary } = shop.deps.db;
      await primary.execute('DROP TRIGGER ledger_transfer_delete');
      await primary.execute({
        sql: 'DELETE FROM transfer WHERE ref = ? AND code = ?',
        args: [id, code],
      });
      expect(await money.rules(id)).toContain(rule);
    });

    it('is asked back by nobody: money of the government for an order that ended is named', async () => {
      const id = await helped();
      await note(id, 'ELIGIBLE', 'REGISTERED', 'VERIFIED', 'DISBURSED');
      await step(id, 'withdrawOrder');
      expect(await money.rules(id)).toEqual([
        'the government pays for no motorcycle that nobody has',
      ]);
    });

    it('has what goes back with a move asked for, or the report names it', async () => {
      const { id } = must(await shop.place(AYU, booking())).order;
      await shop.pay(AYU, id, 'bca_va');
      await step(id, 'withdrawOrder');
      expect((await shop.load(id)).figures.refundedIdr).toBe(FEE);
      expect(await money.rules(id)).toEqual([]);
      const { primary } = shop.deps.db;
      await primary.execute('DROP TRIGGER ledger_transfer_delete');
      await primary.execute({
        sql: `DELETE FROM transfer WHERE ref = ? AND code = 'refund_decided'`,
        args: [id],
      });
      expect(await money.rules(id)).toContain('what goes back with a move is asked for');
    });
  },
);
