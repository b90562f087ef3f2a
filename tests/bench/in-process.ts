/** The BFF alone in a process, without a socket: `SHOT=<JSON> node in-process.ts` sends its answers a second, by window. */
import { createEmbeddedApp } from '#edge/node.ts';
import type { Shot } from './load.ts';

const { SHOT, SITE_ORIGIN, WARM_UP_MS, WINDOWS, WINDOW_MS } = process.env;
const { path, method, headers, body = '' } = JSON.parse(String(SHOT)) as Shot;
const app = createEmbeddedApp(process.env);
const init = { method, headers: { ...headers, 'content-length': `${body.length}` }, body };

const ask = async (): Promise<void> => {
  const answer = await app.fetch(new Request(`${SITE_ORIGIN}${path}`, init));
  const text = await answer.text();
  if (!text.startsWith('{"data":')) throw new Error(text);
};

const LANES = 64;

const rateFor = async (ms: number): Promise<number> => {
  const from = performance.now();
  let count = 0;
  const lane = async (): Promise<void> => {
    for (; performance.now() < from + ms; count++) await ask();
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  return (count / (performance.now() - from)) * 1_000;
};

await rateFor(Number(WARM_UP_MS));
const rates: number[] = [];
for (let window = 0; window < Number(WINDOWS); window++)
  rates.push(await rateFor(Number(WINDOW_MS)));
process.send?.(rates, () => process.exit());
