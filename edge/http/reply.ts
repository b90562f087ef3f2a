import type { Context } from 'hono';
import type { StatusCode } from 'hono/utils/http-status';
import type { AppEnv } from './state.ts';

/** An answer with the headers gathered so far. Setting them one by one on a `Response` is slow in workerd. */
export const reply = (
  c: Context<AppEnv>,
  body: BodyInit | null,
  status: StatusCode,
  type?: string,
): Response => {
  const state = c.get('state');
  // Pages of this process ask without a connection.
  const { Answer = Response } = c.env ?? {};
  state.status = status;
  if (type !== undefined) state.headers['content-type'] = type;
  return new Answer(body, { status, headers: state.headers });
};
