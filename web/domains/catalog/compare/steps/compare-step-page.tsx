import type { ComponentType } from 'react';
import type { Locale } from '#edge/contract/locale.ts';
import type { ConfiguratorProps } from '#web/domains/catalog/customize/configurator.tsx';
import { configuratorProps } from '#web/domains/catalog/customize/props-at-build.ts';
import { productRecords } from '#web/domains/catalog/records-at-build.ts';
import { CatalogTrail } from '#web/domains/catalog/trail.tsx';
import { ClientMessages } from '#web/platform/i18n/client-messages.tsx';
import { getScopedI18n } from '#web/platform/i18n/server.ts';
import { pageMeta } from '#web/platform/metadata.ts';

const COMPARE = 'product/compare';

/** One step of buying after the comparison, made with every model: the address says which are compared. */
export async function CompareStepPage({
  locale,
  pageName,
  step: Step,
}: {
  locale: Locale;
  pageName: string;
  step: ComponentType<{ all: readonly ConfiguratorProps[] }>;
}) {
  const [t, records, { h1 }] = await Promise.all([
    getScopedI18n('catalog'),
    productRecords(),
    pageMeta(pageName, locale),
  ]);
  const all = await Promise.all(records.map((record) => configuratorProps(record, locale)));
  return (
    <ClientMessages
      scopes={['catalog', 'configurator', 'disclosure', 'errors', 'installment', 'validation']}
    >
      <CatalogTrail
        locale={locale}
        below={[
          { name: t('compare.title'), pageName: COMPARE },
          { name: h1, pageName },
        ]}
      />
      <Step all={all} />
    </ClientMessages>
  );
}
