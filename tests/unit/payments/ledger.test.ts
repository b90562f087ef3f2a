import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isFloorFailure } from '#db/ledger/floor.ts';
import { migrate } from '#db/migrate.ts';
import { openDatabase } from '#db/open.ts';
import { accountId, GATEWAY } from '#edge/contract/payments/ledger.ts';
import {
  balanceOf,
  differences,
  orderFigures,
  type Posting,
  post,
  requestRefund,
} from '#edge/domains/payments/index.ts';
import { growsTooFast } from '#tests/support/cpu.ts';
import { migrationsPlus } from '#tests/support/rebuild.ts';
import { migrated, type Store, stores, storesOfPass } from '#tests/support/stores.ts';
import { attemptOf, ids, NOW, settled, when } from './rows.ts';

const REBUILD = `CREATE TABLE __new_transfer AS SELECT * FROM transfer;
--> statement-breakpoint
DROP TABLE transfer;
--> statement-breakpoint
ALTER TABLE __new_transfer RENAME TO transfer;`;

const paid = (ref: string, amountIdr: number, more: Partial<Posting> = {}): Posting => ({
  id: ids('trf'),
  key: `payment:${ref}`,
  code: 'payment',
  debit: GATEWAY,
  credit: accountId('order', ref),
  amountIdr,
  ref,
  eventAt: NOW,
  now: NOW,
  ...more,
});

const sold = (ref: string, amountIdr: number, key = `sale:${ref}`): Posting =>
  paid(ref, amountIdr, {
    key,
    code: 'sale',
    debit: accountId('order', ref),
    credit: accountId('revenue'),
  });

describe.each(storesOfPass)('the ledger on $kind', ({ open }) => {
  let store: Store;
  beforeAll(async () => {
    store = await migrated(open);
  });
  afterAll(() => store.stop());

  const balances = async (...accounts: string[]) =>
    (await store.db.readPrimary(accounts.map(balanceOf))) as number[];
  const transfers = async (): Promise<number> => {
    const { rows } = await store.db.primary.execute('SELECT count(*) AS n FROM transfer');
    return Number(rows[0]?.n);
  };

  it('moves money from one account to another, so that all balances together are nothing', async () => {
    await store.db.write([...post(paid('ord_a', 500_000)), ...post(sold('ord_a', 200_000))]);
    expect(await balances(GATEWAY, 'order:ord_a', 'revenue')).toEqual([-500_000, 300_000, 200_000]);
    const [figures] = await store.db.readPrimary([orderFigures('ord_a')]);
    expect(figures).toEqual({
      paidIdr: 500_000,
      refundedIdr: 0,
      forfeitedIdr: 0,
      soldIdr: 200_000,
      refundableIdr: 300_000,
    });
  });

  it('undoes the whole batch in which an account would go below its floor', async () => {
    await store.db.write(post(paid('ord_b', 100_000)));
    const before = await transfers();
    const batch = store.db.write([
      ...post(paid('ord_b2', 50_000)),
      ...post(sold('ord_b', 100_001)),
      ...post(paid('ord_b3', 50_000)),
    ]);
    await expect(batch).rejects.toSatisfy(isFloorFailure);
    expect(await transfers()).toBe(before);
    expect(await balances('order:ord_b', 'order:ord_b2')).toEqual([100_000, 0]);
  });

  it('a key is accepted once', async () => {
    await store.db.write(post(paid('ord_c', 100_000)));
    await expect(store.db.write(post(paid('ord_c', 100_000)))).rejects.toThrow(/UNIQUE/);
    expect(await balances('order:ord_c')).toEqual([100_000]);
  });

  it.each([
    ['a change', 'UPDATE transfer SET amount_idr = 1'],
    ['a removal', 'DELETE FROM transfer'],
    [
      'a replacement',
      `INSERT OR REPLACE INTO transfer SELECT id, key, debit, credit, 1, code, ref, event_at, created_at FROM transfer LIMIT 1`,
    ],
    [
      'a replacement under another id',
      `INSERT OR REPLACE INTO transfer SELECT 'trf_other', key, debit, credit, 1, code, ref, event_at, created_at FROM transfer LIMIT 1`,
    ],
    ['another floor', 'UPDATE ledger_account SET floor_idr = NULL'],
    [
      'an amount of nothing',
      `INSERT INTO transfer VALUES ('t', 't', 'bank', 'revenue', 0, 'x', 'x', 0, 0)`,
    ],
    [
      'one account on both sides',
      `INSERT INTO transfer VALUES ('t', 't', 'bank', 'bank', 1, 'x', 'x', 0, 0)`,
    ],
    [
      'an account that is not there',
      `INSERT INTO transfer VALUES ('t', 't', 'bank', 'nobody', 1, 'x', 'x', 0, 0)`,
    ],
  ])('refuses %s, and with it all that stands in the same batch', async (_, sql) => {
    await store.db.primary.batch(
      [
        `INSERT OR IGNORE INTO ledger_account VALUES ('bank', 'bank', NULL), ('revenue', 'revenue', NULL)`,
      ],
      'write',
    );
    const before = (await store.db.primary.execute('SELECT * FROM transfer')).rows;
    const batch = store.db.primary.batch(
      [`INSERT INTO ledger_account VALUES ('beside', 'bank', NULL)`, sql],
      'write',
    );
    await expect(batch).rejects.toThrow(/ledger_|UNIQUE|CHECK|FOREIGN/);
    expect((await store.db.primary.execute('SELECT * FROM transfer')).rows).toEqual(before);
    const { rows } = await store.db.primary.execute(
      `SELECT 1 FROM ledger_account WHERE id = 'beside'`,
    );
    expect(rows).toEqual([]);
  });

  it('lets three of twenty parallel transfers of 300,000 through on 1,000,000', async () => {
    await store.db.write(post(paid('ord_d', 1_000_000)));
    const connections = Array.from({ length: 5 }, () => openDatabase({ url: store.url }));
    const tries = await Promise.allSettled(
      Array.from({ length: 20 }, (_, i) =>
        (connections[i % 5] ?? store.db).write(post(sold('ord_d', 300_000, `sale:ord_d:${i}`))),
      ),
    );
    for (const connection of connections) connection.close();
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    const refused = tries.flatMap((each) => (each.status === 'rejected' ? [each.reason] : []));
    expect(refused.every(isFloorFailure)).toBe(true);
    expect(await balances('order:ord_d')).toEqual([100_000]);
  });

  it('lets three of twenty parallel refunds of 300,000 through on a payment of 1,000,000', async () => {
    const attempt = await settled(store.db, attemptOf('ord_e'));
    const connections = Array.from({ length: 5 }, () => openDatabase({ url: store.url }));
    const tries = await Promise.allSettled(
      Array.from({ length: 20 }, (_, i) =>
        (connections[i % 5] ?? store.db).write(
          requestRefund(
            {
              id: ids('rfd'),
              attemptId: attempt.id,
              ref: 'ord_e',
              amountIdr: 300_000,
              reason: 'CANCELLED',
              route: 'BANK',
              requestedBy: 'cus_1',
            },
            when,
          ),
        ),
      ),
    );
    for (const connection of connections) connection.close();
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    expect(await balances('order:ord_e', 'refund_payable:ord_e')).toEqual([100_000, 900_000]);
  });

  it('has its triggers back after a migration that rebuilt the table', async () => {
    const other = await migrated(open);
    await other.db.write(post(paid('ord_f', 100_000)));
    expect(await migrate(other.db.primary, { folder: migrationsPlus('rebuild', REBUILD) })).toBe(1);
    await expect(other.db.primary.execute('DELETE FROM transfer')).rejects.toThrow(
      /ledger_immutable/,
    );
    await expect(other.db.write(post(sold('ord_f', 100_001)))).rejects.toSatisfy(isFloorFailure);
    await other.stop();
  });

  it('refuses a transfer between kinds of accounts its code is not for', () => {
    expect(() => post(paid('ord_g', 1, { credit: accountId('revenue') }))).toThrow(/payment/);
    expect(() => post(paid('ord_g', 1, { debit: 'nothing:1' }))).toThrow(/kind/);
  });

  it('names every place where rows and ledger disagree, and nothing else', async () => {
    const other = await migrated(open);
    await settled(other.db, attemptOf('ord_h'));
    const readDifferences = async () => (await other.db.readPrimary([differences({})]))[0];
    expect(await readDifferences()).toEqual([]);
    await other.db.primary.execute('UPDATE payment_attempt SET paid_idr = 999999');
    await other.db.write(post(paid('ord_nobody', 5_000)));
    expect(
      (await readDifferences()).map(({ rule, expectedIdr, actualIdr }) => [
        rule,
        expectedIdr,
        actualIdr,
      ]),
    ).toEqual([
      ['payment transfer of an attempt', 999_999, 1_000_000],
      ['payment transfer without its attempt', 0, 5_000],
    ]);
    await other.stop();
  });
});

it('a debit of an account without a floor does not add up what it has paid before', async () => {
  const [file] = stores;
  const { db, stop } = await migrated(file.open);
  let accounts = 0;
  const debited = async (times: number): Promise<void> => {
    const lender = `lender:${++accounts}`;
    await db.primary.execute(
      `INSERT INTO ledger_account (id, kind) VALUES ('${lender}', 'lender'), ('order:${lender}', 'order')`,
    );
    await db.primary.execute(`WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${times})
      INSERT INTO transfer SELECT '${lender} ' || i, '${lender} ' || i, '${lender}', 'order:${lender}', 1,
        'financing', '${lender}', ${NOW}, ${NOW} FROM n`);
  };
  expect(await growsTooFast(4_000, debited)).toBe(false);
  await stop();
});
