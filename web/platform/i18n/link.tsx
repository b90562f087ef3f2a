'use client';

import NextLink from 'next/link';
import type { ComponentProps } from 'react';
import { useLocale } from './use-locale.ts';

type Props = Omit<ComponentProps<typeof NextLink>, 'href'> & {
  /** Path without the language, e.g. `/product/alva-one?area=jakarta`. */
  href: string;
};

/** A link that stays in the language of the page. */
export function Link({ href, ...rest }: Props) {
  const locale = useLocale();
  return <NextLink href={`/${locale}${href === '/' ? '' : href}`} {...rest} />;
}
