import type { OpenDatabase } from '#db/open.ts';
import { ulid } from '#edge/contract/ids.ts';
import { orderPayments } from '#edge/domains/orders/payment-events.ts';
import { placeOrder } from '#edge/domains/orders/place-order.ts';
import { applyTransaction } from '#edge/domains/payments/apply.ts';
import { attemptById } from '#edge/domains/payments/index.ts';
import type { Transaction } from '#edge/domains/payments/midtrans/status.ts';
import { once } from '#edge/platform/write/once.ts';
import { booking, openOrderShop } from '#tests/support/order-shop.ts';
import { atOnce, inTurn, median, timed } from '#tests/support/rounds.ts';
import { stores } from '#tests/support/stores.ts';
import { recorder, replay } from '#tests/support/trips.ts';
import { type Bench, limited, setting, table, whole } from './section.ts';

const ROUNDS = setting('ROUNDS', 30);
const LIMIT = 0.5;
const BUYER = 'cus_owner';
const TOGETHER = 5;

type Write = (on: OpenDatabase) => Promise<unknown>;

/** Orders and payments on a libSQL server: writes beside their bare statements. */
export const ordersTable = async ({ stopAtEnd }: Bench) => {
  const shop = stopAtEnd(await openOrderShop(stores[1].open, 40));
  const { deps } = shop;
  const { db, clock } = deps;
  const tidy = () =>
    db.primary.execute(`UPDATE customer_order SET state = 'CANCELLED', expires_at = NULL`);
  const place = async (on: OpenDatabase): Promise<string> => {
    const input = booking();
    const placed = await once(
      { db: on, clock, idempotencyKey: ulid(clock()) },
      { operation: 'placeOrder', who: BUYER, input: input.id },
      () => placeOrder(BUYER, input, { ...deps, db: on }),
    );
    if (!placed.ok) throw new Error(JSON.stringify(placed.error));
    return input.id;
  };
  /** An order with a payment under way, and the provider's word that it is settled. */
  const paying = async (): Promise<Write> => {
    const id = await place(db);
    await shop.settle(BUYER, id, 'bca_va');
    const word = shop.letters.splice(0).at(-1) as Transaction;
    const attemptId = (await shop.load(id)).attempts.at(-1)?.id ?? '';
    const [[attempt]] = await db.readPrimary([attemptById({ id: attemptId })]);
    if (attempt === undefined) throw new Error('no attempt');
    return (on) => {
      const acting = { ...deps, db: on, listener: orderPayments };
      return applyTransaction(attempt, word, { source: 'STATUS' }, acting);
    };
  };
  /** A write of ours, and the statements that it makes right before, bare, in turn; how much of the bare pace ours has. */
  const paced = async (what: string, prepare: () => Promise<Write>): Promise<string[]> => {
    const ours = async (): Promise<number> => {
      await tidy();
      const write = await prepare();
      return timed(() => write(db));
    };
    const bare = async (): Promise<number> => {
      await tidy();
      const write = await prepare();
      const dry = recorder(db, true);
      await write(dry.db);
      return timed(() => replay(db, dry.trips));
    };
    const [times = [], bareTimes = []] = await inTurn(ROUNDS, [ours, bare]);
    const ratios = times.map((ms, round) => (bareTimes[round] ?? Number.NaN) / ms);
    // The first ones warm up.
    const reached = median(ratios.slice(Math.ceil(ROUNDS / 6)));
    return limited(what, reached.toFixed(2), `≥ ${LIMIT}`, reached >= LIMIT);
  };
  const placing = await paced(
    'place an order, of the pace of its bare statements',
    async () => place,
  );
  const settling = await paced('settle a payment, of the pace of its bare statements', paying);
  const together = async (): Promise<number> => {
    await tidy();
    return timed(() => atOnce(TOGETHER, TOGETHER, () => place(db)));
  };
  const [times = []] = await inTurn(ROUNDS, [together]);
  const placed = whole((TOGETHER * 1000) / median(times));
  const most = limited('orders a second on one primary, five at once', placed);
  return table(['what', 'reached', 'limit'], [placing, settling, most]);
};
