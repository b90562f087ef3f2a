import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bothLanguages, untilInstalled } from '#tests/e2e/offline/phone.ts';
import { startWire } from '#tests/e2e/offline/wire.ts';
import { inProfile } from './browser.ts';
import { startProduct } from './product.ts';
import type { Bench } from './servers.ts';
import { kilobytes, limited, table, whole } from './table.ts';

/** What the worker fetches; a page also asks for data, which has nothing to do with the build. */
const OF_BUILD = /^\/(sw\.js|_next\/|(en|id)(\/|\?|$))/;

/** One English message of a scope, by how it begins there, and how many bytes it may cost. */
const CHANGES = [
  ['on one page', 'roadside', "lead: '", 100_000],
  ['in the footer of every page', 'frame', "'footer.tagline': '", 1_700_000],
] as const;

/** A copy of these sources that can be built by itself. */
const copySources = (to: string): void => {
  mkdirSync(to, { recursive: true });
  const files = 'git ls-files -co --exclude-standard -z | xargs -0 cp --parents -Pt "$0"';
  execFileSync('sh', ['-c', `${files} && cp -al node_modules "$0"`, to]);
};

const changeMessage = (root: string, scope: string, start: string): void => {
  const file = join(root, `web/platform/i18n/messages/en/${scope}.ts`);
  const before = readFileSync(file, 'utf8');
  const after = before.replace(start, `${start}Now: `);
  if (after === before) throw new Error(`No message of ${scope} begins ${start}`);
  writeFileSync(file, after);
};

/** What a device with the first build fetches until the second one waits to be taken. */
const updateOf = (bench: Bench, from: string, to: string) =>
  inProfile(join(bench.folder, 'profile'), async (context) => {
    const first = await startProduct(bench, { root: from });
    const wire = await startWire(first.origin);
    bench.stopAtEnd({ stop: wire.down });
    const page = await context.newPage();
    await page.goto(`${wire.origin}/en`);
    await untilInstalled(page);
    // As on a phone that was calm for a while.
    await bothLanguages(page);
    // Of the site, without its scripts: nothing but the worker asks for anything.
    await page.goto(`${wire.origin}/robots.txt`);
    await first.stop();
    const second = await startProduct(bench, { root: to, port: first.port });
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
    return { requests: paths.length, bytes };
  });

/** Two real builds that differ in one message, and a device that goes from one to the other. */
export const updateTable = async (bench: Bench): Promise<string> => {
  // Beside these sources: packages are linked, not copied.
  const trees = join(process.cwd(), '.data', 'bench');
  const { stop } = bench.stopAtEnd({ stop: () => rmSync(trees, { recursive: true, force: true }) });
  stop();
  const before = join(trees, 'before');
  copySources(before);
  const rows: string[][] = [];
  for (const [at, [where, scope, start, limit]] of CHANGES.entries()) {
    const after = join(trees, `after-${at}`);
    copySources(after);
    changeMessage(after, scope, start);
    const place = { ...bench, folder: join(bench.folder, `update-${at}`) };
    const { requests, bytes } = await updateOf(place, before, after);
    const what = `one message changed ${where}: the worker fetches`;
    const figure = `${kilobytes(bytes)} in ${whole(requests)} requests`;
    rows.push(limited(what, figure, kilobytes(limit), bytes <= limit));
  }
  return table(['an update of an installed phone', 'measured', 'limit'], rows);
};
