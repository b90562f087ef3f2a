import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeBundle } from '#edge/run/bundle-worker.ts';
import { bundlePages } from '#edge/run/page-worker.ts';
import type { DeployOptions } from './deploy.ts';
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

/**
 * After the BFF, which a new page may ask for what is new: the files, only ever more of them, and the page worker.
 * @returns the id of the version
 */
export const deployPages = async (
  target: PagesTarget,
  operator: Operator,
  options: Pick<
    DeployOptions,
    'folder' | 'contract' | 'tag' | 'steps' | 'soakMs' | 'preview' | 'secretsFile'
  > & {
    /** Scripts and styles of earlier releases. */
    readonly archive: string;
  },
): Promise<string> => {
  const { folder, archive, contract, secretsFile } = options;
  const built = await bundlePages();
  const bundle = writeBundle(built, join(folder, 'worker'));
  const release = collectFiles(target.files, archive, join(folder, 'files'));
  operator.say(
    `Pages: build ${release.build}, worker ${(built.gzipBytes / 1000).toFixed(1)} kB gzip.`,
  );
  const home = join(target.files, '__p', release.build, 'en.html');
  refuseOtherAddress(readFileSync(home, 'utf8'), target.origin);
  const open = await openPage(target.origin);
  if (!contract) refuseLoss(open, release.folder);
  const upload = { bundle, files: release.folder, secretsFile };
  const parts = realParts(target, smokePages, operator, upload);
  await parts.platform.rehearse();
  const builds = buildsOf(open, release.build);
  const version = await rollOut(parts, { ...options, ...(builds && { builds }) });
  if (options.preview !== true) release.keep();
  return version;
};
