import type { ReactNode } from 'react';
import { type Catalogue, catalogueIn } from './catalogues.ts';
import { MessagesProvider } from './provider.tsx';
import { getCurrentLocale } from './server.ts';

/** A domain's slug, or `common` for what every page's shell needs. */
export type MessageScope = keyof Catalogue;

/** What forms of the desk say; no page without the scope `staff` has one. */
const STAFF_FORMS = 'desk.';

/**
 * Hands client components the messages of the scopes they use, and no others.
 *
 * next-international's own provider fetches the whole catalogue as a chunk and suspends while it
 * hydrates; this keeps the first paint interactive and the bytes in proportion to the page.
 */
export async function ClientMessages({
  scopes,
  children,
}: {
  scopes: readonly MessageScope[];
  children: ReactNode;
}) {
  const locale = await getCurrentLocale();
  const catalogue = await catalogueIn(locale);
  const messages: Record<string, string> = {};
  const isOfStaff = scopes.includes('staff');
  for (const scope of scopes)
    for (const [key, text] of Object.entries(catalogue[scope]))
      if (isOfStaff || scope !== 'validation' || !key.startsWith(STAFF_FORMS))
        messages[`${scope}.${key}`] = text;
  return (
    <MessagesProvider locale={locale} messages={messages}>
      {children}
    </MessagesProvider>
  );
}
