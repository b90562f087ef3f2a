import type { Locale } from '../../../platform/i18n/locales.ts';
import { getScopedI18n } from '../../../platform/i18n/server.ts';
import { Container } from '../../../ui/container.tsx';
import { ModelList } from './model-list.tsx';
import { modelsAtBuild } from './models-at-build.ts';

export async function ProductListScreen({ locale }: { locale: Locale }) {
  const t = await getScopedI18n('catalog');
  const models = await modelsAtBuild(locale);
  return (
    <Container className="pt-10 pb-20 sm:pt-16 lg:pb-28">
      <header className="mb-10 max-w-text">
        <h2 className="text-4xl">{t('list.title')}</h2>
        <p className="mt-3 text-lg text-muted">{t('list.lead')}</p>
      </header>
      <ModelList models={models} />
    </Container>
  );
}
