import { Hono } from 'hono';
import { html } from 'hono/html';
import * as v from 'valibot';
import type { MessageStore } from './books.ts';
import { type Behaviour, OUTCOMES, REQUESTS, SANDBOX_CHANNELS } from './model.ts';

const number = (least: number, most: number) =>
  v.pipe(
    v.union([v.string(), v.number()]),
    v.transform(Number),
    v.integer(),
    v.minValue(least),
    v.maxValue(most),
  );

const Changes = v.object({
  delayMs: v.optional(number(0, 600_000)),
  copies: v.optional(number(1, 10)),
  reversed: v.optional(
    v.union([
      v.boolean(),
      v.pipe(
        v.literal('on'),
        v.transform(() => true),
      ),
    ]),
  ),
  requests: v.optional(v.picklist(REQUESTS)),
  mail: v.optional(v.picklist(OUTCOMES)),
  whatsapp: v.optional(v.picklist(OUTCOMES)),
  sms: v.optional(v.picklist(OUTCOMES)),
  push: v.optional(v.picklist(OUTCOMES)),
});

const Site = v.object({ origin: v.pipe(v.string(), v.url(), v.maxLength(200)) });

interface ControlOptions {
  readonly store: MessageStore;
  readonly site: { origin: string | undefined };
}

const choice = (name: string, label: string, options: readonly string[], chosen: string) => html`
<p><label>${label} <select name="${name}">${options.map(
  (each) => html`<option ${each === chosen ? 'selected' : ''}>${each}</option>`,
)}</select></label></p>`;

const page = (behaviour: Behaviour) => html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>Providers of messages</title><style>:root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif}body{max-width:36rem;margin:2rem auto;padding:0 1rem}select,input,button{font:inherit;padding:.3rem}</style></head>
<body><h1>Providers of messages</h1><p>Local stand-ins. Nothing leaves this machine. What was sent stands in the mailbox of the site.</p>
<form method="post" action="/control/behaviour">
<p><label>Milliseconds until a status is told <input name="delayMs" inputmode="numeric" value="${behaviour.delayMs}"></label></p>
<p><label>How often each is told <input name="copies" inputmode="numeric" value="${behaviour.copies}"></label></p>
<p><label><input type="checkbox" name="reversed" ${behaviour.reversed ? 'checked' : ''}> The last status first</label></p>
${choice('requests', 'Requests of the store', REQUESTS, behaviour.requests)}
${SANDBOX_CHANNELS.map((channel) => choice(channel, `Messages by ${channel}`, OUTCOMES, behaviour[channel]))}
<button>Save</button></form></body></html>`;

/** The providers' own desk, and what was sent, for the site's mailbox. */
export const createControl = ({ store, site }: ControlOptions): Hono => {
  const control = new Hono();
  const { behaviour } = store;
  // Another site's form or script must not play with it.
  control.use('/control/*', async (c, next) => {
    const origin = c.req.header('origin');
    if (c.req.method === 'POST' && origin !== undefined && origin !== new URL(c.req.url).origin)
      return c.text('Not from here.', 403);
    return next();
  });
  control.post('/control/behaviour', async (c) => {
    const form = (c.req.header('content-type') ?? '').startsWith(
      'application/x-www-form-urlencoded',
    );
    const given: unknown = form ? await c.req.parseBody() : await c.req.json();
    const parsed = v.safeParse(Changes, given);
    if (!parsed.success) return c.json({ error: parsed.issues[0].message }, 400);
    Object.assign(behaviour, form ? { reversed: false } : {}, parsed.output);
    store.save();
    return form ? c.redirect('/control', 303) : c.json(behaviour);
  });
  control.post('/control/site', async (c) => {
    const parsed = v.safeParse(Site, await c.req.json());
    if (!parsed.success) return c.json({ error: 'origin' }, 400);
    site.origin = parsed.output.origin;
    return c.json({ origin: site.origin });
  });
  control.get('/control', (c) => c.html(page(behaviour)));
  control.get('/sent', (c) =>
    c.json(
      store.sent
        .slice(-200)
        .reverse()
        .map(({ html: _html, attachments, headers: _headers, ...rest }) => ({
          ...rest,
          attachments: (attachments ?? []).map(({ filename }) => filename),
        })),
    ),
  );
  control.get('/sent/:id', (c) => {
    const message = store.sent.find(({ id }) => id === c.req.param('id'));
    return message === undefined ? c.json({ error: 'unknown' }, 404) : c.json(message);
  });
  return control;
};
