import type { Locale } from '#edge/contract/locale.ts';
import { catalogueIn } from '#web/platform/i18n/catalogues.ts';
import { JsonLd } from '#web/platform/json-ld.tsx';
import { pageMeta } from '#web/platform/metadata.ts';
import { breadcrumbs } from '#web/platform/page-head/breadcrumbs.ts';
import { siteOrigin } from '#web/platform/site.ts';

/**
 * The outline search engines and screen readers are given; the page's own titles are for the eye.
 * @param isTop right below the start page, without a trail of its own on the page
 */
export async function PageHeadings({
  pageName,
  locale,
  isTop = false,
}: {
  pageName: string;
  locale: Locale;
  isTop?: boolean;
}) {
  const { h1, h2, h3 } = await pageMeta(pageName, locale);
  const { common } = await catalogueIn(locale);
  const trail = { origin: siteOrigin(), locale, home: common.home };
  return (
    <div className="sr-only">
      <h1>{h1}</h1>
      <h2>{h2}</h2>
      <h3>{h3}</h3>
      {isTop ? <JsonLd data={breadcrumbs(trail, [[h1, `/${pageName}`]])} /> : null}
    </div>
  );
}
