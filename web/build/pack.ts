/**
 * Lays out the finished build for a worker with static assets: pages under the address of their build, scripts
 * and pictures under their own, and one file that says what the worker has to know (web/visits).
 */
import {
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { LOCALES } from '#edge/contract/locale.ts';
import { catalogueIn } from '#web/platform/i18n/catalogues.ts';
import { SERVER_SCOPES } from '#web/platform/page-head/site.ts';
import {
  type BuiltPage,
  type BuiltSite,
  folderOf,
  headersFor,
  POLICY,
  SITE_FILE,
} from '#web/visits/built-site.ts';
import { nextOutput } from './next-output.ts';

/** Below these the assets answer by themselves, without the worker. */
const WITHOUT_WORKER = {
  '/_next/static': 'public, max-age=31536000, immutable',
  '/pictures': undefined,
  '/icons': 'public, max-age=0',
} as const;

/** Names of Next's tags for its own caches are nobody's business. */
const OWN_HEADER = /^x-next-cache-tags$/;

const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length));

/** Files of a build are never written again, so the same bytes stand under both names. */
const link = (from: string, to: string): void => {
  mkdirSync(dirname(to), { recursive: true });
  linkSync(from, to);
};

interface Meta {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly segmentPaths?: readonly string[];
}

const pageOf = (pages: string, path: string): BuiltPage => {
  const at = join(pages, path);
  const {
    status,
    headers = {},
    segmentPaths,
  } = JSON.parse(readFileSync(`${at}.meta`, 'utf8')) as Meta;
  return {
    kind: existsSync(`${at}.body`) ? 'body' : 'page',
    ...(status !== undefined && status !== 200 && { status }),
    headers: Object.fromEntries(Object.entries(headers).filter(([name]) => !OWN_HEADER.test(name))),
    ...(segmentPaths && { segments: segmentPaths }),
  };
};

/** `/:locale/charging-station/-` → `/$1/charging-station/-`: the language is the first group of every rewrite. */
const destinationOf = (destination: string): string => destination.replace(':locale', '$1');

/** One address and nothing else. */
const isExact = (source: string): boolean => !/[:(*]/.test(source);

const headersIn = (dist: string): Pick<BuiltSite, 'headers' | 'policyOf' | 'policies'> => {
  const policies: string[] = [];
  const policyOf: Record<string, number> = {};
  const headers: (readonly [string, Record<string, string>])[] = [];
  for (const rule of nextOutput(dist).readRoutes().headers) {
    const given = Object.fromEntries(
      rule.headers.map(({ key, value }) => [key.toLowerCase(), value]),
    );
    const policy = given[POLICY];
    if (isExact(rule.source) && policy !== undefined && rule.headers.length === 1) {
      if (!policies.includes(policy)) policies.push(policy);
      policyOf[rule.source] = policies.indexOf(policy);
    } else headers.push([rule.regex, given]);
  }
  return { headers, policyOf, policies };
};

const headersFile = (site: BuiltSite): string =>
  Object.entries(WITHOUT_WORKER)
    .flatMap(([folder, cache]) => {
      const headers = headersFor(site, `${folder}/file`);
      if (cache !== undefined) headers.set('cache-control', cache);
      return [`${folder}/*`, ...[...headers].map(([name, value]) => `  ${name}: ${value}`), ''];
    })
    .join('\n');

/** Where `packSite` puts what a worker is uploaded with. */
const packedIn = (dist: string): string => join(dist, 'worker-assets');

/** @param files folder of what is handed out as it is (`public`) */
export const packSite = async (dist: string, files: string): Promise<void> => {
  const output = nextOutput(dist);
  const root = packedIn(dist);
  rmSync(root, { recursive: true, force: true });
  const id = output.buildId();
  const own = join(root, folderOf(id));
  const { rewrites, rsc } = output.readRoutes();
  const paths = output.prerendered();
  const isAlone = (file: string): boolean =>
    Object.keys(WITHOUT_WORKER).some((folder) => file.startsWith(`${folder}/`));
  const handedOut = filesBelow(files);
  const site: BuiltSite = {
    id,
    pages: Object.fromEntries(paths.map((path) => [path, pageOf(output.pages, path)])),
    files: handedOut.filter((file) => !isAlone(file)),
    matcher: output.proxyMatcher(),
    rewrites: [...rewrites.afterFiles, ...rewrites.fallback].map(
      ({ regex, destination }) => [regex, destinationOf(destination)] as const,
    ),
    vary: rsc.varyHeader,
    ...headersIn(dist),
  };

  for (const file of filesBelow(output.pages))
    if (/\.(html|rsc|body)$/.test(file)) link(join(output.pages, file), join(own, file));
  for (const file of filesBelow(output.statics))
    link(join(output.statics, file), join(root, '_next/static', file));
  for (const file of handedOut) link(join(files, file), join(isAlone(file) ? root : own, file));
  for (const locale of LOCALES) {
    const catalogue = await catalogueIn(locale);
    const words = Object.fromEntries(SERVER_SCOPES.map((scope) => [scope, catalogue[scope]]));
    writeFileSync(join(own, `words-${locale}.json`), JSON.stringify(words));
  }
  writeFileSync(join(root, SITE_FILE), JSON.stringify(site));
  writeFileSync(join(root, '_headers'), headersFile(site));
  process.stdout.write(`For a worker: ${paths.length} pages, ${filesBelow(root).length} files\n`);
};
