import type { Locale } from '#edge/contract/locale.ts';
import { textAtBuild } from '#web/domains/content/reading/text-at-build.ts';
import { getScopedI18n } from '#web/platform/i18n/server.ts';
import { LinkButton } from '#web/ui/link-button.tsx';
import { AppPictures } from './app-pictures.tsx';
import { InstallButton } from './install-button.tsx';
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
      picture={<AppPictures locale={page.locale} />}
      actions={
        <>
          <InstallButton />
          <LinkButton href="/my-ev">{t('app.garage')}</LinkButton>
          <LinkButton href="/charging-station" variant="secondary">
            {t('app.chargers')}
          </LinkButton>
        </>
      }
    />
  );
}
