import { Link } from '#web/platform/i18n/link.tsx';
import { getScopedI18n } from '#web/platform/i18n/server.ts';
import { Container } from '#web/ui/container.tsx';
import { iconButtonClass } from '#web/ui/icon-button.tsx';
import { ChevronDown, Menu } from '#web/ui/icons.ts';
import { Popover } from '#web/ui/popover.tsx';
import { Wordmark } from '#web/ui/wordmark.tsx';
import { AccountMenu } from './account-menu.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { headerFolded, headerRow } from './menus.ts';
import { NavLink } from './nav-link.tsx';
import { PHONE_MENU_ID, PhoneMenu } from './phone-menu.tsx';

const MORE_ID = 'more-menu';
const ENTRY =
  'inline-flex min-h-tap items-center whitespace-nowrap rounded-full px-2.5 font-medium text-muted text-sm transition hover:text-ink aria-[current]:text-ink aria-[current]:underline aria-[current]:decoration-2 aria-[current]:decoration-accent aria-[current]:underline-offset-8';

export async function Header() {
  const t = await getScopedI18n('frame');
  return (
    <header className="sticky top-0 z-40 border-line border-b bg-ground/90 backdrop-blur-lg">
      <Container className="flex h-header items-center gap-2">
        <Link
          href="/"
          prefetch={false}
          className="-ml-2 mr-auto inline-flex min-h-tap items-center px-2 xl:mr-3"
          aria-label={`ALVA, ${t('header.home')}`}
        >
          <Wordmark />
        </Link>
        <nav aria-label={t('header.label')} className="mr-auto hidden xl:block">
          <ul className="flex items-center">
            {headerRow().map(([key, href]) => (
              <li key={key}>
                <NavLink href={href} className={ENTRY}>
                  {t(`header.${key}`)}
                </NavLink>
              </li>
            ))}
            <li className="relative">
              <button
                type="button"
                popoverTarget={MORE_ID}
                className={`${ENTRY} gap-1 [anchor-name:--more]`}
              >
                {t('header.more')}
                <ChevronDown size={16} aria-hidden="true" />
              </button>
              <Popover
                id={MORE_ID}
                className="inset-auto m-0 mt-1 min-w-48 rounded-xl border border-line bg-raised p-2 shadow-float [position-anchor:--more] [position-area:bottom_span-right]"
              >
                <ul>
                  {headerFolded().map(([key, href]) => (
                    <li key={key}>
                      <NavLink
                        href={href}
                        className="flex min-h-tap items-center rounded-lg px-4 font-medium hover:bg-sunken aria-[current]:text-accent-text"
                      >
                        {t(`header.${key}`)}
                      </NavLink>
                    </li>
                  ))}
                </ul>
              </Popover>
            </li>
          </ul>
        </nav>
        <LanguageSwitch className="hidden sm:flex" />
        {/* The count of what was not read comes late, and moves nothing. */}
        <span id="unread-notifications" className="relative" />
        <AccountMenu />
        <button
          type="button"
          popoverTarget={PHONE_MENU_ID}
          aria-label={t('menu.open')}
          className={`${iconButtonClass} -mr-3 xl:hidden`}
        >
          <Menu size={24} />
        </button>
      </Container>
      <PhoneMenu />
    </header>
  );
}
