import { ModelPicture, shotOf } from '#web/domains/catalog/index.ts';
import { getScopedI18n } from '#web/platform/i18n/server.ts';
import { Container } from '#web/ui/container.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';

const SLUG = 'alva-cervo';
const LOOK = 'indie-red--black';
const PAINT = { hex: '#a91d26', accentHex: '#1a1b1e' };

/** One motorcycle, one sentence, two ways on. */
export async function HomeHero() {
  const t = await getScopedI18n('content');
  return (
    <section className="studio-ground relative isolate overflow-hidden text-ink">
      <Container className="flex flex-col pt-10 pb-10 xl:min-h-[min(46rem,calc(100dvh-var(--spacing-header)))] xl:justify-center xl:py-20">
        <p className="text-balance font-bold text-display xl:max-w-lg">{t('home.title')}</p>
        <div className="-z-10 -mx-14 sm:-mx-10 xl:absolute xl:inset-y-0 xl:right-0 xl:left-[36%] xl:m-0">
          <ModelPicture
            shot={shotOf(SLUG, LOOK, 'hero')}
            cutout={shotOf(SLUG, LOOK, 'cutout')}
            look={PAINT}
            alt={t('home.hero-picture')}
            sizes="(min-width: 1280px) 88vw, 125vw"
            priority
            className="studio-photo h-full w-full object-cover object-[50%_65%] dark:object-contain"
          />
        </div>
        <p className="text-lg text-muted xl:mt-6 xl:max-w-md">{t('home.lead')}</p>
        <div className="mt-6 flex flex-wrap gap-3 xl:mt-8">
          <LinkButton href="/product" variant="accent">
            {t('home.models')}
          </LinkButton>
          <LinkButton href="/charging-station" variant="secondary">
            {t('home.chargers')}
          </LinkButton>
        </div>
      </Container>
    </section>
  );
}
