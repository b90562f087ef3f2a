import { readFileSync } from 'node:fs';
import { parse } from 'smol-toml';
import * as v from 'valibot';
import { DeployFault } from './fault.ts';

/** One region as its environment in wrangler.toml says. */
export interface Target {
  readonly config: string;
  readonly region: string;
  /** The worker's name at Cloudflare. */
  readonly worker: string;
  /** Where this region alone answers. */
  readonly origin: string;
  /** Where visitors reach the site; a region that has them answers there. */
  readonly site: string;
  /** The one primary, where migrations go. */
  readonly primaryUrl: string;
}

const ConfigSchema = v.object({ name: v.string(), env: v.record(v.string(), v.unknown()) });

/** One address for the site in all regions; one of its own where a region does not answer there. */
export const ADDRESSES = {
  SITE_ORIGIN: v.pipe(v.string(), v.url()),
  REGION_ORIGIN: v.optional(v.pipe(v.string(), v.url())),
};

const EnvironmentSchema = v.object({
  name: v.optional(v.string()),
  vars: v.object({
    ...ADDRESSES,
    DATABASE_URL: v.string(),
    DATABASE_PRIMARY_URL: v.optional(v.string()),
  }),
});

const readConfig = (path: string): unknown => {
  try {
    return parse(readFileSync(path, 'utf8'));
  } catch (error) {
    throw new DeployFault(`${path}: ${error instanceof Error ? error.message : String(error)}`);
  }
};

const check = <S extends v.GenericSchema>(
  schema: S,
  value: unknown,
  where: string,
): v.InferOutput<S> => {
  const { success, output, issues } = v.safeParse(schema, value);
  if (success) return output;
  const faults = issues.map((issue) => `${v.getDotPath(issue) ?? '?'}: ${issue.message}`);
  throw new DeployFault(`${where}: ${faults.join('; ')}`);
};

/**
 * The settings of a region in a file of wrangler's.
 * @throws DeployFault: no such region, or an environment that lacks what it needs
 */
export const environmentIn = <S extends v.GenericSchema<unknown, { name?: string | undefined }>>(
  config: string,
  region: string | undefined,
  schema: S,
) => {
  const whole = readConfig(config);
  const { name, env } = check(ConfigSchema, whole, config);
  if (region === undefined || !Object.hasOwn(env, region))
    throw new DeployFault(`Say where: npm run deploy -- --region ${Object.keys(env).join('|')}`);
  const environment = check(schema, env[region], `${config}: [env.${region}]`);
  // As wrangler names the worker of an environment that does not name itself.
  return { whole, region, environment, worker: environment.name ?? `${name}-${region}` };
};

/** All regions, in the order of the file: the first one is where a release is tried first. */
export const regionsIn = (config = 'wrangler.toml'): readonly string[] =>
  Object.keys(check(ConfigSchema, readConfig(config), config).env);

/** @throws DeployFault: no such region, or an environment that lacks what a region needs */
export const readTarget = (region: string | undefined, config = 'wrangler.toml'): Target => {
  const read = environmentIn(config, region, EnvironmentSchema);
  const { vars } = read.environment;
  const { SITE_ORIGIN, REGION_ORIGIN = SITE_ORIGIN } = vars;
  return {
    config,
    region: read.region,
    worker: read.worker,
    origin: REGION_ORIGIN,
    site: SITE_ORIGIN,
    primaryUrl: vars.DATABASE_PRIMARY_URL ?? vars.DATABASE_URL,
  };
};
