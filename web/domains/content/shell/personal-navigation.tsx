'use client';

import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { signOut } from '#web/platform/session/sign-out.ts';
import { useSession } from '#web/platform/session/use-session.ts';
import { LogOut } from '#web/ui/icons.ts';
import type { personalNavigation } from './menus.ts';
import { PhoneEntry } from './phone-entry.tsx';

/** The top navigation's personal part, for who is signed in; nothing for a guest. @param menu its popover */
export function PersonalNavigation({
  menu,
  entries,
}: {
  menu: string;
  entries: ReturnType<typeof personalNavigation>;
}) {
  const t = useScopedI18n('shell');
  const state = useSession();
  const { kind } = state;
  if (kind !== 'signed-in' && kind !== 'unavailable') return null;
  return (
    <section aria-label={t('account.label')} className="mb-4 lg:hidden">
      <ul>
        {entries.map(([key, href]) => (
          <PhoneEntry key={key} href={href}>
            {t(`account.${key}`)}
          </PhoneEntry>
        ))}
        {state.kind === 'signed-in' && state.isAffiliate ? (
          <PhoneEntry href="/orp-dashboard">{t('account.referrals')}</PhoneEntry>
        ) : null}
        {state.kind === 'signed-in' && state.isStaff ? (
          <PhoneEntry href="/pstools">{t('account.desk')}</PhoneEntry>
        ) : null}
      </ul>
      {kind === 'signed-in' ? (
        <button
          type="button"
          popoverTarget={menu}
          popoverTargetAction="hide"
          onClick={() => void signOut()}
          className="flex min-h-14 w-full items-center gap-3 font-semibold text-critical text-lg"
        >
          <LogOut size={20} />
          {t('account.logout')}
        </button>
      ) : null}
    </section>
  );
}
