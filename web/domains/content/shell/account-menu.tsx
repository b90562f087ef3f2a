'use client';

import { usePathname } from 'next/navigation';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { Link } from '#web/platform/i18n/link.tsx';
import { useLocale } from '#web/platform/i18n/use-locale.ts';
import { session } from '#web/platform/session/browser.ts';
import { personOf } from '#web/platform/session/person.ts';
import { loginPath } from '#web/platform/session/return-path.ts';
import { signOut } from '#web/platform/session/sign-out.ts';
import { useSession } from '#web/platform/session/use-session.ts';
import { Button } from '#web/ui/button.tsx';
import { cx } from '#web/ui/cx.ts';
import { CircleUser, LogOut } from '#web/ui/icons.ts';
import { Popover } from '#web/ui/popover.tsx';
import type { accountMenu } from './menus.ts';

const MENU_ID = 'account-menu';
/** As wide in every state, so that learning who is here moves nothing. */
const SLOT =
  'inline-flex size-tap shrink-0 items-center justify-center gap-2 rounded-full font-semibold text-sm transition hover:bg-sunken lg:w-30 lg:border lg:border-line-strong';
const ENTRY =
  'flex min-h-tap w-full items-center gap-3 rounded-lg px-4 text-left font-medium hover:bg-sunken';

/** @param entries from the page: which pages there are is decided where it is made */
export function AccountMenu({ entries }: { entries: ReturnType<typeof accountMenu> }) {
  const t = useScopedI18n('shell');
  const state = useSession();
  const path = usePathname().slice(useLocale().length + 1) || '/';

  if (state.kind === 'guest')
    return (
      <Link href={loginPath(path)} aria-label={t('account.login')} className={SLOT}>
        <CircleUser size={22} />
        <span className="hidden lg:inline">{t('account.login')}</span>
      </Link>
    );

  const initials = personOf(state) === undefined ? '' : session().initials;
  return (
    <>
      <button
        type="button"
        popoverTarget={MENU_ID}
        aria-busy={state.kind === 'initializing' || undefined}
        className={cx(SLOT, state.kind === 'initializing' && 'opacity-60')}
      >
        {initials === '' ? (
          <CircleUser size={22} />
        ) : (
          <span
            aria-hidden="true"
            className="grid size-8 place-items-center rounded-full bg-ink font-bold text-ground text-xs"
          >
            {initials}
          </span>
        )}
        <span className="sr-only lg:not-sr-only">{t('account.label')}</span>
      </button>
      <Popover
        id={MENU_ID}
        className="fixed inset-auto top-[calc(var(--spacing-header)+0.5rem)] right-5 w-64 rounded-xl border border-line bg-raised p-2 shadow-float sm:right-8"
      >
        {state.kind === 'unavailable' ? (
          <div className="grid gap-3 p-3">
            <p className="font-semibold">{t('account.unavailable')}</p>
            <p className="text-muted text-sm">{t('account.unavailable-help')}</p>
            <Button size="sm" variant="secondary" onClick={() => void session().refresh()}>
              {t('account.retry')}
            </Button>
          </div>
        ) : null}
        {state.kind === 'initializing' ? null : (
          <nav aria-label={t('account.label')}>
            <ul>
              {entries.map(([key, href]) => (
                <li key={key}>
                  <Link href={href} className={ENTRY}>
                    {t(`account.${key}`)}
                  </Link>
                </li>
              ))}
              {state.kind === 'signed-in' && state.isAffiliate ? (
                <li>
                  <Link href="/orp-dashboard" className={ENTRY}>
                    {t('account.referrals')}
                  </Link>
                </li>
              ) : null}
              {state.kind === 'signed-in' && state.isStaff ? (
                <li>
                  <Link href="/pstools" className={ENTRY}>
                    {t('account.desk')}
                  </Link>
                </li>
              ) : null}
            </ul>
          </nav>
        )}
        {state.kind === 'signed-in' ? (
          <button
            type="button"
            popoverTarget={MENU_ID}
            popoverTargetAction="hide"
            onClick={() => void signOut()}
            className={cx(ENTRY, 'mt-1 border-line border-t text-critical')}
          >
            <LogOut size={18} />
            {t('account.logout')}
          </button>
        ) : null}
      </Popover>
    </>
  );
}
