'use client';

import { useLayoutEffect, useRef } from 'react';
import { useLocale } from '#web/platform/i18n/use-locale.ts';
import { DEFAULT_MARK, HEAD_MARK, headElements, type PageHead } from './page-head.ts';

const written = (): NodeListOf<Element> => document.head.querySelectorAll(`[${HEAD_MARK}]`);

const add = (name: string, attributes: readonly (readonly [string, string])[], text = ''): void => {
  const element = document.createElement(name);
  for (const [key, value] of attributes) element.setAttribute(key, value);
  element.setAttribute(HEAD_MARK, '');
  element.textContent = text;
  document.head.append(element);
};

/**
 * Gives a shell's head what it shows. A shell has none of its own: the same bytes serve every part,
 * and the address of another page must not stand there even for a moment. Whoever asks the server
 * gets the head with the page (`with-head.ts`); this is for links inside the site and for the device's copy.
 * @param head null while it is not known; then `fallback` stands in the tab
 */
export const usePageHead = (head: PageHead | null, fallback: string): void => {
  const locale = useLocale();
  const key = head === null ? null : JSON.stringify(head);
  const stopgap = useRef('');
  useLayoutEffect(() => {
    if (key === null) {
      // A title from the server says more, unless it is the default.
      const isDefault = written()[0]?.getAttribute(HEAD_MARK) === DEFAULT_MARK;
      if (document.title !== stopgap.current && !isDefault) return;
      for (const element of written()) if (element.localName === 'title') element.remove();
      add('title', [], fallback);
      stopgap.current = document.title;
      return;
    }
    for (const element of written()) if (element.localName !== 'script') element.remove();
    const head = JSON.parse(key) as PageHead;
    add('title', [], head.title);
    for (const [name, attributes] of headElements(head, locale, window.location.origin))
      add(name, attributes);
  }, [key, fallback, locale]);
  useLayoutEffect(
    () => () => {
      for (const element of written()) element.remove();
    },
    [],
  );
};
