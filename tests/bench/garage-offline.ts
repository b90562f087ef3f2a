import { join } from 'node:path';
import { untilInstalled } from '#tests/e2e/offline/phone.ts';
import { demoSignIn } from '#tests/support/demo-sign-in.ts';
import { inProfile } from './browser.ts';
import { startProduct } from './product.ts';
import { inTurn, median } from './rounds.ts';
import type { Bench } from './servers.ts';
import { limited, table, wholeMs } from './table.ts';

const ROUNDS = 10;
const SLOWER = 4;
const LIMIT_MS = 1_000;
const PATIENCE = { timeout: 120_000 };

/** In the page: when the first motorcycle stands there and the main thread has time for a touch. */
const watch = (): void => {
  const watcher = new MutationObserver(() => {
    if (document.querySelector('main li h3 a') === null) return;
    watcher.disconnect();
    requestIdleCallback(() => Object.assign(window, { readyAt: performance.now() }));
  });
  watcher.observe(document, { childList: true, subtree: true });
};

const fill = (profile: string, origin: string): Promise<void> =>
  inProfile(profile, async (context) => {
    const page = await context.newPage();
    await page.goto(`${origin}/en`);
    await demoSignIn(page, 'owner@alva.demo');
    await page.goto(`${origin}/en/my-ev`);
    await untilInstalled(page);
    await page.waitForSelector('main li h3 a', PATIENCE);
  });

/** Until /my-ev can be used, offline, in a browser that has just started, on a CPU four times slower; in ms. */
const openOnce = (profile: string, origin: string): Promise<number> =>
  inProfile(profile, async (context) => {
    const page = await context.newPage();
    await page.addInitScript(watch);
    await context.setOffline(true);
    const cpu = await context.newCDPSession(page);
    await cpu.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    await page.goto(`${origin}/en/my-ev`);
    const readyAt = () => (window as { readyAt?: number }).readyAt;
    const ready = await page.waitForFunction(readyAt, undefined, PATIENCE);
    return (await ready.jsonValue()) ?? Number.NaN;
  });

export const deviceTable = async (bench: Bench): Promise<string> => {
  const { origin } = await startProduct(bench);
  const profile = join(bench.folder, 'profile');
  await fill(profile, origin);
  const [times = []] = await inTurn(ROUNDS, [() => openOnce(profile, origin)]);
  const ready = median(times);
  const what = `/my-ev offline, CPU ${SLOWER}x slower: usable after`;
  return table(
    ['on the device', 'measured', 'limit'],
    [limited(what, wholeMs(ready), wholeMs(LIMIT_MS), ready < LIMIT_MS)],
  );
};
