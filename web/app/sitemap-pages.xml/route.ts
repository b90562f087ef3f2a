import { DEFAULT_LOCALE } from '#edge/contract/locale.ts';
import { listedPages } from '#web/domains/content/listed-pages.ts';
import { placesAtBuild } from '#web/domains/places/at-build.ts';
import { sitemapOf } from '#web/platform/sitemap.ts';

export const dynamic = 'force-static';

const nameOf = (path: string): string => (path === '/' ? 'home' : path.slice(1));

export const GET = async (): Promise<Response> => {
  const [pages, places] = await Promise.all([listedPages(DEFAULT_LOCALE), placesAtBuild()]);
  return sitemapOf([
    ...pages.map(
      ({ path }) =>
        () =>
          nameOf(path),
    ),
    ...places.map(
      ({ dealerSlug }) =>
        () =>
          `experience-center/${dealerSlug}`,
    ),
  ]);
};
