import { createHash } from 'node:crypto';
import { Hono } from 'hono';
import { type Listening, listen } from '#edge/payments-sandbox/node-server.ts';

/** Long ones that are in every collection of leaked passwords, with how often they were seen. */
const LEAKED: readonly (readonly [string, number])[] = [
  ['correct horse battery staple', 216],
  ['correcthorsebatterystaple', 384],
  ['qwertyuiop1234567890', 4_021],
  ['akucintaindonesia', 1_187],
  ['indonesia17081945', 962],
  ['thisismypassword', 8_512],
];

export interface BreachedPasswords extends Listening {
  /** `error` answers nothing but 503. */
  readonly behaviour: { requests: 'ok' | 'error' };
  /** First halves of hashes it was asked for. */
  readonly prefixes: readonly string[];
}

const upperSha1 = (text: string): string =>
  createHash('sha1').update(text, 'utf8').digest('hex').toUpperCase();

const PREFIX = /^[0-9A-F]{5}$/;

/**
 * Pwned Passwords on this machine: `GET /range/{first five of a SHA-1}` answers the rest of every hash that
 * begins so, filled up with hashes that were never seen. It knows a few, so it starts for embedded instances only.
 */
export const startBreachedPasswords = async (
  env: Readonly<Record<string, string | undefined>>,
  port = 0,
): Promise<BreachedPasswords> => {
  if (env.ALVA_ENV !== 'embedded')
    throw new Error('The local list of breached passwords starts with ALVA_ENV=embedded only.');
  const behaviour: BreachedPasswords['behaviour'] = { requests: 'ok' };
  const prefixes: string[] = [];
  const hashes = LEAKED.map(([password, seen]) => [upperSha1(password), seen] as const);
  const app = new Hono();
  app.get('/control', (c) => c.json(behaviour));
  app.get('/range/:prefix', (c) => {
    const prefix = c.req.param('prefix').toUpperCase();
    prefixes.push(prefix);
    if (behaviour.requests === 'error') return c.text('Service unavailable.', 503);
    if (!PREFIX.test(prefix)) return c.text('The hash prefix was not in a valid format', 400);
    const lines = hashes.flatMap(([hash, seen]) =>
      hash.startsWith(prefix) ? [`${hash.slice(5)}:${seen}`] : [],
    );
    // As with `Add-Padding`: how long an answer is tells nobody what was asked.
    for (let at = lines.length; at < 20; at++)
      lines.push(`${upperSha1(`${prefix} ${at}`).slice(5)}:0`);
    return c.text(lines.join('\r\n'));
  });
  const server = await listen(async (request) => app.fetch(request), port);
  return { ...server, behaviour, prefixes };
};
