import type { Locale } from '#edge/contract/locale.ts';
import { getScopedI18n } from '#web/platform/i18n/server.ts';
import { JsonLd } from '#web/platform/json-ld.tsx';
import { pageUrl } from '#web/platform/page-url.ts';
import { Breadcrumbs } from '#web/ui/breadcrumbs.tsx';

export interface ShopTrailProps {
  locale: Locale;
  /** Label and page name of each step below the shop; the last one is the page itself. */
  trail: readonly (readonly [label: string, pageName: string])[];
}

/** Where in the shop this is, for people and for search engines. */
export async function ShopTrail({ locale, trail }: ShopTrailProps) {
  const [t, common] = await Promise.all([getScopedI18n('shop'), getScopedI18n('common')]);
  const steps = [[common('home'), 'home'] as const, [t('title'), 'shop'] as const, ...trail];
  return (
    <>
      <Breadcrumbs
        label={t('trail')}
        crumbs={steps.map(([label, page], at) => ({
          label,
          href: at === steps.length - 1 ? undefined : page === 'home' ? '/' : `/${page}`,
        }))}
      />
      <JsonLd
        data={{
          '@type': 'BreadcrumbList',
          itemListElement: steps.map(([name, page], at) => ({
            '@type': 'ListItem',
            position: at + 1,
            name,
            item: pageUrl(page, locale),
          })),
        }}
      />
    </>
  );
}
