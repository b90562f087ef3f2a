'use client';

import { type ReactNode, useEffect, useState } from 'react';
import { LinkButton } from '../../../ui/link-button.tsx';

/** To the email form, taking the page that was asked for along. */
export function EmailLink({ children }: { children: ReactNode }) {
  const [query, setQuery] = useState('');
  useEffect(() => setQuery(location.search), []);
  return (
    <LinkButton href={`/login/email${query}`} size="lg" block>
      {children}
    </LinkButton>
  );
}
