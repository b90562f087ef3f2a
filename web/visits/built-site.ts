/** Headers by the form of an address. */
type HeaderRules = readonly (readonly [
  pattern: string,
  headers: Readonly<Record<string, string>>,
])[];

/** A file of a build that answers an address. */
export interface BuiltPage {
  /** `page`: HTML, payload and segments. `body`: one file, whose headers say what it is. */
  readonly kind: 'page' | 'body';
  /** 200 when absent. */
  readonly status?: number;
  readonly headers: Readonly<Record<string, string>>;
  /** What of it the router may ask for alone. */
  readonly segments?: readonly string[];
}

/** What a worker has to know of a build; written beside its files by web/build/pack.ts. */
export interface BuiltSite {
  readonly id: string;
  /** By their addresses. */
  readonly pages: Readonly<Record<string, BuiltPage>>;
  /** Files of `public` that a worker hands out. */
  readonly files: readonly string[];
  /** Which requests a visit's decision is for (web/proxy.ts). */
  readonly matcher: string;
  /** Pattern of an address → page, with `$1` for its groups: shells, then what nothing else answers. */
  readonly rewrites: readonly (readonly [pattern: string, page: string])[];
  /** Later ones win. */
  readonly headers: HeaderRules;
  /** Of single addresses; they win over `headers`. The number of one of `policies`. */
  readonly policyOf: Readonly<Record<string, number>>;
  readonly policies: readonly string[];
  /** What answers depend on that are asked for by the router. */
  readonly vary: string;
}

/** Where a worker finds it among its assets. Nobody else does: the worker answers all addresses below first. */
export const SITE_FILE = '/__p/site.json';

/** Folder of a build's own files among the assets. */
export const folderOf = (build: string): string => `/__p/${build}`;

export const POLICY = 'content-security-policy';

const compiled = new Map<string, RegExp>();

/** Rules of a build are tried with each request: each is compiled once. */
const patternOf = (pattern: string): RegExp => {
  const made = compiled.get(pattern) ?? new RegExp(pattern);
  compiled.set(pattern, made);
  return made;
};

export const isVisit = ({ matcher }: Pick<BuiltSite, 'matcher'>, pathname: string): boolean =>
  patternOf(matcher).test(pathname);

/** What an address is answered with, whatever answers it. */
export const headersFor = (
  { headers, policyOf, policies }: Pick<BuiltSite, 'headers' | 'policyOf' | 'policies'>,
  pathname: string,
): Headers => {
  const answer = new Headers();
  for (const [pattern, given] of headers)
    if (patternOf(pattern).test(pathname))
      for (const [name, value] of Object.entries(given)) answer.set(name, value);
  const own = policies[policyOf[pathname] ?? -1];
  if (own !== undefined) answer.set(POLICY, own);
  return answer;
};

export interface Match {
  readonly path: string;
  readonly page: BuiltPage;
  /** The address is another one than the page's own. */
  readonly isRewritten: boolean;
}

/** The page behind an address. */
export const pageAt = (
  { pages, rewrites }: Pick<BuiltSite, 'pages' | 'rewrites'>,
  pathname: string,
): Match | undefined => {
  const own = Object.hasOwn(pages, pathname) ? pages[pathname] : undefined;
  if (own !== undefined) return { path: pathname, page: own, isRewritten: false };
  for (const [pattern, destination] of rewrites) {
    const match = patternOf(pattern).exec(pathname);
    if (match === null) continue;
    const path = destination.replaceAll(/\$(\d)/g, (_, group) => match[Number(group)] ?? '');
    const page = pages[path];
    if (page !== undefined) return { path, page, isRewritten: true };
  }
  return undefined;
};
