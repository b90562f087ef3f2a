import { dirname, join } from 'node:path';
import * as v from 'valibot';
import { ADDRESSES, environmentIn } from './target.ts';

/** The page worker of one region as its environment in wrangler.pages.toml says. */
export interface PagesTarget {
  readonly config: string;
  readonly region: string;
  readonly worker: string;
  /** Where this region alone answers. */
  readonly origin: string;
  /** Where visitors reach the site, and what its pages are built for. */
  readonly site: string;
  /** Folder of what web/build packed for it. */
  readonly files: string;
}

const EnvironmentSchema = v.object({
  name: v.optional(v.string()),
  vars: v.object(ADDRESSES),
});
const AssetsSchema = v.object({ assets: v.object({ directory: v.string() }) });

/** @throws DeployFault: no such region, or an environment that lacks what it needs */
export const readPagesTarget = (
  region: string | undefined,
  config = 'wrangler.pages.toml',
): PagesTarget => {
  const read = environmentIn(config, region, EnvironmentSchema);
  const { assets } = v.parse(AssetsSchema, read.whole);
  const files = join(dirname(config), assets.directory);
  const { SITE_ORIGIN, REGION_ORIGIN = SITE_ORIGIN } = read.environment.vars;
  return {
    config,
    region: read.region,
    worker: read.worker,
    origin: REGION_ORIGIN,
    site: SITE_ORIGIN,
    files,
  };
};
