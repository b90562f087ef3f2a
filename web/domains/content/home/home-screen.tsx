import type { Locale } from '../../../platform/i18n/locales.ts';
import { getScopedI18n } from '../../../platform/i18n/server.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Section } from '../../../ui/section.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { ModelCard, modelsAtBuild } from '../../catalog/index.ts';
import { CentersSection } from '../../places/index.ts';
import { NearestStations } from '../../stations/index.ts';
import { HomeHero } from './home-hero.tsx';
import { OfflinePromise } from './offline-promise.tsx';

export async function HomeScreen({ locale }: { locale: Locale }) {
  const [t, catalog] = await Promise.all([getScopedI18n('content'), getScopedI18n('catalog')]);
  const models = await modelsAtBuild(locale);
  return (
    <>
      <HomeHero />
      <Section
        id="models"
        title={t('home.models-title')}
        lead={t('home.models-lead')}
        aside={<TextLink href="/product">{catalog('others.all')}</TextLink>}
      >
        <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
          {models.map((model) => (
            <li key={model.slug}>
              <ModelCard
                model={model}
                locale={locale}
                labels={{ from: catalog('from'), wasLabel: catalog('before-subsidy') }}
              />
            </li>
          ))}
        </ul>
      </Section>
      <OfflinePromise />
      <Section
        id="chargers"
        title={t('home.chargers-title')}
        lead={t('home.chargers-lead')}
        aside={
          <LinkButton href="/charging-station" variant="secondary">
            {t('home.all-chargers')}
          </LinkButton>
        }
        className="bg-sunken"
      >
        <NearestStations />
      </Section>
      <CentersSection />
    </>
  );
}
