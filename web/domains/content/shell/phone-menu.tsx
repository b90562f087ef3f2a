import type { ReactNode } from 'react';
import { getScopedI18n } from '../../../platform/i18n/server.ts';
import { iconButtonClass } from '../../../ui/icon-button.tsx';
import { ChevronRight, X } from '../../../ui/icons.ts';
import { Popover } from '../../../ui/popover.tsx';
import { Wordmark } from '../../../ui/wordmark.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { headerMenu, serviceMenu, topNavigation } from './menus.ts';
import { NavLink } from './nav-link.tsx';
import { ThemeSwitch } from './theme-switch.tsx';

export const PHONE_MENU_ID = 'phone-menu';

function Entry({ href, children }: { href: string; children: ReactNode }) {
  return (
    <li>
      <NavLink
        href={href}
        className="flex min-h-14 items-center justify-between border-line border-b font-semibold text-lg aria-[current]:text-accent-text"
      >
        {children}
        <ChevronRight size={20} className="text-faint" />
      </NavLink>
    </li>
  );
}

/** The whole screen on phones; opens and closes without script. */
export async function PhoneMenu() {
  const t = await getScopedI18n('frame');
  return (
    <Popover
      id={PHONE_MENU_ID}
      className="m-0 h-dvh max-h-none w-full max-w-none bg-ground xl:hidden"
    >
      <div className="flex h-header items-center justify-between px-5 sm:px-8">
        <Wordmark />
        <button
          type="button"
          popoverTarget={PHONE_MENU_ID}
          popoverTargetAction="hide"
          aria-label={t('menu.close')}
          className={`${iconButtonClass} -mr-3`}
        >
          <X size={24} />
        </button>
      </div>
      <nav aria-label={t('header.label')} className="px-5 pb-8 sm:px-8">
        <ul>
          {headerMenu().map(([key, href]) => (
            <Entry key={key} href={href}>
              {t(`header.${key}`)}
            </Entry>
          ))}
          {topNavigation().map(([key, href]) => (
            <Entry key={key} href={href}>
              {t(`top.${key}`)}
            </Entry>
          ))}
          {serviceMenu().map(([key, href]) => (
            <Entry key={key} href={href}>
              {t(`service.${key}`)}
            </Entry>
          ))}
        </ul>
        <div className="mt-8 flex items-center justify-between">
          <LanguageSwitch className="-ml-3" />
          <ThemeSwitch />
        </div>
      </nav>
    </Popover>
  );
}
