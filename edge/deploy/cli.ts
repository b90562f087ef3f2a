/**
 * `npm run deploy -- --region <name>`: the BFF, then the site's pages, to one region of Cloudflare, a part of the traffic at a time.
 * Signs in as wrangler does (CLOUDFLARE_API_TOKEN, CLOUDFLARE_ACCOUNT_ID); DATABASE_MIGRATION_TOKEN opens the
 * primary for the schema: a token of its own, which no worker has, so that the workers' may be one that changes no schema.
 * CLOUDFLARE_ANALYTICS_TOKEN reads what visitors get of the new version. `--affinity` writes the zone's rule once
 * (CLOUDFLARE_RULES_TOKEN).
 */
import { parseArgs } from 'node:util';
import { rulesIn, setAffinity, zoneOf } from './affinity.ts';
import { inEachRegion, preparedInEachRegion } from './each-region.ts';
import { DeployFault } from './fault.ts';
import { migrationTokenIn } from './migration-token.ts';
import { type PagesTarget, readPagesTarget } from './pages-target.ts';
import { realParts } from './parts.ts';
import { rollBack } from './rollout.ts';
import { smokeTest } from './smoke.ts';
import { smokePages } from './smoke-pages.ts';
import { tagOf } from './tag.ts';
import { readTarget, regionsIn, type Target } from './target.ts';
import { analyticsIn, visitorsBy } from './visitors.ts';

const OPTIONS = {
  region: { type: 'string' },
  config: { type: 'string' },
  'pages-config': { type: 'string' },
  /** `bff` or `pages` alone. */
  only: { type: 'string' },
  /** Percentages between none and all. */
  steps: { type: 'string', default: '10,50' },
  /** Seconds at each of them. */
  soak: { type: 'string', default: '60' },
  /** Where scripts of earlier releases are, for pages that are still open. */
  releases: { type: 'string', default: '.data/releases' },
  /** Secrets to bring along, as the first deployment has to. */
  'secrets-file': { type: 'string' },
  /** The page worker's own: it has none of the BFF's. */
  'pages-secrets-file': { type: 'string' },
  /** Nothing that is still in use needs what this version takes away. */
  contract: { type: 'boolean', default: false },
  /** Uploads the version for a look at it, without traffic. */
  preview: { type: 'boolean', default: false },
  /** Takes a tree with changes that are in no commit. */
  changed: { type: 'boolean', default: false },
  /** Sends all traffic to the version before. */
  rollback: { type: 'boolean', default: false },
  /** Says what a deployment would do, and does nothing. */
  plan: { type: 'boolean', default: false },
  /** Every region of the settings, one after the other; the first that fails ends it. */
  all: { type: 'boolean', default: false },
  /** Has the region's zone send each visitor to one version while two serve, and ends. */
  affinity: { type: 'boolean', default: false },
  /** Goes by our own questions alone, where too few visitors come to say anything. */
  'without-visitors': { type: 'boolean', default: false },
} as const;

const readOptions = () => {
  try {
    return parseArgs({ options: OPTIONS }).values;
  } catch (error) {
    throw new DeployFault(error instanceof Error ? error.message : String(error));
  }
};

const numberIn = (text: string, name: string, min: number, max: number): number => {
  const value = Number(text);
  if (text.trim() !== '' && value >= min && value <= max) return value;
  throw new DeployFault(`--${name} takes numbers from ${min} to ${max}, not "${text}".`);
};

const say = (line: string): void => void process.stdout.write(`${line}\n`);

interface Previewed {
  readonly worker: string;
  readonly origin: string;
}

const tellPreview = ({ worker, origin }: Previewed, version: string, path: string): void =>
  say(
    `It answers requests that name it:\n  curl -H 'Cloudflare-Workers-Version-Overrides: ${worker}="${version}"' ${origin}${path}`,
  );

/** What a release has; a page worker needs a site that is built. */
const partsIn = (only: string | undefined): { readonly bff: boolean; readonly pages: boolean } => {
  if (only !== undefined && only !== 'bff' && only !== 'pages')
    throw new DeployFault(`--only takes bff or pages, not "${only}".`);
  return { bff: only !== 'pages', pages: only !== 'bff' };
};

type Values = ReturnType<typeof readOptions>;

const targetsIn = (region: string | undefined, values: Values) => {
  const which = partsIn(values.only);
  const bff = which.bff ? readTarget(region, values.config) : undefined;
  const pages = which.pages ? readPagesTarget(region, values['pages-config']) : undefined;
  if (bff && pages && bff.site !== pages.site)
    throw new DeployFault(
      `The site has one address: ${bff.config} says ${bff.site}, ${pages.config} ${pages.site}.`,
    );
  return { bff, pages };
};

const optionsIn = (values: Values) => ({
  tag: tagOf(values.changed),
  steps: values.steps.split(',').map((step) => numberIn(step, 'steps', 1, 99)),
  soakMs: numberIn(values.soak, 'soak', 0, 3_600) * 1_000,
  preview: values.preview,
  contract: values.contract,
});

/** These bring nothing new to a region. */
const otherThanDeploy = (values: Values): boolean =>
  values.affinity || values.rollback || values.plan;

const actIn = async (
  region: string | undefined,
  values: Values,
  signal: AbortSignal,
): Promise<void> => {
  if (values.affinity) {
    const { config } = readTarget(region, values.config);
    const zone = zoneOf(region ?? '', config);
    const isNew = await setAffinity(zone, { ...rulesIn(process.env), fetch });
    say(`${zone}: ${isNew ? 'from now on' : 'already'} each visitor gets one version.`);
    return;
  }
  const { bff, pages } = targetsIn(region, values);
  const operator = { signal, say };
  if (values.rollback) {
    // The other way round than they came: no page asks a BFF that is older than it.
    if (pages) await rollBack(realParts(pages, smokePages, operator, { bundle: '' }));
    if (bff) await rollBack(realParts(bff, smokeTest, operator, { bundle: '' }));
    return;
  }
  const { planDeployment } = await import('./plan.ts');
  const rest = { ...optionsIn(values), archive: `${values.releases}/${region}` };
  await planDeployment({ bff, pages }, operator, rest);
};

/** Nobody comes to a region that answers at an address of its own alone: there are no figures of visitors to wait for. */
const visitorsIn = (
  { origin, site, region }: { origin: string; site: string; region: string },
  values: Values,
) => {
  if (values.preview || values['without-visitors']) return undefined;
  if (origin === site) return visitorsBy({ ...analyticsIn(process.env), fetch });
  say(`${region} has no visitors at ${origin}: it is judged by our own questions alone.`);
  return undefined;
};

/**
 * Everything that a release can be refused for is looked at here, before anything is uploaded or migrated.
 * @returns what brings it to the region
 */
const prepareFor = async (
  region: string | undefined,
  values: Values,
  signal: AbortSignal,
): Promise<() => Promise<void>> => {
  const { bff, pages } = targetsIn(region, values);
  const target = bff ?? pages;
  const operator = { signal, say, visitors: target && visitorsIn(target, values) };
  const options = optionsIn(values);
  const folder = `.data/deploy/${region}`;
  // Each part is imported when it is its turn: going back, and wrong arguments, need not wait for either.
  const ofPages = async (target: PagesTarget) => {
    const { preparePages } = await import('./deploy-pages.ts');
    return preparePages(target, operator, {
      ...options,
      folder: `${folder}/pages`,
      secretsFile: values['pages-secrets-file'],
      archive: `${values.releases}/${target.region}`,
    });
  };
  const ofBff = async (target: Target) => {
    const { prepareBff } = await import('./deploy.ts');
    return prepareBff(target, operator, {
      ...options,
      folder: `${folder}/bff`,
      secretsFile: values['secrets-file'],
      databaseToken: migrationTokenIn(process.env),
    });
  };
  // The pages first: what is wrong with their files is seen without a bundle.
  const bringPages = pages && (await ofPages(pages));
  const bringBff = bff && (await ofBff(bff));
  return async () => {
    const bffVersion = await bringBff?.();
    if (bff && bffVersion !== undefined && values.preview)
      tellPreview(bff, bffVersion, '/api/health');
    const pagesVersion = await bringPages?.();
    if (pages && pagesVersion !== undefined && values.preview)
      tellPreview(pages, pagesVersion, '/en');
  };
};

const main = async (signal: AbortSignal): Promise<void> => {
  const values = readOptions();
  const act = (region: string | undefined) => actIn(region, values, signal);
  const prepare = (region: string | undefined) => prepareFor(region, values, signal);
  if (!values.all) {
    if (otherThanDeploy(values)) return act(values.region);
    const bring = await prepare(values.region);
    return bring();
  }
  if (values.region !== undefined) throw new DeployFault('Say --region or --all, not both.');
  const regions =
    values.only === 'pages'
      ? regionsIn(values['pages-config'] ?? 'wrangler.pages.toml')
      : regionsIn(values.config);
  if (otherThanDeploy(values)) await inEachRegion(regions, say, act);
  else await preparedInEachRegion(regions, say, prepare);
};

const ending = new AbortController();
for (const name of ['SIGINT', 'SIGTERM'] as const)
  process.on(name, () => {
    say('Ending …');
    ending.abort();
  });
try {
  await main(ending.signal);
} catch (error) {
  if (!(error instanceof DeployFault)) throw error;
  process.stderr.write(`\n${error.message}\n`);
  process.exitCode = 1;
}
