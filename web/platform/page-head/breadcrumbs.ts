import type { Locale } from '#edge/contract/locale.ts';
import type { RecordPage } from './page-head.ts';

interface Trail {
  /** Of the site. */
  readonly origin: string;
  readonly locale: Locale;
  /** Name of the start page. */
  readonly home: string;
}

/** Where a page stands, for search engines. Steps below the start page: name and path. */
export const breadcrumbs = (
  { origin, locale, home }: Trail,
  steps: readonly (readonly [name: string, path: string])[],
): RecordPage['structured'][number] => ({
  '@type': 'BreadcrumbList',
  itemListElement: [[home, ''] as const, ...steps].map(([name, path], at) => ({
    '@type': 'ListItem',
    position: at + 1,
    name,
    item: `${origin}/${locale}${path}`,
  })),
});
