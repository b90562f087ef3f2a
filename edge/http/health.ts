import type { Handler } from 'hono';
import type { Deps } from '../platform/deps.ts';
import type { AppEnv } from './state.ts';

/** Which version answers, and where. */
export const health =
  ({ env }: Deps): Handler<AppEnv> =>
  (c) =>
    c.json({ status: 'ok', version: env.VERSION, region: env.REGION });
