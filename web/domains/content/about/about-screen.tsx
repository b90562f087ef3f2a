import type { Locale } from '../../../platform/i18n/locales.ts';
import { getScopedI18n } from '../../../platform/i18n/server.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { shotOf } from '../../catalog/index.ts';
import { textAtBuild } from '../reading/text-at-build.ts';
import { StoryPage } from './story-page.tsx';

export async function AboutScreen({ locale }: { locale: Locale }) {
  const [t, page] = await Promise.all([getScopedI18n('content'), textAtBuild('about', locale)]);
  return (
    <StoryPage
      page={page}
      locale={locale}
      name="about"
      shot={shotOf('alva-one', 'nebula-green', 'hero')}
      pictureAlt={t('about.picture')}
      otherLanguage={t('reading.other-language')}
      actions={
        <>
          <LinkButton href="/product">{t('home.models')}</LinkButton>
          <LinkButton href="/contact-us" variant="secondary">
            {t('about.contact')}
          </LinkButton>
        </>
      }
    />
  );
}
