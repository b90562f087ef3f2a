import { sql } from 'drizzle-orm';
import { build, query, raw } from '#db/query.ts';
import { session } from '#db/schema/account-session.ts';
import { message, notification, notificationEvent } from '#db/schema/notifications.ts';
import { orderHistory } from '#db/schema/orders.ts';
import { type App, createApp } from '#edge/app.ts';
import { newId } from '#edge/contract/ids.ts';
import type { PushSubscription } from '#edge/contract/notifications/push.ts';
import { DAY_MS } from '#edge/contract/time.ts';
import { lateDecisions } from '#edge/domains/notifications/jobs.ts';
import { noteExpiring, noteReminders } from '#edge/domains/notifications/message.sql.ts';
import { planDue } from '#edge/domains/notifications/plan/planning.ts';
import { saveDevice } from '#edge/domains/notifications/push/device.sql.ts';
import {
  endpointIndexOf,
  sealSubscription,
} from '#edge/domains/notifications/push/subscription.ts';
import { followUp, sendDue } from '#edge/domains/notifications/sending.ts';
import { applyStatuses, type Status } from '#edge/domains/notifications/webhooks/statuses.ts';
import { parseEnv } from '#edge/env.ts';
import type { Behaviour } from '#edge/messages-sandbox/model.ts';
import { openProviders } from '#edge/messages-sandbox/start.ts';
import { signedWord, type Word } from '#edge/messages-sandbox/tell.ts';
import { createCipher } from '#edge/platform/cipher.ts';
import type { Deps } from '#edge/platform/deps.ts';
import { cipherKeys } from '#edge/platform/keys.ts';
import { booking, type OrderShop, openOrderShop } from './order-shop.ts';
import { type Store, stores } from './stores.ts';

const PROVIDERS = 'http://messages.test';

/** A shop with one order, the providers of messages, and jobs that run when a test says so. */
export interface MessageWorld {
  readonly shop: OrderShop;
  readonly deps: Deps;
  readonly orderId: string;
  readonly providers: ReturnType<typeof openProviders>;
  readonly behaviour: Behaviour;
  wait(ms: number): void;
  now(): number;
  /** Writes what happened to the order into its history. @returns the id of the event */
  step(
    entry: Pick<typeof orderHistory.$inferInsert, 'kind' | 'move' | 'note' | 'amountIdr'>,
  ): Promise<string>;
  /** Writes a step of a refund into the order's history, as the shop does. */
  refundStep(note: string, amountIdr: number): Promise<string>;
  /** A browser that the demo owner is signed in on and is pushed to. @returns the id of its row */
  subscribe(): Promise<string>;
  plan(): Promise<number>;
  send(): Promise<number>;
  followUp(): Promise<void>;
  remind(untilMs: number): Promise<void>;
  tell(statuses: readonly Status[]): Promise<number>;
  /** A word of a provider at the site's own route. @param keys what it is signed with. @returns the HTTP status */
  post(word: Word, keys?: Parameters<typeof signedWord>[2]): Promise<number>;
  rows(): Promise<{
    readonly events: readonly (typeof notificationEvent.$inferSelect)[];
    readonly notifications: readonly (typeof notification.$inferSelect)[];
    readonly messages: readonly (typeof message.$inferSelect)[];
  }>;
  /** Changes the store directly. */
  run(statement: string): Promise<unknown>;
  /** Forgets everything people were told so far. */
  clear(): Promise<void>;
  stop(): Promise<void>;
}

export interface WorldOptions {
  /** What stands between us and the providers. */
  readonly wire?: (
    request: Request,
    handle: () => Promise<Response | undefined>,
  ) => Promise<Response | undefined>;
  readonly db?: (db: OrderShop['deps']['db']) => OrderShop['deps']['db'];
  /** What stands between the shop and its store. */
  readonly store?: (store: Store) => Store;
  /** Motorcycles beside the three of the demo stock. */
  readonly moreUnits?: number;
}

export const openMessageWorld = async ({
  wire,
  db,
  store: around = (store) => store,
  moreUnits = 0,
}: WorldOptions = {}): Promise<MessageWorld> => {
  const [{ open }] = stores;
  const aroundOpened = Object.assign(async (from?: string) => around(await open(from)), {
    kind: open.kind,
  });
  const shop = await openOrderShop(aroundOpened, moreUnits);
  const env = parseEnv({
    ALVA_ENV: 'embedded',
    DATABASE_URL: 'file:unused',
    SITE_ORIGIN: 'https://alva.test',
    FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099',
    MESSAGES_URL: PROVIDERS,
  });
  const silent = { mail: 'silent', whatsapp: 'silent', sms: 'silent', push: 'silent' } as const;
  const providers = openProviders({ clock: shop.now, behaviour: silent });
  const deps: Deps = {
    ...shop.deps,
    env,
    db: (db?.(shop.deps.db) ?? shop.deps.db) as Deps['db'],
    fetch: async (input, init) => {
      const request = new Request(input, init);
      const handle = () => providers.handle(request.clone());
      const answer = await (wire === undefined ? handle() : wire(request, handle));
      if (answer === undefined) throw new TypeError('network');
      return answer;
    },
  };
  let app: App | undefined;
  const limiter = { allows: async () => true };
  const site = (): App => {
    app ??= createApp(deps, { addressOf: () => 'a', limiter, loginLimiter: limiter });
    return app;
  };
  const placed = await shop.place('cus_owner', booking());
  if (!placed.ok) throw new Error(JSON.stringify(placed.error));
  const orderId = placed.value.order.id;
  const store = shop.deps.db;
  const step: MessageWorld['step'] = async (entry) => {
    const id = newId('ohi', shop.now());
    const row = {
      ...entry,
      id,
      orderId,
      at: shop.now(),
      actor: 'staff',
      phase: 'BOOKING',
    } as const;
    await store.write([query(build.insert(orderHistory).values(row))]);
    return `order ${id}`;
  };
  return {
    shop,
    deps,
    orderId,
    providers,
    behaviour: providers.store.behaviour,
    wait: shop.wait,
    now: shop.now,
    step,
    refundStep: (note, amountIdr) => step({ kind: 'ORDER_REFUND_TRANSITION', amountIdr, note }),
    subscribe: async () => {
      const answer = await providers.handle(
        new Request(`${PROVIDERS}/control/push`, { method: 'POST' }),
      );
      const subscription = (await answer?.json()) as PushSubscription;
      const cipher = createCipher(cipherKeys(env));
      const endpointIndex = await endpointIndexOf(subscription.endpoint, cipher);
      const [id, sessionId] = [newId('psd', shop.now()), newId('ses', shop.now())];
      const now = shop.now();
      await store.write([
        query(
          build.insert(session).values({
            id: sessionId,
            customerId: 'cus_owner',
            uid: 'cus_owner',
            createdAt: now,
            renewedAt: now,
            // A storm of many seeds plays years.
            expiresAt: now + 100_000 * DAY_MS,
          }),
        ),
        saveDevice({
          id,
          customerId: 'cus_owner',
          sessionId,
          endpointIndex,
          subscription: await sealSubscription(subscription, endpointIndex, cipher),
          now,
        }),
      ]);
      return id;
    },
    plan: () => planDue(deps),
    send: () => sendDue(deps),
    followUp: () => followUp(deps),
    remind: async (untilMs) => {
      const now = shop.now();
      await store.write([
        noteExpiring({ now, from: now, until: now + untilMs }),
        noteReminders({ now, from: now, until: now + untilMs, ahead: 0 }),
        ...(await lateDecisions({ db: store }, now)),
      ]);
    },
    tell: (statuses) => applyStatuses(statuses, deps),
    post: async (word, keys) => {
      const { path, body, headers } = await signedWord(word, shop.now(), keys);
      const { status } = await site().request(`${env.SITE_ORIGIN}${path}`, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body,
      });
      return status;
    },
    rows: async () => {
      const [events, notifications, messages] = await store.readPrimary([
        query(build.select().from(notificationEvent)),
        query(build.select().from(notification)),
        query(build.select().from(message)),
      ]);
      return { events, notifications, messages };
    },
    run: (statement) => store.write([raw(sql.raw(statement), () => undefined)]),
    clear: async () => {
      await store.write([
        query(build.delete(message)),
        query(build.delete(notification)),
        query(build.delete(notificationEvent)),
      ]);
    },
    stop: () => {
      providers.teller.stop();
      return shop.stop();
    },
  };
};
