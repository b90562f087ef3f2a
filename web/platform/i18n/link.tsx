'use client';

import NextLink, { useLinkStatus } from 'next/link';
import { useRouter } from 'next/navigation';
import { type ComponentProps, useEffect } from 'react';
import { useLocale } from './use-locale.ts';

type Props = Omit<ComponentProps<typeof NextLink>, 'href' | 'prefetch'> & {
  /** Path without the language, e.g. `/product/alva-one?area=jakarta`. */
  href: string;
};

/** Marks the document while the page behind a link is on its way; the style sheet draws a line for it. */
function Pending() {
  const { pending } = useLinkStatus();
  useEffect(() => {
    if (!pending) return;
    const { dataset } = document.documentElement;
    dataset.pending = '';
    return () => {
      delete dataset.pending;
    };
  }, [pending]);
  return null;
}

/**
 * A link that stays in the language of the page. Its page is fetched ahead when a mouse points at it; all that
 * is in sight would cost a phone some hundred kilobytes and a long task for each page it shows.
 */
export function Link({ href, children, ...rest }: Props) {
  const path = `/${useLocale()}${href === '/' ? '' : href}`;
  const router = useRouter();
  return (
    <NextLink
      href={path}
      prefetch={false}
      onPointerEnter={({ pointerType }) => {
        if (pointerType === 'mouse') router.prefetch(path);
      }}
      {...rest}
    >
      {children}
      <Pending />
    </NextLink>
  );
}
