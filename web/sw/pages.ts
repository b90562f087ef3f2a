/**
 * Pages that are on the device before anybody opens them; every other page is kept once it was
 * read. A path is without its language. `*` stands for one variable part.
 */
const PRECACHED_PAGES: readonly string[] = [
  '',
  '/product',
  '/product/*',
  '/charging-station',
  '/experience-center',
  '/my-ev',
  '/profile',
  '/login',
  '/login/email',
  '/offline',
];

/**
 * Pages whose path has a variable part but whose bytes do not: the shell reads the part in the
 * browser. Pattern of the path → path of the shell as it is prerendered.
 */
export const SHELLS: readonly (readonly [pattern: string, shell: string])[] = [
  ['^/(en|id)/charging-station/[^/]+$', '/$1/charging-station/-'],
  ['^/(en|id)/my-ev/[^/]+$', '/$1/my-ev/-'],
];

const LANGUAGES = ['en', 'id'];

export const isPrecached = (path: string): boolean => {
  const [, language = '', ...rest] = path.split('/');
  if (!LANGUAGES.includes(language)) return false;
  const page = rest.length === 0 ? '' : `/${rest.join('/')}`;
  if (SHELLS.some(([, shell]) => shell.replace('$1', language) === path)) return true;
  return PRECACHED_PAGES.some((pattern) =>
    new RegExp(`^${pattern.replace('*', '[^/]+')}$`).test(page),
  );
};
