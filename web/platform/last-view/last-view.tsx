'use client';

import { type ReactNode, useState } from 'react';

let filled: string | undefined;

/** What the script in the page has filled in; until the page shows more than that (`dropFilled`). */
const filledByScript = (): string => {
  if (typeof document === 'undefined') return '';
  filled ??= document.querySelector('[data-last-view]')?.innerHTML ?? '';
  return filled;
};

/** The page is alive: whoever comes back to it is not shown what it was before. */
export const dropFilled = (): void => {
  filled = '';
};

/**
 * What the page showed when it was last open here (`RememberView`), while its scripts come and the device is read;
 * `children` where there is nothing. The links in it work. See decisions/before-the-scripts.md.
 */
export function LastView({ children }: { children: ReactNode }) {
  const [html] = useState(filledByScript);
  return (
    <>
      <div
        data-last-view={html === '' ? '' : 'new'}
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: what this very page has drawn; keeps React from it
        dangerouslySetInnerHTML={{ __html: html }}
      />
      <div data-without-view>{children}</div>
    </>
  );
}
