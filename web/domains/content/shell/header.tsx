import { Link } from '../../../platform/i18n/link.tsx';
import { getScopedI18n } from '../../../platform/i18n/server.ts';
import { Container } from '../../../ui/container.tsx';
import { iconButtonClass } from '../../../ui/icon-button.tsx';
import { Menu } from '../../../ui/icons.ts';
import { Wordmark } from '../../../ui/wordmark.tsx';
import { AccountMenu } from './account-menu.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { headerMenu } from './menus.ts';
import { NavLink } from './nav-link.tsx';
import { PHONE_MENU_ID, PhoneMenu } from './phone-menu.tsx';

export async function Header() {
  const t = await getScopedI18n('shell');
  return (
    <header className="sticky top-0 z-40 border-line border-b bg-ground/90 backdrop-blur-lg">
      <Container className="flex h-header items-center gap-2">
        <Link
          href="/"
          className="-ml-2 mr-auto inline-flex min-h-tap items-center px-2 lg:mr-6"
          aria-label={`ALVA, ${t('header.home')}`}
        >
          <Wordmark />
        </Link>
        <nav aria-label={t('header.label')} className="mr-auto hidden lg:block">
          <ul className="flex items-center">
            {headerMenu().map(([key, href]) => (
              <li key={key}>
                <NavLink
                  href={href}
                  className="inline-flex min-h-tap items-center rounded-full px-3 font-medium text-muted text-sm transition hover:text-ink aria-[current]:text-ink aria-[current]:underline aria-[current]:decoration-2 aria-[current]:decoration-accent aria-[current]:underline-offset-8"
                >
                  {t(`header.${key}`)}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
        <LanguageSwitch className="hidden sm:flex" />
        <AccountMenu />
        <button
          type="button"
          popoverTarget={PHONE_MENU_ID}
          aria-label={t('menu.open')}
          className={`${iconButtonClass} -mr-3 lg:hidden`}
        >
          <Menu size={24} />
        </button>
      </Container>
      <PhoneMenu />
    </header>
  );
}
