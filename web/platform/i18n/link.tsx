'use client';

import NextLink from 'next/link';
import { type ComponentProps, useState } from 'react';
import { useLocale } from './use-locale.ts';

type Props = Omit<ComponentProps<typeof NextLink>, 'href' | 'prefetch'> & {
  /** Path without the language, e.g. `/product/alva-one?area=jakarta`. */
  href: string;
};

/**
 * A link that stays in the language of the page. Its page is fetched ahead when a mouse points at it, or a
 * finger taps it; all that is in sight would cost a phone some hundred kilobytes and a long task a page.
 * While the page is on its way the document is marked (until `usePageCame`), and globals.css draws a line.
 */
export function Link({ href, ...rest }: Props) {
  const path = `/${useLocale()}${href === '/' ? '' : href}`;
  const [isPointedAt, setPointedAt] = useState(false);
  return (
    <NextLink
      href={path}
      prefetch={isPointedAt ? null : false}
      onMouseEnter={() => setPointedAt(true)}
      onNavigate={() => {
        const isElsewhere = path.split(/[?#]/, 1)[0] !== location.pathname;
        document.documentElement.toggleAttribute('data-pending', isElsewhere);
      }}
      {...rest}
    />
  );
}
