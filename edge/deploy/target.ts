import { unstable_readConfig } from 'wrangler';
import { DeployFault } from './fault.ts';

/** One region as its environment in wrangler.toml says. */
export interface Target {
  readonly config: string;
  readonly region: string;
  /** The worker's name at Cloudflare. */
  readonly worker: string;
  /** Where visitors reach it. */
  readonly origin: string;
  /** The one primary, where migrations go. */
  readonly primaryUrl: string;
}

/** @throws DeployFault: no such region, or an environment that lacks what a region needs */
export const readTarget = (region: string | undefined, config = 'wrangler.toml'): Target => {
  const { definedEnvironments: regions = [] } = unstable_readConfig({ config });
  if (region === undefined || !regions.includes(region))
    throw new DeployFault(`Say where: npm run deploy -- --region ${regions.join('|')}`);
  const { name, vars } = unstable_readConfig({ config, env: region });
  const { SITE_ORIGIN: origin, DATABASE_URL: replica, DATABASE_PRIMARY_URL = replica } = vars;
  if (name === undefined || typeof origin !== 'string' || typeof DATABASE_PRIMARY_URL !== 'string')
    throw new DeployFault(
      `${config}: [env.${region}.vars] needs SITE_ORIGIN and DATABASE_PRIMARY_URL.`,
    );
  return { config, region, worker: name, origin, primaryUrl: DATABASE_PRIMARY_URL };
};
