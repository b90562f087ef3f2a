import { assertOneChanged } from '#db/assertion.ts';
import type { OpenDatabase } from '#db/open.ts';
import { newId, ulid } from '#edge/contract/ids.ts';
import { HOUR_MS } from '#edge/contract/time.ts';
import { orderPayments } from '#edge/domains/orders/payment-events.ts';
import { placeOrder } from '#edge/domains/orders/place-order.ts';
import { applyTransaction } from '#edge/domains/payments/apply.ts';
import { attemptById, insertAttempt } from '#edge/domains/payments/index.ts';
import type { Transaction } from '#edge/domains/payments/midtrans/status.ts';
import { once } from '#edge/platform/write/once.ts';
import { booking, FEE, openOrderShop, ownerWith, PRICE } from '#tests/support/order-shop.ts';
import { stores } from '#tests/support/stores.ts';
import { openBeside, pace, paced, ROUNDS } from './beside.ts';
import { atOnce, quantile, timed } from './rounds.ts';
import type { Bench } from './servers.ts';
import { limited, table, whole } from './table.ts';
import { recorder, replay } from './trips.ts';

const WRITE_LIMIT = 0.5;
const READ_LIMIT = 0.6;
const AT_ONCE = 64;
const SPREAD_LIMIT = 5;
const PLACED_AT_ONCE = 5;
const BUYER = 'cus_owner';

/** Orders and payments on a libSQL server: writes beside their bare statements, reads beside bare Hono. */
export const ordersTable = async (bench: Bench): Promise<string> => {
  const shop = bench.stopAtEnd(await openOrderShop(stores[1].open, 40));
  const { deps, ours, reading } = await openBeside(bench, shop.deps);
  const { db, clock } = deps;
  const tidy = () =>
    db.primary.execute(`UPDATE customer_order SET state = 'CANCELLED', expires_at = NULL`);

  const place = async (on: OpenDatabase): Promise<string> => {
    const input = booking();
    const placed = await once(
      { db: on, clock, idempotencyKey: ulid(Date.now()) },
      { operation: 'placeOrder', who: BUYER, input: input.id },
      () => placeOrder(BUYER, input, { ...deps, db: on }),
    );
    if (!placed.ok) throw new Error(JSON.stringify(placed.error));
    return input.id;
  };
  /** An order with a payment under way, and the provider's word that it is settled. */
  const paying = async () => {
    const ref = await place(db);
    const id = newId('pay');
    const now = clock();
    const attempt = {
      id,
      ref,
      now,
      purpose: 'BOOKING',
      code: id.slice(-10),
      amountIdr: FEE,
      offered: ['bca_va' as const],
      expiresAt: now + HOUR_MS,
    };
    await db.write([...insertAttempt(attempt), assertOneChanged]);
    const [[row]] = await db.readPrimary([attemptById({ id })]);
    if (row === undefined) throw new Error('no attempt');
    const transaction: Transaction = {
      order_id: row.providerOrderId ?? '',
      transaction_id: newId('x'),
      transaction_status: 'settlement',
      status_code: '200',
      gross_amount: `${FEE}.00`,
      payment_type: 'bank_transfer',
      fraud_status: 'accept',
      va_numbers: [{ bank: 'bca', va_number: '1234567890' }],
    };
    return (on: OpenDatabase): Promise<unknown> => {
      const acting = { ...deps, db: on, listener: orderPayments };
      return applyTransaction(row, transaction, { source: 'STATUS' }, acting);
    };
  };
  /** A write of ours, and the statements that it makes right before, bare. */
  const ofBare = (prepare: () => Promise<(on: OpenDatabase) => Promise<unknown>>) =>
    paced(
      async () => {
        const write = await prepare();
        return () => write(db);
      },
      async () => {
        const write = await prepare();
        const dry = recorder(db, true);
        await write(dry.db);
        return () => replay(db, dry.trips);
      },
      tidy,
    );
  const placing = await ofBare(async () => place);
  const settling = await ofBare(paying);

  await tidy();
  const owner = ownerWith(await shop.card(BUYER));
  const input = booking({ orderType: 'FULL_PURCHASE', owner, due: PRICE });
  await shop.place(BUYER, input);
  const detail = `{ order(id: "${input.id}") }`;
  const one = await reading(detail);
  const list = await reading('{ orders { totalItems items } }');

  const times: number[] = [];
  await atOnce(AT_ONCE, ROUNDS * 16, async () => times.push(await timed(() => ours(detail))));
  const spread = quantile(times, 0.99) / quantile(times, 0.5);

  let spent = 0;
  const rounds = 12;
  for (let round = 0; round < rounds; round++) {
    await tidy();
    spent += await timed(() => atOnce(PLACED_AT_ONCE, PLACED_AT_ONCE, () => place(db)));
  }
  const placed = whole((rounds * PLACED_AT_ONCE * 1000) / spent);
  const isEven = spread <= SPREAD_LIMIT;
  const spreadOf = `99th percentile of one order, of the median, ${AT_ONCE} at once`;
  return table(
    ['what', 'reached', 'limit'],
    [
      pace('place an order, of the pace of its bare statements', placing, WRITE_LIMIT),
      pace('settle a payment, of the pace of its bare statements', settling, WRITE_LIMIT),
      pace('one order, of the pace of bare Hono with the same batches', one, READ_LIMIT),
      pace('list of orders, of the pace of bare Hono with the same batches', list, READ_LIMIT),
      limited(spreadOf, spread.toFixed(1), `≤ ${SPREAD_LIMIT}`, isEven),
      limited('orders a second on one primary, five at once', placed),
    ],
  );
};
