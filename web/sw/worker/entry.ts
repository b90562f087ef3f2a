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
