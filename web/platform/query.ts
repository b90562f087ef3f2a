'use client';

import { useMemo, useSyncExternalStore } from 'react';

const CHANGED = 'alva:query';

const subscribe = (onChange: () => void): (() => void) => {
  window.addEventListener(CHANGED, onChange);
  window.addEventListener('popstate', onChange);
  return () => {
    window.removeEventListener(CHANGED, onChange);
    window.removeEventListener('popstate', onChange);
  };
};

/**
 * The address's query, as page state that survives back, reload and a change of language. Empty while
 * the static page hydrates: the same bytes serve every query.
 */
export const useQuery = (): URLSearchParams => {
  const search = useSyncExternalStore(
    subscribe,
    () => window.location.search,
    () => '',
  );
  return useMemo(() => new URLSearchParams(search), [search]);
};

/**
 * Changes some keys of the query; null removes a key. Without a step in the history, unless the
 * person would want to come back to what was there before, as with a page of a list.
 */
export const setQuery = (
  patch: Readonly<Record<string, string | null>>,
  { step = false } = {},
): void => {
  const url = new URL(window.location.href);
  for (const [key, value] of Object.entries(patch))
    if (value === null || value === '') url.searchParams.delete(key);
    else url.searchParams.set(key, value);
  if (url.href === window.location.href) return;
  if (step) window.history.pushState(null, '', url);
  else window.history.replaceState(null, '', url);
  window.dispatchEvent(new Event(CHANGED));
};

/**
 * The address without its query, for one that holds a secret. Next's router hears of it, or it would put
 * the query back when it next learns something: it listens only once the page's effects have run, and
 * takes a state that is its own for its own doing.
 */
export const dropQuery = (): void => {
  const { pathname } = window.location;
  setTimeout(() => {
    if (window.location.pathname === pathname) window.history.replaceState(null, '', pathname);
  });
};
