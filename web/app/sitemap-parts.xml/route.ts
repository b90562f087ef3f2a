import { LOCALES } from '#edge/contract/locale.ts';
import { partPath } from '#edge/contract/shop/part-address.ts';
import { allPartsAtBuild } from '#web/domains/shop/parts/parts-at-build.ts';
import { sitemapOf } from '#web/platform/sitemap.ts';

export const dynamic = 'force-static';

/** A part's address names it in the page's language; its code is the same in both. */
export const GET = async (): Promise<Response> => {
  const [first = [], ...others] = await Promise.all(LOCALES.map(allPartsAtBuild));
  const byCode = [first, ...others].map(
    (parts) => new Map(parts.map((part) => [part.code, partPath(part).slice(1)])),
  );
  return sitemapOf(
    first.map(
      ({ code }) =>
        (locale) =>
          byCode[LOCALES.indexOf(locale)]?.get(code) ?? '',
    ),
  );
};
