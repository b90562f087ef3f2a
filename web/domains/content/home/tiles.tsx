import type { Locale } from '#edge/contract/locale.ts';
import { Link } from '#web/platform/i18n/link.tsx';
import { getScopedI18n } from '#web/platform/i18n/server.ts';
import { Container } from '#web/ui/container.tsx';
import { cx } from '#web/ui/cx.ts';
import { ArrowRight } from '#web/ui/icons.ts';

const TILES = [
  ['app', '/my-alva-app', null],
  ['shop', '/shop', '/pictures/goods/helmet-open-640.avif'],
  ['promo', '/promo', '/pictures/goods/battery-dual-640.avif'],
] as const;

const PICTURE = 'studio-band w-2/5 shrink-0 md:aspect-[8/5] md:w-full';

/** The app's own screen, in the theme of the page: the one that is not displayed is not fetched. */
function AppScreens({ locale }: { locale: Locale }) {
  return (
    <div className={cx(PICTURE, 'overflow-hidden px-3 pt-5 md:px-0 md:pt-8')}>
      {(['light', 'dark'] as const).map((theme) => (
        <img
          key={theme}
          src={`/pictures/app/motorcycle-${locale}-${theme}.avif`}
          width={585}
          height={1266}
          alt=""
          loading="lazy"
          decoding="async"
          className={cx(
            'mx-auto max-h-64 w-full rounded-t-2xl border-4 border-carbon border-b-0 object-cover object-top md:max-h-none md:w-48 dark:border-line-strong',
            theme === 'light' ? 'dark:hidden' : 'hidden dark:block',
          )}
        />
      ))}
    </div>
  );
}

export async function Tiles({ locale }: { locale: Locale }) {
  const t = await getScopedI18n('content');
  return (
    <section aria-label={t('tiles.label')} className="py-14 sm:py-20">
      <Container>
        <ul className="grid gap-3 md:grid-cols-3 md:gap-5">
          {TILES.map(([key, href, picture]) => (
            <li
              key={key}
              className="group relative flex overflow-hidden md:flex-col rounded-2xl bg-surface shadow-card transition hover:shadow-float"
            >
              {picture === null ? (
                <AppScreens locale={locale} />
              ) : (
                <img
                  src={picture}
                  width={640}
                  height={400}
                  alt=""
                  loading="lazy"
                  decoding="async"
                  className={cx(PICTURE, 'object-cover')}
                />
              )}
              <div className="flex flex-1 flex-col p-5 sm:p-6">
                <h3 className="text-xl md:text-2xl">
                  <Link href={href} className="after:absolute after:inset-0">
                    {t(`tiles.${key}`)}
                  </Link>
                </h3>
                <p className="mt-2 text-muted max-md:text-sm">{t(`tiles.${key}-text`)}</p>
                <ArrowRight
                  size={22}
                  aria-hidden="true"
                  className="mt-auto translate-y-1 self-end text-accent-text transition group-hover:translate-x-1"
                />
              </div>
            </li>
          ))}
        </ul>
      </Container>
    </section>
  );
}
