import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MINUTE_MS } from '#edge/contract/time.ts';
import { bothLanguages, untilInstalled } from '#tests/e2e/offline/phone.ts';
import { startWire } from '#tests/e2e/offline/wire.ts';
import { inProfile } from '#tests/support/browser-profile.ts';
import { startProduct } from '#tests/support/product-process.ts';

const ROOT = join(import.meta.dirname, '../..');
/** Beside these sources: packages are linked, not copied. */
const TREES = join(ROOT, '.data', 'test', 'update');

/** What the worker fetches; a page also asks for data, which has nothing to do with the build. */
const OF_BUILD = /^\/(sw\.js|_next\/|(en|id)(\/|\?|$))/;

/** A copy of these sources that can be built by itself. */
const copySources = (to: string): void => {
  mkdirSync(to, { recursive: true });
  const files = 'git ls-files -co --exclude-standard -z | xargs -0 cp --parents -Pt "$0"';
  execFileSync('sh', ['-c', `${files} && cp -al node_modules "$0"`, to], { cwd: ROOT });
};

const changeMessage = (root: string, scope: string, start: string): void => {
  const file = join(root, `web/platform/i18n/messages/en/${scope}.ts`);
  const before = readFileSync(file, 'utf8');
  const after = before.replace(start, `${start}Now: `);
  if (after === before) throw new Error(`No message of ${scope} begins ${start}`);
  writeFileSync(file, after);
};

/** What a device with the first build fetches until the second one waits to be taken. */
const updateOf = (
  data: string,
  from: string,
  to: string,
): Promise<{ paths: string[]; bytes: number }> =>
  inProfile(join(data, 'profile'), async (context) => {
    const first = await startProduct({ data, root: from });
    const wire = await startWire(first.origin);
    const page = await context.newPage();
    await page.goto(`${wire.origin}/en`);
    await untilInstalled(page);
    // As on a phone that was calm for a while.
    await bothLanguages(page);
    // Of the site, without its scripts: nothing but the worker asks for anything.
    await page.goto(`${wire.origin}/robots.txt`);
    await first.stop();
    const second = await startProduct({ data, root: to, port: first.port });
    wire.reset();
    await page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration();
      await registration?.update();
      while (registration?.waiting === null || registration?.installing !== null)
        await new Promise((resolve) => setTimeout(resolve, 200));
    });
    // Everything of the build that went over the line since the wire was reset.
    const paths = wire.requests
      .map((each) => each.slice(each.indexOf(' ') + 1))
      .filter((path) => OF_BUILD.test(path));
    const bytes = [...new Set(paths)].reduce((sum, path) => sum + wire.bytesOf(path), 0);
    await second.stop();
    await wire.down();
    return { paths, bytes };
  });

describe.runIf(process.env.TEST_FULL === '1')('an update of an installed phone', () => {
  const before = join(TREES, 'before');

  beforeAll(() => {
    rmSync(TREES, { recursive: true, force: true });
    copySources(before);
  });
  afterAll(() => rmSync(TREES, { recursive: true, force: true }));

  // On 2026-11-24: 59.2 kB in 4 requests, and 1,413.8 kB in 99.
  it.each([
    ['on one page', 'roadside', "lead: '", 100_000],
    ['in the footer of every page', 'frame', "'footer.tagline': '", 1_700_000],
  ])(
    'after one message changed %s fetches little more than what says it',
    async (_, scope, start, limit) => {
      const after = join(TREES, scope);
      copySources(after);
      changeMessage(after, scope, start);
      const { paths, bytes } = await updateOf(join(TREES, `${scope}-data`), before, after);
      process.stdout.write(`${scope}: ${bytes} bytes in ${paths.length} requests\n`);
      expect(paths).not.toEqual([]);
      expect(bytes).toBeLessThanOrEqual(limit);
    },
    30 * MINUTE_MS,
  );
});
