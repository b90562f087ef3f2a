/**
 * The pages that exist. A menu shows an item only when its page is here, and a test holds this
 * table against the routes in `web/app`.
 */
export const EXISTING_PAGES = [
  '/',
  '/product',
  '/charging-station',
  '/login',
  '/login/email',
  '/email-verified',
  '/profile',
  '/my-ev',
] as const satisfies readonly string[];

const existing: ReadonlySet<string> = new Set(EXISTING_PAGES);

/** Whether a link leads somewhere; the query and the fragment do not matter. */
export const pageExists = (href: string): boolean => existing.has(href.split(/[?#]/)[0] ?? href);
