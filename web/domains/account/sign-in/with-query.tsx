'use client';

import { type ReactNode, useEffect, useState } from 'react';
import { LinkButton } from '#web/ui/link-button.tsx';
import { TextLink } from '#web/ui/text-link.tsx';

/** Sign-in pages hand the page that was asked for on to each other; they are static, so by script. */
export const useQueryString = (): string => {
  const [query, setQuery] = useState('');
  useEffect(() => setQuery(location.search), []);
  return query;
};

interface Props {
  /** A sign-in page, e.g. `/login/email`. */
  to: string;
  children: ReactNode;
}

export function SignInLink({ to, children }: Props) {
  return <TextLink href={`${to}${useQueryString()}`}>{children}</TextLink>;
}

export function SignInButton({ to, children }: Props) {
  return (
    <LinkButton href={`${to}${useQueryString()}`} size="lg" block>
      {children}
    </LinkButton>
  );
}
