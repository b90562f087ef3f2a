import { dirname, join } from 'node:path';
import * as v from 'valibot';
import { environmentIn } from './target.ts';

/** The page worker of one region as its environment in wrangler.pages.toml says. */
export interface PagesTarget {
  readonly config: string;
  readonly region: string;
  readonly worker: string;
  /** Where visitors reach it. */
  readonly origin: string;
  /** Folder of what web/build packed for it. */
  readonly files: string;
}

const EnvironmentSchema = v.object({
  name: v.optional(v.string()),
  vars: v.object({ SITE_ORIGIN: v.pipe(v.string(), v.url()) }),
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
  return {
    config,
    region: read.region,
    worker: read.worker,
    origin: read.environment.vars.SITE_ORIGIN,
    files,
  };
};
