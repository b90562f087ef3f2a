'use client';

import { type ReactNode, useEffect, useState } from 'react';
import { TextLink } from '../../../ui/text-link.tsx';

/** Back to the choices, taking the page that was asked for along. */
export function OtherWay({ children }: { children: ReactNode }) {
  const [query, setQuery] = useState('');
  useEffect(() => setQuery(location.search), []);
  return <TextLink href={`/login${query}`}>{children}</TextLink>;
}
