import { type App, createApp } from '#edge/app.ts';
import { parseEnv } from '#edge/env.ts';
import { jobKinds } from '#edge/jobs.ts';
import type { Deps } from '#edge/platform/deps.ts';
import { createIds } from '#edge/platform/ids.ts';
import { runDueJobs } from '#edge/platform/jobs/run.ts';
import { createLog } from '#edge/platform/log.ts';
import { noStorage } from '#edge/platform/storage/none.ts';
import { cookieOf } from './actors.ts';
import { type Bff, ORIGIN } from './bff.ts';
import { claimsAt, unsigned } from './firebase-tokens.ts';

export interface ClockedApp {
  readonly app: App;
  /** Lines of its log. */
  readonly logs: readonly string[];
  now(): number;
  pass(ms: number): void;
  /** Signs in as the account of this email, just now. @returns the answer */
  login(
    email: string,
    claims?: Record<string, unknown>,
    headers?: Record<string, string>,
  ): Promise<Response>;
  /** `GET /api/session`, and the cookie as the browser has it afterwards. */
  session(cookie: string): Promise<{ cookie: string; body: Record<string, unknown> }>;
  /** Runs jobs of this kind that are due. */
  run(kind: string): Promise<void>;
}

/** An app of this process on the store of `bff`, with a clock of its own. */
export const clockedApp = (bff: Bff, start = Date.now()): ClockedApp => {
  let now = start;
  const clock = () => now;
  const logs: string[] = [];
  const deps: Deps = {
    env: parseEnv({
      ALVA_ENV: 'embedded',
      DATABASE_URL: 'file:unused',
      SITE_ORIGIN: ORIGIN,
      OPEN_DOCUMENTS: 'on',
      FIREBASE_AUTH_EMULATOR_HOST: bff.provider.host,
    }),
    db: bff.db,
    clock,
    ids: createIds(clock),
    fetch,
    log: createLog((line) => void logs.push(line)),
    files: noStorage,
  };
  const limiter = { allows: async () => true };
  const app = createApp(deps, { addressOf: () => 'a', limiter, loginLimiter: limiter });
  return {
    app,
    logs,
    now: clock,
    pass: (ms) => {
      now += ms;
    },
    login: async (email, claims = {}, headers = {}) => {
      const sub = email.split('@')[0];
      const token = unsigned({ ...claimsAt(now, 'demo-alva'), sub, email, ...claims });
      return app.request('/api/login', {
        method: 'POST',
        headers: { origin: ORIGIN, authorization: `Bearer ${token}`, ...headers },
      });
    },
    session: async (cookie) => {
      const response = await app.request('/api/session', { headers: { cookie } });
      const body = (await response.json()) as Record<string, unknown>;
      const answered = /alva-session=[^;]*/.exec(cookieOf(response))?.[0];
      return { cookie: answered ?? cookie, body };
    },
    run: async (kind) => {
      await runDueJobs(
        deps,
        jobKinds.filter((job) => job.kind === kind),
      );
    },
  };
};
