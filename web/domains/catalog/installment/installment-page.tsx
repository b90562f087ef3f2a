import { ClientMessages } from '../../../platform/i18n/client-messages.tsx';
import type { Locale } from '../../../platform/i18n/locales.ts';
import { getScopedI18n } from '../../../platform/i18n/server.ts';
import { configuratorProps } from '../customize/props-at-build.ts';
import { productRecord } from '../records-at-build.ts';
import { CatalogTrail } from '../trail.tsx';
import { Installment } from './installment.tsx';

export async function InstallmentPage({
  slug,
  locale,
  pageName,
}: {
  slug: string;
  locale: Locale;
  pageName: string;
}) {
  const record = await productRecord(slug);
  const [t, configurator] = await Promise.all([
    getScopedI18n('installment'),
    getScopedI18n('configurator'),
  ]);
  const { ranges: _, ...props } = await configuratorProps(record, locale);
  return (
    <ClientMessages scopes={['configurator', 'installment', 'validation']}>
      <CatalogTrail
        locale={locale}
        below={[
          { name: record.name, pageName: `product/${slug}` },
          { name: configurator('head'), pageName: `product/${slug}/customize` },
          { name: t('title', { name: record.name }), pageName },
        ]}
      />
      <Installment {...props} />
    </ClientMessages>
  );
}
