import { Hono } from 'hono';
import { html } from 'hono/html';
import * as v from 'valibot';
import { type Listening, listen } from '#edge/payments-sandbox/node-server.ts';
import type { Region } from './region.ts';
import type { WireState } from './wire.ts';

/** The store that every write goes to. */
export interface PrimaryPart {
  readonly isUp: () => boolean;
  setUp(up: boolean): Promise<void>;
}

const number = (most: number) =>
  v.pipe(
    v.union([v.pipe(v.string(), v.nonEmpty(), v.maxLength(6)), v.number()]),
    v.transform(Number),
    v.integer(),
    v.minValue(0),
    v.maxValue(most),
  );
const flag = v.pipe(
  v.union([v.boolean(), v.picklist(['on', 'off'])]),
  v.transform((value) => value === true || value === 'on'),
);

const PartChange = v.object({ up: flag });
const WireChange = v.object({ delayMs: number(10_000), lossPercent: number(100), isCut: flag });

const toggle = (path: string, name: string, up: boolean) => html`
<form method="post" action="${path}"><input type="hidden" name="up" value="${up ? 'off' : 'on'}">
<p>${name}: <strong>${up ? 'running' : 'dead'}</strong> <button>${up ? 'Kill it' : 'Start it'}</button></p></form>`;

const line = (path: string, name: string, { delayMs, lossPercent, isCut }: WireState) => html`
<form method="post" action="${path}"><fieldset><legend>${name}</legend>
<label>Milliseconds each way <input name="delayMs" inputmode="numeric" size="5" value="${delayMs}"></label>
<label>Of a hundred packages, break <input name="lossPercent" inputmode="numeric" size="3" value="${lossPercent}"></label>
<label>Cut <select name="isCut"><option value="off">no</option><option value="on" ${isCut ? 'selected' : ''}>yes</option></select></label>
<button>Set</button></fieldset></form>`;

const regionPart = ({ name, origin, wires, isUp, hasReplica }: Region) => html`
<h2>${name}</h2><p><a href="${origin}">${origin}</a></p>
${toggle(`/control/${name}/pages`, 'Page worker', isUp().pages)}
${toggle(`/control/${name}/bff`, 'BFF', isUp().bff)}
${hasReplica ? toggle(`/control/${name}/replica`, 'Replica', isUp().replica) : ''}
${line(`/control/${name}/line/worker`, 'From the BFF to the primary', wires.worker.state)}
${wires.replica ? line(`/control/${name}/line/replica`, 'From the replica to the primary', wires.replica.state) : ''}`;

const page = (primary: PrimaryPart, regions: readonly Region[]) => html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>Regions</title><style>:root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif}body{max-width:44rem;margin:2rem auto;padding:0 1rem}input,select,button{font:inherit;padding:.3rem}</style></head>
<body><h1>Regions</h1><p>What can go wrong between the parts, on this machine.</p>
${toggle('/control/primary', 'Primary', primary.isUp())}
${regions.map(regionPart)}</body></html>`;

const LOOPBACK_HOSTS = /^(127\.0\.0\.1|localhost)(:\d+)?$/;

/** A page, and the same by requests of programs, that switches parts off and makes lines bad. */
export const startControl = (
  primary: PrimaryPart,
  regions: readonly Region[],
  port: number,
): Promise<Listening> => {
  const app = new Hono();
  const regionOf = (name: string): Region | undefined =>
    regions.find((region) => region.name === name);
  const state = () => ({
    primary: primary.isUp(),
    regions: regions.map(({ name, origin, isUp, wires }) => ({
      name,
      origin,
      ...isUp(),
      lines: { worker: wires.worker.state, replica: wires.replica?.state },
    })),
  });
  // Another site's form or script must not play with it.
  app.use(async (c, next) => {
    const origin = c.req.header('origin');
    if (!LOOPBACK_HOSTS.test(c.req.header('host') ?? '')) return c.text('Loopback only.', 403);
    if (c.req.method === 'POST' && origin !== undefined && origin !== new URL(c.req.url).origin)
      return c.text('Not from here.', 403);
    return next();
  });
  const change = async (
    request: {
      header(name: string): string | undefined;
      json(): Promise<unknown>;
      parseBody(): Promise<unknown>;
    },
    act: (given: unknown) => Promise<boolean>,
  ): Promise<Response> => {
    const isForm = (request.header('content-type') ?? '').includes('urlencoded');
    if (!(await act(isForm ? await request.parseBody() : await request.json())))
      return Response.json({ error: 'There is no such part, or no such state.' }, { status: 400 });
    return isForm
      ? new Response(null, { status: 303, headers: { location: '/control' } })
      : Response.json(state());
  };
  const partChange =
    (set: ((up: boolean) => Promise<void>) | undefined) => async (given: unknown) => {
      const { success, output } = v.safeParse(PartChange, given);
      if (!success || set === undefined) return false;
      await set(output.up);
      return true;
    };
  app.get('/control', (c) => c.html(page(primary, regions)));
  app.get('/state', (c) => c.json(state()));
  app.post('/control/primary', (c) => change(c.req, partChange(primary.setUp)));
  app.post('/control/:region/pages', (c) =>
    change(c.req, partChange(regionOf(c.req.param('region'))?.setPages)),
  );
  app.post('/control/:region/bff', (c) =>
    change(c.req, partChange(regionOf(c.req.param('region'))?.setBff)),
  );
  app.post('/control/:region/replica', (c) => {
    const region = regionOf(c.req.param('region'));
    return change(c.req, partChange(region?.hasReplica ? region.setReplica : undefined));
  });
  app.post('/control/:region/line/:end{worker|replica}', (c) =>
    change(c.req, async (given) => {
      const wire = regionOf(c.req.param('region'))?.wires[c.req.param('end') as 'worker'];
      const { success, output } = v.safeParse(WireChange, given);
      if (!success || wire === undefined) return false;
      Object.assign(wire.state, output);
      return true;
    }),
  );
  return listen(async (request) => app.fetch(request), port);
};
