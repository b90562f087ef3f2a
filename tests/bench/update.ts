import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Page } from '@playwright/test';
import { startWire, type Wire } from '#tests/e2e/offline/wire.ts';
import { inBrowser, PATIENCE, untilControlled } from './browser.ts';
import { startProduct } from './product.ts';
import { kilobytes, limited, table, whole } from './table.ts';

/** What the worker fetches; a page also asks for data, which has nothing to do with the build. */
const OF_BUILD = /^\/(sw\.js|_next\/|(en|id)(\/|\?|$))/;

interface Fetched {
  readonly requests: number;
  readonly bytes: number;
}

interface Change {
  readonly what: string;
  /** A key of the English messages of this scope. */
  readonly scope: string;
  readonly key: string;
  readonly limit: number;
}

/** The same one message in either case; what differs is on how many pages it stands. */
const CHANGES: readonly Change[] = [
  { what: 'on one page', scope: 'roadside', key: 'lead', limit: 100_000 },
  { what: 'in the footer of every page', scope: 'frame', key: 'footer.tagline', limit: 1_700_000 },
];

/** A copy of these sources that can be built by itself. */
const copySources = (to: string): void => {
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], {
    maxBuffer: 100_000_000,
  });
  for (const file of files.toString('utf8').split('\0')) {
    if (file === '') continue;
    mkdirSync(dirname(join(to, file)), { recursive: true });
    cpSync(file, join(to, file));
  }
  execFileSync('cp', ['-al', 'node_modules', join(to, 'node_modules')]);
};

const changeMessage = (root: string, { scope, key }: Change): void => {
  const file = join(root, `web/platform/i18n/messages/en/${scope}.ts`);
  const before = readFileSync(file, 'utf8');
  const name = /^\w+$/.test(key) ? key : `'${key}'`;
  const after = before.replace(new RegExp(`(${name}:\\s*')`), '$1Now: ');
  if (after === before) throw new Error(`No message ${scope}.${key}`);
  writeFileSync(file, after);
};

const installed = async (page: Page, origin: string): Promise<void> => {
  await page.goto(`${origin}/en`);
  await untilControlled(page);
  // Both languages, as on a phone that was calm for a while.
  await page.evaluate(() =>
    navigator.serviceWorker.controller?.postMessage({ type: 'LANGUAGES', languages: ['en', 'id'] }),
  );
  await page.waitForFunction(
    () =>
      new Promise<boolean>((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = ({ data }) => resolve(data.length === 2);
        navigator.serviceWorker.controller?.postMessage({ type: 'WHICH_LANGUAGES' }, [port2]);
      }),
    undefined,
    { ...PATIENCE, polling: 1_000 },
  );
};

/** Everything of the build that went over the line since the wire was reset. */
const fetched = (wire: Wire): Fetched => {
  const paths = wire.requests
    .map((each) => each.slice(each.indexOf(' ') + 1))
    .filter((path) => OF_BUILD.test(path));
  const bytes = [...new Set(paths)].reduce((sum, path) => sum + wire.bytesOf(path), 0);
  return { requests: paths.length, bytes };
};

/** What a device with the first build fetches until the second one waits to be taken. */
const updateOf = (folder: string, from: string, to: string): Promise<Fetched> =>
  inBrowser(async (browser) => {
    const first = await startProduct(folder, { root: from });
    const wire = await startWire(first.origin);
    try {
      const page = await browser.newPage();
      await installed(page, wire.origin);
      // Of the site, without its scripts: nothing but the worker asks for anything.
      await page.goto(`${wire.origin}/robots.txt`);
      await first.stop();
      const port = Number(new URL(first.origin).port);
      const second = await startProduct(folder, { root: to, port });
      wire.reset();
      await page.evaluate(async () => {
        const registration = await navigator.serviceWorker.getRegistration();
        await registration?.update();
        while (registration?.waiting === null || registration?.installing !== null)
          await new Promise((resolve) => setTimeout(resolve, 200));
      });
      const all = fetched(wire);
      await second.stop();
      return all;
    } finally {
      await wire.down();
    }
  });

/** Two real builds that differ in one message, and a device that goes from one to the other. */
export const updateTable = async (folder: string): Promise<string> => {
  // Beside these sources: packages are linked, not copied.
  const trees = join(process.cwd(), '.data', 'bench');
  rmSync(trees, { recursive: true, force: true });
  try {
    const before = join(trees, 'before');
    copySources(before);
    const rows: string[][] = [];
    for (const [at, change] of CHANGES.entries()) {
      const after = join(trees, `after-${at}`);
      copySources(after);
      changeMessage(after, change);
      const { requests, bytes } = await updateOf(join(folder, `update-${at}`), before, after);
      rows.push(
        limited(
          `one message changed ${change.what}: the worker fetches`,
          `${kilobytes(bytes)} in ${whole(requests)} requests`,
          kilobytes(change.limit),
          bytes <= change.limit,
        ),
      );
    }
    return table(['an update of an installed phone', 'measured', 'limit'], rows);
  } finally {
    rmSync(trees, { recursive: true, force: true });
  }
};
