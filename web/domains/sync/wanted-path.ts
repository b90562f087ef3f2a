const OURS = 'https://ours.invalid';
/** The offline page's own address; it also answers under the address of any page that is not here. */
const OWN = /^\/[^/]+\/offline\/?$/;

/**
 * Only ever a path of this site. Read as the browser will read it, which drops tabs and line breaks and
 * takes a backslash for a slash.
 */
const ourPath = (from: string): string => {
  if (!from.startsWith('/') || !URL.canParse(from, OURS)) return '/';
  const { origin, pathname, search } = new URL(from, OURS);
  // A path that begins with two slashes would be a host where it is used.
  return origin === OURS && !pathname.startsWith('//') ? pathname + search : '/';
};

/** Where somebody on the offline page wanted to go: the address it answers under, or what its own address names. */
export const wantedPath = ({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string =>
  ourPath(OWN.test(pathname) ? (new URLSearchParams(search).get('from') ?? '') : pathname + search);
