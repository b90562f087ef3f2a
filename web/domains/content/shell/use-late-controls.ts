'use client';

import { useEffect } from 'react';
import { DEMO_READ_KEY } from './demo-read.ts';
import { DEMO_DISMISS, SEARCH_BUTTON } from './late-ids.ts';

const isTyping = ({ target }: KeyboardEvent): boolean =>
  target instanceof Element && target.closest('input,textarea,select,[contenteditable]') !== null;

const press = (event: KeyboardEvent): void => {
  const isOther = event.ctrlKey || event.metaKey || event.altKey || isTyping(event);
  if (event.key !== '/' || isOther || document.querySelector('dialog[open]')) return;
  event.preventDefault();
  document.getElementById(SEARCH_BUTTON)?.click();
};

const dismissDemo = (): void => {
  document.documentElement.dataset.demo = 'read';
  try {
    localStorage.setItem(DEMO_READ_KEY, '1');
  } catch {
    // Storage refused: it is gone for this page.
  }
};

/** What the static shell does beyond its own links: the key of the search, and the ribbon's button. */
export const useLateControls = (): void => {
  useEffect(() => {
    const ribbon = document.getElementById(DEMO_DISMISS);
    document.addEventListener('keydown', press);
    ribbon?.addEventListener('click', dismissDemo);
    return () => {
      document.removeEventListener('keydown', press);
      ribbon?.removeEventListener('click', dismissDemo);
    };
  }, []);
};
