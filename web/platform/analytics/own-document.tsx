'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import { needsOwnDocument, pageKindOf } from '#web/platform/csp/page-kind.ts';
import { openDocument } from './open-document.ts';

const linkOf = (event: MouseEvent): HTMLAnchorElement | undefined => {
  const { target, button, altKey, ctrlKey, metaKey, shiftKey } = event;
  if (button !== 0 || altKey || ctrlKey || metaKey || shiftKey) return undefined;
  const link = target instanceof Element ? target.closest('a') : null;
  return link?.origin === location.origin && link.target === '' ? link : undefined;
};

/**
 * Keeps a page where money moves, or somebody signs in, out of a document with scripts that are not for
 * it: a link there loads a document, and where the router went by itself the document is loaded anew.
 */
export function OwnDocument() {
  const pathname = usePathname();
  useEffect(() => {
    if (needsOwnDocument(openDocument(), pageKindOf(pathname))) location.reload();
  }, [pathname]);
  useEffect(() => {
    const onClick = (event: MouseEvent): void => {
      const link = linkOf(event);
      // The router never hears of it, so the browser follows the link itself.
      if (link && needsOwnDocument(openDocument(), pageKindOf(link.pathname)))
        event.stopPropagation();
    };
    addEventListener('click', onClick, true);
    return () => removeEventListener('click', onClick, true);
  }, []);
  return null;
}
