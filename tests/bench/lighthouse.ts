/**
 * `npm run lighthouse`: Lighthouse on a phone, median of three, against the running product
 * (`npm start` first; `BASE_URL` when it is not on port 3000). Fails below the limits here.
 */
import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { onFreePort } from '#db/sqld.ts';
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

const { browser, port } = await onFreePort(async (free) => ({
  port: free,
  browser: await chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: [`--remote-debugging-port=${free}`, '--no-sandbox'],
  }),
}));
try {
  for (const page of PAGES) {
    const runs: Measured[] = [];
    for (let run = 0; run < RUNS; run++) runs.push(await measure(`${base}${page}`, port));
    const scores = CATEGORIES.map((name) => median(runs.map((each) => each.scores[name])));
    const short = CATEGORIES.some((name, index) => (scores[index] ?? 0) < WANTED[name]);
    const lcp = median(runs.map((each) => each.lcp)).toFixed(1);
    process.stdout.write(`${short ? '!' : ' '} ${page}: ${scores.join(' / ')}, LCP ${lcp} s\n`);
    if (short) process.exitCode = 1;
  }
} finally {
  await browser.close();
}
