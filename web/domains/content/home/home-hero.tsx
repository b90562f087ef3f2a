import type { Locale } from '#edge/contract/locale.ts';
import { rupiah } from '#edge/contract/money.ts';
import { monthlyCost } from '#edge/contract/monthly-cost.ts';
import { ModelPicture, modelsAtBuild, ridingAtStart, shotOf } from '#web/domains/catalog/index.ts';
import { number } from '#web/platform/i18n/format.ts';
import { getScopedI18n } from '#web/platform/i18n/server.ts';
import { Container } from '#web/ui/container.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { roundedRupiah } from './rounded-rupiah.ts';

const SLUG = 'alva-cervo';
const LOOK = 'indie-red--black';
const PAINT = { hex: '#a91d26', accentHex: '#1a1b1e' };

/** One motorcycle, what it is, what it costs to buy and to ride, two ways on. */
export async function HomeHero({ locale }: { locale: Locale }) {
  const [t, models, riding] = await Promise.all([
    getScopedI18n('content'),
    modelsAtBuild(locale),
    ridingAtStart(),
  ]);
  const { electric, distanceKm } = monthlyCost(riding);
  const prices = models.flatMap(({ otr_after_discount: price }) => price ?? []);
  const facts = [
    ['price', rupiah(Math.min(...prices)), t('hero.price-of')],
    [
      'month',
      roundedRupiah(electric.total),
      t('hero.month-of', { km: number(locale, distanceKm) }),
    ],
  ] as const;
  return (
    <section className="studio-ground relative isolate overflow-hidden text-ink">
      <Container className="flex flex-col pt-6 pb-8 sm:pt-10 sm:pb-10 xl:min-h-[min(46rem,calc(100dvh-var(--spacing-header)))] xl:justify-center xl:py-20">
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
        <dl className="mt-4 grid max-w-md grid-cols-2 gap-x-6 xl:mt-8">
          {facts.map(([key, amount, of]) => (
            <div key={key} className="border-line-strong border-t pt-2 xl:pt-3">
              <dt className="text-muted text-sm">{t(`hero.${key}`)}</dt>
              <dd>
                <span className="block whitespace-nowrap font-bold text-xl tabular-nums xl:text-2xl">
                  {amount}
                </span>
                <span className="block text-muted text-sm max-sm:text-xs">{of}</span>
              </dd>
            </div>
          ))}
        </dl>
        <div className="mt-5 flex flex-wrap gap-x-2 gap-y-3 sm:gap-3 xl:mt-8">
          <LinkButton href="/product" variant="accent" className="max-sm:px-4">
            {t('home.models')}
          </LinkButton>
          <LinkButton href="/test-ride/select-bike" variant="secondary" className="max-sm:px-4">
            {t('home.test-ride')}
          </LinkButton>
        </div>
      </Container>
    </section>
  );
}
