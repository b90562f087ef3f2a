import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { DeployFault } from './fault.ts';

/** Whoever has a page open, or on a device, comes back to its scripts within this many releases. */
const RELEASES = 3;
const STATIC = join('_next', 'static');
const SCRIPT = /\/_next\/static\/[\w./~-]+\.(?:js|css)/g;

/** Names of a release's scripts and styles, oldest release first. */
type Index = readonly { readonly build: string; readonly files: readonly string[] }[];

const filesBelow = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    : [];

const readIndex = (archive: string): Index => {
  const file = join(archive, 'releases.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Index) : [];
};

/** Cloudflare takes no more, and no longer line; the rest is dropped. */
const MOST_RULES = 100;
const LONGEST_LINE = 2_000;

/**
 * wrangler hands the file over unread, in a rehearsal as well: it warns of what is dropped in development alone.
 * @throws DeployFault where answers of files would lose headers
 */
const refuseDroppedRules = (built: string): void => {
  const file = join(built, '_headers');
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
  // A rule begins at the start of a line; its headers are indented.
  const rules = lines.filter((line) => /^[^\s#]/.test(line)).length;
  if (rules > MOST_RULES)
    throw new DeployFault(
      `${file} has ${rules} rules for files; Cloudflare takes ${MOST_RULES} and drops the rest.`,
    );
  const long = lines.findIndex((line) => line.trim().length > LONGEST_LINE);
  if (long !== -1)
    throw new DeployFault(
      `${file}: line ${long + 1} has more than ${LONGEST_LINE} characters; Cloudflare drops it.`,
    );
};

export interface ReleaseFiles {
  /** Folder to upload: the build's files, and the scripts and styles of the releases before. */
  readonly folder: string;
  readonly build: string;
  /** Remembers the build as a release: once it serves. */
  keep(): void;
}

/**
 * Only adds: a page that is open, or was installed, still asks for its own scripts while another build serves.
 * @param built what web/build packed
 * @param archive scripts and styles of earlier releases; lasts from one deployment to the next
 * @param folder takes everything to upload
 * @throws DeployFault where nothing is built, or Cloudflare would drop something of it
 */
export const collectFiles = (built: string, archive: string, folder: string): ReleaseFiles => {
  const site = join(built, '__p', 'site.json');
  if (!existsSync(site))
    throw new DeployFault(
      `${built} has no site. Build it first, with SITE_ORIGIN of the settings, or say --only bff.`,
    );
  const { id: build } = JSON.parse(readFileSync(site, 'utf8')) as {
    id: string;
  };
  rmSync(folder, { recursive: true, force: true });
  refuseDroppedRules(built);
  cpSync(built, folder, { recursive: true });
  const earlier = readIndex(archive).filter((release) => release.build !== build);
  for (const file of new Set(earlier.flatMap(({ files }) => files))) {
    const to = join(folder, STATIC, file);
    if (!existsSync(to)) cpSync(join(archive, STATIC, file), to);
  }
  return {
    folder,
    build,
    keep: () => {
      const files = filesBelow(join(built, STATIC));
      const releases = [...earlier, { build, files }].slice(-RELEASES);
      mkdirSync(archive, { recursive: true });
      cpSync(join(built, STATIC), join(archive, STATIC), { recursive: true });
      const wanted = new Set(releases.flatMap((release) => release.files));
      for (const file of filesBelow(join(archive, STATIC)))
        if (!wanted.has(file)) rmSync(join(archive, STATIC, file));
      writeFileSync(join(archive, 'releases.json'), JSON.stringify(releases));
    },
  };
};

/**
 * @param page HTML of the build
 * @throws DeployFault where its links lead to another site than the one it is deployed to
 */
export const refuseOtherAddress = (page: string, origin: string): void => {
  if (!page.includes(`href="${origin}/en"`))
    throw new DeployFault(
      `The site was built for another address than ${origin}. Build it with SITE_ORIGIN=${origin}.`,
    );
};

/**
 * @param page HTML that serves now
 * @throws DeployFault where pages that are open would lose their scripts
 */
export const refuseLoss = (page: string, folder: string): void => {
  const missing = [...new Set(page.match(SCRIPT) ?? [])].filter(
    (path) => !existsSync(join(folder, path)),
  );
  if (missing.length > 0)
    throw new DeployFault(
      `Pages that are open need ${missing.length} files that are not among those to upload (${missing[0]} …). Deploy from where the release before was deployed (.data/releases), or say --contract to have them load anew.`,
    );
};
