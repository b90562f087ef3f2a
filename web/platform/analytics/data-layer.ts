import type { Platform } from './platform.ts';

declare global {
  interface Window {
    dataLayer?: Record<string, unknown>[];
  }
}

export interface PageView {
  /** Path with its language, without query: queries can hold what is nobody's business. */
  path: string;
  title: string;
  locale: string;
  platform: Platform;
}

/** The event a tag manager listens for. */
export const pushPageView = (layer: Record<string, unknown>[], view: PageView): void => {
  layer.push({
    event: 'page_view',
    page_path: view.path,
    page_title: view.title,
    language: view.locale,
    platform: view.platform,
  });
};

export const dataLayer = (): Record<string, unknown>[] => {
  window.dataLayer ??= [];
  return window.dataLayer;
};

const HOST = 'https://www.googletagmanager.com/gtm.js';

export const hasTagManager = (): boolean =>
  document.querySelector(`script[src^="${HOST}"]`) !== null;

/** Loads the tag manager's container once. Only called after consent, and where one is configured. */
export const loadTagManager = (id: string, now: number): void => {
  if (hasTagManager()) return;
  dataLayer().push({ 'gtm.start': now, event: 'gtm.js' });
  const script = document.createElement('script');
  script.async = true;
  script.src = `${HOST}?id=${encodeURIComponent(id)}`;
  document.head.append(script);
};
