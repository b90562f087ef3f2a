import type { Locale } from '#edge/contract/locale.ts';
import { standardPrices } from '#web/domains/catalog/prices-at-build.ts';
import { getScopedI18n } from '#web/platform/i18n/server.ts';
import { Container } from '#web/ui/container.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { ModelList } from './model-list.tsx';
import { modelsAtBuild } from './models-at-build.ts';

export async function ProductListScreen({ locale }: { locale: Locale }) {
  const t = await getScopedI18n('catalog');
  const [models, prices] = await Promise.all([modelsAtBuild(locale), standardPrices(locale)]);
  return (
    <Container className="pt-8 pb-20 sm:pt-16 lg:pb-28">
      <header className="mb-6 max-w-text sm:mb-10">
        <h2 className="text-4xl">{t('list.title')}</h2>
        <p className="mt-3 text-lg text-muted">{t('list.lead')}</p>
        <p className="mt-3 sm:mt-4">
          <TextLink href="/product/compare">{t('compare.title')}</TextLink>
        </p>
      </header>
      <ModelList models={models} prices={prices} />
    </Container>
  );
}
