import type { Locale } from '../../../platform/i18n/locales.ts';
import { getScopedI18n } from '../../../platform/i18n/server.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { shotOf } from '../../catalog/index.ts';
import { textAtBuild } from '../reading/text-at-build.ts';
import { StoryPage } from './story-page.tsx';

export async function AppScreen({ locale }: { locale: Locale }) {
  const [t, page] = await Promise.all([
    getScopedI18n('content'),
    textAtBuild('my-alva-app', locale),
  ]);
  return (
    <StoryPage
      page={page}
      locale={locale}
      name="my-alva-app"
      shot={shotOf('alva-one-xp', 'viridian-green', 'detail')}
      pictureAlt={t('app.picture')}
      otherLanguage={t('reading.other-language')}
      actions={
        <>
          <LinkButton href="/my-ev">{t('app.garage')}</LinkButton>
          <LinkButton href="/charging-station" variant="secondary">
            {t('home.chargers')}
          </LinkButton>
        </>
      }
    />
  );
}
