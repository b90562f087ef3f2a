import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Sqld, startSqld } from '#db/sqld.ts';
import { MINUTE_MS } from '#edge/contract/time.ts';
import { startBrowsers } from './browsers.ts';
import { type Cloudflare, startCloudflare } from './cloudflare/start.ts';
import { ALONE, endedDeploying, SECRETS, settingsOf, startDeploying } from './operator.ts';
import { type SiteOptions, writeSite } from './site.ts';
import { getFrom, guestWithCart, productsIn, repeating } from './visitors.ts';

const WORKER = 'alva-bff-jakarta';
const PRODUCTS = productsIn('en');
const PAGES = 'alva-pages-jakarta';

let cloudflare: Cloudflare;
let sqld: Sqld;
let folder: string;

/** As the project's wrangler.pages.toml. */
const pageSettings = (site: string): string => `
name = "alva-pages"
main = "worker.mjs"
compatibility_date = "2026-11-01"
workers_dev = false
[assets]
directory = "${relative(folder, site)}"
binding = "ASSETS"
html_handling = "none"
not_found_handling = "none"
run_worker_first = ["/*", "!/_next/static/*", "!/pictures/*", "!/icons/*"]
[env.jakarta]
routes = [{ pattern = "www.alva.example/*", zone_name = "alva.example" }]
[env.jakarta.version_metadata]
binding = "DEPLOYED"
[[env.jakarta.analytics_engine_datasets]]
binding = "ANSWERS"
dataset = "alva_answers"
[env.jakarta.vars]
SITE_ORIGIN = "${cloudflare.origin}"
[[env.jakarta.services]]
binding = "BFF"
service = "${WORKER}"
`;

const start = (...args: string[]) => startDeploying(cloudflare, args);
const run = (...args: string[]) => endedDeploying(cloudflare, args);

const configOf = (name: string, databaseUrl = sqld.url): string => {
  const path = join(folder, `${name}.toml`);
  const { origin } = cloudflare;
  const jakarta = { name: 'jakarta', host: 'www.alva.example', origin, databaseUrl };
  writeFileSync(path, settingsOf(sqld.url, [jakarta]));
  return path;
};

const deployWith = (config: string, ...args: string[]) =>
  run('--region', 'jakarta', '--only', 'bff', '--config', config, '--soak', '0', ALONE, ...args);

/** The version that answers a visitor who names none. */
const serving = async (): Promise<string> => {
  const response = await fetch(`${cloudflare.origin}/api/health`);
  return ((await response.json()) as { version: string }).version;
};

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'alva-deploy-test-'));
  sqld = await startSqld({ from: process.env.TEST_SQLD_TEMPLATE ?? '' });
  cloudflare = await startCloudflare({ workers: [WORKER, PAGES], propagation: 2 });
});
afterAll(async () => {
  await cloudflare.stop();
  await sqld.stop();
  rmSync(folder, { recursive: true, force: true });
});
/** The shares of the deployments since then, by the order in which the versions came. */
const since = (index: number) => cloudflare.history.slice(index).map((shares) => [...shares]);

// Some twenty programs start one after the other, beside whatever else the machine does.
const PATIENCE_MS = 120_000;
/** Between two requests of a visitor. With less, most of the machine's time is theirs, and the deployment waits for it. */
const UNHURRIED_MS = 100;
/** Of each of many visitors. */
const AMONG_MANY_MS = 400;

/** Each costs half a minute, and what it adds to the others is proved beside it (tests/unit/deploy). */
const inFull = it.runIf(process.env.TEST_FULL === '1');

describe('npm run deploy, by wrangler, against the API of Cloudflare', {
  timeout: PATIENCE_MS,
}, () => {
  let first: string;
  let second: string;

  it('brings up a worker that is not there yet, with its secrets, routes and cron', async () => {
    const secrets = join(folder, 'secrets.json');
    writeFileSync(secrets, JSON.stringify(SECRETS));
    const { exitCode, output } = await deployWith(configOf('good'), '--secrets-file', secrets);
    expect(output).toContain('first deployment');
    expect(exitCode, output).toBe(0);
    expect(cloudflare.routes).toContain('www.alva.example/api/*');
    expect(cloudflare.crons).toEqual(['* * * * *']);
    first = await serving();
  });

  it('brings the next version a part of the traffic at a time, and of visitors who read and write none is turned away', async () => {
    const statuses = new Map<number, number>();
    const readers = ['/api/session', '/api/session', '/api/session', PRODUCTS].map((path) =>
      repeating(async () => {
        const answer = await fetch(cloudflare.origin + path);
        // An answer that breaks off is a failure, too.
        await answer.arrayBuffer();
        statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
      }, UNHURRIED_MS),
    );
    const guest = await guestWithCart(cloudflare.origin);
    let changes = 0;
    const writer = repeating(async () => {
      await guest.have(1 + ((changes + 1) % 2));
      changes++;
    }, UNHURRIED_MS);
    const { exitCode, output } = await deployWith(configOf('good'), '--steps', '10');
    await Promise.all([...readers, writer].map(({ stop }) => stop()));
    expect(exitCode, output).toBe(0);
    second = await serving();
    expect(second).not.toBe(first);
    expect(since(1)).toEqual([
      [
        [second, 0],
        [first, 100],
      ],
      [
        [second, 10],
        [first, 90],
      ],
      [[second, 100]],
    ]);
    expect([...statuses.keys()]).toEqual([200]);
    expect(statuses.get(200)).toBeGreaterThan(100);
    expect(changes).toBeGreaterThan(20);
    expect(await guest.caps()).toBe(1 + (changes % 2));
  });

  inFull('says what it would do, and does nothing', async () => {
    const before = cloudflare.history.length;
    const { exitCode, output } = await deployWith(configOf('good'), '--plan', '--steps', '10,50');
    expect(exitCode, output).toBe(0);
    expect(output).toContain('the schema is up to date');
    expect(output).toContain(`now: ${second} 100 %`);
    expect(output).toContain('50 %, watched for 0 s');
    expect(output).toContain('Nothing was changed.');
    expect(cloudflare.history).toHaveLength(before);
  });

  it('takes a version back that does not serve, before a visitor meets it', async () => {
    const before = cloudflare.history.length;
    // Nothing listens there.
    const { exitCode, output } = await deployWith(configOf('broken', 'http://127.0.0.1:9'));
    expect(exitCode).toBe(1);
    expect(output).toMatch(/health: .*unavailable/);
    expect(since(before)).toEqual([
      [
        [expect.any(String), 0],
        [second, 100],
      ],
      [[second, 100]],
    ]);
    expect(await serving()).toBe(second);
  });

  // What these do is proven beside them (tests/unit/deploy); with wrangler it takes a second a step.
  if (process.env.TEST_FULL === '1') {
    it('sends the traffic back when the operator ends it half-way', async () => {
      const before = cloudflare.history.length;
      const config = configOf('good');
      const rollout = start(
        '--region',
        'jakarta',
        '--only',
        'bff',
        '--config',
        config,
        '--soak',
        '3600',
        ALONE,
      );
      await expect.poll(rollout.output, { timeout: PATIENCE_MS }).toContain('takes 10 %');
      process.kill(-(rollout.child.pid ?? 0), 'SIGINT');
      expect(await rollout.ended).toBe(1);
      expect(rollout.output()).toContain('Ended by the operator');
      expect(since(before).at(-1)).toEqual([[second, 100]]);
      // It takes a moment to arrive.
      await expect.poll(serving).toBe(second);
    });

    it('goes back to the version before', async () => {
      const { exitCode, output } = await deployWith(configOf('good'), '--rollback');
      expect(exitCode, output).toBe(0);
      expect(await serving()).toBe(first);
    });
  }

  describe('the pages, after the BFF', () => {
    const settingsFor = (build: string, fault: SiteOptions['fault'] = 'sound'): string[] => {
      const site = join(folder, `site-${build}`);
      writeSite(site, { build, origin: cloudflare.origin, fault });
      const config = join(folder, `pages-${build}.toml`);
      writeFileSync(config, pageSettings(site));
      const releases = join(folder, 'releases');
      const options = ['--pages-config', config, '--releases', releases];
      return ['--region', 'jakarta', '--only', 'pages', ...options, '--steps', '50'];
    };
    const deployPages = (build: string, fault?: 'blocked') =>
      run(...settingsFor(build, fault), '--soak', '0', ALONE);
    const page = async (path: string) => {
      const answer = await fetch(cloudflare.origin + path, { redirect: 'manual' });
      return {
        status: answer.status,
        by: answer.headers.get('x-served-by'),
        text: await answer.text(),
      };
    };
    let served: string | null;
    const ROUTER = { rsc: '1' };
    const SEGMENT = {
      ...ROUTER,
      'next-router-prefetch': '1',
      'next-router-segment-prefetch': '/_tree',
    };

    it('are brought to a region that has none, and leave the BFF its own addresses', async () => {
      const { exitCode, output } = await deployPages('one');
      expect(exitCode, output).toBe(0);
      const first = await page('/en');
      expect(first.text).toContain('build one');
      served = first.by;
      expect((await page('/_next/static/chunks/one.js')).status).toBe(200);
      expect((await page('/api/session')).status).toBe(200);
      expect((await page('/__p/site.json')).status).not.toBe(200);
    });

    it('of the next build come with the scripts that open pages of the one before still need, and no visitor goes back and forth', async () => {
      const before = cloudflare.historyOf(PAGES).length;
      const rule = await run('--region', 'jakarta', '--config', configOf('good'), '--affinity');
      expect(rule.output).toContain('from now on each visitor gets one version');
      // Which version answered whom, in order, with page, payload and segment.
      const answers: { readonly address: string; readonly status: number; readonly by: string }[] =
        [];
      const addresses = Array.from({ length: 20 }, (_, at) => `127.0.1.${at + 1}`);
      const visit = (address: string, browser: string) =>
        repeating(async () => {
          for (const more of [{}, ROUTER, SEGMENT]) {
            const headers = { 'user-agent': browser, ...more };
            const { status, by } = await getFrom(address, `${cloudflare.origin}/en`, headers);
            answers.push({ address: address + browser, status, by });
          }
        }, AMONG_MANY_MS);
      // All customers of a carrier may have one address.
      const carrier = '127.0.1.100';
      const browsers = Array.from({ length: 12 }, (_, at) => `Browser/${at}`);
      const visitors = [
        ...addresses.map((address) => visit(address, '')),
        ...browsers.map((browser) => visit(carrier, browser)),
      ];
      const { exitCode, output } = await run(...settingsFor('two'), '--soak', '3', ALONE);
      await Promise.all(visitors.map(({ stop }) => stop()));
      expect(exitCode, output).toBe(0);
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
      const all = answers.map(({ by }) => by);
      const [isNew, isOld] = [(by: string) => by !== served, (by: string) => by === served];
      // Both served at once, and for a while.
      expect(all.findLastIndex(isOld) - all.findIndex(isNew)).toBeGreaterThan(5 * addresses.length);
      const everybody = [...addresses, ...browsers.map((browser) => carrier + browser)];
      const changes = everybody.map((address) => {
        const own = answers.filter((each) => each.address === address).map(({ by }) => by);
        return own.filter((by, at) => by !== own[at - 1]);
      });
      expect(changes.filter(({ length }) => length > 2)).toEqual([]);
      // Of the carrier's customers some, and not all or none, are among the half.
      const first = answers.findIndex(({ by }) => isNew(by));
      const atHalf = answers.slice(first, all.findLastIndex(isOld));
      const ofCarrier = atHalf.filter(({ address }) => address.startsWith(carrier));
      const met = browsers.map((browser) =>
        ofCarrier.some(({ address, by }) => address === carrier + browser && isNew(by)),
      );
      expect(new Set(met)).toEqual(new Set([true, false]));
      await expect.poll(async () => (await page('/en')).text).toContain('build two');
      served = (await page('/en')).by;
      for (const build of ['one', 'two'])
        expect((await page(`/_next/static/chunks/${build}.js`)).status).toBe(200);
      expect(
        cloudflare
          .historyOf(PAGES)
          .slice(before)
          .map((shares) => shares[0]?.[1]),
      ).toEqual([0, 50, 100]);
      // What did not change is not sent again.
      expect(cloudflare.addedFiles(PAGES)).not.toContain('/icons/icon.svg');
      expect(cloudflare.addedFiles(PAGES)).toContain('/_next/static/chunks/two.js');
    });

    inFull(
      'whose policy blocks their own scripts go back before a visitor meets them',
      async () => {
        const before = cloudflare.historyOf(PAGES).length;
        const { exitCode, output } = await deployPages('three', 'blocked');
        expect(exitCode).toBe(1);
        expect(output).toContain('its policy does not let its own scripts run');
        expect(cloudflare.historyOf(PAGES).slice(before)).toEqual([
          [
            [expect.any(String), 0],
            [served, 100],
          ],
          [[served, 100]],
        ]);
      },
    );

    describe('that many look at', () => {
      const addresses = (network: number, count: number) =>
        Array.from({ length: count }, (_, at) => `127.0.${network}.${at + 1}`);
      /** Readers whose browsers run no script, and browsers that do. */
      const deployAmongVisitors = async (
        build: string,
        fault: SiteOptions['fault'],
        soak: string,
      ) => {
        const url = `${cloudflare.origin}/en`;
        const readers = addresses(2, 8).map((address) =>
          repeating(async () => void (await getFrom(address, url))),
        );
        const browsers = await startBrowsers(url, addresses(3, 2));
        const outcome = await run(...settingsFor(build, fault), '--soak', soak);
        await Promise.all([...readers, browsers].map(({ stop }) => stop()));
        const { opened } = browsers;
        // The figures would say nothing if no browser had met both.
        const builds = opened.map((page) => page.build);
        expect(new Set(builds).size, builds.join()).toBe(2);
        return {
          ...outcome,
          failedBuilds: [
            ...new Set(opened.flatMap((page) => (page.failedAt === undefined ? [] : [page.build]))),
          ],
          failures: opened.flatMap(({ failedAt }) => failedAt ?? []),
        };
      };

      // The judge goes on in every run (tests/unit/deploy); with wrangler it takes half a minute.
      if (process.env.TEST_FULL === '1')
        it('go on when no script of theirs fails', async () => {
          const { exitCode, output, failures } = await deployAmongVisitors('sound', 'sound', '10');
          expect(exitCode, output).toBe(0);
          expect(failures).toEqual([]);
          await expect.poll(async () => (await page('/en')).text).toContain('build sound');
          served = (await page('/en')).by;
        });

      inFull(
        'go back within a minute of the first page whose script fails in a browser',
        async () => {
          const before = cloudflare.historyOf(PAGES).length;
          // Watched for longer than the minute: it is the failures that end it.
          const outcome = await deployAmongVisitors('failing', 'throws', '70');
          const { exitCode, output, failures, failedBuilds } = outcome;
          expect(exitCode, output).toBe(1);
          expect(failedBuilds).toEqual(['failing']);
          expect(output).toMatch(/Visitors are served worse: .* reports of failed scripts/);
          expect(cloudflare.historyOf(PAGES).slice(before)).toEqual([
            [
              [expect.any(String), 0],
              [served, 100],
            ],
            [
              [expect.any(String), 50],
              [served, 50],
            ],
            [[served, 100]],
          ]);
          expect((await page('/en')).by).toBe(served);
          const tookMs = (failures.at(-1) ?? Number.NaN) - (failures[0] ?? Number.NaN);
          // Its figure is in edge/deploy/RUNBOOK.md.
          process.stdout.write(`Pages failed for ${Math.round(tookMs)} ms.\n`);
          expect(tookMs).toBeLessThan(MINUTE_MS);
        },
      );
    });

    it('go back for what visitors get alone, where no check of ours fails', async () => {
      const before = cloudflare.historyOf(PAGES).length;
      const statuses = new Set<number>();
      const readers = Array.from({ length: 8 }, (_, at) =>
        repeating(async () => {
          const { status } = await getFrom(`127.0.4.${at + 1}`, `${cloudflare.origin}/en/news`);
          statuses.add(status);
        }, AMONG_MANY_MS),
      );
      const { exitCode, output } = await run(...settingsFor('five', 'fails'), '--soak', '70');
      await Promise.all(readers.map(({ stop }) => stop()));
      expect(exitCode, output).toBe(1);
      expect(output).toMatch(/Visitors are served worse: .*answers failed/);
      expect(statuses).toEqual(new Set([200, 503]));
      expect(cloudflare.historyOf(PAGES).slice(before).at(-1)).toEqual([[served, 100]]);
      await expect.poll(async () => (await page('/en/news')).status).toBe(200);
    });

    inFull('go no further while nobody comes whose answers would tell', async () => {
      const before = cloudflare.historyOf(PAGES).length;
      const { child, ended, output } = start(...settingsFor('six'), '--soak', '0');
      await vi.waitUntil(() => output().includes('Held: '), {
        timeout: PATIENCE_MS / 2,
        interval: 100,
      });
      const shares = cloudflare.historyOf(PAGES).slice(before);
      expect(shares.map(([first]) => first?.[1])).toEqual([0, 50]);
      process.kill(-(child.pid ?? 0), 'SIGINT');
      expect(await ended, output()).toBe(1);
      expect(cloudflare.historyOf(PAGES).at(-1)).toEqual([[served, 100]]);
      await expect.poll(async () => (await page('/en')).by).toBe(served);
    });

    it('without the scripts that open pages need are not deployed, until somebody says so', async () => {
      rmSync(join(folder, 'releases'), { recursive: true });
      const { exitCode, output } = await deployPages('four');
      expect(exitCode).toBe(1);
      expect(output).toMatch(/Pages that are open need .*--contract/);
      expect((await page('/en')).by).toBe(served);
    });
  });

  it.each([
    [['--region', 'mars'], '--region jakarta|singapore'],
    [['--region', 'jakarta', '--soak', 'long'], '--soak takes numbers'],
    [['--region', 'jakarta', '--all'], 'Say --region or --all, not both.'],
  ])('%j: says what to change and touches nothing', async (args, sentence) => {
    const before = cloudflare.history.length;
    const { exitCode, output } = await run(...args);
    expect(exitCode).toBe(1);
    expect(output).toContain(sentence);
    expect(output).not.toMatch(/ at .*\.ts:\d/);
    expect(cloudflare.history).toHaveLength(before);
  });
});
