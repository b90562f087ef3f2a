import { getScopedI18n } from '../../../platform/i18n/server.ts';
import { Container } from '../../../ui/container.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { ModelPicture, shotOf } from '../../catalog/index.ts';

const SLUG = 'alva-cervo';
const LOOK = 'indie-red--black';
const PAINT = { hex: '#a91d26', accentHex: '#1a1b1e' };

/** One motorcycle, one sentence, two ways on. */
export async function HomeHero() {
  const t = await getScopedI18n('content');
  return (
    <section data-theme="light" className="studio-band relative isolate overflow-hidden text-ink">
      <Container className="flex flex-col pt-12 lg:min-h-[min(46rem,calc(100dvh-var(--spacing-header)))] lg:justify-center lg:py-20">
        <div className="lg:max-w-xl">
          <p className="text-balance font-bold text-display">{t('home.title')}</p>
          <p className="mt-5 max-w-md text-lg text-muted">{t('home.lead')}</p>
          <div className="mt-8 flex flex-wrap gap-3">
            <LinkButton href="/product" variant="accent" size="lg">
              {t('home.models')}
            </LinkButton>
            <LinkButton href="/charging-station" variant="secondary" size="lg">
              {t('home.chargers')}
            </LinkButton>
          </div>
        </div>
        <div className="-z-10 -mx-14 mt-2 lg:absolute lg:inset-y-0 lg:right-0 lg:left-[24%] lg:m-0">
          <ModelPicture
            shot={shotOf(SLUG, LOOK, 'hero')}
            look={PAINT}
            alt={t('home.hero-picture')}
            sizes="(min-width: 1024px) 76vw, 125vw"
            priority
            className="studio-photo h-full w-full object-cover object-[50%_65%]"
          />
        </div>
      </Container>
    </section>
  );
}
