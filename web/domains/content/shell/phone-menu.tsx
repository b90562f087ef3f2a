import { getScopedI18n } from '#web/platform/i18n/server.ts';
import { iconButtonClass } from '#web/ui/icon-button.tsx';
import { X } from '#web/ui/icons.ts';
import { Popover } from '#web/ui/popover.tsx';
import { Wordmark } from '#web/ui/wordmark.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { headerMenu, serviceMenu } from './menus.ts';
import { PersonalNavigation } from './personal-navigation.tsx';
import { PhoneEntry } from './phone-entry.tsx';
import { ThemeSwitch } from './theme-switch.tsx';

export const PHONE_MENU_ID = 'phone-menu';

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
            <PhoneEntry key={key} href={href}>
              {t(`header.${key}`)}
            </PhoneEntry>
          ))}
          {serviceMenu().map(([key, href]) => (
            <PhoneEntry key={key} href={href}>
              {t(`service.${key}`)}
            </PhoneEntry>
          ))}
        </ul>
        <PersonalNavigation menu={PHONE_MENU_ID} />
        <div className="mt-8 flex items-center justify-between">
          <LanguageSwitch className="-ml-3" />
          <ThemeSwitch />
        </div>
      </nav>
    </Popover>
  );
}
