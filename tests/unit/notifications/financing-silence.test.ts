import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { DAY_MS, HOUR_MS } from '#edge/contract/time.ts';
import { notificationJobs } from '#edge/domains/notifications/jobs.ts';
import { type MessageWorld, openMessageWorld } from '#tests/support/message-world.ts';
import { booking, ownerWith } from '#tests/support/order-shop.ts';
import { must } from '#tests/support/paid-order.ts';

const OWNER = 'cus_owner';

let world: MessageWorld;
beforeAll(async () => {
  world = await openMessageWorld({ moreUnits: 10 });
});
afterAll(() => world.stop());
beforeEach(async () => {
  // A customer has few unpaid orders at a time, and each test has its own.
  await world.run(`UPDATE customer_order SET state = 'CANCELLED'`);
});

/** Handed in on a Monday at ten in the morning of Jakarta. */
const handedIn = async (): Promise<string> => {
  const { order } = must(
    await world.shop.place(
      OWNER,
      booking({
        orderType: 'FULL_PURCHASE',
        paymentOption: 'INSTALLMENT',
        installment: { provider: 'OTHER', months: 12, downPayment: 8_000_000, isAgreed: true },
        owner: ownerWith(await world.shop.card(OWNER)),
        due: 0,
      }),
    ),
  );
  const toMonday = (8 - new Date(world.now()).getUTCDay()) % 7 || 7;
  world.wait(toMonday * DAY_MS);
  await world.run(
    `UPDATE financing_application SET submitted_at = ${world.now()} WHERE order_id = '${order.id}'`,
  );
  await world.clear();
  return order.id;
};

const remind = async (): Promise<void> => {
  const job = notificationJobs.find(({ kind }) => kind === 'notifications.remind');
  const statements = await job?.run(null as never, world.deps);
  await world.deps.db.write(statements ?? []);
};

const inbox = async (): Promise<readonly (readonly [string, string])[]> => {
  await remind();
  await world.plan();
  return (await world.rows()).notifications.map(({ template, path }) => [template, path]);
};

it('a company that is silent for longer than it usually takes is told of, once', async () => {
  const id = await handedIn();
  world.wait(3 * DAY_MS);
  expect(await inbox()).toEqual([]);
  world.wait(HOUR_MS);
  const message = ['financing-decision-late', `/my-orders/${id}`];
  expect(await inbox()).toEqual([message]);
  world.wait(DAY_MS);
  expect(await inbox()).toEqual([message]);
  const { messages } = await world.rows();
  expect(messages.map(({ channel }) => channel).sort()).toEqual(['MAIL', 'WHATSAPP']);
});

it('days on which no company works are no silence', async () => {
  await handedIn();
  await world.run(
    `UPDATE financing_application SET submitted_at = submitted_at + ${3 * DAY_MS}
      WHERE submitted_at = ${world.now()}`,
  );
  // Handed in on a Thursday: that day and Friday count, the weekend does not, Monday is the third.
  world.wait(7 * DAY_MS);
  expect(await inbox()).toEqual([]);
  world.wait(DAY_MS + HOUR_MS);
  expect(await inbox()).toHaveLength(1);
});

it('an application that is decided, or was never handed in, is not told of', async () => {
  const decided = await handedIn();
  world.wait(5 * DAY_MS);
  await remind();
  await world.run(
    `UPDATE customer_order SET state = 'INSTALLMENT_APPROVED' WHERE id = '${decided}'`,
  );
  // Noted before the word came, planned after it.
  expect(await inbox()).toEqual([]);
  const without = await handedIn();
  await world.run(
    `UPDATE financing_application SET submitted_at = NULL WHERE order_id = '${without}'`,
  );
  world.wait(5 * DAY_MS);
  expect(await inbox()).toEqual([]);
});
