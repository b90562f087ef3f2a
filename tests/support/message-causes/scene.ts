import { sql } from 'drizzle-orm';
import { seed as garage } from '#db/content/garage/index.ts';
import { seed as testRides } from '#db/content/test-rides/index.ts';
import { type Query, raw } from '#db/query.ts';
import { runSeed } from '#db/seed/run.ts';
import { err, type Result } from '#edge/platform/result.ts';
import { type Decision, once } from '#edge/platform/write/once.ts';
import { goodsSteps } from '#tests/support/goods-returns.ts';
import { type GoodsShop, goodsOf } from '#tests/support/goods-shop.ts';
import { type MessageWorld, openMessageWorld } from '#tests/support/message-world.ts';
import { takeStep } from '#tests/support/order-steps.ts';
import { moneyOf, must } from '#tests/support/paid-order.ts';

export const OWNER = 'cus_owner';
export const GUEST = 'cus_guest';
export const AFFILIATE = 'cus_affiliate';
export const STAFF = 'cus_staff';

/** Who hears, null for somebody without an account, and the page it opens. */
export type Recipient = readonly [customer: string | null, path: string];

/** What makes a message, and to whom it goes. */
export interface Cause {
  /** Operation, job or word of a provider. */
  readonly by: string;
  happens(scene: Scene): Promise<readonly Recipient[]>;
}

/** What one batch wrote, and the events that arose in it. */
interface Batch {
  readonly statements: readonly string[];
  readonly events: readonly string[];
}

type Deciding = { readonly readPrimary: never; readonly clock: () => number };

export interface Scene {
  readonly world: MessageWorld;
  readonly goods: GoodsShop;
  readonly steps: ReturnType<typeof goodsSteps>;
  readonly money: ReturnType<typeof moneyOf>;
  /** The batches that made an event since `quiet`. */
  readonly batches: Batch[];
  /** Everything until now is handled: what comes next is the cause. */
  quiet(): Promise<void>;
  run(text: string): Promise<unknown>;
  /** One value of the store. */
  value(text: string): Promise<string>;
  /** A step of an order, which has to go well. */
  step(id: string, ...names: readonly string[]): Promise<void>;
  /** Writes what an operation decides. */
  write<T>(decide: (context: Deciding) => Promise<Result<Decision<T>, unknown>>): Promise<void>;
  stop(): Promise<void>;
}

/** A site with everything on it that people hear of. */
export const openScene = async (): Promise<Scene> => {
  const batches: Batch[] = [];
  const world = await openMessageWorld({
    moreUnits: 60,
    store: (store) => {
      const { db } = store;
      const ids = async (): Promise<readonly string[]> =>
        (await db.primary.execute('SELECT id FROM notification_event')).rows.map(({ id }) =>
          String(id),
        );
      const write: typeof db.write = async (queries) => {
        const before = new Set(await ids());
        const answer = await db.write(queries);
        const events = (await ids()).filter((id) => !before.has(id));
        if (events.length > 0)
          batches.push({ statements: queries.map((each: Query<unknown>) => each.sql), events });
        return answer;
      };
      return { ...store, db: { ...db, write } };
    },
  });
  const { shop } = world;
  const { db } = shop.deps;
  const goods = await goodsOf(shop);
  await runSeed(db, [garage, testRides]);
  await db.primary.execute(
    `UPDATE customer SET email_verified = 1, phone_verified_at = 1,
      phone_number = '+62812000000' || rowid WHERE id LIKE 'cus_%'`,
  );
  const scene: Scene = {
    world,
    goods,
    steps: goodsSteps(goods),
    money: moneyOf(shop),
    batches,
    quiet: async () => {
      // The first order of the world as well.
      while ((await world.plan()) > 0);
      await world.clear();
      batches.length = 0;
    },
    run: (text) => db.write([raw(sql.raw(text), () => undefined)]),
    value: async (text) => {
      const { rows } = await db.primary.execute(text);
      return String(rows[0]?.[0]);
    },
    step: async (id, ...names) => {
      for (const name of names) {
        const done = (await takeStep(name, shop, await shop.load(id), 0)) as
          | Result<unknown, unknown>
          | undefined;
        if (done?.ok === false) throw new Error(`${name}: ${JSON.stringify(done.error)}`);
      }
    },
    write: async (decide) => {
      const context = {
        readPrimary: (async (statement: Query<unknown>) =>
          (await db.readPrimary([statement]))[0]) as never,
        clock: shop.now,
      };
      const write = { operation: 'cause', who: OWNER, input: null };
      must(
        await once({ ...shop.deps, idempotencyKey: undefined }, write, async () => {
          const decided = await decide(context);
          return decided.ok ? decided : err(decided.error);
        }),
      );
    },
    stop: () => world.stop(),
  };
  return scene;
};
