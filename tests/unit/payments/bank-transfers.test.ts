import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  RETURNED_TRANSFER_NOTE,
  TRANSFERRED_NOTE,
} from '#edge/contract/payments/refund-machine.ts';
import { DAY_MS, JAKARTA_MS } from '#edge/contract/time.ts';
import { moveRefund, requestRefund } from '#edge/domains/payments/index.ts';
import { compareTransfers, readTransfers } from '#edge/domains/payments/statement/bank.ts';
import { browser, type Shop, startShop } from '#tests/support/payments.ts';
import { storesOfPass } from '#tests/support/stores.ts';

const HEAD = 'date,amount,reference\n';

describe('a list of transfers of refunds', () => {
  it('is read with references as banks and people write them', () => {
    expect(readTransfers(`${HEAD}2026-11-20,500000,bca 00 17\n`)).toEqual([
      { at: Date.parse('2026-11-20T00:00:00+07:00'), amountIdr: 500_000, reference: 'BCA0017' },
    ]);
  });

  it.each([
    ['a day that is none', '2026-13-40,1,A', 'date'],
    ['an amount with cents', '2026-11-20,1.5,A', 'amount'],
    ['nothing paid', '2026-11-20,0,A', 'amount'],
    ['no reference', '2026-11-20,1,', 'reference'],
  ])('is refused for %s, with its line', (_, line, field) => {
    expect(() => readTransfers(`${HEAD}2026-11-20,1,A\n${line}\n`)).toThrow(
      `Line 3: ${field} cannot be read`,
    );
  });
});

describe.each(storesOfPass)('our bank’s statement, on $kind', ({ open }) => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await startShop(open);
  });
  afterAll(async () => {
    const differing = await shop.differences();
    await shop.stop();
    expect(differing).toEqual([]);
  });

  const when = () => ({ now: shop.deps.clock(), ids: shop.deps.ids });
  /** A refund that staff have approved now, and say they have transferred. */
  const transferred = async (reference: string, amountIdr: number) => {
    const attempt = await shop.opened();
    const customer = browser(shop.provider, attempt);
    await customer.choose('bca_va');
    await customer.pays();
    await shop.provider.office.idle();
    const { ref } = attempt;
    const now = shop.deps.clock();
    const refund = { id: shop.deps.ids('rfd'), ref, amountIdr, route: 'BANK' } as const;
    await shop.deps.db.write([
      ...requestRefund(
        {
          ...refund,
          attemptId: attempt.id,
          reason: 'CANCELLED',
          destination: 'sealed',
          requestedBy: 'system',
        },
        when(),
      ),
      ...moveRefund(refund, 'approve', { approvedBy: 'cus_staff', approvedAt: now }, when()),
      ...moveRefund(
        refund,
        'confirm',
        { confirmedAt: now, note: `${TRANSFERRED_NOTE}${reference}` },
        when(),
      ),
    ]);
    return refund;
  };
  const line = (days: number, reference: string, amountIdr: number) => {
    // As our bank dates it.
    const at = shop.deps.clock() + days * DAY_MS + JAKARTA_MS;
    const day = new Date(at).toISOString().slice(0, 10);
    return `${day},${amountIdr},${reference}\n`;
  };
  const compared = (...lines: readonly string[]) =>
    compareTransfers(readTransfers(HEAD + lines.join('')), shop.deps);
  /** A statement that begins that many days from now, and ends that many. */
  const lasting = (from: number, to: number) => [line(from, 'OTHER', 1), line(to, 'OTHER', 1)];
  const LONG = [-3, 60] as const;

  it('agrees with the refunds that staff confirmed, also where several went under one reference', async () => {
    await transferred('BCA 101', 200_000);
    await transferred('bulk-7', 100_000);
    await transferred('BULK-7', 150_000);
    const lines = [line(0, 'bca101', 200_000), line(1, 'BULK-7', 250_000)];
    expect(await compared(...lasting(...LONG), ...lines)).toEqual({ more: ['OTHER'], less: [] });
  });

  it('names a confirmed refund that it has no line of, or less, once a bank’s days are over', async () => {
    await transferred('LESS-1', 200_000);
    const less = async (...lines: readonly string[]) =>
      (await compared(...lines)).less.includes('LESS-1');
    expect(await less(...lasting(...LONG))).toBe(true);
    expect(await less(...lasting(...LONG), line(0, 'LESS-1', 199_999))).toBe(true);
    expect(await less(...lasting(...LONG), line(0, 'LESS-1', 200_000))).toBe(false);
    // It may still come, and of a statement that begins later it has come before.
    expect(await less(...lasting(-3, 2))).toBe(false);
    expect(await less(...lasting(2, 60))).toBe(false);
  });

  it('names a transfer that no refund has, and one that went out twice', async () => {
    await transferred('TWICE-1', 200_000);
    const { more } = await compared(
      line(0, 'TWICE-1', 200_000),
      line(1, 'TWICE-1', 200_000),
      line(1, 'STRANGE-1', 70_000),
    );
    expect(more).toEqual(['TWICE-1', 'STRANGE-1']);
  });

  it('explains a transfer that the bank sent back, once', async () => {
    const refund = await transferred('BACK-1', 123_000);
    await shop.deps.db.write(
      moveRefund(refund, 'returnTransfer', { note: RETURNED_TRANSFER_NOTE }, when()),
    );
    expect((await compared(line(0, 'BACK-1', 123_000))).more).toEqual([]);
    expect(
      (await compared(line(0, 'BACK-1', 123_000), line(0, 'STRANGE-2', 123_000))).more,
    ).toHaveLength(1);
  });
});
