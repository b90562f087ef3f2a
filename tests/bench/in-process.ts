/** The BFF alone in a process, without a socket: sends how many answers it gave a second, window by window. */
import { once } from 'node:events';
import { createEmbeddedApp } from '#edge/node.ts';
import { atOnce } from '#tests/support/rounds.ts';

const [{ SHOT, WINDOWS, WINDOW_MS, ...bindings }] = await once(process, 'message');
const { path, ...init } = JSON.parse(SHOT);
const app = createEmbeddedApp(bindings);
const rates: number[] = [];
while (rates.length < Number(WINDOWS)) {
  const from = performance.now();
  let count = 0;
  await atOnce(64, 64, async () => {
    for (; performance.now() < from + Number(WINDOW_MS); count++) {
      const answer = await app.fetch(new Request(`${bindings.SITE_ORIGIN}${path}`, init));
      if (!(await answer.text()).startsWith('{"data":')) throw new Error(`${answer.status}`);
    }
  });
  rates.push((count / (performance.now() - from)) * 1_000);
}
process.send?.(rates, () => process.exit());
