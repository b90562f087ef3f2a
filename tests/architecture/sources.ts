import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

export const root = join(import.meta.dirname, '../..');

/** The domains; the same slug in every tree. */
export const SLUGS = [
  'account',
  'catalog',
  'shop',
  'orders',
  'payments',
  'garage',
  'sharing',
  'stations',
  'places',
  'test-rides',
  'referrals',
  'content',
  'leads',
  'listings',
  'notifications',
  'staff',
  'sync',
];

export interface Import {
  /** Path from the root, e.g. `edge/app.ts`. */
  readonly from: string;
  /** Path from the root of a file of ours. */
  readonly to: string;
}

const SKIPPED = new Set([
  'node_modules',
  '.next',
  '.open-next',
  '.data',
  '.git',
  'studio',
  'public',
]);

/** Does it once for each path: what is read of the tree stays as it is while tests run. */
export const oncePer = <T extends object | string>(
  read: (path: string) => T,
): ((path: string) => T) => {
  const results = new Map<string, T>();
  return (path) => {
    const earlier = results.get(path);
    if (earlier !== undefined) return earlier;
    const result = read(path);
    results.set(path, result);
    return result;
  };
};

export const filesBelow: (folder: string) => readonly string[] = oncePer((folder) =>
  readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    if (SKIPPED.has(entry.name)) return [];
    const path = join(folder, entry.name);
    return entry.isDirectory() ? filesBelow(path) : [path];
  }),
);

export const textOf = oncePer((path) => readFileSync(join(root, path), 'utf8'));

export const sources = (): string[] =>
  ['db', 'edge', 'web', 'tests']
    .flatMap(filesBelow)
    .filter((path) => /\.(ts|tsx|mjs)$/.test(path) && !path.endsWith('.d.ts'));

const SPECIFIER = /(?:from|import|import\()\s*['"]([^'"]+)['"]/g;

const TYPES = /^(?:import|export) type [^;]*;/gm;

/** With `types` left out, what is imported when the types are gone. */
const specifiersOf = (from: string, { types = true } = {}): string[] => {
  const text = textOf(from).replace(/^\s*(\/\/|\*).*$/gm, '');
  const left = types ? text : text.replace(TYPES, '');
  return [...left.matchAll(SPECIFIER)].map(([, specifier = '']) => specifier);
};

const ours = (from: string, specifier: string): string | undefined => {
  if (specifier.startsWith('#')) return specifier.slice(1);
  if (!specifier.startsWith('.')) return undefined;
  return relative(root, join(root, dirname(from), specifier));
};

/** Our own files that a file imports to run, static or dynamic: types are not among them. */
export const runtimeImports: (from: string) => readonly string[] = oncePer((from) =>
  specifiersOf(from, { types: false }).flatMap((specifier) => ours(from, specifier) ?? []),
);

/** Every import of one of our own files, static or dynamic. */
export const imports = (): Import[] =>
  sources().flatMap((from) =>
    specifiersOf(from).flatMap((specifier) => {
      const to = ours(from, specifier);
      return to === undefined ? [] : [{ from, to }];
    }),
  );

/** Packages that files matching `start` import, themselves or by way of other files of ours, with the file that names each. */
export const packagesReached = (start: RegExp): ReadonlyMap<string, string> => {
  const all = new Set(sources());
  const importers = new Map<string, string>();
  const left = [...all].filter((path) => start.test(path));
  const seen = new Set(left);
  for (let from = left.pop(); from !== undefined; from = left.pop())
    for (const specifier of specifiersOf(from)) {
      const to = ours(from, specifier);
      if (to === undefined) importers.set(specifier, from);
      else if (!seen.has(to) && all.has(to)) {
        seen.add(to);
        left.push(to);
      }
    }
  return importers;
};

const STATEMENT = /^(import|export)\b([^;]*?)\bfrom '([^']+)'|^import '([^']+)'/gm;

/** `{ A, type B, C as D }` → A, C; undefined for everything a module exports. */
const namesIn = (clause: string): readonly string[] | undefined => {
  const list = /\{([^}]*)\}/.exec(clause)?.[1];
  if (list === undefined) return undefined;
  return list
    .split(',')
    .map((each) => each.trim())
    .filter((each) => each !== '' && !each.startsWith('type '))
    .map((each) => each.split(' as ')[0] ?? '');
};

/**
 * Packages that a file brings when it is loaded: what it imports by `import()` comes later, types never, and
 * of an `index.ts` only the files of what is imported (`sideEffects` in package.json).
 */
export const packagesAtOnce = (start: string): ReadonlyMap<string, string> => {
  const importers = new Map<string, string>();
  const seen = new Set([start]);
  const follow = (from: string, wanted?: readonly string[]): void => {
    const text = textOf(from).replace(TYPES, '');
    for (const [, kind, clause = '', named, bare] of text.matchAll(STATEMENT)) {
      const names = namesIn(clause);
      if (kind === 'export' && wanted && names && !names.some((each) => wanted.includes(each)))
        continue;
      const specifier = named ?? bare ?? '';
      const to = ours(from, specifier);
      if (to === undefined) importers.set(specifier, from);
      else if (to.endsWith('/index.ts') && names !== undefined) follow(to, names);
      else if (/\.tsx?$/.test(to)) seen.add(to);
    }
  };
  for (const from of seen) follow(from);
  return importers;
};

/** `domains/<slug>` of a path, if it is in one. */
export const domainOf = (path: string): string | undefined =>
  /^(?:edge|web)\/domains\/([^/]+)\//.exec(path)?.[1];
