import { getScopedI18n } from '#web/platform/i18n/server.ts';
import { iconButtonClass } from '#web/ui/icon-button.tsx';
import { X } from '#web/ui/icons.ts';
import { Popover } from '#web/ui/popover.tsx';
import { Wordmark } from '#web/ui/wordmark.tsx';
import { personalNavigation, siteParts } from './menus.ts';
import { NavLink } from './nav-link.tsx';
import { PersonalNavigation } from './personal-navigation.tsx';
import { ThemeSwitch } from './theme-switch.tsx';

export const SITE_MENU_ID = 'site-menu';

/** Said once of all links: every page carries this menu. */
const LINKS =
  '[&_a]:flex [&_a]:min-h-11 [&_a]:items-center [&_a]:font-medium [&_a]:text-muted [&_a[aria-current]]:text-accent-text';

/**
 * Every page a visitor looks for, at one glance: the whole screen on phones, a panel below the header on
 * desktops. Opens and closes without script. One markup for both, because every page carries it.
 */
export async function SiteMenu() {
  const t = await getScopedI18n('frame');
  return (
    <Popover
      id={SITE_MENU_ID}
      className="m-0 h-dvh max-h-none w-full max-w-none bg-ground lg:inset-x-0 lg:top-header lg:bottom-auto lg:h-auto lg:border-line lg:border-b lg:shadow-float"
    >
      <div className="flex h-header items-center justify-between px-5 sm:px-8 lg:hidden">
        <Wordmark />
        <button
          type="button"
          popoverTarget={SITE_MENU_ID}
          popoverTargetAction="hide"
          aria-label={t('menu.close')}
          className={`${iconButtonClass} -mr-3`}
        >
          <X size={24} />
        </button>
      </div>
      <nav
        aria-label={t('menu.label')}
        className="mx-auto w-full max-w-page px-5 pt-2 pb-8 sm:px-8 lg:px-12 lg:pt-8"
      >
        <PersonalNavigation menu={SITE_MENU_ID} entries={personalNavigation()} />
        <div className={`columns-2 gap-x-6 lg:columns-5 lg:pb-2 ${LINKS}`}>
          <div className="lg:hidden">
            <NavLink href="/">{t('header.home')}</NavLink>
          </div>
          {siteParts().map(({ part, entries }) => (
            <div key={part} className="mb-4 break-inside-avoid">
              <p className="py-2 font-semibold">{t(`group.${part}`)}</p>
              <ul aria-label={t(`group.${part}`)}>
                {entries.map(([key, href]) => (
                  <li key={key}>
                    <NavLink href={href}>{t(key)}</NavLink>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
        <div className="lg:hidden">
          <ThemeSwitch />
        </div>
      </nav>
    </Popover>
  );
}
