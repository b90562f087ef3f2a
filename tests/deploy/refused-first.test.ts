import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type OpenDatabase, openDatabase } from '#db/open.ts';
import { build, query } from '#db/query.ts';
import { releasedDocument } from '#db/schema/platform.ts';
import { type Sqld, startSqld } from '#db/sqld.ts';
import { type Cloudflare, startCloudflare } from './cloudflare/start.ts';
import { ALONE, endedDeploying, pageSettingsOf, SECRETS, settingsOf } from './operator.ts';
import { writeSite } from './site.ts';

const HOSTS = { jakarta: 'www.alva.example', singapore: 'sg.alva.example' } as const;
const NAMES = ['jakarta', 'singapore'] as const;
const WORKERS = NAMES.flatMap((name) => [`alva-bff-${name}`, `alva-pages-${name}`]);
/** Each starts wrangler once or twice. */
const PATIENCE_MS = 120_000;

let cloudflare: Cloudflare;
let sqld: Sqld;
let db: OpenDatabase;
beforeAll(async () => {
  sqld = await startSqld({ from: process.env.TEST_SQLD_TEMPLATE ?? '' });
  db = openDatabase({ url: sqld.url });
  cloudflare = await startCloudflare({
    workers: WORKERS,
    hosts: [HOSTS.jakarta, HOSTS.singapore],
    propagation: 0,
  });
});
afterAll(async () => {
  db.close();
  await cloudflare.stop();
  await sqld.stop();
});

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'alva-refused-first-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

interface Settings {
  /** Where the pages were built for; nothing is built without it. */
  readonly builtFor?: string;
  /** The site's address in Singapore's settings. */
  readonly singaporesSite?: string;
  /** What wrangler would only warn of, and go on without. */
  readonly lost?: 'binding of the BFF' | 'binding of the pages' | 'rule of a file';
}

/** More than Cloudflare takes. */
const TOO_MANY_RULES = Array.from({ length: 101 }, (_, n) => `/icons/${n}\n  x-rule: ${n}\n`).join(
  '',
);
/** At the top, from where no environment inherits it. */
const NOT_INHERITED = '[[kv_namespaces]]\nbinding = "NOTES"\nid = "0123456789abcdef"\n';

/** Deploys both parts to where they were never deployed. */
const deploy = async (where: readonly string[], settings: Settings, ...more: string[]) => {
  const site = join(folder, 'site');
  mkdirSync(site);
  if (settings.builtFor !== undefined) writeSite(site, { build: 'one', origin: settings.builtFor });
  const regions = NAMES.map((name) => ({
    name,
    host: HOSTS[name],
    origin: cloudflare.originOf(HOSTS[name]),
    site: (name === 'singapore' && settings.singaporesSite) || cloudflare.origin,
    databaseUrl: sqld.url,
  }));
  const { lost } = settings;
  if (lost === 'rule of a file') writeFileSync(join(site, '_headers'), TOO_MANY_RULES);
  const toppedBy = (part: string): string =>
    lost === `binding of the ${part}` ? NOT_INHERITED : '';
  const config = join(folder, 'wrangler.toml');
  writeFileSync(config, settingsOf(sqld.url, regions) + toppedBy('BFF'));
  const pages = join(folder, 'wrangler.pages.toml');
  writeFileSync(pages, pageSettingsOf('site', regions) + toppedBy('pages'));
  const secrets = join(folder, 'secrets.json');
  writeFileSync(secrets, JSON.stringify(SECRETS));
  const configs = ['--config', config, '--pages-config', pages, '--secrets-file', secrets];
  const rest = ['--releases', join(folder, 'releases'), '--soak', '0', ALONE];
  return endedDeploying(cloudflare, [...where, ...configs, ...rest, ...more]);
};

const documents = async (): Promise<number> => {
  const [rows] = await db.readPrimary([query(build.select().from(releasedDocument))]);
  return rows.length;
};

/** Nothing was uploaded, and the store is as it was. */
const expectUntouched = async (): Promise<void> => {
  for (const worker of WORKERS)
    expect([worker, cloudflare.historyOf(worker)]).toEqual([worker, []]);
  expect(await documents()).toBe(0);
};

describe('what a release is refused for is seen before anything is uploaded or migrated', {
  timeout: PATIENCE_MS,
}, () => {
  const one = ['--region', 'jakarta'];

  it('refuses a release whose site is not built', async () => {
    const { exitCode, output } = await deploy(one, {});
    expect(exitCode, output).toBe(1);
    expect(output).toContain('has no site');
    await expectUntouched();
  });

  it('refuses pages that were built for another address, and the plan says it as well', async () => {
    const settings = { builtFor: 'https://elsewhere.example' };
    const { exitCode, output } = await deploy(one, settings);
    expect(exitCode, output).toBe(1);
    expect(output).toContain('built for another address');
    await expectUntouched();
    rmSync(join(folder, 'site'), { recursive: true });
    const plan = await deploy(one, settings, '--plan');
    expect(plan.exitCode, plan.output).toBe(1);
    expect(plan.output).toContain('built for another address');
  });

  it('refuses a release to all regions for what is wrong in the last of them', async () => {
    const { exitCode, output } = await deploy(['--all'], {
      builtFor: cloudflare.origin,
      singaporesSite: 'https://elsewhere.example',
    });
    expect(exitCode, output).toBe(1);
    expect(output).toMatch(/singapore: .*another address[\s\S]*Nothing was changed\./);
    await expectUntouched();
  });

  it.each([
    [
      'binding of the BFF',
      /would go on without something:[\s\S]*"kv_namespaces" exists at the top level/,
    ],
    [
      'binding of the pages',
      /would go on without something:[\s\S]*"kv_namespaces" exists at the top level/,
    ],
    ['rule of a file', /has 101 rules for files/],
  ] as const)('refuses a release that wrangler would bring without a %s', async (lost, why) => {
    const { exitCode, output } = await deploy(one, { builtFor: cloudflare.origin, lost });
    expect(exitCode, output).toBe(1);
    expect(output).toMatch(why);
    await expectUntouched();
  });

  it('refuses a release that open pages would get no answer from', async () => {
    const text = 'query TyrePressure{tyrePressure}';
    const row = { hash: '0', endpoint: 'main', text, releasedAt: Date.now() } as const;
    await db.write([query(build.insert(releasedDocument).values(row))]);
    const { exitCode, output } = await deploy(one, { builtFor: cloudflare.origin });
    expect(exitCode, output).toBe(1);
    expect(output).toMatch(/TyrePressure.*--contract/);
    expect(await documents()).toBe(1);
    await db.write([query(build.delete(releasedDocument))]);
    await expectUntouched();
  });
});
