import { getScopedI18n } from '#web/platform/i18n/server.ts';
import { cx } from '#web/ui/cx.ts';

/** Pixels of a screen of the app, which `npm run screens` in the studio takes. */
const SCREEN = { width: 585, height: 1266 };

/** A screen of the app on a phone, in the theme of the page: one that is not displayed is not fetched while it is lazy. */
function Phone({ screen, alt, className }: { screen: string; alt: string; className: string }) {
  return (
    <div
      className={cx(
        'w-60 shrink-0 overflow-hidden rounded-[2.25rem] border-8 border-carbon bg-ground shadow-float dark:border-line-strong',
        className,
      )}
    >
      {(['light', 'dark'] as const).map((theme) => (
        <img
          key={theme}
          src={`/pictures/app/${screen}-${theme}.avif`}
          {...SCREEN}
          alt={alt}
          decoding="async"
          loading="lazy"
          className={cx('h-auto w-full', theme === 'light' ? 'dark:hidden' : 'hidden dark:block')}
        />
      ))}
    </div>
  );
}

/**
 * What one gets: a motorcycle with its charge and, where there is room, a charger.
 * @param locale of the text beside them
 */
export async function AppPictures({ locale }: { locale: string }) {
  const t = await getScopedI18n('content');
  return (
    <div className="flex items-start justify-center gap-8 px-6 py-10 sm:py-14 lg:gap-16">
      <Phone screen={`motorcycle-${locale}`} alt={t('app.motorcycle')} className="lg:w-72" />
      <Phone
        screen={`charger-${locale}`}
        alt={t('app.charger')}
        className="hidden sm:mt-16 sm:block lg:w-72"
      />
    </div>
  );
}
