import type { Locale } from '#edge/contract/locale.ts';
import { productRecord } from '#web/domains/catalog/records-at-build.ts';
import { CatalogTrail } from '#web/domains/catalog/trail.tsx';
import { ClientMessages } from '#web/platform/i18n/client-messages.tsx';
import { getScopedI18n } from '#web/platform/i18n/server.ts';
import { Configurator } from './configurator.tsx';
import { configuratorProps } from './props-at-build.ts';

/** The configurator's page with its headings and its place in the site. */
export async function CustomizePage({
  slug,
  locale,
  venue,
}: {
  slug: string;
  locale: Locale;
  venue?: string;
}) {
  const record = await productRecord(slug);
  const t = await getScopedI18n('configurator');
  const props = await configuratorProps(record, locale, venue);
  const pageName = `product/${slug}/${venue ? `${venue}/` : ''}customize`;
  return (
    <ClientMessages scopes={['configurator', 'errors', 'validation']}>
      <CatalogTrail
        locale={locale}
        below={[
          { name: record.name, pageName: `product/${slug}` },
          { name: t('head'), pageName },
        ]}
      />
      <Configurator {...props} />
    </ClientMessages>
  );
}
