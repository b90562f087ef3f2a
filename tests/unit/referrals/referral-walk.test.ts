import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DAY_MS } from '#edge/contract/time.ts';
import { SECOND_STAFF, STAFF } from '#tests/support/paid-order.ts';
import { HOLDING_MS, openReferralShop } from '#tests/support/referral-shop.ts';
import { stores } from '#tests/support/stores.ts';

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
