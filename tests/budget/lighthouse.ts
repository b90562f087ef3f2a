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
import { inTurn, median } from '#tests/support/rounds.ts';

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

const CATEGORIES = Object.keys(WANTED) as (keyof typeof WANTED)[];

/** Scores in the order of the categories, then the largest contentful paint in seconds. */
const measure = async (url: string, port: number): Promise<number[]> => {
  const options = { port, output: 'json', logLevel: 'error', onlyCategories: CATEGORIES } as const;
  const result = await lighthouse(url, options);
  if (result === undefined) throw new Error(`Lighthouse has no result for ${url}`);
  const { categories, audits } = result.lhr;
  const scores = CATEGORIES.map((name) => Math.round((categories[name]?.score ?? 0) * 100));
  return [...scores, (audits['largest-contentful-paint']?.numericValue ?? 0) / 1000];
};

const worker = await startPageWorker(bffOfProduct(base), { SITE_ORIGIN: base });
const { browser, port } = await onFreePort(async (free) => ({
  port: free,
  browser: await chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: [`--remote-debugging-port=${free}`, '--no-sandbox'],
  }),
}));
const servers = { Node: base, worker: worker.origin };
try {
  for (const page of PAGES) {
    const lanes = Object.values(servers).map((origin) => () => measure(`${origin}${page}`, port));
    const runs = await inTurn(RUNS, lanes);
    for (const [at, name] of Object.keys(servers).entries()) {
      const figures = [...CATEGORIES, 'lcp'].map((_, column) =>
        median((runs[at] ?? []).map((run) => run[column] ?? Number.NaN)),
      );
      const scores = figures.slice(0, -1);
      const short = CATEGORIES.some((each, index) => (scores[index] ?? 0) < WANTED[each]);
      const row = `${page}, ${name}: ${scores.join(' / ')}, LCP ${figures.at(-1)?.toFixed(1)} s`;
      process.stdout.write(`${short ? '!' : ' '} ${row}\n`);
      if (short) process.exitCode = 1;
    }
  }
} finally {
  await browser.close();
  await worker.stop();
}
