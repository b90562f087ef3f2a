import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundlePages, writeBundle } from '#edge/run/bundle-worker.ts';
import type { Bring, DeployOptions } from './deploy.ts';
import type { PagesTarget } from './pages-target.ts';
import { type Operator, realParts } from './parts.ts';
import { collectFiles, refuseLoss, refuseOtherAddress } from './release-files.ts';
import { type RolloutPlan, rollOut } from './rollout.ts';
import { smokePages } from './smoke-pages.ts';

/** What open pages need, until somebody says that nothing does. A region without pages yet answers otherwise. */
const openPage = async (origin: string): Promise<string> => {
  const answer = await fetch(`${origin}/en`, { redirect: 'manual' }).catch(() => undefined);
  return answer?.ok ? answer.text() : '';
};

const BUILD_IN_PAGE = /\bdata-build="([\w-]+)"/;

/** Builds that can be told apart by what pages report; none where the settings alone are new. */
const buildsOf = (open: string, next: string): RolloutPlan['builds'] => {
  const before = BUILD_IN_PAGE.exec(open)?.[1];
  return before === undefined || before === next ? undefined : { next, before };
};

interface PageOptions {
  readonly contract: boolean;
  /** Takes everything to upload. */
  readonly folder: string;
  /** Scripts and styles of earlier releases. */
  readonly archive: string;
}

/**
 * The files of a release, with those that pages which are open need.
 * @throws DeployFault where nothing is built, it is for another address, or open pages would lose their scripts
 */
export const collectPages = async (
  target: PagesTarget,
  { archive, contract, folder }: PageOptions,
) => {
  const release = collectFiles(target.files, archive, join(folder, 'files'));
  const home = join(target.files, '__p', release.build, 'en.html');
  refuseOtherAddress(readFileSync(home, 'utf8'), target.site);
  const open = await openPage(target.origin);
  if (!contract) refuseLoss(open, release.folder);
  return { release, builds: buildsOf(open, release.build) };
};

/**
 * After the BFF, which a new page may ask for what is new: the files, only ever more of them, and the page worker.
 * @throws DeployFault where the files or the settings refuse it; nothing is touched until it is brought
 */
export const preparePages = async (
  target: PagesTarget,
  operator: Operator,
  options: RolloutPlan & PageOptions & Pick<DeployOptions, 'secretsFile'>,
): Promise<Bring> => {
  const { folder, secretsFile } = options;
  const { release, builds } = await collectPages(target, options);
  const built = await bundlePages();
  const bundle = writeBundle(built, join(folder, 'worker'));
  operator.say(
    `Pages: build ${release.build}, worker ${(built.gzipBytes / 1000).toFixed(1)} kB gzip.`,
  );
  const upload = { bundle, files: release.folder, secretsFile };
  const parts = realParts(target, smokePages, operator, upload);
  await parts.platform.rehearse();
  return async () => {
    const version = await rollOut(parts, { ...options, ...(builds && { builds }) });
    if (options.preview !== true) release.keep();
    return version;
  };
};
