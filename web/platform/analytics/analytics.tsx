'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { readCookie, setCookie } from '#web/platform/cookies.ts';
import { pageKindOf } from '#web/platform/csp/page-kind.ts';
import { useLocale } from '#web/platform/i18n/use-locale.ts';
import { dataLayer, loadTagManager, pushPageView } from './data-layer.ts';
import { loadedKind } from './open-document.ts';
import { platformOf } from './platform.ts';
import { type TrackingCookie, trackingCookies } from './tracked-keys.ts';
import { useConsent } from './use-consent.ts';

const TAG_MANAGER_ID = process.env.NEXT_PUBLIC_TAG_MANAGER_ID;

const keep = (cookies: readonly TrackingCookie[]): void => {
  for (const { name, value, maxAgeSeconds } of cookies) setCookie(name, value, { maxAgeSeconds });
};

/** One page view for each change of route, and what the landing address says, as far as consent goes. */
export function Analytics() {
  const pathname = usePathname();
  const locale = useLocale();
  const consent = useConsent();
  const landing = useRef<readonly TrackingCookie[]>(undefined);
  const seen = useRef<string>(undefined);

  useEffect(() => {
    // Read once, at arrival: later addresses are our own.
    if (landing.current === undefined) {
      landing.current = trackingCookies(new URL(location.href), Date.now(), readCookie);
      const click = landing.current.find(({ name }) => name === 'referral_click');
      // A device reports a link once a day; the server counts a visitor once, too.
      if (click !== undefined && readCookie('referral_click') !== click.value)
        import('./count-click.ts').then(
          ({ countClick }) => countClick(click.value),
          (error: unknown) => console.warn('count click', error),
        );
    }
    keep(landing.current.filter(({ purpose }) => purpose === 'referral'));
    if (consent === 'granted')
      keep(landing.current.filter(({ purpose }) => purpose === 'campaign'));
  }, [consent]);

  useEffect(() => {
    if (consent !== 'granted' || seen.current === pathname) return;
    // Where somebody signs in or pays nobody looks on; a document loaded there may not load the script.
    if (pageKindOf(pathname) !== 'open') return;
    seen.current = pathname;
    if (TAG_MANAGER_ID && loadedKind() === 'open') loadTagManager(TAG_MANAGER_ID, Date.now());
    const isInstalled = matchMedia('(display-mode: standalone)').matches;
    pushPageView(dataLayer(), {
      path: pathname,
      title: document.title,
      locale,
      platform: platformOf(navigator.userAgent, isInstalled),
    });
  }, [consent, pathname, locale]);

  return null;
}
