/**
 * `npm run lighthouse`: Lighthouse on a phone, median of three, against the running product (`npm start` first;
 * `BASE_URL` when it is not on port 3000) and against the page worker with the files of the same build, which asks the
 * product's BFF. A row of each; fails where one is below the limits here.
 */
import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { onFreePort } from '#db/sqld.ts';
import { startPageWorker } from '#edge/run/page-worker.ts';
import { bffOfProduct } from '#tests/support/product-bff.ts';
import { median } from './median.ts';

const base = process.env.BASE_URL ?? 'http://localhost:3000';
const RUNS = 3;
const PAGES = [
  '/id',
  '/id/product/alva-one',
  '/id/product/alva-one/customize',
  '/id/charging-station',
  '/id/shop/spare-parts',
  '/id/policy/warranty',
  '/id/login',
];
const WANTED = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 } as const;

type Category = keyof typeof WANTED;
const CATEGORIES = Object.keys(WANTED) as Category[];

interface Measured {
  readonly scores: Readonly<Record<Category, number>>;
  /** Largest contentful paint, seconds. */
  readonly lcp: number;
}

const measure = async (url: string, port: number): Promise<Measured> => {
  const result = await lighthouse(url, {
    port,
    output: 'json',
    logLevel: 'error',
    onlyCategories: CATEGORIES,
  });
  if (result === undefined) throw new Error(`Lighthouse has no result for ${url}`);
  const { categories, audits } = result.lhr;
  const scores = Object.fromEntries(
    CATEGORIES.map((name) => [name, Math.round((categories[name]?.score ?? 0) * 100)]),
  ) as Record<Category, number>;
  return { scores, lcp: (audits['largest-contentful-paint']?.numericValue ?? 0) / 1000 };
};

const worker = await startPageWorker(bffOfProduct(base), { SITE_ORIGIN: base });
const { browser, port } = await onFreePort(async (free) => ({
  port: free,
  browser: await chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: [`--remote-debugging-port=${free}`, '--no-sandbox'],
  }),
}));
const servers = [
  { name: 'Node', origin: base },
  { name: 'worker', origin: worker.origin },
];
try {
  for (const page of PAGES) {
    const rows = servers.map((server) => ({ ...server, runs: [] as Measured[] }));
    // By turns, so that both have the machine as it is.
    for (let run = 0; run < RUNS; run++)
      for (const { origin, runs } of rows) runs.push(await measure(`${origin}${page}`, port));
    for (const { name, runs } of rows) {
      const scores = CATEGORIES.map((each) => median(runs.map((run) => run.scores[each])));
      const short = CATEGORIES.some((each, index) => (scores[index] ?? 0) < WANTED[each]);
      const lcp = median(runs.map((run) => run.lcp)).toFixed(1);
      const row = `${page}, ${name}: ${scores.join(' / ')}, LCP ${lcp} s`;
      process.stdout.write(`${short ? '!' : ' '} ${row}\n`);
      if (short) process.exitCode = 1;
    }
  }
} finally {
  await browser.close();
  await worker.stop();
}
