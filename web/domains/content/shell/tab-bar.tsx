'use client';

import { useEffect, useSyncExternalStore } from 'react';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { useSession } from '#web/platform/session/use-session.ts';
import { BatteryCharging, CircleHelp, Gauge, Motorbike, ShoppingBag } from '#web/ui/icons.ts';
import { NavLink } from './nav-link.tsx';

const INSTALLED = '(display-mode: standalone) and (width < 64rem)';

const subscribe = (changed: () => void): (() => void) => {
  const media = window.matchMedia(INSTALLED);
  media.addEventListener('change', changed);
  return () => media.removeEventListener('change', changed);
};

/** The five parts of the site at the thumb, whoever is reading: an owner's part is the garage. */
export const tabsFor = (isOwner: boolean) =>
  [
    ['motorcycles', '/product', Motorbike],
    ['charging', '/charging-station', BatteryCharging],
    ['owners', isOwner ? '/my-ev' : '/my-alva-app', Gauge],
    ['shop', '/shop', ShoppingBag],
    ['help', '/support', CircleHelp],
  ] as const;

/** Where ALVA stands on the home screen there is no browser's bar: this is in its place. */
export function TabBar() {
  const isInstalled = useSyncExternalStore(
    subscribe,
    () => window.matchMedia(INSTALLED).matches,
    () => false,
  );
  useEffect(() => {
    // The page makes room, and what is docked stands above it (base.css).
    document.documentElement.toggleAttribute('data-tabs', isInstalled);
  }, [isInstalled]);
  return isInstalled ? <Tabs /> : null;
}

function Tabs() {
  const t = useScopedI18n('shell');
  const { kind } = useSession();
  return (
    <nav
      aria-label={t('tabs.label')}
      className="fixed inset-x-0 bottom-0 z-30 border-line border-t bg-ground/95 pb-[env(safe-area-inset-bottom)] backdrop-blur print:hidden"
    >
      {/* As wide as their labels ask for, the rest shared out: in five equal parts the longest touches the edge. */}
      <ul className="mx-auto grid max-w-xl grid-cols-[repeat(5,auto)]">
        {tabsFor(kind === 'signed-in' || kind === 'unavailable').map(([key, href, Icon]) => (
          <li key={key}>
            <NavLink
              href={href}
              className="flex h-16 flex-col items-center justify-center gap-1 font-medium text-muted text-xs aria-[current]:text-accent-text"
            >
              <Icon size={22} aria-hidden="true" />
              {t(`tabs.${key}`)}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
