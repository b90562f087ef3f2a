'use client';

import { useEffect } from 'react';

export interface PageHead {
  readonly title: string;
  readonly description: string;
}

/** Gives the shell's head the station it shows, for the tab, for sharing and for search engines. */
export const usePageHead = (head: PageHead | null): void => {
  useEffect(() => {
    if (head === null) return;
    document.title = head.title;
    document.querySelector('meta[name=description]')?.setAttribute('content', head.description);
    const { origin, pathname } = window.location;
    document.querySelector('link[rel=canonical]')?.setAttribute('href', origin + pathname);
    for (const link of document.querySelectorAll('link[rel=alternate][hreflang]')) {
      const language = link.getAttribute('hreflang');
      const prefix = language === 'x-default' ? '' : `/${language}`;
      link.setAttribute('href', origin + prefix + pathname.replace(/^\/(en|id)(?=\/)/, ''));
    }
  }, [head]);
};
