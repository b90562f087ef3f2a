import type { Locale } from '#edge/contract/locale.ts';
import { configuratorProps } from '#web/domains/catalog/customize/props-at-build.ts';
import { productRecord } from '#web/domains/catalog/records-at-build.ts';
import { CatalogTrail } from '#web/domains/catalog/trail.tsx';
import { ClientMessages } from '#web/platform/i18n/client-messages.tsx';
import { getScopedI18n } from '#web/platform/i18n/server.ts';
import { PaymentChoice } from './payment-choice.tsx';

/** How a model is paid, between its configurator and the plans. */
export async function PaymentPage({
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
    <ClientMessages scopes={['configurator', 'errors', 'installment', 'validation']}>
      <CatalogTrail
        locale={locale}
        below={[
          { name: record.name, pageName: `product/${slug}` },
          { name: configurator('head'), pageName: `product/${slug}/customize` },
          { name: t('pay.title', { name: record.name }), pageName },
        ]}
      />
      <PaymentChoice {...props} />
    </ClientMessages>
  );
}
