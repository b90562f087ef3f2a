/**
 * The site and its BFF as one process: `HOST=… PORT=… node edge/run/site.ts`, after a build. `npm start`
 * runs this; so does whoever deploys to Node.
 */
import type { RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { App } from '#edge/app.ts';
import { SECOND_MS } from '#edge/contract/time.ts';
import { embeddedApp, keepToLoopback, refuseImpossibleMethods } from '#edge/node.ts';
import { createFront } from './front.ts';

/** Less than `npm start` and most platforms give. */
const GRACE_MS = 4 * SECOND_MS;
const LOOPBACK = '127.0.0.1';

const { HOST: host = LOOPBACK, PORT: port = '3000', ALVA_ENV } = process.env;
// Next and React look at it when they are loaded, below.
Object.assign(process.env, { NODE_ENV: 'production' });

// Here, and not only when Next is ready: connections are taken before.
refuseImpossibleMethods();
if (ALVA_ENV === 'embedded') keepToLoopback();

interface Started {
  readonly app: App;
  readonly pages: RequestListener;
  close(): Promise<void>;
}

let starting: Promise<Started>;
let app: App | undefined;
const front = createFront({
  // Within the turn of the event loop, once there is an app: what a turn takes is told by that.
  bff: (request, connection) =>
    app === undefined
      ? starting.then((started) => started.app.fetch(request, connection))
      : app.fetch(request, connection),
  pages: async (incoming, outgoing) => {
    try {
      const { pages } = await starting;
      await pages(incoming, outgoing);
    } catch (error) {
      process.stderr.write(`${error instanceof Error ? error.stack : error}\n`);
      if (!outgoing.headersSent) outgoing.writeHead(500);
      outgoing.end();
    }
  },
});

const start = async (listening: number): Promise<Started> => {
  const { default: next } = await import('next');
  const { TURBOPACK } = process.env;
  const site = next({ dev: false, dir: 'web', hostname: host, port: listening });
  // Set by servers of one's own alone, for development; `next start` does without.
  if (TURBOPACK === undefined) delete process.env.TURBOPACK;
  await site.prepare();
  const pages = site.getRequestHandler();
  return {
    app: embeddedApp(),
    pages: (...request) => pages(...request),
    close: () => site.close(),
  };
};

await new Promise<void>((resolve, reject) => {
  front.server.once('error', reject).listen(Number(port), host, () => resolve());
});
const { port: listening } = front.server.address() as AddressInfo;
// A port chosen by the system is known from here on, to what Next loads too.
process.env.PORT = String(listening);
if (ALVA_ENV === 'embedded') process.env.SITE_ORIGIN ||= `http://localhost:${listening}`;
starting = start(listening);
const { app: started, close } = await starting;
app = started;
process.stdout.write(`Site: http://${host}:${listening}\n`);

let isEnding = false;
const end = async (code: number): Promise<void> => {
  // A terminal sends it to the whole group, and whoever started this sends it once more.
  if (isEnding) return;
  isEnding = true;
  await front.stop(GRACE_MS);
  await close();
  process.exit(code);
};
process.on('SIGTERM', () => void end(143)).on('SIGINT', () => void end(130));
