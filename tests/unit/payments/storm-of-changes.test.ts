import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { p, prepareRaw } from '#db/query.ts';
import { DAY_MS, HOUR_MS } from '#edge/contract/time.ts';
import { type Loaded, loadOrders, primaryReader } from '#edge/domains/orders/load.ts';
import { type FinancingShop, openFinancingShop } from '#tests/support/financing.ts';
import { type GoodsInStorm, goodsInStorm } from '#tests/support/goods-in-storm.ts';
import { goodsOf } from '#tests/support/goods-shop.ts';
import { differencesOf, isTakenBack } from '#tests/support/order-invariants.ts';
import { addCoupon, booking, type OrderShop, ownerWith, PRICE } from '#tests/support/order-shop.ts';
import { AYU, takeStep } from '#tests/support/order-steps.ts';
import { type Dice, dice } from '#tests/support/random.ts';
import { stores } from '#tests/support/stores.ts';

/** `TEST_SEEDS=200 TEST_SEED_FROM=801` plays the seeds 801 to 1000. A failure names its seed and its step. */
const FROM = Number(process.env.TEST_SEED_FROM ?? 1);
const seedsOn = (kind: 'file' | 'sqld'): number =>
  Number(
    process.env.TEST_SEEDS ?? (process.env.TEST_FULL === '1' ? 1_000 : kind === 'file' ? 6 : 0),
  );
/**
 * Played in every run, on a server nothing else: they begin with this word of the company. What the others hear hangs
 * on which of several works is the first.
 */
const FIRST_WORDS: ReadonlyMap<number, 'rejected' | 'approved'> = new Map([
  [4, 'rejected'],
  [5, 'approved'],
]);
const SEEDS_A_STORE = 25;
const STEPS = 22;

/** What people, the provider and the clock do while an order is changed; those done more often stand more often. */
const DOINGS: readonly string[] = [
  ...['changeOrder', 'changeOrder', 'changeOrderForCustomer', 'changeWhilePaying', 'changeTwice'],
  ...['changePrice', 'changePrice', 'changePrice'],
  ...['pay', 'pay', 'payByVa', 'payByPermata', 'chooseVa', 'chooseVa', 'choosePermata'],
  ...['arrive', 'arrive', 'arrive', 'arriveByCard', 'declined', 'comeBack'],
  ...['deliverLetter', 'deliverLetter', 'deliverLetter', 'deliverCopy', 'loseLetter'],
  ...['takenBack', 'voided', 'chargedBackInPart', 'paidBackByProvider'],
  ...['cancel', 'reopen', 'complete', 'byInstallments', 'withdraw', 'payDown', 'payDown'],
  ...['allocateOrder', 'processOrder', 'shipOrder', 'withdrawOrder', 'enterRegistrationCost'],
  ...['giveAccount', 'approveRefund', 'confirmRefund', 'reportReturnedRefund', 'refundsConfirmed'],
  ...['refundsRefused', 'payments.pursue-refunds', 'payments.close-windows', 'payments.ask-silent'],
  ...['windowsEnd', 'anHour', 'aDay'],
];
/** What a financing company does; its word comes as often as it likes, or not at all. */
const AT_COMPANY = ['approve', 'approve', 'reject', 'sign', 'refuse', 'resend', 'clock'] as const;

/** Nothing is to be paid any more. */
const SETTLED: readonly string[] = ['PAYMENT_SETTLED', 'SHIPPED', 'SHIPPING'];
/** A company decides about it, or has agreed to it. */
const LIVE: readonly string[] = ['received', 'approved', 'contract_signed'];
const PREPARED: readonly string[] = ['SHIPPED', 'SHIPPING', 'DELIVERED', 'COMPLETED'];

/** Every application of an order, the last one first. */
const applicationsOf = prepareRaw<{ orderId: string }, readonly string[]>(
  sql`SELECT a.id FROM financing_application a WHERE a.order_id = ${p('orderId')}
    ORDER BY a.number DESC`,
  ({ rows }) => rows.map(({ id }) => String(id)),
);

/** Words of companies that are counted, by what they moved. */
const wordsOf = prepareRaw<{ orderId: string }, readonly string[]>(
  sql`SELECT e.status FROM financing_event e JOIN financing_application a ON a.id = e.application_id
    WHERE a.order_id = ${p('orderId')} ORDER BY 1`,
  ({ rows }) => rows.map(({ status }) => String(status)),
);
const WORD_OF: Readonly<Record<string, string>> = {
  approveInstallment: 'approved',
  rejectInstallment: 'rejected',
  rejectContract: 'contract_rejected',
};

const expectRight = ({ order, unit, attempts, refunds, history, ...rest }: Loaded): void => {
  const paid = attempts
    .filter(({ state }) => state === 'SETTLED')
    .reduce((sum, { paidIdr, amountIdr }) => sum + (paidIdr ?? amountIdr), 0);
  const back =
    attempts.reduce((sum, { chargedBackIdr }) => sum + chargedBackIdr, 0) +
    refunds
      .filter(({ state }) => state !== 'FAILED')
      .reduce((sum, { amountIdr }) => sum + amountIdr, 0);
  expect(back, 'no more goes back than was paid').toBeLessThanOrEqual(paid);
  const loaded = { order, unit, attempts, refunds, history, ...rest };
  if (PREPARED.includes(order.state) && !isTakenBack(loaded))
    expect(paid - back, 'what is shipped is paid').toBeGreaterThanOrEqual(order.requiredIdr);
  const hasFailed = refunds.some(({ state }) => state === 'FAILED');
  if (SETTLED.includes(order.state) && !isTakenBack(loaded) && !hasFailed)
    expect(paid - back, 'what was paid too much goes back').toBeLessThanOrEqual(order.requiredIdr);
  if (order.state === 'CANCELLED') expect(unit, 'an ended order has no motorcycle').toBeNull();
  const settles = history.filter(({ move }) => move === 'settleBooking' || move === 'settleFinal');
  expect(settles.length, 'a payment settles an order once').toBeLessThanOrEqual(
    attempts.filter(({ settledAt }) => settledAt !== null).length,
  );
};

describe.each(stores)('a storm of payments and changes of orders on $kind', ({ kind, open }) => {
  const inRange = Array.from({ length: seedsOn(kind) }, (_, at) => FROM + at);
  const played = [...new Set([...FIRST_WORDS.keys(), ...inRange])];
  let changes = 0;
  let bought = 0;
  let words = 0;
  const wordsBySeed = new Map<number, readonly string[]>();
  let replaced = 0;

  const placed = async ({ shop }: FinancingShop, input: object): Promise<string> => {
    const result = await shop.place(AYU, booking(input));
    if (!result.ok) throw new Error(JSON.stringify(result.error));
    return result.value.order.id;
  };

  /** Earlier orders lose what they hold, and are looked at no more. */
  const clear = async ({ deps, shop }: FinancingShop): Promise<void> => {
    for (const statement of [
      'DELETE FROM unit_reservation',
      "UPDATE customer_order SET state = 'CANCELLED'",
      'UPDATE financing_application SET next_try_at = 9e15',
    ])
      await deps.db.primary.execute(statement);
    shop.letters.length = 0;
    shop.behaviour.refunds = 'ok';
  };

  const atCompany = async (world: FinancingShop, orderId: string, by: Dice): Promise<void> => {
    const { desk, behaviour } = world.companies;
    const { application: row } = await world.shop.load(orderId);
    const application = row === null ? undefined : world.companies.application(row.id);
    const what = by.pick(AT_COMPANY);
    Object.assign(behaviour, {
      copies: 1 + by.roll(3),
      silent: by.chance(0.2),
      requests: (['error', 'lost'] as const)[by.roll(8)] ?? 'ok',
    });
    if (application !== undefined) {
      if (what === 'approve') desk.approve(application);
      else if (what === 'reject') desk.reject(application, 'Too little income');
      else if (what === 'sign') await desk.sign(application);
      else if (what === 'refuse') desk.refuseContract(application, 'Not signed');
      else if (what === 'resend') desk.resend(application);
    }
    if (what === 'clock') {
      world.shop.wait(11 * 60_000);
      await world.tick();
    }
    await world.decided();
  };

  /** How the applications of an order stand at the company, of those that were handed in there. */
  const atCompanies = async (world: FinancingShop, orderId: string) => {
    const [all] = await world.deps.db.readPrimary([applicationsOf({ orderId })]);
    return all.flatMap((id) => {
      const application = world.companies.application(id);
      return application?.submittedAt === undefined ? [] : [application.status];
    });
  };

  const doing = async (world: FinancingShop, id: string, by: Dice): Promise<string> => {
    const shop: OrderShop = { ...world.shop, deps: world.deps };
    const name = by.chance(0.15) ? 'company' : by.pick(DOINGS);
    const pick = by.roll(20);
    const before = await shop.load(id);
    // Whoever died, or did not hear the answer, is the test's doing.
    await (name === 'company'
      ? atCompany(world, id, by)
      : takeStep(name, shop, before, pick)
    ).catch((error: unknown) => {
      if (!shop.faults.fired) throw error;
    });
    return name;
  };

  /** Those who want the same few goods buy and send again what was sent, or something happens to their orders. */
  const ofGoods = async (world: FinancingShop, goods: GoodsInStorm, by: Dice): Promise<string> => {
    const live = await goods.orderIds('live');
    if (live.length > 0 && by.chance(0.5)) return doing(world, by.pick(live), by);
    const isAgain = live.length > 0 && by.chance(0.3);
    // Often all at once, of which the goods are enough for one or two.
    const everybody = [AYU, ...goods.others];
    const buyers = by.chance(0.6) ? everybody : [by.pick(everybody)];
    await (isAgain ? goods.sendAgain(by) : goods.buy(buyers, by)).catch((error: unknown) => {
      if (!world.shop.faults.fired) throw error;
    });
    return isAgain ? 'sendAgain' : 'buy';
  };

  /** The company decides before anything else happens. */
  const decideFirst = async (world: FinancingShop, orderId: string, seed: number) => {
    const word = FIRST_WORDS.get(seed);
    if (word === undefined) return;
    const { application: row } = await world.shop.load(orderId);
    const application = row === null ? undefined : world.companies.application(row.id);
    if (application === undefined) throw new Error(`the company has nothing of ${orderId}`);
    if (word === 'approved') world.companies.desk.approve(application);
    else world.companies.desk.reject(application, 'Too little income');
    await world.decided();
  };

  const calm = async (world: FinancingShop, ids: readonly string[]): Promise<void> => {
    const shop: OrderShop = { ...world.shop, deps: world.deps };
    shop.faults.arm(undefined);
    shop.behaviour.refunds = 'ok';
    Object.assign(world.companies.behaviour, { silent: false, copies: 2, requests: 'ok' });
    for (let day = 0; day < 4; day++) {
      await shop.deliverAll();
      for (const id of ids)
        for (const name of ['comeBack', 'payments.pursue-refunds', 'refundsConfirmed'])
          await takeStep(name, shop, await shop.load(id), 0);
      await world.tick();
      await world.decided();
      shop.wait(day === 3 ? HOUR_MS : DAY_MS);
    }
    await shop.deliverAll();
  };

  const play = async (world: FinancingShop, goods: GoodsInStorm, seed: number): Promise<void> => {
    const by = dice(seed);
    // Of their own, so that what happens to motorcycles hangs on no order of goods.
    const byGoods = dice(seed + 1_000_000);
    const { shop } = world;
    await clear(world);
    await goods.begin();
    const ids = [
      await placed(world, {}),
      await placed(world, {
        orderType: 'FULL_PURCHASE',
        owner: ownerWith(await shop.card(AYU)),
        due: PRICE,
      }),
      await world.requested(),
    ];
    const taken: string[] = [];
    const look = async (which: 'live' | 'all' = 'live'): Promise<void> => {
      const all = [...ids, ...(await goods.orderIds(which))];
      const orders = await loadOrders(all, primaryReader(shop.deps.db));
      for (const each of orders) expectRight(each);
      expect(await differencesOf(shop, orders, ['WALK', ...goods.subjects])).toEqual([]);
      expect(await goods.faults()).toEqual([]);
      for (const id of ids)
        expect(
          (await atCompanies(world, id)).filter((status) => LIVE.includes(status)).length,
          'a company has one live request of an order',
        ).toBeLessThanOrEqual(1);
    };
    const playSteps = async (): Promise<void> => {
      await decideFirst(world, ids[2] ?? '', seed);
      for (let n = 0; n < STEPS; n++) {
        const id = by.pick(ids);
        shop.faults.arm(
          by.chance(0.12)
            ? {
                kind: by.pick(['dies before', 'dies after', 'loses the answer'] as const),
                of: by.pick(['store', 'store', 'provider'] as const),
                at: by.roll(4),
              }
            : undefined,
        );
        const many = by.chance(0.35) ? 2 + by.roll(2) : 1;
        // Each has its own dice, so that what one does hangs on nothing that the others do.
        const works = Array.from({ length: many }, () => doing(world, id, dice(by.roll(2 ** 31))));
        if (n === 0 || byGoods.chance(0.3))
          works.push(ofGoods(world, goods, dice(byGoods.roll(2 ** 31))));
        const ends = await Promise.allSettled(works);
        shop.faults.arm(undefined);
        taken.push(
          ends.map((end) => (end.status === 'fulfilled' ? end.value : 'failed')).join('+'),
        );
        const failed = ends.find(({ status }) => status === 'rejected');
        if (failed?.status === 'rejected') throw failed.reason;
        await look();
        shop.wait(1);
      }
      const orders = await goods.orderIds('all');
      bought += orders.length;
      await calm(world, [...ids, ...orders]);
      await look('all');
      for (const id of await goods.orderIds('live'))
        for (let tries = 0; tries < 3; tries++) {
          await takeStep('windowsEnd', shop, await shop.load(id), 0);
          await shop.deliverAll();
        }
      expect(await goods.sellTheRest()).toBe('all that is free, and no more');
      await look('all');
      for (const id of ids) {
        const { history } = await shop.load(id);
        changes += history.filter(({ kind: what }) => what === 'ORDER_MODIFIED').length;
        replaced += history.filter(({ move }) => move === 'requestChanged').length;
        const moved = history.flatMap(({ move, actor, note }) => {
          if (actor !== 'provider') return [];
          if (note === 'CONTRACT_SIGNED') return ['contract_signed'];
          return WORD_OF[move ?? ''] ?? [];
        });
        const [counted] = await world.deps.db.readPrimary([wordsOf({ orderId: id })]);
        expect(moved.sort(), 'each word of a company is counted once').toEqual(counted);
        words += counted.length;
        wordsBySeed.set(seed, [...(wordsBySeed.get(seed) ?? []), ...counted]);
      }
    };
    await playSteps().catch((cause: unknown) => {
      throw new Error(
        `seed ${seed}, ${taken.join(', ')}: ${cause instanceof Error ? cause.message : cause}`,
        { cause },
      );
    });
  };

  it(`never refunds more than was paid, ships nothing that went back, and counts each decision once (${played.length} seeds)`, {
    timeout: 30_000 + played.length * 60_000,
  }, async () => {
    for (let from = 0; from < played.length; from += SEEDS_A_STORE) {
      const world = await openFinancingShop(open, 40);
      await addCoupon(world.shop, { code: 'WALK', mostPerPerson: 10_000 });
      const goods = await goodsInStorm(await goodsOf(world.shop));
      for (const seed of played.slice(from, from + SEEDS_A_STORE)) await play(world, goods, seed);
      await world.stop();
    }
    expect(changes).toBeGreaterThan(played.length);
    expect(bought).toBeGreaterThan(played.length);
    expect(words).toBeGreaterThan(played.length / 4);
    for (const [seed, word] of FIRST_WORDS) expect(wordsBySeed.get(seed)).toContain(word);
    if (played.length > 20)
      expect(replaced, 'requests at another price').toBeGreaterThan(played.length / 10);
  });
});
