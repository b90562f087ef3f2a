import type { Locale } from '#edge/contract/locale.ts';
import { ModelPicture, shotOf } from '#web/domains/catalog/index.ts';
import { textAtBuild } from '#web/domains/content/reading/text-at-build.ts';
import { getScopedI18n } from '#web/platform/i18n/server.ts';
import { LinkButton } from '#web/ui/link-button.tsx';
import { StoryPage } from './story-page.tsx';

const PAINT = { hex: '#4d5a4f', accentHex: null };

export async function AboutScreen({ locale }: { locale: Locale }) {
  const [t, page] = await Promise.all([getScopedI18n('content'), textAtBuild('about', locale)]);
  return (
    <StoryPage
      page={page}
      locale={locale}
      name="about"
      picture={
        <ModelPicture
          shot={shotOf('alva-one', 'nebula-green', 'hero')}
          cutout={shotOf('alva-one', 'nebula-green', 'cutout')}
          look={PAINT}
          alt={t('about.picture')}
          sizes="(min-width: 1280px) 76rem, 100vw"
          priority
          className="aspect-[8/5] max-h-[44rem] w-full object-cover object-[50%_70%]"
        />
      }
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
