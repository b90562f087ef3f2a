/** Public origin of the site, without a slash at the end; part of canonical links and the sitemap. */
export const siteOrigin = (): string =>
  (process.env.SITE_ORIGIN ?? 'http://localhost:3000').replace(/\/$/, '');

/** An instance for trying out, with made-up people, prices and stations; known when its pages are built. */
export const isDemonstration = (): boolean => process.env.ALVA_ENV === 'embedded';
