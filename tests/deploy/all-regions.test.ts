import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Sqld, startSqld } from '#db/sqld.ts';
import { type Cloudflare, startCloudflare } from './cloudflare/start.ts';
import { ALONE, endedDeploying, pageSettingsOf, SECRETS, settingsOf } from './operator.ts';
import { writeSite } from './site.ts';

const HOSTS = {
  jakarta: 'www.alva.example',
  singapore: 'sg.alva.example',
  surabaya: 'sub.alva.example',
} as const;
type Name = keyof typeof HOSTS;
const workerOf = (name: Name): string => `alva-bff-${name}`;
const pagesOf = (name: Name): string => `alva-pages-${name}`;
const NAMES = Object.keys(HOSTS) as Name[];
/** Nothing listens there. */
const NOWHERE = 'http://127.0.0.1:9';
const PATIENCE_MS = 240_000;

let cloudflare: Cloudflare;
let sqld: Sqld;
let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'alva-all-regions-'));
  sqld = await startSqld({ from: process.env.TEST_SQLD_TEMPLATE ?? '' });
  cloudflare = await startCloudflare({
    workers: [...NAMES.map(workerOf), ...NAMES.map(pagesOf)],
    hosts: [HOSTS.jakarta, HOSTS.singapore, HOSTS.surabaya],
    propagation: 0,
  });
});
afterAll(async () => {
  await cloudflare.stop();
  await sqld.stop();
  rmSync(folder, { recursive: true, force: true });
});

const deployAll = (names: readonly Name[], broken: Name | undefined, ...args: string[]) => {
  const config = join(folder, 'wrangler.toml');
  const pages = join(folder, 'wrangler.pages.toml');
  const regions = names.map((name) => ({
    name,
    host: HOSTS[name],
    origin: cloudflare.originOf(HOSTS[name]),
    site: cloudflare.origin,
    databaseUrl: name === broken ? NOWHERE : sqld.url,
  }));
  writeFileSync(config, settingsOf(sqld.url, regions));
  writeFileSync(pages, pageSettingsOf('site', regions));
  const configs = ['--config', config, '--pages-config', pages];
  const options = ['--all', '--releases', join(folder, 'releases'), '--soak', '0', '--steps', '50'];
  return endedDeploying(cloudflare, [...options, ...configs, ...args]);
};
const serving = async (name: Name): Promise<string> => {
  const answer = await fetch(`${cloudflare.originOf(HOSTS[name])}/api/health`);
  return ((await answer.json()) as { version: string }).version;
};

// In every run tests/unit/deploy/each-region.test.ts; with wrangler each region takes half a minute.
const run = describe.runIf(process.env.TEST_FULL === '1');
run('a release to all regions, by wrangler', { timeout: PATIENCE_MS }, () => {
  it('brings BFF and one build of the pages to one after the other, in the order of the settings', async () => {
    writeSite(join(folder, 'site'), { build: 'one', origin: cloudflare.origin });
    const secrets = join(folder, 'secrets.json');
    writeFileSync(secrets, JSON.stringify(SECRETS));
    const args = ['--secrets-file', secrets, ALONE];
    const { exitCode, output } = await deployAll(['jakarta', 'singapore'], undefined, ...args);
    expect(exitCode, output).toBe(0);
    const steps = output.split('\n').filter((line) => /^— |takes all traffic/.test(line));
    const expected = [];
    for (const name of ['jakarta', 'singapore'] as const) {
      const page = await fetch(`${cloudflare.originOf(HOSTS[name])}/en`);
      // Also where no visitor is sent to, pages name the site's one address.
      expect(await page.text()).toContain(`href="${cloudflare.origin}/en"`);
      expected.push(
        `— ${name}`,
        `${await serving(name)} takes all traffic.`,
        `${page.headers.get('x-served-by')} takes all traffic.`,
      );
    }
    expect(steps).toEqual(expected);
  });

  it('waits for no figures of visitors where none come', async () => {
    const { exitCode, output } = await deployAll(['singapore'], undefined, '--only', 'bff');
    expect(exitCode, output).toBe(0);
    expect(output).toContain('singapore has no visitors at');
    expect(output).not.toContain('Held');
  });

  it('ends at the first that it fails in, and says which regions have it', async () => {
    const before = { jakarta: await serving('jakarta'), singapore: await serving('singapore') };
    const { exitCode, output } = await deployAll(
      ['jakarta', 'singapore', 'surabaya'],
      'singapore',
      '--only',
      'bff',
      ALONE,
    );
    expect(exitCode).toBe(1);
    expect(output).toMatch(/singapore: health: .*unavailable/);
    expect(output).toContain('Done: jakarta. Failed: singapore. Not begun: surabaya.');
    expect(await serving('jakarta')).not.toBe(before.jakarta);
    expect(await serving('singapore')).toBe(before.singapore);
    expect(cloudflare.historyOf(workerOf('surabaya'))).toEqual([]);
  });
});
