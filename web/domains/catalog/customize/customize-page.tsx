import { ClientMessages } from '../../../platform/i18n/client-messages.tsx';
import type { Locale } from '../../../platform/i18n/locales.ts';
import { getScopedI18n } from '../../../platform/i18n/server.ts';
import { productRecord } from '../records-at-build.ts';
import { CatalogTrail } from '../trail.tsx';
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
