/** What a precached answer is: a page, the router's payload of a page or of one segment, a file. */
type Kind = 'html' | 'rsc' | 'segment' | 'file';

/** One precached answer. `path` is where it is fetched; `segment` names the router's segment. */
export interface Entry {
  readonly kind: Kind;
  readonly path: string;
  readonly segment?: string;
  /** Query that Next's router adds to such a request; without the right one it answers a redirect. */
  readonly search?: string;
  readonly revision: string;
}

export const LANGUAGES = ['en', 'id'] as const;
export type Language = (typeof LANGUAGES)[number];

export const isLanguage = (text: unknown): text is Language =>
  LANGUAGES.some((language) => language === text);

/** The language of an address, if it has one. */
export const languageIn = (path: string): Language | undefined => {
  const first = path.split('/')[1];
  return isLanguage(first) ? first : undefined;
};

/**
 * The language whose pages an entry belongs to. Files serve both; so do the offline pages, which have
 * to be here to say that the rest of their language is not.
 */
export const packOf = ({ kind, path }: Pick<Entry, 'kind' | 'path'>): Language | undefined =>
  kind === 'file' || /^\/[^/]+\/offline$/.test(path) ? undefined : languageIn(path);

/** What the build hands to the worker. */
export interface Build {
  readonly id: string;
  readonly entries: readonly Entry[];
  /** Pages whose path has a variable part: pattern of the path → the one shell that serves them all. */
  readonly shells: readonly (readonly [pattern: string, shell: string])[];
}

/** Where an entry is found, whatever its revision. */
export const addressOf = ({ kind, path, segment }: Omit<Entry, 'revision'>): string =>
  `${kind} ${path} ${segment ?? ''}`;

/** Cache key: answers are stored by content, so builds share what did not change. */
export const keyOf = (entry: Entry): string => {
  const key = new URLSearchParams({ __sw: entry.kind, rev: entry.revision });
  if (entry.segment !== undefined) key.set('segment', entry.segment);
  return `${entry.path}?${key}`;
};

/** The entry behind a key; the way back from `keyOf`. */
export const entryOf = (key: string): Entry => {
  const [path = '', query] = key.split('?');
  const {
    __sw: kind,
    rev: revision = '',
    segment,
  } = Object.fromEntries(new URLSearchParams(query));
  return { kind: kind as Kind, path, revision, ...(segment === undefined ? {} : { segment }) };
};

/** Headers with which the router itself asks (Next's app router). */
export const headersOf = ({ kind, segment }: Entry): Record<string, string> => {
  if (kind === 'rsc') return { rsc: '1' };
  if (kind !== 'segment') return {};
  return {
    rsc: '1',
    'next-router-prefetch': '1',
    'next-router-segment-prefetch': segment ?? '',
  };
};
