import type { ComponentType, ReactNode } from 'react';
import type { Locale } from '#edge/contract/locale.ts';
import { buildDay } from '#web/domains/catalog/build-day.ts';
import { productRecords } from '#web/domains/catalog/records-at-build.ts';
import { CatalogTrail } from '#web/domains/catalog/trail.tsx';
import { ClientMessages } from '#web/platform/i18n/client-messages.tsx';
import { getScopedI18n } from '#web/platform/i18n/server.ts';
import { Container } from '#web/ui/container.tsx';
import { simulatedModel } from './simulated-model.ts';
import type { SimulatorProps } from './use-models.ts';

export interface SimulatorPageProps {
  pageName: string;
  locale: Locale;
  /** What its messages begin with. */
  words: 'dp' | 'monthly';
  Screen: ComponentType<SimulatorProps>;
  /** The page's headings. */
  children: ReactNode;
}

/** A simulator with its place in the site. */
export async function SimulatorPage(props: SimulatorPageProps) {
  const { pageName, locale, words, Screen, children } = props;
  const t = await getScopedI18n('simulators');
  const title = t(`${words}.title`);
  const records = await productRecords();
  return (
    <ClientMessages scopes={['simulators']}>
      {children}
      <CatalogTrail locale={locale} below={[{ name: title, pageName }]} />
      <Container className="pt-10 pb-24 sm:pt-14">
        <header className="mb-10 max-w-text">
          <h2 className="text-4xl">{title}</h2>
          <p className="mt-3 text-lg text-muted">{t(`${words}.lead`)}</p>
        </header>
        <Screen
          models={records.map((record) => simulatedModel(record, locale))}
          builtAt={buildDay()}
        />
      </Container>
    </ClientMessages>
  );
}
