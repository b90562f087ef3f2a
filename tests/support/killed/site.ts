import { createEmbeddedApp } from '#edge/node.ts';
import { listen } from '#edge/payments-sandbox/node-server.ts';

/** The BFF as a process of its own, on the store and port it is given; one line when it is ready. */
const listening = await listen(async (request) => app.fetch(request), Number(process.env.PORT));
const { origin } = listening;
const app = createEmbeddedApp(process.env, () => undefined);
process.stdout.write(`Site: ${origin}\n`);
