import type { Context, Hono } from 'hono';
import * as v from 'valibot';

/** A number of a form or of JSON. */
export const number = (least: number, most: number) =>
  v.pipe(
    v.union([v.string(), v.number()]),
    v.transform(Number),
    v.number(),
    v.minValue(least),
    v.maxValue(most),
  );

/** A box of a form, or a boolean of JSON. */
export const tick = v.union([
  v.boolean(),
  v.pipe(
    v.literal('on'),
    v.transform(() => true),
  ),
]);

interface Behaving<S extends v.GenericSchema<unknown, object>> {
  readonly behaviour: object;
  readonly schema: S;
  /** What a form leaves out. */
  readonly unticked: object;
  /** Paths that nobody else's page may post to. */
  readonly guarded: string;
  readonly save: () => void;
}

/** The control page's own form, or JSON, changes how a stand-in behaves. @returns the answer to either */
export const controlForm = <S extends v.GenericSchema<unknown, object>>(
  control: Hono,
  { behaviour, schema, unticked, guarded, save }: Behaving<S>,
) => {
  // Another site's form or script must not play with it.
  control.use(guarded, async (c, next) => {
    const origin = c.req.header('origin');
    if (c.req.method === 'POST' && origin !== undefined && origin !== new URL(c.req.url).origin)
      return c.text('Not from here.', 403);
    return next();
  });
  const isForm = (c: Context): boolean =>
    (c.req.header('content-type') ?? '').startsWith('application/x-www-form-urlencoded');
  const done = (c: Context, body: object) =>
    isForm(c) ? c.redirect(`/control?lang=${c.req.query('lang') ?? 'en'}`, 303) : c.json(body);
  control.post('/control/behaviour', async (c) => {
    const form = isForm(c);
    const parsed = v.safeParse(schema, form ? await c.req.parseBody() : await c.req.json());
    if (!parsed.success) return c.json({ error: parsed.issues[0].message }, 400);
    Object.assign(behaviour, form ? unticked : {}, parsed.output);
    save();
    return done(c, behaviour);
  });
  return done;
};
