/**
 * Pages that are on the device before anybody opens them; every other page is kept once it was
 * read. A path is without its language. `*` stands for one variable part. How to decide:
 * decisions/which-pages.md.
 */
const PRECACHED_PAGES: readonly string[] = [
  '',
  '/product',
  '/product/*',
  '/product/*/customize',
  '/charging-station',
  '/shop/spare-parts',
  '/experience-center',
  '/monthly-cost',
  '/dp-simulation',
  '/my-ev',
  '/roadside-assistance',
  '/service-booking',
  '/profile',
  '/profile/device',
  '/login',
  '/offline',
];

/**
 * Pages whose path has a variable part but whose bytes do not: the shell reads the part in the
 * browser. Pattern of the path → path of the shell as it is prerendered.
 */
export const SHELLS: readonly (readonly [pattern: string, shell: string])[] = [
  ['^/(en|id)/charging-station/[^/]+$', '/$1/charging-station/-'],
  ['^/(en|id)/shop/spare-parts/[^/]+/[^/]+$', '/$1/shop/spare-parts/-/-'],
  ['^/(en|id)/experience-center/[^/]+$', '/$1/experience-center/-'],
  ['^/(en|id)/my-ev/[^/]+$', '/$1/my-ev/-'],
  ['^/(en|id)/my-ev/[^/]+/guests$', '/$1/my-ev/-/guests'],
  ['^/(en|id)/my-listings/[^/]+$', '/$1/my-listings/-'],
];

const matches = (pattern: string, page: string): boolean =>
  new RegExp(`^${pattern.replaceAll('*', '[^/]+')}$`).test(page);

const LANGUAGES = ['en', 'id'];

export const isPrecached = (path: string): boolean => {
  const [, language = '', ...rest] = path.split('/');
  if (!LANGUAGES.includes(language)) return false;
  const page = rest.length === 0 ? '' : `/${rest.join('/')}`;
  if (SHELLS.some(([, shell]) => shell.replace('$1', language) === path)) return true;
  return PRECACHED_PAGES.some((pattern) => matches(pattern, page));
};

/** Patterns that name none of the prerendered pages: a typing mistake, or a page that is gone. */
export const patternsWithoutPage = (paths: readonly string[]): string[] => {
  const pages = paths.map((path) => path.replace(/^\/[^/]+/, ''));
  return PRECACHED_PAGES.filter((pattern) => !pages.some((page) => matches(pattern, page)));
};
