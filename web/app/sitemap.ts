import type { MetadataRoute } from 'next';
import { partPath } from '#edge/contract/shop/part-address.ts';
import { listedPages } from '../domains/content/listed-pages.ts';
import { placesAtBuild } from '../domains/places/at-build.ts';
import { allPartsAtBuild } from '../domains/shop/parts/parts-at-build.ts';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '../platform/i18n/locales.ts';
import { pageUrl } from '../platform/metadata.ts';

export const dynamic = 'force-static';

const nameOf = (path: string): string => (path === '/' ? 'home' : path.slice(1));

/** Every public page in both languages, each naming the other and the address that chooses. */
export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const [pages, places, ...parts] = await Promise.all([
    listedPages(DEFAULT_LOCALE),
    placesAtBuild(),
    ...LOCALES.map(allPartsAtBuild),
  ]);
  /** A page by its name in each language; where that is the same, one address leads to both. */
  const entries = (nameIn: (locale: Locale) => string): MetadataRoute.Sitemap => {
    const urls = LOCALES.map((each) => [each, pageUrl(nameIn(each), each)] as const);
    const fallback = pageUrl(nameIn(DEFAULT_LOCALE));
    const languages = { ...Object.fromEntries(urls), 'x-default': fallback };
    return urls.map(([, url]) => ({ url, alternates: { languages } }));
  };
  const partIn = (at: number) => (locale: Locale) => {
    const part = parts[LOCALES.indexOf(locale)]?.[at];
    return part === undefined ? '' : partPath(part).slice(1);
  };
  return [
    ...pages.flatMap(({ path }) => entries(() => nameOf(path))),
    ...places.flatMap(({ dealerSlug }) => entries(() => `experience-center/${dealerSlug}`)),
    ...(parts[0] ?? []).flatMap((_, at) => entries(partIn(at))),
  ];
}
