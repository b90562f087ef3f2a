import type { Locale } from '#edge/contract/locale.ts';
import { shotOf } from '#web/domains/catalog/index.ts';
import { textAtBuild } from '#web/domains/content/reading/text-at-build.ts';
import { getScopedI18n } from '#web/platform/i18n/server.ts';
import { LinkButton } from '#web/ui/link-button.tsx';
import { StoryPage } from './story-page.tsx';

export async function AboutScreen({ locale }: { locale: Locale }) {
  const [t, page] = await Promise.all([getScopedI18n('content'), textAtBuild('about', locale)]);
  return (
    <StoryPage
      page={page}
      locale={locale}
      name="about"
      shot={shotOf('alva-one', 'nebula-green', 'hero')}
      cutout={shotOf('alva-one', 'nebula-green', 'cutout')}
      pictureAlt={t('about.picture')}
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
