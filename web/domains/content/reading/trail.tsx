import type { Locale } from '#edge/contract/locale.ts';
import { getScopedI18n } from '#web/platform/i18n/server.ts';
import { JsonLd } from '#web/platform/json-ld.tsx';
import { pageUrl } from '#web/platform/page-url.ts';
import { Breadcrumbs } from '#web/ui/breadcrumbs.tsx';

type Step = readonly [label: string, pageName: string];

/** Where a page stands, for people and for search engines; the start page comes by itself. */
export async function Trail({ locale, steps }: { locale: Locale; steps: readonly Step[] }) {
  const [common, t] = await Promise.all([getScopedI18n('common'), getScopedI18n('content')]);
  const all: readonly Step[] = [[common('home'), 'home'], ...steps];
  return (
    <>
      <Breadcrumbs
        label={t('reading.trail')}
        crumbs={all.map(([label, name], at) => ({
          label,
          href: at === all.length - 1 ? undefined : name === 'home' ? '/' : `/${name}`,
        }))}
      />
      <JsonLd
        data={{
          '@type': 'BreadcrumbList',
          itemListElement: all.map(([name, page], at) => ({
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
