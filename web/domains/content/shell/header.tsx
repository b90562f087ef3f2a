import { Link } from '#web/platform/i18n/link.tsx';
import { getScopedI18n } from '#web/platform/i18n/server.ts';
import { Container } from '#web/ui/container.tsx';
import { iconButtonClass } from '#web/ui/icon-button.tsx';
import { Menu } from '#web/ui/icons.ts';
import { Wordmark } from '#web/ui/wordmark.tsx';
import { AccountMenu } from './account-menu.tsx';
import { CartLink } from './cart-link.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { accountMenu, siteParts } from './menus.ts';
import { NavLink } from './nav-link.tsx';
import { SearchButton } from './search-button.tsx';
import { SITE_MENU_ID, SiteMenu } from './site-menu.tsx';

const ENTRY =
  'inline-flex min-h-tap items-center whitespace-nowrap rounded-full px-2.5 font-medium text-muted text-sm transition hover:text-ink aria-[current]:text-ink aria-[current]:underline aria-[current]:decoration-2 aria-[current]:decoration-accent aria-[current]:underline-offset-8';

export async function Header() {
  const t = await getScopedI18n('frame');
  return (
    <header className="sticky top-0 z-40 border-line border-b bg-ground/90 backdrop-blur-lg">
      <Container className="flex h-header items-center gap-1 max-[22rem]:gap-0 max-[22rem]:[&>a:not(:first-child)]:w-9 max-[22rem]:[&>button]:w-9 max-[22rem]:[&_li_a]:min-w-8 max-[22rem]:[&>a]:px-1 sm:gap-2">
        <Link
          href="/"
          className="-ml-2 mr-auto inline-flex min-h-tap items-center px-2 lg:mr-3"
          aria-label={`ALVA, ${t('header.home')}`}
        >
          <Wordmark />
        </Link>
        <nav aria-label={t('header.label')} className="mr-auto hidden lg:block">
          <ul className="flex items-center">
            <li>
              <NavLink href="/" className={ENTRY}>
                {t('header.home')}
              </NavLink>
            </li>
            {siteParts().map(({ part, entries: [first] }) =>
              first ? (
                <li key={part}>
                  <NavLink href={first[1]} className={ENTRY}>
                    {t(`group.${part}`)}
                  </NavLink>
                </li>
              ) : null,
            )}
          </ul>
        </nav>
        {/* On a phone the other language alone: there is no room for both. */}
        <LanguageSwitch className="max-sm:[&_li:has([aria-current])]:hidden" />
        <SearchButton label={t('search.open')} />
        <CartLink />
        {/* The count of what was not read comes late, and moves nothing. */}
        <span id="unread-notifications" className="relative" />
        <AccountMenu entries={accountMenu()} />
        <button
          type="button"
          popoverTarget={SITE_MENU_ID}
          aria-label={t('menu.open')}
          className={`${iconButtonClass} -mr-3`}
        >
          <Menu size={24} />
        </button>
      </Container>
      <SiteMenu />
    </header>
  );
}
