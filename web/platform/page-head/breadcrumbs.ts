import type { Locale } from '#edge/contract/locale.ts';
import { catalogueIn } from '#web/platform/i18n/catalogues.ts';
import { siteOrigin } from '#web/platform/site.ts';
import type { RecordPage } from './page-head.ts';

/** Where a page stands, for search engines. Steps below the start page: name and path. */
export const breadcrumbs = async (
  locale: Locale,
  steps: readonly (readonly [name: string, path: string])[],
): Promise<RecordPage['structured'][number]> => ({
  '@type': 'BreadcrumbList',
  itemListElement: [[(await catalogueIn(locale)).common.home, ''] as const, ...steps].map(
    ([name, path], at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name,
      item: `${siteOrigin()}/${locale}${path}`,
    }),
  ),
});
