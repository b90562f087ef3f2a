import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { type OpenDatabase, openDatabase } from '#db/open.ts';
import { createApp } from '#edge/app.ts';
import { endSharesOfVehicle } from '#edge/domains/sharing/share.sql.ts';
import { parseEnv } from '#edge/env.ts';
import { jobKinds } from '#edge/jobs.ts';
import type { Deps } from '#edge/platform/deps.ts';
import { createIds } from '#edge/platform/ids.ts';
import { runDueJobs } from '#edge/platform/jobs/run.ts';
import { createLog } from '#edge/platform/log.ts';
import { noStorage } from '#edge/platform/storage/none.ts';
import { claimsAt, unsigned } from '#tests/support/firebase-tokens.ts';
import { answerAsProvider } from '#tests/support/identity-provider.ts';
import { withoutFlushes } from '#tests/support/stores.ts';
import { emptyStore, folderOfStores } from '#tests/sync/world.ts';
import { addCustomer, addVehicle } from '#tests/unit/db/garage-rows.ts';

export const OWNERS = ['cus_o1', 'cus_o2'] as const;
export const GUESTS = ['cus_g1', 'cus_g2', 'cus_g3', 'cus_g4'] as const;
export const VEHICLES = ['veh_1', 'veh_2', 'veh_3'] as const;
export const vinOf = (vehicle: string): string => `VIN-${vehicle}`;

/** A moment in 2026; the story's clock starts there. */
const START = Date.UTC(2026, 5, 1);

/** The whole BFF on a libSQL file, with a log of every effect that sharing ever had. */
export interface GarageServer {
  readonly db: OpenDatabase;
  readonly origin: string;
  now(): number;
  pass(ms: number): void;
  /** Cookie of a new session. */
  signIn(person: string): Promise<string>;
  request(headers: Record<string, string>, body: string): Promise<Response>;
  transfer(vehicle: string, to: string): Promise<void>;
  tick(): Promise<void>;
  /** The feed forgets removals, or becomes another one. */
  upheaval(kind: 'prune' | 'restore'): Promise<void>;
  stop(): void;
}

const EFFECT_LOG = [
  'CREATE TABLE effect (n INTEGER PRIMARY KEY AUTOINCREMENT, id TEXT, moment INTEGER)',
  `CREATE TRIGGER log_lend AFTER INSERT ON vehicle_share BEGIN
    INSERT INTO effect (id, moment) VALUES (NEW.id, NEW.created_at); END`,
  `CREATE TRIGGER log_end AFTER UPDATE ON vehicle_share WHEN NEW.ending_id IS NOT OLD.ending_id BEGIN
    INSERT INTO effect (id, moment) VALUES (NEW.ending_id, NEW.revoked_at); END`,
  `CREATE TRIGGER log_accept AFTER UPDATE ON vehicle_share WHEN NEW.accepted_at IS NOT OLD.accepted_at BEGIN
    INSERT INTO effect (id, moment) VALUES ('accept ' || NEW.id, NEW.accepted_at); END`,
];

export const startGarage = async (name: string): Promise<GarageServer> => {
  const path = join(folderOfStores(), `${name}.db`);
  copyFileSync(await emptyStore(), path);
  const url = `file:${path}`;
  const db = openDatabase({ url });
  await withoutFlushes(db);
  const people = [...OWNERS, ...GUESTS];
  await db.primary.batch([
    ...people.map(addCustomer),
    ...people.map(
      (id) =>
        `UPDATE customer SET email_address = '${id}@x.id', email_verified = 1 WHERE id = '${id}'`,
    ),
    addVehicle('veh_1', 'cus_o1'),
    addVehicle('veh_2', 'cus_o1'),
    addVehicle('veh_3', 'cus_o2'),
    ...EFFECT_LOG,
  ]);
  let now = START;
  const env = parseEnv({
    DATABASE_URL: url,
    ALVA_ENV: 'embedded',
    FIREBASE_PROJECT_ID: 'demo-alva',
    FIREBASE_API_KEY: 'test',
    FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099',
  });
  const deps: Deps = {
    env,
    db,
    clock: () => now,
    ids: createIds(() => now),
    fetch: answerAsProvider,
    log: createLog(() => undefined),
    files: noStorage,
  };
  const limiter = { allows: async () => true };
  const app = createApp(deps, {
    addressOf: () => 'simulation',
    limiter,
    loginLimiter: limiter,
  });
  const sharing = jobKinds.filter(({ kind }) => /^(sharing|platform)\./.test(kind));
  return {
    db,
    origin: env.SITE_ORIGIN,
    now: () => now,
    pass: (ms) => {
      now += ms;
    },
    signIn: async (person) => {
      const email = `${person}@x.id`;
      const token = unsigned({ ...claimsAt(now, 'demo-alva'), sub: person, email });
      const answer = await app.request('/api/login', {
        method: 'POST',
        headers: { origin: env.SITE_ORIGIN, authorization: `Bearer ${token}` },
      });
      if (answer.status !== 200) throw new Error(`sign-in: ${await answer.text()}`);
      return answer.headers
        .getSetCookie()
        .map((cookie) => cookie.split(';')[0])
        .join('; ');
    },
    request: async (headers, body) =>
      app.request('/graphql', {
        method: 'POST',
        headers: { ...headers, origin: env.SITE_ORIGIN },
        body,
      }),
    transfer: async (vehicle, to) => {
      await db.write([endSharesOfVehicle(vehicle, now)]);
      await db.primary.execute({
        sql: 'UPDATE vehicle SET owner_id = ? WHERE id = ?',
        args: [to, vehicle],
      });
    },
    tick: async () => {
      await runDueJobs(deps, sharing);
    },
    upheaval: async (kind) => {
      if (kind === 'restore') await db.primary.execute(`UPDATE feed SET epoch = 'epoch-${now}'`);
      else
        await db.primary.batch([
          'UPDATE feed SET pruned_seq = seq',
          'DELETE FROM change WHERE removed = 1',
        ]);
    },
    stop: () => db.close(),
  };
};
