import type { Locale } from '../i18n/locales.ts';
import en from '../i18n/messages/en/common.ts';
import id from '../i18n/messages/id/common.ts';
import { siteOrigin } from '../site.ts';
import type { Told } from './tell.ts';

const HOME = { en: en.home, id: id.home } as const;

/** Where a page stands, for search engines. Steps below the start page: name and path. */
export const breadcrumbs = (
  locale: Locale,
  steps: readonly (readonly [name: string, path: string])[],
): Told['structured'][number] => ({
  '@type': 'BreadcrumbList',
  itemListElement: [[HOME[locale], ''] as const, ...steps].map(([name, path], at) => ({
    '@type': 'ListItem',
    position: at + 1,
    name,
    item: `${siteOrigin()}/${locale}${path}`,
  })),
});
