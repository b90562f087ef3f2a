import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { assertOneChanged } from '#db/assertion.ts';
import { standingOf } from '#edge/contract/payments/ledger.ts';
import {
  attemptsOf,
  balanceOf,
  changeStatements,
  differences,
  insertAttempt,
  moveRefund,
  orderFigures,
  type RefundRow,
  refundById,
  refundsOf,
  requestRefund,
} from '#edge/domains/payments/index.ts';
import { migrated, type Store, storesOfPass } from '#tests/support/stores.ts';
import { attemptOf, changeOf, ids, NOW, readAttempt, settled, when } from './rows.ts';

describe.each(storesOfPass)('attempts and refunds on $kind', ({ open }) => {
  let store: Store;
  beforeAll(async () => {
    store = await migrated(open);
  });
  afterAll(async () => {
    const [rows] = await store.db.readPrimary([differences({})]);
    await store.stop();
    expect(rows).toEqual([]);
  });

  const balances = async (ref: string) =>
    (await store.db.readPrimary([
      balanceOf(`order:${ref}`),
      balanceOf(`refund_payable:${ref}`),
      balanceOf('losses'),
    ])) as number[];
  const refunded = async (ref: string, attemptId: string, amountIdr: number) => {
    const id = ids('rfd');
    await store.db.write(
      requestRefund(
        { id, attemptId, ref, amountIdr, reason: 'CANCELLED', route: 'BANK', requestedBy: 'cus_1' },
        when,
      ),
    );
    return id;
  };
  const refund = async (id: string): Promise<RefundRow> => {
    const [[row]] = await store.db.readPrimary([refundById({ id })]);
    if (row === undefined) throw new Error('no refund');
    return row;
  };

  it('numbers the tries of an order, and keeps one open', async () => {
    const first = attemptOf('ord_1');
    await store.db.write([...insertAttempt(first), assertOneChanged]);
    const second = attemptOf('ord_1');
    await expect(store.db.write(insertAttempt(second))).rejects.toThrow(/UNIQUE/);
    await store.db.write(changeStatements(await changeOf(store.db, first.id, 'expire'), when));
    await store.db.write([...insertAttempt(second), assertOneChanged]);
    const [rows] = await store.db.readPrimary([attemptsOf({ ref: 'ord_1' })]);
    expect(
      rows.map(({ number, providerOrderId, state }) => [number, providerOrderId, state]),
    ).toEqual([
      [1, 'ORD1-1', 'EXPIRED'],
      [2, 'ORD1-2', 'CREATED'],
    ]);
  });

  it('moves the money of one settlement once, however many try', async () => {
    const attempt = attemptOf('ord_2');
    await store.db.write([...insertAttempt(attempt), assertOneChanged]);
    const change = await changeOf(store.db, attempt.id, 'settle');
    const tries = await Promise.allSettled(
      Array.from({ length: 10 }, () => store.db.write(changeStatements(change, when))),
    );
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await balances('ord_2')).toEqual([1_000_000, 0, 0]);
  });

  it('takes late money for an attempt that was over', async () => {
    const attempt = attemptOf('ord_3');
    await store.db.write([...insertAttempt(attempt), assertOneChanged]);
    await store.db.write(changeStatements(await changeOf(store.db, attempt.id, 'expire'), when));
    await store.db.write(
      changeStatements(await changeOf(store.db, attempt.id, 'settleLate'), when),
    );
    expect(await balances('ord_3')).toEqual([1_000_000, 0, 0]);
  });

  it('walks a partial, a full, a double and an excessive payment to a standing', async () => {
    const standing = async () => {
      const [figures] = await store.db.readPrimary([orderFigures('ord_4')]);
      return standingOf(1_000_000, figures);
    };
    expect(await standing()).toEqual({ standing: 'UNPAID', dueIdr: 1_000_000, excessIdr: 0 });
    const pay = async (paidIdr: number) => {
      const attempt = attemptOf('ord_4');
      await store.db.write([...insertAttempt(attempt), assertOneChanged]);
      const change = await changeOf(store.db, attempt.id, 'settle', { paidIdr });
      await store.db.write(changeStatements(change, when));
      return attempt.id;
    };
    await pay(400_000);
    expect(await standing()).toEqual({ standing: 'PART', dueIdr: 600_000, excessIdr: 0 });
    await pay(600_000);
    expect(await standing()).toEqual({ standing: 'PAID', dueIdr: 0, excessIdr: 0 });
    const double = await pay(600_000);
    expect(await standing()).toEqual({ standing: 'OVERPAID', dueIdr: 0, excessIdr: 600_000 });
    await refunded('ord_4', double, 600_000);
    expect(await standing()).toEqual({ standing: 'PAID', dueIdr: 0, excessIdr: 0 });
  });

  it('owes from the request on, and pays when it is confirmed', async () => {
    const attempt = await settled(store.db, attemptOf('ord_5'));
    const id = await refunded('ord_5', attempt.id, 400_000);
    expect(await balances('ord_5')).toEqual([600_000, 400_000, 0]);
    await store.db.write(moveRefund(await refund(id), 'approve', { approvedBy: 'stf_1' }, when));
    await store.db.write(moveRefund(await refund(id), 'send', { sentAt: NOW }, when));
    await store.db.write(moveRefund(await refund(id), 'confirm', { confirmedAt: NOW }, when));
    expect(await balances('ord_5')).toEqual([600_000, 0, 0]);
    const again = moveRefund({ ...(await refund(id)) }, 'confirm', { confirmedAt: NOW }, when);
    await expect(store.db.write(again)).rejects.toThrow(/assertion_holds/);
    await expect(refunded('ord_5', attempt.id, 600_001)).rejects.toThrow(/assertion_holds/);
  });

  it('takes a reversal out of the order, refunds that wait and all', async () => {
    const attempt = await settled(store.db, attemptOf('ord_7'));
    await refunded('ord_7', attempt.id, 700_000);
    const change = await changeOf(store.db, attempt.id, 'reverse');
    await store.db.write(changeStatements(change, when));
    expect(await balances('ord_7')).toEqual([0, 0, 0]);
    const [refunds] = await store.db.readPrimary([refundsOf({ ref: 'ord_7' })]);
    expect(refunds.map(({ state }) => state)).toEqual(['FAILED']);
    expect((await readAttempt(store.db, attempt.id)).state).toBe('REVERSED');
  });

  it('books a reversal of money that was paid out already as a loss', async () => {
    const attempt = await settled(store.db, attemptOf('ord_8'));
    const id = await refunded('ord_8', attempt.id, 700_000);
    await store.db.write(moveRefund(await refund(id), 'approve', {}, when));
    await store.db.write(moveRefund(await refund(id), 'confirm', { confirmedAt: NOW }, when));
    await store.db.write(changeStatements(await changeOf(store.db, attempt.id, 'reverse'), when));
    expect(await balances('ord_8')).toEqual([0, 0, -700_000]);
  });
});
