import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { SERVICE_ACCOUNT } from '#tests/support/bff.ts';
import type { Cloudflare } from './cloudflare/start.ts';

const ROOT = join(import.meta.dirname, '../..');

export const SECRETS = {
  FIREBASE_SERVICE_ACCOUNT: SERVICE_ACCOUNT,
  IDENTITY_KEYS: `embedded:${Buffer.from('demo-identity-numbers-are-invent').toString('base64url')}`,
  IDENTITY_INDEX_KEY: `index:${Buffer.alloc(32, 'index').toString('base64url')}`,
  SESSION_KEYS: `test:${Buffer.alloc(32, 'session key of the tests').toString('base64url')}`,
};

export interface RegionSettings {
  readonly name: string;
  /** As its routes have it. */
  readonly host: string;
  /** Where it is reached here. */
  readonly origin: string;
  /** Where visitors reach the site; the region itself when absent. */
  readonly site?: string;
  readonly databaseUrl: string;
}

const addressesOf = ({ origin, site = origin }: RegionSettings): string =>
  `SITE_ORIGIN = "${site}"${site === origin ? '' : `\nREGION_ORIGIN = "${origin}"`}`;

const environmentOf = (region: RegionSettings, primaryUrl: string): string => {
  const { name, host, databaseUrl } = region;
  return `
[env.${name}]
routes = [
  { pattern = "${host}/graphql", zone_name = "alva.example" },
  { pattern = "${host}/content", zone_name = "alva.example" },
  { pattern = "${host}/api/*", zone_name = "alva.example" },
]
[env.${name}.version_metadata]
binding = "DEPLOYED"
[env.${name}.triggers]
crons = ["* * * * *"]
[[env.${name}.r2_buckets]]
binding = "FILES"
bucket_name = "alva-files"
[[env.${name}.analytics_engine_datasets]]
binding = "ANSWERS"
dataset = "alva_answers"
[[env.${name}.ratelimits]]
name = "FLOOD_LIMITER"
namespace_id = "1001"
simple = { limit = 10000, period = 60 }
[env.${name}.vars]
REGION = "${name}"
${addressesOf(region)}
DATABASE_URL = "${databaseUrl}"
DATABASE_PRIMARY_URL = "${primaryUrl}"
FIREBASE_PROJECT_ID = "alva"
FIREBASE_API_KEY = "public-browser-key"
`;
};

/** As the project's wrangler.toml, with the addresses of a test. */
export const settingsOf = (primaryUrl: string, regions: readonly RegionSettings[]): string => `
name = "alva-bff"
main = "worker.mjs"
compatibility_date = "2026-11-01"
workers_dev = false
rules = [{ type = "ESModule", globs = ["*.mjs"] }]
${regions.map((region) => environmentOf(region, primaryUrl)).join('')}`;

const pageEnvironmentOf = (region: RegionSettings): string => `
[env.${region.name}]
routes = [{ pattern = "${region.host}/*", zone_name = "alva.example" }]
[env.${region.name}.version_metadata]
binding = "DEPLOYED"
[[env.${region.name}.analytics_engine_datasets]]
binding = "ANSWERS"
dataset = "alva_answers"
[env.${region.name}.vars]
${addressesOf(region)}
[[env.${region.name}.services]]
binding = "BFF"
service = "alva-bff-${region.name}"
`;

/** As the project's wrangler.pages.toml. @param site folder of the built site, from where the settings are */
export const pageSettingsOf = (site: string, regions: readonly RegionSettings[]): string => `
name = "alva-pages"
main = "worker.mjs"
compatibility_date = "2026-11-01"
workers_dev = false
[assets]
directory = "${site}"
binding = "ASSETS"
html_handling = "none"
not_found_handling = "none"
run_worker_first = ["/*", "!/_next/static/*", "!/pictures/*", "!/icons/*"]
${regions.map(pageEnvironmentOf).join('')}`;

/** By our own questions alone, where a test has no visitors. */
export const ALONE = '--without-visitors';

/** `npm run deploy` as an operator starts it. */
export const startDeploying = ({ api }: Cloudflare, args: readonly string[]) => {
  // Whatever the tree of whoever runs the tests is like.
  const child = spawn(process.execPath, ['edge/deploy/cli.ts', '--changed', ...args], {
    cwd: ROOT,
    // A group of its own, which Ctrl+C is sent to as a whole.
    detached: true,
    env: {
      ...process.env,
      CLOUDFLARE_API_BASE_URL: api,
      CLOUDFLARE_API_TOKEN: 'token',
      CLOUDFLARE_ACCOUNT_ID: 'account',
      CLOUDFLARE_ANALYTICS_TOKEN: 'of the figures alone',
      CLOUDFLARE_RULES_TOKEN: 'of the rules alone',
      DATABASE_MIGRATION_TOKEN: 'of the schema alone',
    },
  });
  const output: string[] = [];
  const collect = (text: string): void => void output.push(text);
  child.stdout.setEncoding('utf8').on('data', collect);
  child.stderr.setEncoding('utf8').on('data', collect);
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve));
  return { child, ended, output: () => output.join('') };
};

export const endedDeploying = async (cloudflare: Cloudflare, args: readonly string[]) => {
  const { ended, output } = startDeploying(cloudflare, args);
  return { exitCode: await ended, output: output() };
};
