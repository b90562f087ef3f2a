import { ANY_LOCALE, localeOf, withoutLocale } from '#edge/contract/locale-path.ts';

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
  '/shop/cart',
  '/experience-center',
  '/monthly-cost',
  '/dp-simulation',
  '/my-ev',
  '/roadside-assistance',
  '/service-booking',
  '/my-orders',
  '/bookings',
  '/profile',
  '/profile/device',
  '/login',
  '/offline',
];

/** No model's: with every model in it, it is as large as all of theirs, and kept once it was read. */
const COMPARED = '/product/compare/customize';

/**
 * Pages whose path has a variable part but whose bytes do not: the shell reads the part in the
 * browser. Path of the pages → path of the shell as it is prerendered, both without language.
 */
export const SHELL_PAGES: readonly (readonly [pages: string, shell: string])[] = [
  ['/charging-station/:stationId', '/charging-station/-'],
  ['/shop/spare-parts/:sparepartName/:sparepartCode', '/shop/spare-parts/-/-'],
  ['/experience-center/:dealerSlug', '/experience-center/-'],
  ['/my-ev/:vin', '/my-ev/-'],
  ['/my-ev/:vin/guests', '/my-ev/-/guests'],
  ['/my-listings/:listingId', '/my-listings/-'],
  ['/my-orders/:orderId', '/my-orders/-'],
];

/** Shells that no device needs to have: these pages work with a connection only. */
export const ONLINE_SHELL_PAGES: typeof SHELL_PAGES = [
  ['/receipt/:code', '/receipt/-'],
  ['/sell-my-battery/:listingId', '/sell-my-battery/-'],
  ['/sell-my-motorcycle/:listingId', '/sell-my-motorcycle/-'],
  ['/pstools/orders/:orderId', '/pstools/orders/-'],
];

/** The same for the service worker: regular expression of a path → what it is replaced with. */
export const SHELLS = SHELL_PAGES.map(
  ([pages, shell]) =>
    [`^/(${ANY_LOCALE})${pages.replaceAll(/:\w+/g, '[^/]+')}$`, `/$1${shell}`] as const,
);

const matches = (pattern: string, page: string): boolean =>
  new RegExp(`^${pattern.replaceAll('*', '[^/]+')}$`).test(page);

export const isPrecached = (path: string): boolean => {
  if (localeOf(path) === undefined) return false;
  const page = withoutLocale(path);
  if (SHELL_PAGES.some(([, shell]) => shell === page)) return true;
  return page !== COMPARED && PRECACHED_PAGES.some((pattern) => matches(pattern, page));
};

/** Patterns that name none of the prerendered pages: a typing mistake, or a page that is gone. */
export const patternsWithoutPage = (paths: readonly string[]): string[] => {
  const pages = paths.map((path) => path.replace(/^\/[^/]+/, ''));
  return PRECACHED_PAGES.filter((pattern) => !pages.some((page) => matches(pattern, page)));
};
