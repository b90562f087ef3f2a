'use client';

import { type ReactNode, useEffect, useRef } from 'react';
import { browserStorage, serverClock } from '#web/platform/offline/browser.ts';
import { dropFilled } from './last-view.tsx';
import { saveView } from './stored-view.ts';

/** After the last change, so that what comes in pieces is kept once. */
const CALM_MS = 1_000;

const save = (root: HTMLElement): void => {
  const times = [...root.querySelectorAll<HTMLElement>('[data-until]')].map(({ dataset }) =>
    Number(dataset.until),
  );
  if (times.length === 0) return;
  dropFilled();
  saveView(browserStorage(), {
    path: location.pathname,
    at: serverClock().now(),
    until: Math.min(...times),
    html: root.innerHTML,
  });
};

/**
 * Keeps what `children` show for the next time the page is opened. An element with `data-until` (epoch ms by the
 * server's clock) says that there is something to keep, and how long it holds; 0: not at all.
 */
export function RememberView({ children }: { children: ReactNode }) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current } = root;
    if (current === null) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const changed = (): void => {
      clearTimeout(timer);
      timer = setTimeout(() => save(current), CALM_MS);
    };
    const observer = new MutationObserver(changed);
    observer.observe(current, {
      subtree: true,
      childList: true,
      characterData: true,
      attributes: true,
    });
    changed();
    return () => {
      observer.disconnect();
      clearTimeout(timer);
    };
  }, []);
  return <div ref={root}>{children}</div>;
}
