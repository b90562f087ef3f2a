import { type OpenDocument, type PageKind, pageKindOf } from '#web/platform/csp/page-kind.ts';
import { session } from '#web/platform/session/browser.ts';
import { hasTagManager } from './data-layer.ts';

/** The page this document was loaded for; the router changes the address, and not the policy. */
export const loadedKind = (): PageKind => {
  const [loaded] = performance.getEntriesByType('navigation');
  return pageKindOf(new URL(loaded?.name ?? location.href, location.href).pathname);
};

export const openDocument = (): OpenDocument => {
  const provider = session().provider;
  return {
    kind: loadedKind(),
    hasTagManager: hasTagManager(),
    needsLoader:
      provider !== undefined && (provider.emulator === undefined || provider.captcha !== undefined),
  };
};
