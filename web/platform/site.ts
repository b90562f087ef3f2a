/** Public origin of the site, without a slash at the end; part of canonical links and the sitemap. */
export const siteOrigin = (): string =>
  (process.env.SITE_ORIGIN ?? 'http://localhost:3000').replace(/\/$/, '');
