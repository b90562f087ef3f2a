import { randomUUID } from 'node:crypto';
import { Hono } from 'hono';
import * as v from 'valibot';
import { LOCAL_CAPTCHA } from '#edge/auth/captcha/config.ts';
import { MINUTE_MS } from '#edge/contract/time.ts';
import { type Listening, listen } from '#edge/payments-sandbox/node-server.ts';

/** What it thinks of visitors, and whether it answers at all. */
interface CaptchaBehaviour {
  /** 0 a program, 1 a person. */
  score: number;
  requests: 'ok' | 'error';
}

export interface Captcha extends Listening {
  readonly behaviour: CaptchaBehaviour;
  /** A token as its script hands them out. */
  tokenFor(action: string, hostname: string): string;
}

interface CaptchaOptions {
  readonly port?: number;
  readonly clock?: () => number;
}

/** As Google's: a token is good for two minutes and once. */
const LIFETIME_MS = 2 * MINUTE_MS;
const MOST_TOKENS = 10_000;
const LOOPBACK_HOSTS = /^(127\.0\.0\.1|localhost)(:\d+)?$/;
const ACTION = /^[\w/]{1,100}$/;

const Changes = v.object({
  score: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(1))),
  requests: v.optional(v.picklist(['ok', 'error'])),
});

/** `grecaptcha` as pages use it; the site it runs on is told by the browser's own `Origin`. */
const SCRIPT = `(() => {
  const origin = new URL(document.currentScript.src).origin;
  window.grecaptcha = {
    ready: (callback) => setTimeout(callback),
    execute: async (siteKey, { action }) => {
      const body = new URLSearchParams({ k: siteKey, action });
      const answer = await fetch(origin + '/recaptcha/api2/reload', { method: 'POST', body });
      if (!answer.ok) throw new Error('reCAPTCHA: ' + answer.status);
      return answer.text();
    },
  };
})();
`;

interface Issued {
  readonly action: string;
  readonly hostname: string;
  readonly at: number;
  readonly score: number;
}

const hostOf = (origin: string | undefined): string | undefined =>
  origin !== undefined && URL.canParse(origin) ? new URL(origin).hostname : undefined;

/** The parts of reCAPTCHA v3 that a page and its server use. */
const openCaptcha = (clock: () => number) => {
  const behaviour: CaptchaBehaviour = { score: 0.9, requests: 'ok' };
  const issued = new Map<string, Issued>();
  const tokenFor = (action: string, hostname: string): string => {
    const token = `03${randomUUID().replaceAll('-', '')}`;
    if (issued.size >= MOST_TOKENS) issued.clear();
    issued.set(token, { action, hostname, at: clock(), score: behaviour.score });
    return token;
  };

  const app = new Hono();
  app.get('/control', (c) => c.json(behaviour));
  app.post('/control', async (c) => {
    // Another site's script must not play with it.
    if (c.req.header('origin') !== undefined) return c.text('Not from here.', 403);
    const parsed = v.safeParse(Changes, await c.req.json());
    if (!parsed.success) return c.json({ error: parsed.issues[0].message }, 400);
    Object.assign(behaviour, parsed.output);
    return c.json(behaviour);
  });
  app.get('/recaptcha/api.js', (c) =>
    c.body(SCRIPT, 200, { 'content-type': 'text/javascript; charset=utf-8' }),
  );
  app.post('/recaptcha/api2/reload', async (c) => {
    const hostname = hostOf(c.req.header('origin'));
    const { k, action } = await c.req.parseBody();
    if (k !== LOCAL_CAPTCHA.siteKey || hostname === undefined || !ACTION.test(String(action)))
      return c.text('Invalid site key or action.', 400);
    const headers = { 'access-control-allow-origin': '*' };
    return c.text(tokenFor(String(action), hostname), 200, headers);
  });
  app.post('/recaptcha/api/siteverify', async (c) => {
    if (behaviour.requests === 'error') return c.text('Service unavailable.', 503);
    const { secret, response } = await c.req.parseBody();
    const refused = (code: string) => c.json({ success: false, 'error-codes': [code] });
    if (secret !== LOCAL_CAPTCHA.secret) return refused('invalid-input-secret');
    const token = issued.get(String(response));
    issued.delete(String(response));
    if (token === undefined) return refused('invalid-input-response');
    if (clock() - token.at > LIFETIME_MS) return refused('timeout-or-duplicate');
    const { score, action, hostname, at } = token;
    const challenge_ts = new Date(at).toISOString();
    return c.json({ success: true, score, action, hostname, challenge_ts });
  });
  return { app, behaviour, tokenFor };
};

/** reCAPTCHA v3 on this machine: it guards nothing, so it starts for embedded instances only. */
export const startCaptcha = async (
  env: Readonly<Record<string, string | undefined>>,
  { port = 0, clock = Date.now }: CaptchaOptions = {},
): Promise<Captcha> => {
  if (env.ALVA_ENV !== 'embedded')
    throw new Error('The local captcha starts with ALVA_ENV=embedded only.');
  const { app, behaviour, tokenFor } = openCaptcha(clock);
  const server = await listen(async (request) => {
    // A name of somebody else's that leads here is not ours.
    if (!LOOPBACK_HOSTS.test(request.headers.get('host') ?? ''))
      return new Response('Loopback only.', { status: 403 });
    return app.fetch(request);
  }, port);
  return { ...server, behaviour, tokenFor };
};
