'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { pathIn } from '#edge/contract/locale-path.ts';
import { openDocument } from '#web/platform/analytics/open-document.ts';
import { needsOwnDocument, pageKindOf } from '#web/platform/csp/page-kind.ts';
import { useLocale } from '#web/platform/i18n/use-locale.ts';
import { session } from './browser.ts';
import { namedPath, pathAfterSignIn, rememberPath } from './current-path.ts';
import { type PageAction, type PagePolicy, pageAction } from './page-action.ts';
import { loginPath } from './return-path.ts';
import { useSession } from './use-session.ts';

/** Where sign-in leads; read in the browser, because the pages are static. */
const askedFor = (): string => {
  const [navigation] = performance.getEntriesByType('navigation');
  const { referrer } = document;
  const arrival = { href: location.href, opened: navigation?.name ?? '', referrer };
  return pathAfterSignIn(sessionStorage, namedPath(arrival));
};

/** What this page does now; redirects happen by themselves. */
export const usePageAction = (policy: PagePolicy, busy = false): PageAction => {
  const locale = useLocale();
  const router = useRouter();
  const action = pageAction(useSession(), policy, busy);
  useEffect(() => {
    const path = `${location.pathname}${location.search}`;
    if (action === 'redirect-to-login') {
      if (!session().leaving) rememberPath(sessionStorage, path);
      const target = `/${locale}${session().leaving ? '' : loginPath(path)}`;
      // The router's page would be loaded once more, as a document of its own.
      if (needsOwnDocument(openDocument(), pageKindOf(target))) location.replace(target);
      else router.replace(target);
    }
    // A whole page load: the router may keep how the server sent this visitor away as a guest.
    if (action === 'redirect-to-app') location.replace(pathIn(locale, askedFor()));
  }, [action, locale, router]);
  return action;
};
