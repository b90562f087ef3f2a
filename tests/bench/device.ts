import { join } from 'node:path';
import { untilInstalled } from '#tests/e2e/offline/phone.ts';
import { inProfile } from '#tests/support/browser-profile.ts';
import { demoSignIn } from '#tests/support/demo-sign-in.ts';
import { startProduct } from '#tests/support/product-process.ts';
import { inTurn, median, timed } from '#tests/support/rounds.ts';
import { searchOnDevice } from '#tests/support/station-rows.ts';
import { atMost, type Bench, limited, table, wholeMs } from './section.ts';

const ROUNDS = 10;
const SLOWER = 4;
const LIMIT_MS = 1_000;
const PATIENCE = { timeout: 120_000 };
const SEARCH_LIMIT_MS = 100;

/** Since the page was asked for, ms. */
interface Times {
  readonly usable: number;
  readonly alive: number;
}

/**
 * In the page: when the first motorcycle is painted and the main thread has time for a touch, and when the page is
 * alive, drawn from the device and not as it was last (`LastView`). It reports both itself: asking it from outside
 * would run the scripts of whoever asks in it meanwhile.
 */
const watch = (): void => {
  const times: { -readonly [Name in keyof Times]?: number } = {};
  const painted = (): Promise<void> =>
    new Promise((resolve) =>
      requestAnimationFrame(() =>
        requestAnimationFrame(() => requestIdleCallback(() => resolve())),
      ),
    );
  const note = async (name: keyof Times, selector: string): Promise<void> => {
    if (name in times || document.querySelector(selector) === null) return;
    times[name] = Number.NaN;
    await painted();
    times[name] = performance.now();
    const { usable, alive } = times;
    const { report } = window as { report?: (times: string) => void };
    if (usable && alive) report?.(JSON.stringify(times));
  };
  const motorcycle = 'li h3 a';
  new MutationObserver(() => {
    void note('usable', `main ${motorcycle}`);
    void note('alive', `main:not(:has([data-last-view])) ${motorcycle}`);
  }).observe(document, { childList: true, subtree: true });
};

const fill = (profile: string, origin: string): Promise<void> =>
  inProfile(profile, async (context) => {
    const page = await context.newPage();
    await page.goto(`${origin}/en`);
    await demoSignIn(page, 'owner@alva.demo');
    await page.goto(`${origin}/en/my-ev`);
    await untilInstalled(page);
    await page.waitForFunction(() => 'alva.last-view' in localStorage, undefined, PATIENCE);
  });

/** Of /my-ev, offline, in a browser that has just started, on a CPU four times slower. */
const openOnce = (profile: string, origin: string): Promise<Times> =>
  inProfile(profile, async (context) => {
    const page = await context.newPage();
    await page.addInitScript(watch);
    await context.setOffline(true);
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    await devtools.send('Runtime.enable');
    await devtools.send('Runtime.addBinding', { name: 'report' });
    const reported = new Promise<Times>((resolve) =>
      devtools.once('Runtime.bindingCalled', ({ payload }) => resolve(JSON.parse(payload))),
    );
    await page.goto(`${origin}/en/my-ev`, { waitUntil: 'commit' });
    return await reported;
  });

export const deviceTable = async ({ folder, stopAtEnd }: Bench) => {
  const { origin } = stopAtEnd(await startProduct({ data: join(folder, 'product') }));
  const profile = join(folder, 'profile');
  await fill(profile, origin);
  const [openings = []] = await inTurn(ROUNDS, [() => openOnce(profile, origin)]);
  const usable = median(openings.map((times) => times.usable));
  const alive = median(openings.map((times) => times.alive));
  // By Node, whose engine is the browser's.
  const near = searchOnDevice(5_000, Date.now());
  const [times = []] = await inTurn(200, [() => timed(near)]);
  const what = `/my-ev offline, CPU ${SLOWER}x slower`;
  return table(
    ['on the device', 'measured', 'limit'],
    [
      atMost(`${what}: usable after`, usable, LIMIT_MS, wholeMs),
      limited(`${what}: drawn from the device after`, wholeMs(alive)),
      atMost('20 nearest of 5,000 stations', median(times) * SLOWER, SEARCH_LIMIT_MS, wholeMs),
    ],
  );
};
