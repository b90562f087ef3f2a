import type { Locale } from '#edge/contract/locale.ts';
import { getScopedI18n } from '#web/platform/i18n/server.ts';
import { JsonLd } from '#web/platform/json-ld.tsx';
import { pageUrl } from '#web/platform/page-url.ts';

/** Where a page below the motorcycles stands, for search engines. */
export async function CatalogTrail({
  locale,
  below,
}: {
  locale: Locale;
  /** From the list of motorcycles down to the page itself. */
  below: readonly { readonly name: string; readonly pageName: string }[];
}) {
  const [common, catalog] = await Promise.all([getScopedI18n('common'), getScopedI18n('catalog')]);
  const trail = [
    { name: common('home'), pageName: 'home' },
    { name: catalog('motorcycles'), pageName: 'product' },
    ...below,
  ];
  return (
    <JsonLd
      data={{
        '@type': 'BreadcrumbList',
        itemListElement: trail.map(({ name, pageName }, at) => ({
          '@type': 'ListItem',
          position: at + 1,
          name,
          item: pageUrl(pageName, locale),
        })),
      }}
    />
  );
}
